/** Undo requests that need the others' consent: who has to answer, and how. */

import { html } from './html.js';

/**
 * Return the key of what an undo request means for a seat.
 * @param {import('../types').UndoRequest | null} request
 * @param {number | null} seat
 * @returns {'undo-asked' | 'undo-asked-own' | 'undo-agreed' | 'undo-asked-others' | null} the first asks for an answer
 */
export function undoKey(request, seat) {
  if (!request) return null;
  if (seat === null) return 'undo-asked-others';
  if (request.by === seat) return 'undo-asked-own';
  return request.agreed.includes(seat) ? 'undo-agreed' : 'undo-asked';
}

/**
 * Return the names of the other seats that have not answered yet.
 * @param {number[]} waiting
 * @param {number | null} seat the reader's
 * @param {{texts: import('./i18n.js').Texts, names: string[]}} context
 * @returns {string} empty if there are none
 */
export function othersWaiting(waiting, seat, { texts, names }) {
  const others = waiting.filter((one) => one !== seat).map((one) => texts.player(one, names));
  return others.length ? texts.say('waiting-answers', { names: texts.join(others) }) : '';
}

/**
 * Return what a request would undo, as far as the loaded log shows it.
 * @param {import('../types').UndoRequest} request
 * @param {import('../types').Entry[]} log
 * @param {import('./fields.js').Context} context
 * @returns {{moves: string, others: string, seen: string[]}} the moves, who else made some, what they revealed
 */
export function undoneBy({ by, moves = [], revealed = [] }, log, { texts, title, names, seat: reader = null }) {
  const undone = log.filter(({ seq }) => moves.includes(seq));
  const tell = ({ key, params }) => texts.tell(title, key, params, names, reader);
  const [first] = undone.find(({ events }) => events.length)?.events ?? [];
  const others = [...new Set(undone.map(({ seat }) => seat).filter((seat) => seat !== null && seat !== by))];
  return {
    moves: first ? texts.say('undo-moves', { count: moves.length, first: tell(first) }) : '',
    others: others.length ? texts.say('undo-moves-others', { names: texts.players(others, names, reader) }) : '',
    seen: [...new Set(revealed.map(tell))],
  };
}

/** Show an undo request: what it would undo and who has not answered; the players concerned can answer. */
export function UndoRequest({ request, seat, log, title, texts, names, busy, ask }) {
  const key = undoKey(request, seat);
  const { moves, others, seen } = undoneBy(request, log, { texts, title, names, seat });
  const answer = (agree, word) => html`<button type="button" class=${`button small ${agree ? 'go' : 'stop'}`} disabled=${busy}
    onClick=${() => ask('undo_answer', { agree })}>${texts.say(word)}</button>`;
  return html`<div class="notice undo-request" role="status">
    <p>${texts.say(key, { name: texts.player(request.by, names) })} ${othersWaiting(request.waiting, seat, { texts, names })}</p>
    ${key === 'undo-asked' && html`<div class="buttons">${answer(true, 'undo-agree')} ${answer(false, 'undo-decline')}</div>`}
    ${key === 'undo-asked-own' && html`<div class="buttons">${answer(false, 'undo-withdraw')}</div>`}
    ${moves && html`<p class="undo-what">${moves} ${others}</p>`}
    ${seen.length > 0 && html`<details class="undo-what"><summary>${texts.say('undo-seen')}</summary><ul>${seen.map((one) => html`<li key=${one}>${one}</li>`)}</ul></details>`}
  </div>`;
}
