/** The overlay that lists all keyboard shortcuts. */

import { useEffect, useRef } from 'preact/hooks';

import { html } from './html.js';

const SHOWN = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc', ' ': '␣', Home: '⇱ Home', End: '⇲ End' };
const nameOf = (key) => key.split('+').map((part) => SHOWN[part] ?? (part.length === 1 ? part.toUpperCase() : part));

/**
 * Show the keyboard shortcuts of this page.
 * @param {object} props
 * @param {import('./keys.js').Keys} props.keys
 * @param {boolean} props.open
 * @param {() => void} props.onClose
 * @param {import('./i18n.js').Texts} props.texts
 */
export function KeyHelp({ keys, open, onClose, texts }) {
  const dialog = useRef(null);
  useEffect(() => {
    if (open && !dialog.current.open) dialog.current.showModal();
    if (!open && dialog.current.open) dialog.current.close();
  }, [open]);
  // List a binding once even if two parts of the page register it.
  const lines = new Map(keys.all.value.map((one) => [`${one.key} ${one.label}`, one]));
  return html`<dialog ref=${dialog} class="dialog keys-help" aria-labelledby="keys-heading" onClose=${onClose}
    onClick=${(event) => event.target === dialog.current && onClose()}>
    <h2 id="keys-heading">${texts.say('keys-heading')}</h2>
    <dl class="keys">
      ${[...lines.values()].map(({ key, label }) => html`<div key=${`${key} ${label}`}>
        <dt>${nameOf(key).map((part, at) => html`<kbd key=${at}>${part}</kbd>`)}</dt><dd>${label}</dd>
      </div>`)}
    </dl>
    <p class="quiet">${texts.say('keys-about')}</p>
    <div class="buttons"><button type="button" class="button main" onClick=${onClose}>${texts.say('close')}</button></div>
  </dialog>`;
}
