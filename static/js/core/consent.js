/** What needs the consent of the others: who has to answer, and how. */

import { html } from './html.js';

/**
 * Return what a wish to take back a move means for somebody.
 * @param {import('../types').UndoRequest | null} request
 * @param {number | null} seat
 * @returns {'undo-asked' | 'undo-asked-own' | 'undo-agreed' | 'undo-asked-others' | null} the first: they are waited for
 */
export function undoKey(request, seat) {
  if (!request) return null;
  if (seat === null) return 'undo-asked-others';
  if (request.by === seat) return 'undo-asked-own';
  return request.agreed.includes(seat) ? 'undo-agreed' : 'undo-asked';
}

/**
 * Return the names of the seats that have not answered yet, but for one's own.
 * @param {number[]} waiting
 * @param {number | null} seat one's own
 * @param {{texts: import('./i18n.js').Texts, names: string[]}} context
 * @returns {string} empty if there are none
 */
export function othersWaiting(waiting, seat, { texts, names }) {
  const others = waiting.filter((one) => one !== seat).map((one) => texts.player(one, names));
  return others.length ? texts.say('waiting-answers', { names: texts.join(others) }) : '';
}

/** Tell everybody who asks to take back a move and who has not answered, and let those concerned answer. */
export function UndoRequest({ request, seat, texts, names, busy, ask }) {
  const key = undoKey(request, seat);
  const answer = (agree, word) => html`<button type="button" class=${`button small ${agree ? 'go' : 'stop'}`} disabled=${busy}
    onClick=${() => ask('undo_answer', { agree })}>${texts.say(word)}</button>`;
  return html`<div class="notice undo-request" role="status">
    <p>${texts.say(key, { name: texts.player(request.by, names) })} ${othersWaiting(request.waiting, seat, { texts, names })}</p>
    ${key === 'undo-asked' && html`<div class="buttons">${answer(true, 'undo-agree')} ${answer(false, 'undo-decline')}</div>`}
    ${key === 'undo-asked-own' && html`<div class="buttons">${answer(false, 'undo-withdraw')}</div>`}
  </div>`;
}
