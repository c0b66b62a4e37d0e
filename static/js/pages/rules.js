/** The rules page of a title, with a button to start a game against bots. */

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
      // A game started here uses the options whose rules are shown.
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
