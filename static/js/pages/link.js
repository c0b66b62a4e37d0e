/** The page that a link to another device opens: it brings one's seats here, once. */

import { render } from 'preact';

import { html } from '../core/html.js';
import { errorText } from '../core/http.js';
import { loadTexts } from '../core/i18n.js';
import '../core/prefs.js';
import { Question, signIn } from '../core/signing.js';

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
  const place = document.getElementById('question');
  const ask = (question) => new Promise((answer) => {
    render(html`<${Question} ...${question} onAnswer=${answer} />`, place);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    form.hidden = true;
    try {
      await signIn('/api/link/claim', { token }, texts, ask);
      location.replace('/');
    } catch (error) {
      tell(errorText(texts, error));
    }
  });
  return undefined;
}

main();
