/** The auction board: a bid ladder and the allowed buildings for each lot, with the railroad track below. */

import { effectOf, offerOf } from '../../core/choices.js';
import { reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon, nameOf, SeatMark, Send, Who } from '../../core/kit.js';
import { offersOf } from './deals.js';
import { LotOrder } from './orders.js';
import { Prospects } from './prospects.js';
import { Tile } from './tile.js';
import { Track } from './track.js';
import { pointsText, say, tileName } from './words.js';

/** @import { Part, View } from './words.js' */

/**
 * Return the state of a seat in the auction.
 * @param {View} view
 * @param {number} seat
 * @returns {{state: 'leads' | 'wins' | 'bids' | 'passed' | 'waits', lot: number}} `lot` that it leads, 1-based
 */
export function standOf({ table, auction }, seat) {
  const lot = auction.lots.findIndex(({ leader }) => leader === seat) + 1;
  if (lot) return { state: table.phase === 'lots' ? 'wins' : 'leads', lot };
  if (auction.passed.includes(seat)) return { state: 'passed', lot };
  return { state: table.turn === seat ? 'bids' : 'waits', lot };
}

/**
 * Return the steps of a lot's ladder, each with its state and whether it can be bid.
 * @param {number[]} ladder
 * @param {{leader: number | null, neutral: boolean, amount: number}} lot
 * @param {number[]} open the legal bids
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
  return html`<div class="auction">
    ${auction.lots.length > 0 && html`<ol class="lots">
      ${auction.lots.map((_lot, at) => html`<${Lot} key=${at} play=${play} number=${at + 1} />`)}
    </ol>`}
    <${Track} play=${play} />
  </div>`;
}

/** The leader of a lot and the leading bid. @type {Part} */
export function Leader({ play, lot }) {
  if (lot.neutral) return html`<span class="lot-leader" data-about="i-neutral"><${Icon} id="i-neutral" /> ${say(play, 'neutral-leads', { amount: lot.amount })}</span>`;
  if (lot.leader === null) return html`<span class="lot-leader quiet">${say(play, play.view.table.phase === 'lots' ? 'unsold' : 'no-bid')}</span>`;
  return html`<span class="lot-leader" data-about="i-bid"><${Who} play=${play} seat=${lot.leader} /> <b>${lot.amount}</b></span>`;
}

/** The CSS class for a lot's progress: being resolved, done, or neither. */
const stateOf = ({ auction, table }, number) => {
  if (auction.resolving === number) return ' resolving';
  return auction.resolving > number || (table.phase === 'lots' && auction.lots[number - 1].leader === null) ? ' done' : '';
};

/** All lots, one line each: allowed types and leader; `small` omits the labels. @type {Part} */
export function Lots({ play, small = true }) {
  const { view } = play;
  return html`<ol class="lot-lines">
    ${view.auction.lots.map((lot, at) => html`<li key=${lot.tile} class=${`lot-line${stateOf(view, at + 1)}`} data-lot=${at + 1}>
      <b>${say(play, 'lot', { lot: at + 1 })}</b> <${Tile} play=${play} id=${lot.tile} small=${small} />
      ${(lot.neutral || lot.leader !== null || view.table.phase === 'lots') && html`<${Leader} play=${play} lot=${lot} />`}</li>`)}
  </ol>`;
}

/** The compact auction, or the track alone after the last one, shown while another scene is open. @type {Part} */
export function SmallAuction({ play }) {
  const { lots } = play.view.auction;
  if (!lots.length) return html`<section class="small-auction panel" data-tab="board"><${Track} play=${play} /></section>`;
  return html`<section class="small-auction panel" data-tab="board" aria-labelledby="small-auction-heading">
    <h3 class="rival-name" id="small-auction-heading">${say(play, 'this-round')}</h3>
    <${Lots} play=${play} small=${lots.length > 2} />
  </section>`;
}

/** One auction space: the land and its ladder. @type {Part} */
function Lot({ play, number }) {
  const { view, decision } = play;
  const lot = view.auction.lots[number - 1];
  if (!lot) return null;
  const neutral = offersOf(decision, 'place_neutral', { lot: number }).length > 0;
  const id = `lot-${number}`;
  const name = say(play, 'lot', { lot: number });
  return html`<li key=${lot.tile} class=${`lot${stateOf(view, number)}`} data-lot=${number} aria-labelledby=${id}>
    <header class="lot-head">
      <h3 id=${id}><span aria-hidden="true">${name}</span><span class="sr">${play.texts.say('labelled', { label: name, text: tileName(play, lot.tile) })}</span></h3>
      <${Leader} play=${play} lot=${lot} />
    </header>
    <${Tile} play=${play} id=${lot.tile} />
    <${Ladder} play=${play} lot=${lot} number=${number} />
    ${neutral && html`<${Send} play=${play} action=${{ type: 'place_neutral', lot: number }} className="small">
      <${Icon} id="i-neutral" /> ${say(play, 'neutral-here')}<//>`}
    <${Prospects} play=${play} tile=${lot.tile} />
  </li>`;
}

/** The steps of the ladder; legal bids are buttons. @type {Part} */
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
        ? html`<button type="button" class=${`${className} open`} aria-pressed=${chosen === amount} data-about="i-bid" data-note=${label} disabled=${play.busy} onClick=${begin}>
            <span class="sr">${label}</span><span class="rung-number" aria-hidden="true">${inside}</span>
            ${points < 0 && html`<small class="rung-cost" aria-hidden="true">−${-points} <${Icon} id="r-vp" name=${say(play, 'points-name')} /></small>`}
          </button>`
        : html`<span class=${className} data-about="i-bid" data-note=${titleOf(play, number, step, lot)}>${inside}</span>`}</li>`;
    })}
    <li class="beside-ladder"><${LotOrder} play=${play} number=${number} /></li>
  </ol>`;
}

/** The tooltip of a step that cannot be bid. */
function titleOf(play, number, { amount, held }, lot) {
  if (held) return lot.neutral ? say(play, 'neutral') : nameOf(play, lot.leader);
  const block = play.decision?.blocked.find(({ action, fields }) => action === 'bid' && fields.lot === number && fields.amount === amount);
  return block ? reasonFor(play, block) : null;
}
