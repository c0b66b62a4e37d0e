/** Staffing a factory just won out of turn: one button for each eligible operator. */

import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { operatorName, say } from './words.js';

/** @import { Part } from './words.js' */

/** Choosing the operator of the new factory, if any. @type {Part} */
export function Placing({ play, decision }) {
  const moves = decision.offers.filter(({ action }) => action === 'place_operator')
    .flatMap(({ fields }) => fields.operator.items.flatMap((operator) => fields.source.items.map((source) => ({ operator, source }))));
  return html`<div class="buttons placing">
    ${moves.map(({ operator, source }) => html`<button key=${`${operator} ${source}`} type="button" class="button option"
      disabled=${play.busy} onClick=${() => play.send({ type: 'place_operator', operator, source })}>
      <${Icon} id=${`i-${operator}`} /> <span class="cap">${say(play, 'place-from', {
        operator: operatorName(play, operator), source: play.texts.name('outpost', ['source'], source) })}</span></button>`)}
    <button type="button" class="button" disabled=${play.busy} onClick=${() => play.send({ type: 'skip_placing' })}>
      ${play.texts.say('outpost-action-skip_placing')}</button>
  </div>`;
}
