/** The page that a link to a seat opens: whoever claims it has that seat from then on. */

import { errorText, post } from '../core/http.js';
import { loadTexts } from '../core/i18n.js';
import '../core/prefs.js';

const token = location.hash.slice(1);
// The secret must not stay in the address, the history, or anything that reads them.
history.replaceState(null, '', location.pathname);

/** Take the seat only when asked: a preview that opens links must not use them up. */
async function main() {
  const texts = await loadTexts();
  /** @type {HTMLFormElement} */
  const form = document.querySelector('form[data-claim]');
  const notice = document.getElementById('notice');
  const tell = (text) => {
    notice.textContent = text;
    notice.hidden = false;
  };
  if (!token) return tell(texts.say('refused-seat_link_used_up'));
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      const name = new FormData(form).get('name') ?? '';
      const { code } = await post('/api/seat/claim', { token, name: String(name).trim() });
      location.replace(`/t/${code}`);
    } catch (error) {
      tell(errorText(texts, error));
    }
  });
  return undefined;
}

main();
