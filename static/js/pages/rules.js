/** The page of a title's rules: from here to a table against bots. */

import { errorText, post } from '../core/http.js';
import { loadTexts } from '../core/i18n.js';
import '../core/prefs.js';

async function main() {
  const texts = await loadTexts();
  /** @type {HTMLButtonElement} */
  const button = document.querySelector('[data-quick]');
  button.addEventListener('click', async () => {
    const notice = document.getElementById('notice');
    button.disabled = true;
    notice.hidden = true;
    try {
      // Whoever reads the rules of a kind of table plays by these.
      const options = JSON.parse(button.dataset.options);
      const { code } = await post('/api/play', { game: button.dataset.quick, seats: Number(button.dataset.seats), options });
      location.href = `/t/${encodeURIComponent(code)}`;
    } catch (error) {
      notice.textContent = errorText(texts, error);
      notice.hidden = false;
      button.disabled = false;
    }
  });
}

main();
