/** Modal dialogs. */

import { useEffect, useRef } from 'preact/hooks';

import { html } from './html.js';

/**
 * A modal dialog that is shown while `open`.
 * @param {object} props
 * @param {string} props.id of its heading
 * @param {string} props.heading
 * @param {boolean} props.open
 * @param {() => void} props.onClose called when it is closed by Escape
 * @param {object} props.children
 */
export function Dialog({ id, heading, open, onClose, children }) {
  const dialog = useRef(null);
  useEffect(() => {
    if (open && !dialog.current.open) dialog.current.showModal();
    if (!open && dialog.current.open) dialog.current.close();
  }, [open]);
  return html`<dialog ref=${dialog} class="dialog" aria-labelledby=${id} onClose=${() => open && onClose()}>
    <h2 id=${id}>${heading}</h2>${children}
  </dialog>`;
}
