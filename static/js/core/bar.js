/** The action bar: who must do what, what one may answer, what one is about to do, and the ways back. */

import { DecisionForm } from './choices.js';
import { html } from './html.js';
import { waysBack } from './store.js';

/**
 * Return the one sentence that says who must do what.
 * @param {import('./play.js').Play} play
 * @param {object} board the title's module
 * @returns {{text: string, yours: boolean}}
 */
export function statusOf(play, board) {
  const { store, texts, title, names } = play;
  const { seat } = store.you.value;
  const driven = seat !== null && store.table.value.seats[seat]?.driver === 'bot';
  const decision = driven ? null : store.decision.value;
  if (store.over.value) return { text: texts.say('status-over'), yours: false };
  if (decision?.awaited) return { text: texts.tell(title, decision.key, decision.params, names), yours: true };
  const waited = (board.waitingFor?.(store.view.value) ?? []).map((one) => texts.player(one, names));
  return { text: waited.length ? texts.say('status-waiting', { names: texts.join(waited) }) : '', yours: false };
}

/**
 * The bar that stays in sight.
 * @param {object} props
 * @param {import('./play.js').Play} props.play
 * @param {object} props.board the title's module
 * @param {(type: string, body: object) => Promise<void>} props.ask sends a request
 */
export function ActionBar({ play, board, ask }) {
  const { store, texts } = play;
  const { text, yours } = statusOf(play, board);
  return html`<section class=${`bar${yours ? ' yours' : ''}`} aria-label=${texts.say('asked-heading')}>
    <p class="status" role="status">${text}</p>
    ${store.you.value.seat !== null && !store.over.value && html`<${Own} play=${play} board=${board} ask=${ask} />`}
  </section>`;
}

/** What the person in a seat may do. */
function Own({ play, board, ask }) {
  const { store, texts, title, names, seat, decision, busy } = play;
  const { request } = store.undo.value;
  const refusal = store.refusal.value;
  const question = play.question.value;
  const driven = store.table.value.seats[seat].driver === 'bot';
  const back = waysBack(store.undo.value, store.log.value, seat);
  const undo = (to, key) => to !== undefined &&
    html`<button type="button" class="button small" disabled=${busy} onClick=${() => ask('undo', { to })}>${texts.say(key)}</button>`;
  const Answer = board.Answer ?? DecisionForm;
  return html`
    ${request && html`<${UndoRequest} request=${request} seat=${seat} ...${{ texts, names, busy, ask }} />`}
    ${driven && html`<p>${texts.say('driver-bot')}</p>`}
    ${refusal && html`<p class="notice bad" role="alert">${texts.refuse(title, refusal.code, refusal.params)}</p>`}
    ${decision && !decision.awaited && html`<p>${texts.tell(title, decision.key, decision.params, names)}</p>`}
    ${question && html`<div class="notice" role="alertdialog" aria-label=${texts.say(question.key, question.params)}>
      <p>${texts.say(question.key, question.params)}</p>
      <div class="buttons">
        <button type="button" class="button main" onClick=${() => play.settle(true)}>${texts.say('question-yes')}</button>
        <button type="button" class="button" onClick=${() => play.settle(false)}>${texts.say('question-no')}</button>
      </div>
    </div>`}
    ${decision && html`<${Answer} play=${play} decision=${decision} />`}
    <div class="buttons back-buttons">
      ${undo(back.step, 'undo-step')} ${undo(back.turn, 'undo-turn')} ${undo(back.ask, 'undo-ask')}
      <button type="button" class="button small" disabled=${busy} onClick=${() => ask('drive', { driver: driven ? 'person' : 'bot' })}>
        ${texts.say(driven ? 'driver-take-back' : 'driver-hand-over')}
      </button>
      ${busy && html`<span class="quiet" role="status">${texts.say('sending')}</span>`}
    </div>`;
}

function UndoRequest({ request, seat, texts, names, busy, ask }) {
  const mine = request.by === seat;
  const key = mine ? 'undo-asked-own' : request.agreed.includes(seat) ? 'undo-agreed' : 'undo-asked';
  const answer = (agree) => html`<button type="button" class="button" disabled=${busy} onClick=${() => ask('undo_answer', { agree })}>
    ${texts.say(agree ? 'undo-agree' : 'undo-decline')}
  </button>`;
  return html`<div class="notice">
    <p>${texts.say(key, { name: texts.player(request.by, names) })}</p>
    ${key === 'undo-asked' && html`<div class="buttons">${answer(true)} ${answer(false)}</div>`}
  </div>`;
}
