/** The form of a page that is opened by a link with a secret after the #. */

import { errorText } from './http.js';
import { loadTexts } from './i18n.js';

/**
 * Use the secret when the form is submitted, not before: a preview that opens links must not use them up.
 * @param {(token: string, form: HTMLFormElement, texts: import('./i18n.js').Texts) => Promise<string>} claim returns the page to go to
 */
export async function offerClaim(claim) {
  const token = location.hash.slice(1);
  // The secret must not stay in the address, the history or anything that reads them.
  history.replaceState(null, '', location.pathname);
  const texts = await loadTexts();
  /** @type {HTMLFormElement} */
  const form = document.querySelector('form[data-claim]');
  const notice = document.getElementById('notice');
  const tell = (text) => {
    notice.textContent = text;
    notice.hidden = false;
  };
  if (!token) {
    tell(texts.say('link-without-secret'));
    return;
  }
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      location.replace(await claim(token, form, texts));
    } catch (error) {
      tell(errorText(texts, error));
    }
  });
}
