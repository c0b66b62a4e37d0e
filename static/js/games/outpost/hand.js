/** A face-up hand: cards by resource with their values; during payment, a click moves them to the tray. */

import { useRef } from 'preact/hooks';

import { html } from '../../core/html.js';
import { Icon, nameOf } from '../../core/kit.js';
import { narrow } from '../../core/tabs.js';
import { byResource, ProductionCard } from './cards.js';
import { isPlanning } from './colony.js';
import { useFlows } from './flows.js';
import { payingOf, toggled } from './payment.js';
import { resourceName, say } from './words.js';

/** @import { Part } from './words.js' */

/** Up to this many cards are drawn larger, on a wide and on a narrow page. */
const ROOMY = 13;
const FEW = 7;

/** Up to this many cards fit in a row of a narrow page; more scroll. */
const ROW = 16;

/**
 * The hands that the viewer may see: their own, or those of the others once they are open.
 * @param {{play: import('./words.js').Play, own: boolean}} props
 */
export function Hands({ play, own }) {
  const seats = Object.keys(play.view.hands).map(Number).filter((seat) => (seat === play.seat) === own);
  const Held = play.view.components.money ? Purse : Hand;
  return html`${seats.map((owner) => html`<${Held} key=${owner} play=${play} owner=${owner} />`)}`;
}

/** A player's money when playing without cards, and the tokens left by Research cards. @type {Part} */
function Purse({ play, owner }) {
  const own = owner === play.seat;
  const { tokens } = play.view.colonies[owner];
  return html`<section class="own-hand panel" data-tab="play" aria-labelledby=${`hand-${owner}`}>
    <header class="panel-head">
      <h2 id=${`hand-${owner}`} tabindex="-1">${own ? say(play, 'your-money') : say(play, 'money-of', { name: nameOf(play, owner) })}</h2>
      <span class="head-fact" data-about="i-research"><${Icon} id="i-research" /> ${say(play, 'tokens', { count: tokens })}</span>
      <span class="head-fact large-fact" data-about="i-cash"><${Icon} id="i-cash" /> ${play.view.hands[owner].total}</span>
    </header>
  </section>`;
}

/** One hand with its total value and limit. @type {Part} */
function Hand({ play, owner }) {
  const { view, seat } = play;
  const { cards, total } = view.hands[owner];
  const { hand_count: count, hand_limit: limit } = view.colonies[owner];
  const own = owner === seat;
  const box = useRef(null);
  useFlows(box, cards);
  const paying = own ? payingOf(play) : null;
  const chosen = paying?.draft.fields.cards ?? [];
  const heading = own ? say(play, 'your-hand') : say(play, 'hand-of', { name: nameOf(play, owner) });
  return html`<section class=${`own-hand panel${paying ? ' paying' : ''}`} data-tab=${isPlanning(play) ? 'board' : 'play'} aria-labelledby=${`hand-${owner}`}>
    <header class="panel-head">
      <h2 id=${`hand-${owner}`} tabindex="-1">${heading}</h2>
      <span data-about="i-hand" class=${`head-fact${count > limit ? ' over' : ''}`}><${Icon} id="i-hand" /> ${say(play, 'hand-count', { count, limit })}</span>
      ${paying && html`<span class="head-fact call-fact">${say(play, 'hand-choose')}</span>`}
      <span class="head-fact large-fact" data-about="i-cash">${say(play, 'hand-total', { total })}</span>
    </header>
    ${cards.length === 0 && html`<p class="quiet hand-empty">${say(play, 'hand-empty')}</p>`}
    <ul class=${`hand-groups${cards.length > (narrow.value ? FEW : ROOMY) ? ' full' : ''}${cards.length > ROW ? ' rows' : ''}`} ref=${box} tabindex=${narrow.value && cards.length > ROW ? 0 : null}>
      ${byResource(cards, Object.keys(view.components.average)).map((group) => html`<li key=${group.resource} style=${{ '--cards': group.cards.length, '--shrink': 1 - 1 / group.cards.length }}>
        <span class="sr">${resourceName(play, group.resource)} ${group.total}</span>
        ${group.cards.map((card) => html`<span key=${card.id} class="card-place"><${ProductionCard} play=${play} card=${card} chosen=${chosen.includes(card.id)}
          onToggle=${paying?.items.includes(card.id) ? () => toggled(play, paying, card.id) : null} /></span>`)}
      </li>`)}
    </ul>
  </section>`;
}
