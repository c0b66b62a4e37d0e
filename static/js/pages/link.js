/** The page that a link to another device opens: it brings one's seats here, once. */

import { errorText, post } from '../core/http.js';
import { loadTexts } from '../core/i18n.js';
import '../core/prefs.js';

const token = location.hash.slice(1);
// The secret must not stay in the address, the history, or anything that reads them.
history.replaceState(null, '', location.pathname);

/** Take the seats over only when asked: a preview that opens links must not use them up. */
async function main() {
  const texts = await loadTexts();
  /** @type {HTMLFormElement} */
  const form = document.querySelector('form[data-claim]');
  const notice = document.getElementById('notice');
  const tell = (text) => {
    notice.textContent = text;
    notice.hidden = false;
    form.hidden = true;
  };
  if (!token) return tell(texts.say('link-without-secret'));
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      await post('/api/link/claim', { token });
      location.replace('/');
    } catch (error) {
      tell(errorText(texts, error));
    }
  });
  return undefined;
}

main();
