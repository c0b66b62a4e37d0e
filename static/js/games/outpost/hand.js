/** A hand face up: cards by resource with their values; while something is paid, they are clicked into the tray. */

import { useRef } from 'preact/hooks';

import { html } from '../../core/html.js';
import { Icon, nameOf } from '../../core/kit.js';
import { useFlip } from '../../core/motion.js';
import { byResource, ProductionCard } from './cards.js';
import { payingOf, toggled } from './payment.js';
import { resourceName, say } from './words.js';

/** @import { Part } from './words.js' */

/** The hands that the viewer may see: one's own, or all of them once they are opened. @type {Part} */
export function Hands({ play }) {
  const seats = Object.keys(play.view.hands).map(Number);
  const Held = play.view.components.money ? Purse : Hand;
  return html`${seats.map((owner) => html`<${Held} key=${owner} play=${play} owner=${owner} />`)}`;
}

/** The money of somebody who holds no cards, and the tokens that Research cards have left. @type {Part} */
function Purse({ play, owner }) {
  const own = owner === play.seat;
  const { tokens } = play.view.colonies[owner];
  return html`<section class="own-hand panel" aria-labelledby=${`hand-${owner}`}>
    <header class="panel-head">
      <h2 id=${`hand-${owner}`} tabindex="-1">${own ? say(play, 'your-money') : say(play, 'money-of', { name: nameOf(play, owner) })}</h2>
      <span class="head-fact"><${Icon} id="r-research" /> ${say(play, 'tokens', { count: tokens })}</span>
      <span class="head-fact large-fact"><${Icon} id="i-cash" /> ${play.view.hands[owner].total}</span>
    </header>
  </section>`;
}

/** One hand with its worth and its limit. @type {Part} */
function Hand({ play, owner }) {
  const { view, seat } = play;
  const { cards, total } = view.hands[owner];
  const { hand_count: count, hand_limit: limit } = view.colonies[owner];
  const own = owner === seat;
  const box = useRef(null);
  useFlip(box, cards);
  const paying = own ? payingOf(play) : null;
  const chosen = paying?.draft.fields.cards ?? [];
  const sum = cards.filter(({ id }) => chosen.includes(id)).reduce((all, { value }) => all + value, 0);
  const heading = own ? say(play, 'your-hand') : say(play, 'hand-of', { name: nameOf(play, owner) });
  return html`<section class="own-hand panel" aria-labelledby=${`hand-${owner}`}>
    <header class="panel-head">
      <h2 id=${`hand-${owner}`} tabindex="-1">${heading}</h2>
      <span class="head-fact"><${Icon} id="i-hand" /> ${say(play, 'hand-count', { count, limit })}
        <meter class="limit" min="0" max=${Math.max(limit, count)} high=${limit} value=${count} aria-hidden="true"></meter></span>
      <span class="head-fact large-fact">${say(play, 'hand-total', { total })}</span>
    </header>
    ${cards.length === 0 && html`<p class="quiet">${say(play, 'hand-empty')}</p>`}
    <ul class="hand-groups" ref=${box}>
      ${byResource(cards, Object.keys(view.components.average)).map((group) => html`<li key=${group.resource}>
        <span class="group-name">${resourceName(play, group.resource)} <small class="quiet">${group.total}</small></span>
        <span class="card-row">
          ${group.cards.map((card) => html`<${ProductionCard} key=${card.id} play=${play} card=${card} chosen=${chosen.includes(card.id)}
            onToggle=${paying?.items.includes(card.id) ? () => toggled(play, paying, card.id) : null} />`)}
        </span>
      </li>`)}
    </ul>
    ${paying && html`<p class="quiet">${say(play, 'hand-chosen', { count: chosen.length, sum })}</p>`}
  </section>`;
}
