/** Links to copy. */

import { useRef, useState } from 'preact/hooks';

import { html } from './html.js';
import { copy } from './http.js';

/**
 * A text to copy, in a field where it can be read and selected.
 * @param {{label: string, text: string, texts: import('./i18n.js').Texts, children: *}} props
 */
export function Copied({ label, text, texts, children }) {
  const field = useRef(null);
  const [told, tell] = useState('');
  const take = async () => tell(texts.say((await copy(field.current)) ? 'copied' : 'device-copy-it'));
  return html`<div class="row">
      <label class="field grow">${label}
        <input ref=${field} type="text" readonly value=${text} onFocus=${(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="button main" onClick=${take}>${texts.say('copy')}</button>
      ${children}
    </div>
    <p class="quiet" role="status">${told}</p>`;
}
