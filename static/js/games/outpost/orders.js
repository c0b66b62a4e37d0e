/** Standing orders for auctions: passing for a whole auction, and a bid limit. */

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { offerOf } from '../../core/choices.js';
import { actionLabel } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { memory } from '../../core/memory.js';
import { startValues } from '../../core/specs.js';
import { standing } from '../../core/store.js';
import { say } from './words.js';

/** @import { Part, Play } from './words.js' */

/** Storage key set once the pass hint has been shown. */
const OFFERED = 'orders-offered';

/** How many passes in one auction trigger the hint. */
const OFTEN = 2;

/**
 * Return the subject of an event, for grouping those that follow: passes and bids do not name the upgrade.
 * @param {import('../../types').GameEvent} event
 * @returns {{upgrade: string} | null}
 */
export const subjectOf = ({ key, params }) => (key === 'outpost-opened' ? { upgrade: params.upgrade } : null);

/**
 * Return how often a seat has passed manually in the last auction.
 * @param {import('../../types').Entry[]} log
 * @param {number} seat
 * @returns {number}
 */
export function passesByHand(log, seat) {
  const moves = standing(log);
  const opened = moves.findLastIndex(({ events }) => events.some(subjectOf));
  return moves.slice(opened + 1).filter(({ seat: by, bot, ordered, events }) =>
    by === seat && !bot && !ordered && events[0]?.key === 'outpost-passed').length;
}

/** @type {(play: Play) => object | null} the order to pass in this auction, if available */
const passOrder = ({ ordering }) => {
  const offer = offerOf(ordering.decision, 'pass_auction');
  return offer && { type: 'pass_auction', ...startValues(offer) };
};

/** @type {(play: Play) => boolean} whether an order to pass in this auction is already active */
function isPassing({ ordering }) {
  const given = ordering.given('pass_auction');
  return given !== null && !given.asleep;
}

/** Start an order with a bid limit for the current auction. @type {(play: Play) => void} */
function beginLimit({ ordering, view: { auction } }) {
  ordering.begin('bid_up_to', { upgrade: auction.upgrade }, { limit: auction.least });
}

/** @type {(play: Play) => boolean} whether a bid limit can be set for the current auction */
function mayLimit(play) {
  const { ordering, view: { auction } } = play;
  if (!auction || auction.bidder === null || isPassing(play)) return false;
  return offerOf(ordering.decision, 'bid_up_to', { upgrade: auction.upgrade }) !== null;
}

/** Keyboard shortcuts of these buttons. @type {(play: Play) => object[]} */
export const orderKeys = (play) => [
  { key: 'x', label: actionLabel(play, 'pass_auction'), run: () => play.ordering.send(passOrder(play)), when: () => !play.busy && mayLimit(play) && passOrder(play) !== null },
  { key: 'u', label: actionLabel(play, 'bid_up_to'), run: () => beginLimit(play), when: () => mayLimit(play) },
];

/** The buttons beside Bid and Pass. @type {Part} */
export function AuctionOrders({ play }) {
  if (!mayLimit(play)) return null;
  const { ordering, busy, view: { auction } } = play;
  const order = passOrder(play);
  const limit = ordering.given('bid_up_to', { upgrade: auction.upgrade })?.order.limit;
  return html`
    <button type="button" class="button option" disabled=${busy} onClick=${() => beginLimit(play)}>
      <${Icon} id="i-bid" /> ${limit === undefined ? say(play, 'up-to') : say(play, 'up-to-limit', { limit })}</button>
    ${order && html`<button type="button" class="button option" disabled=${busy} onClick=${() => ordering.send(order)}>
      <${Icon} id="i-out" /> ${actionLabel(play, 'pass_auction')}</button>`}`;
}

/** Identifies the running auction: its number counts those of the round. @type {(view: Play['view']) => string | null} */
export const auctionId = ({ auction, table }) => auction && `${table.round}.${auction.number}`;

/** The auction in which this page shows the pass hint. */
const hintedAuction = signal(/** @type {string | null} */ (null));

/** The same while the viewer is not asked to bid; after repeated passes, the pass hint is shown first. @type {Part} */
export function QuickOrders({ play }) {
  const { decision, view, log, seat } = play;
  const auction = auctionId(view);
  const order = mayLimit(play) && !offerOf(decision, 'pass') ? passOrder(play) : null;
  const shown = auction !== null && hintedAuction.value === auction;
  // The hint is shown once per browser.
  const due = order !== null && (shown || (memory.get(OFFERED) === null && passesByHand(log, seat) >= OFTEN));
  useEffect(() => {
    if (!due || shown) return;
    memory.set(OFFERED, 'yes');
    hintedAuction.value = auction;
  }, [due, shown]);
  if (offerOf(decision, 'pass') || !mayLimit(play)) return null;
  return due ? html`<${PassHint} play=${play} order=${order} onClose=${() => { hintedAuction.value = null; }} />`
    : html`<div class="buttons quick-orders"><${AuctionOrders} play=${play} /></div>`;
}

/** Offer to pass for the rest of the auction. @type {Part} */
const PassHint = ({ play, order, onClose }) => html`<div class="notice hint" role="status">
  <p>${say(play, 'hint-pass')}</p>
  <div class="buttons">
    <button type="button" class="button small" disabled=${play.busy} onClick=${() => play.ordering.send(order)}>${actionLabel(play, 'pass_auction')}</button>
    <button type="button" class="button small ghost" onClick=${onClose}>${say(play, 'hint-no')}</button>
  </div>
</div>`;

/** The most the viewer could pay for the upgrade of an order. @type {Part} */
export function OrderAside({ play }) {
  const { type, fields } = play.draft.value;
  const most = type === 'bid_up_to' ? play.view.hands[play.seat]?.most[fields.upgrade] : undefined;
  if (most === undefined) return null;
  return html`<p class=${fields.limit > most ? 'order-aside short' : 'order-aside quiet'}>${say(play, 'can-pay', { most })}</p>`;
}
