/** Notes to oneself: the server keeps them for each table, and sends them to nobody else. */

import { useEffect, useState } from 'preact/hooks';

import { loadWords } from './between.js';
import { Dialog } from './dialog.js';
import { html } from './html.js';
import { errorText, get, post } from './http.js';

/**
 * A dialog with the reader's notes at a table, which are stored when it is closed.
 * @param {{code: string, texts: import('./i18n.js').Texts, onClose: () => void}} props
 */
export function Memo({ code, texts, onClose }) {
  const [notes, setNotes] = useState(/** @type {string | null} */ (null));
  const [saved, setSaved] = useState('');
  const [trouble, setTrouble] = useState('');
  const attempt = (work) => work().catch((error) => setTrouble(errorText(texts, error)));
  useEffect(() => {
    attempt(async () => {
      await loadWords(texts);
      const found = await get(`/api/tables/${code}/memo`);
      setSaved(found.notes);
      setNotes(found.notes);
    });
  }, []);
  const store = () => attempt(async () => {
    if (notes !== null && notes !== saved) await post(`/api/tables/${code}/memo`, { notes });
    onClose();
  });
  return html`<${Dialog} id="memo-heading" heading=${texts.say('menu-memo')} open=${true} onClose=${store}>
    ${trouble && html`<p class="notice bad" role="alert">${trouble}</p>`}
    ${notes !== null && html`<p class="quiet">${texts.say('memo-about')}</p>
      <textarea class="memo" aria-labelledby="memo-heading" rows="8" maxlength="4000" value=${notes} onInput=${({ currentTarget }) => setNotes(currentTarget.value)}></textarea>`}
    <div class="buttons"><button type="button" class="button main" onClick=${store}>${texts.say(trouble && notes === null ? 'draft-cancel' : 'memo-done')}</button></div>
  <//>`;
}
