/** Standing orders beside the bids: passing once for a whole auction, and how far one goes. */

import { useEffect, useState } from 'preact/hooks';

import { offerOf } from '../../core/choices.js';
import { actionLabel } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { memory } from '../../core/memory.js';
import { startValues } from '../../core/specs.js';
import { standing } from '../../core/store.js';
import { say } from './words.js';

/** @import { Part, Play } from './words.js' */

/** What the browser remembers once it has offered to pass for a whole auction. */
const OFFERED = 'orders-offered';

/** Who has passed so often in one auction may not want to be asked again. */
const OFTEN = 2;

/**
 * Return what the events that follow an event are about: passes and bids do not name the upgrade.
 * @param {import('../../types').GameEvent} event
 * @returns {{upgrade: string} | null}
 */
export const subjectOf = ({ key, params }) => (key === 'outpost-opened' ? { upgrade: params.upgrade } : null);

/**
 * Return how often somebody has passed by hand in the last auction.
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

/** @type {(play: Play) => object | null} the order to pass in this auction, if it may be given */
const passOrder = ({ ordering }) => {
  const offer = offerOf(ordering.decision, 'pass_auction');
  return offer && { type: 'pass_auction', ...startValues(offer) };
};

/** @type {(play: Play) => boolean} whether one passes in this auction by order already: nothing else is done then */
function isPassing({ ordering }) {
  const given = ordering.given('pass_auction');
  return given !== null && !given.asleep && !given.ended;
}

/** Begin to fill in how far one goes in the running auction. @type {(play: Play) => void} */
function beginLimit({ ordering, view: { auction } }) {
  ordering.begin('bid_up_to', { upgrade: auction.upgrade }, { limit: auction.standing + 1 });
}

/** @type {(play: Play) => boolean} whether bids are still made, and one may say how far one goes */
function mayLimit(play) {
  const { ordering, view: { auction } } = play;
  if (!auction || auction.bidder === null || isPassing(play)) return false;
  return offerOf(ordering.decision, 'bid_up_to', { upgrade: auction.upgrade }) !== null;
}

/** The keys of these buttons. @type {(play: Play) => object[]} */
export const orderKeys = (play) => [
  { key: 'x', label: actionLabel(play, 'pass_auction'), run: () => play.ordering.send(passOrder(play)), when: () => !play.busy && mayLimit(play) && passOrder(play) !== null },
  { key: 'u', label: actionLabel(play, 'bid_up_to'), run: () => beginLimit(play), when: () => mayLimit(play) },
];

/** The buttons that stand beside Bid and Pass. @type {Part} */
export function AuctionOrders({ play }) {
  if (!mayLimit(play)) return null;
  const { ordering, busy, view: { auction } } = play;
  const order = passOrder(play);
  const limit = ordering.given('bid_up_to', { upgrade: auction.upgrade })?.order.limit;
  return html`
    ${order && html`<button type="button" class="button option" disabled=${busy} onClick=${() => ordering.send(order)}>
      <${Icon} id="i-out" /> ${actionLabel(play, 'pass_auction')}</button>`}
    <button type="button" class="button option" disabled=${busy} onClick=${() => beginLimit(play)}>
      <${Icon} id="i-bid" /> ${limit === undefined ? say(play, 'up-to') : say(play, 'up-to-limit', { limit })}</button>`;
}

/** The same while one is not asked for a bid; to who has passed often, passing for good is offered first. @type {Part} */
export function QuickOrders({ play }) {
  const { decision, view, log, seat } = play;
  const { auction } = view;
  const [known, setKnown] = useState(() => memory.get(OFFERED) !== null);
  const order = mayLimit(play) && !offerOf(decision, 'pass') ? passOrder(play) : null;
  const offers = !known && order !== null && passesByHand(log, seat) >= OFTEN;
  useEffect(() => {
    if (offers) memory.set(OFFERED, 'yes');
  }, [offers]);
  // Each browser offers it once: in the next auction it knows.
  useEffect(() => setKnown(memory.get(OFFERED) !== null), [auction?.number]);
  if (offerOf(decision, 'pass') || !mayLimit(play)) return null;
  return offers ? html`<${PassHint} play=${play} order=${order} onClose=${() => setKnown(true)} />`
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

/** What one could pay for the upgrade that an order is about. @type {Part} */
export function OrderAside({ play }) {
  const { type, fields } = play.draft.value;
  const most = type === 'bid_up_to' ? play.view.hands[play.seat]?.most[fields.upgrade] : undefined;
  if (most === undefined) return null;
  return html`<p class=${fields.limit > most ? 'order-aside short' : 'order-aside quiet'}>${say(play, 'can-pay', { most })}</p>`;
}
