/** Signing in, and the confirmation before a browser switches to another account. */

import { html } from './html.js';
import { post } from './http.js';

/**
 * A question in the page; its first answer gets the focus.
 * @param {{text: string, answers: {value: string, label: string, kind?: string}[], onAnswer: (value: string) => void}} props
 */
export function Question({ text, answers, onAnswer }) {
  return html`<div class="notice" role="alertdialog" aria-label=${text}>
    <p>${text}</p>
    <div class="buttons">
      ${answers.map(({ value, label, kind = '' }, at) => html`<button type="button" class=${`button ${kind}`} key=${value}
        ref=${at === 0 ? (button) => button?.focus() : null} onClick=${() => onAnswer(value)}>${label}</button>`)}
    </div>
  </div>`;
}

/**
 * Sign in. Ask first if the browser is signed in to another account.
 * @param {string} path
 * @param {object} body
 * @param {import('./i18n.js').Texts} texts
 * @param {(question: {text: string, answers: object[]}) => Promise<string>} ask
 * @returns {Promise<boolean>} whether the sign-in happened; rejects with ApiError
 */
export async function signIn(path, body, texts, ask) {
  try {
    await post(path, body);
  } catch (error) {
    if (error.code !== 'signed_in_already') throw error;
    const answers = [
      { value: 'go', label: texts.say('sign-in-as', { name: error.params.other }), kind: 'main' },
      { value: '', label: texts.say('sign-in-stay', { name: error.params.name }) },
    ];
    if (!(await ask({ text: error.message, answers }))) return false;
    await post(path, { ...body, replace: true });
  }
  return true;
}

/**
 * Make the buttons for this browser's earlier accounts switch back to them.
 * @param {(error: Error) => void} onFail
 */
export function offerSwitching(onFail) {
  /** @type {NodeListOf<HTMLElement>} */
  const buttons = document.querySelectorAll('[data-switch]');
  for (const button of buttons) {
    const session = button.dataset.switch;
    button.addEventListener('click', () => post('/api/sign-in/switch', { session }).then(() => location.assign('/'), onFail));
  }
}
