/** The draft and the button that submits it. */

import { html } from './html.js';

/**
 * A form around a draft: Enter or the button sends the action, unless it is invalid.
 * @param {object} props
 * @param {import('./play.js').Play} props.play
 * @param {import('../types').Action} props.action as it would be sent
 * @param {string | null} [props.wrong] the reason why it cannot be sent yet
 * @param {string} props.text on the button
 * @param {string} props.label of the form
 * @param {boolean} [props.cancel] whether the draft can be cancelled
 * @param {object} [props.beside] further buttons
 * @param {object} [props.children]
 */
export function Confirm({ play, action, wrong = null, text, label, cancel = false, beside = null, children }) {
  const submit = (event) => {
    event.preventDefault();
    if (!wrong && !play.busy) play.send(action);
  };
  return html`<form class="confirm" aria-label=${label} onSubmit=${submit}>
    ${children}
    <div class="buttons confirm-buttons">
      <button class="button main" aria-disabled=${wrong ? 'true' : null} disabled=${play.busy}>${text}</button>
      ${beside}
      ${cancel && html`<button type="button" class="button ghost" onClick=${() => play.drop()}>${play.texts.say('draft-cancel')}</button>`}
      <span class="reason" role="status">${wrong}</span>
    </div>
  </form>`;
}
