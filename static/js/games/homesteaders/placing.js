/** Placing workers: the income from the slots chosen on the board, and the confirm button. */

import { offerOf } from '../../core/choices.js';
import { Confirm } from '../../core/confirm.js';
import { actionLabel, reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon, Send } from '../../core/kit.js';
import { refusalOf } from '../../core/specs.js';
import { atWork, crewsOf, placedBy, placingOf } from './crews.js';
import { Comes } from './town.js';
import { say } from './words.js';

/** @import { Part } from './words.js' */

/** The draft of a placement. @type {Part} */
export function Placing({ play, decision }) {
  const { view } = play;
  const { crews } = placingOf(play).fields;
  const placed = placedBy(crews);
  const { workers } = view.desk;
  const wrong = refusalOf(offerOf(decision, 'place_workers').fields.crews, crews);
  const proposed = decision.default?.crews;
  const same = proposed && JSON.stringify(manned(placedBy(proposed))) === JSON.stringify(manned(placed));
  const order = offerOf(decision, 'place_in_order');
  const beside = html`${proposed && !same && html`<button type="button" class="button" onClick=${() => play.drop()}>${say(play, 'place-proposed')}</button>`}
    ${order && html`<${Send} play=${play} action=${{ type: 'place_in_order' }} className="ghost" about=${say(play, 'in-order-about')}>
      ${view.table.first === play.seat ? say(play, 'in-order-first') : actionLabel(play, 'place_in_order')}<//>`}`;
  return html`<${Confirm} play=${play} action=${{ type: 'place_workers', crews: crewsOf(manned(placed)) }} wrong=${wrong && reasonFor(play, wrong)}
    text=${actionLabel(play, 'place_workers')} label=${actionLabel(play, 'place_workers')} beside=${beside}>
    <p class="draft-what"><${Icon} id="r-worker" className="large" /> <b>${say(play, 'placing', { placed: atWork(placed), workers })}</b>
      <${Comes} play=${play} placed=${placed} /> <small class="quiet">${say(play, 'place-hint')}</small></p>
  <//>`;
}

/** The staffed slots, in a fixed order. */
const manned = (placed) => Object.fromEntries(Object.entries(placed).filter(([, number]) => number).sort(([one], [other]) => (one < other ? -1 : 1)));
