/** The auction board: a ladder for each lot, who stands where, and below it the railroad track. */

import { effectOf, offerOf } from '../../core/choices.js';
import { reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon, nameOf, SeatMark, Send, Who } from '../../core/kit.js';
import { offersOf } from './deals.js';
import { LotOrder } from './orders.js';
import { Tile } from './tile.js';
import { Track } from './track.js';
import { pointsText, say, tileName } from './words.js';

/** @import { Part, View } from './words.js' */

/**
 * Return how a seat stands in the auction.
 * @param {View} view
 * @param {number} seat
 * @returns {{state: 'leads' | 'wins' | 'bids' | 'passed' | 'waits', lot: number}} the lot that it leads, counted from 1
 */
export function standOf({ table, auction }, seat) {
  const lot = auction.lots.findIndex(({ leader }) => leader === seat) + 1;
  if (lot) return { state: table.phase === 'lots' ? 'wins' : 'leads', lot };
  if (auction.passed.includes(seat)) return { state: 'passed', lot };
  return { state: table.turn === seat ? 'bids' : 'waits', lot };
}

/**
 * Return the steps of a lot's ladder: what stands on each, and whether one may bid it.
 * @param {number[]} ladder
 * @param {{leader: number | null, neutral: boolean, amount: number}} lot
 * @param {number[]} open the amounts that one may bid
 * @returns {{amount: number, held: boolean, open: boolean, past: boolean}[]}
 */
export const stepsOf = (ladder, { leader, neutral, amount }, open) =>
  ladder.map((step) => ({
    amount: step,
    held: step === amount && (leader !== null || neutral),
    open: open.includes(step),
    past: step < amount,
  }));

/** The whole auction board. @type {Part} */
export function Auction({ play }) {
  const { auction } = play.view;
  return html`<section class="auction panel" aria-labelledby="auction-heading">
    <header class="panel-head">
      <h2 id="auction-heading" tabindex="-1">${say(play, auction.lots.length ? 'auction' : 'railroad')}</h2>
      <${Standing} play=${play} />
    </header>
    ${auction.lots.length > 0 && html`<ol class="lots">
      ${auction.lots.map((_lot, at) => html`<${Lot} key=${at} play=${play} number=${at + 1} />`)}
    </ol>`}
    <${Track} play=${play} />
  </section>`;
}

const STATE_ICONS = { leads: 'i-lead', wins: 'i-done', bids: 'i-next', passed: 'i-pass' };

/** The players in turn order, each with how they stand. @type {Part} */
function Standing({ play }) {
  const { view } = play;
  if (!['bidding', 'lots'].includes(view.table.phase)) return null;
  return html`<ol class="standing" aria-label=${say(play, 'standing')}>
    ${view.table.order.map((seat) => {
      const { state, lot } = standOf(view, seat);
      return html`<li key=${seat} class=${state} aria-current=${view.table.turn === seat ? 'step' : null}>
        <${Who} play=${play} seat=${seat} />
        <small>${STATE_ICONS[state] && html`<${Icon} id=${STATE_ICONS[state]} />`} ${say(play, `stand-${state}`, { lot })}</small>
      </li>`;
    })}
  </ol>`;
}

/** One auction space: the land and its ladder. @type {Part} */
function Lot({ play, number }) {
  const { view, decision } = play;
  const lot = view.auction.lots[number - 1];
  if (!lot) return null;
  const resolving = view.auction.resolving === number;
  const done = view.auction.resolving > number || (view.table.phase === 'lots' && lot.leader === null);
  const neutral = offersOf(decision, 'place_neutral', { lot: number }).length > 0;
  const id = `lot-${number}`;
  const name = say(play, 'lot', { lot: number });
  return html`<li key=${lot.tile} class=${`lot${resolving ? ' resolving' : ''}${done ? ' done' : ''}`} aria-labelledby=${id}>
    <div class="lot-land">
      <h3 id=${id}><span aria-hidden="true">${name}</span><span class="sr">${play.texts.say('labelled', { label: name, text: tileName(play, lot.tile) })}</span></h3>
      <${Tile} play=${play} id=${lot.tile} />
      <p class="lot-leader">${lot.neutral ? html`<${Icon} id="i-neutral" /> ${say(play, 'neutral-leads', { amount: lot.amount })}`
        : lot.leader === null ? html`<span class="quiet">${say(play, view.table.phase === 'lots' ? 'unsold' : 'no-bid')}</span>`
          : html`<${Who} play=${play} seat=${lot.leader} /> <b>${lot.amount}</b>`}</p>
      ${neutral && html`<${Send} play=${play} action=${{ type: 'place_neutral', lot: number }} className="small">
        <${Icon} id="i-neutral" /> ${say(play, 'neutral-here')}<//>`}
      <${LotOrder} play=${play} number=${number} />
    </div>
    <${Ladder} play=${play} lot=${lot} number=${number} />
  </li>`;
}

/** The steps of the ladder; those that one may bid are buttons. @type {Part} */
function Ladder({ play, lot, number }) {
  const { view, decision, draft } = play;
  const open = offerOf(decision, 'bid', { lot: number })?.fields.amount.items ?? [];
  const chosen = draft.value?.type === 'bid' && draft.value.fields.lot === number ? draft.value.fields.amount : null;
  return html`<ol class="ladder" aria-label=${say(play, 'ladder', { lot: number })}>
    ${stepsOf(view.box.ladder, lot, open).map((step) => {
      const { amount } = step;
      const { points = 0 } = step.open ? effectOf(decision, 'bid', { amount }) : {};
      const marker = lot.neutral ? html`<${Icon} id="i-neutral" name=${say(play, 'neutral')} />` : html`<${SeatMark} seat=${lot.leader} />`;
      const inside = html`<b>${amount}</b>${step.held && marker}`;
      const begin = () => (chosen === amount ? play.drop() : play.begin('bid', { lot: number, amount }));
      const label = say(play, points < 0 ? 'bid-cost' : 'bid', { amount, lot: number, cost: pointsText(play, points) });
      const className = `rung${step.held ? ' held' : ''}${step.past ? ' past' : ''}${chosen === amount ? ' chosen' : ''}`;
      return html`<li key=${amount}>${step.open
        ? html`<button type="button" class=${`${className} open`} aria-pressed=${chosen === amount} title=${label} disabled=${play.busy} onClick=${begin}>
            <span class="sr">${label}</span><span class="rung-number" aria-hidden="true">${inside}</span>
            ${points < 0 && html`<small class="rung-cost" aria-hidden="true">−${-points} <${Icon} id="r-vp" name=${say(play, 'points-name')} /></small>`}
          </button>`
        : html`<span class=${className} title=${titleOf(play, number, step, lot)}>${inside}</span>`}</li>`;
    })}
  </ol>`;
}

/** What is said of a step that one may not bid. */
function titleOf(play, number, { amount, held }, lot) {
  if (held) return lot.neutral ? say(play, 'neutral') : nameOf(play, lot.leader);
  const block = play.decision?.blocked.find(({ action, fields }) => action === 'bid' && fields.lot === number && fields.amount === amount);
  return block ? reasonFor(play, block) : null;
}
