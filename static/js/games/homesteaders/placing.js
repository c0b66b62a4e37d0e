/** Placing workers: what the places that are clicked on the board would bring, and the button that decides. */

import { offerOf } from '../../core/choices.js';
import { Confirm } from '../../core/confirm.js';
import { actionLabel, reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon, Send } from '../../core/kit.js';
import { refusalOf } from '../../core/specs.js';
import { Goods } from './art.js';
import { atWork, crewsOf, incomeOf, placedBy, placingOf } from './crews.js';
import { say } from './words.js';

/** @import { Part } from './words.js' */

/** The draft of a placement. @type {Part} */
export function Placing({ play, decision }) {
  const { view } = play;
  const { crews } = placingOf(play).fields;
  const placed = placedBy(crews);
  const { workers, wages } = view.desk;
  const wrong = refusalOf(offerOf(decision, 'place_workers').fields.crews, crews);
  const proposed = decision.default?.crews;
  const same = proposed && JSON.stringify(manned(placedBy(proposed))) === JSON.stringify(manned(placed));
  const order = offerOf(decision, 'place_in_order');
  const beside = html`${proposed && !same && html`<button type="button" class="button" onClick=${() => play.drop()}>${say(play, 'place-proposed')}</button>`}
    ${order && html`<${Send} play=${play} action=${{ type: 'place_in_order' }} className="ghost" about=${say(play, 'in-order-about')}>
      ${actionLabel(play, 'place_in_order')}<//>`}`;
  return html`<${Confirm} play=${play} action=${{ type: 'place_workers', crews: crewsOf(manned(placed)) }} wrong=${wrong && reasonFor(play, wrong)}
    text=${actionLabel(play, 'place_workers')} label=${actionLabel(play, 'place_workers')} beside=${beside}>
    <p class="draft-what"><${Icon} id="r-worker" className="large" /> <b>${say(play, 'placing', { placed: atWork(placed), workers })}</b>
      <span class="comes">${say(play, 'income')} <${Goods} play=${play} goods=${incomeOf(view, placed)} sign="+" />
        <span class="wages">${say(play, 'wages', { wages })}</span></span>
      <a href="#town-heading">${say(play, 'place-below')}</a></p>
  <//>`;
}

/** The places that are manned, in a fixed order. */
const manned = (placed) => Object.fromEntries(Object.entries(placed).filter(([, number]) => number).sort(([one], [other]) => (one < other ? -1 : 1)));
