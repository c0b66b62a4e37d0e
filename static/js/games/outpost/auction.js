/** The running auction: what is sold, who leads, and how the bid goes round the table. */

import { useEffect, useRef } from 'preact/hooks';

import { html } from '../../core/html.js';
import { Count, Icon, Who } from '../../core/kit.js';
import { fly } from '../../core/motion.js';
import { aboutUpgrade, say, upgradeName } from './words.js';

/** @import { Part, View } from './words.js' */

/**
 * Return the seats in the order in which the bid goes round, oneself first, each with how it stands.
 * @param {View['auction']} auction
 * @param {View['colonies']} colonies
 * @param {number | null} own one's seat
 * @returns {{seat: number, state: 'leads' | 'bids' | 'out' | 'passed' | 'waits'}[]}
 */
export function ringOf(auction, colonies, own) {
  const start = Math.max(0, auction.ring.indexOf(own));
  const ring = [...auction.ring.slice(start), ...auction.ring.slice(0, start)];
  const state = (seat) => {
    if (seat === auction.high) return 'leads';
    if (seat === auction.bidder) return 'bids';
    if (colonies[seat].internalized) return 'out';
    return auction.passed.includes(seat) ? 'passed' : 'waits';
  };
  return ring.map((seat) => ({ seat, state: state(seat) }));
}

const STATE_ICONS = { leads: 'i-lead', bids: 'i-next', out: 'i-out', passed: 'i-pass', waits: null };

/** The stage of the auction; nothing while there is none. @type {Part} */
export function Auction({ play }) {
  const { auction } = play.view;
  return auction && html`<${Stage} key=${auction.upgrade} play=${play} auction=${auction} />`;
}

/** The stage while something is sold; what is sold flies to who has won it. @type {Part} */
function Stage({ play, auction }) {
  const { components } = play.view;
  const lot = useRef(null);
  useEffect(() => {
    if (auction.bidder === null) fly(lot.current, document.querySelector(`[data-colony="${auction.high}"]`));
  }, [auction.bidder]);
  const { vp, operated } = components.worth[auction.upgrade];
  const own = play.seat !== null;
  return html`<section class="auction panel" aria-labelledby="auction-heading">
    <div class="lot">
      <span class="lot-art" ref=${lot}><${Icon} id=${`u-${auction.upgrade}`} className="huge" /></span>
      <div>
        <h2 id="auction-heading">${say(play, 'auction', { upgrade: upgradeName(play, auction.upgrade) })}</h2>
        <p class="lot-about">${aboutUpgrade(play, auction.upgrade)}</p>
        <p class="lot-facts"><${Count} icon="i-vp" name=${say(play, operated ? 'points-operated' : 'points-name')} number=${vp} />
          <span class="quiet">${say(play, 'minimum', { cost: components.upgrades[auction.upgrade].cost })}</span></p>
      </div>
    </div>
    <div class="stand">
      <b class="amount" key=${auction.standing}>${auction.standing}</b>
      <span>${auction.high === null ? say(play, 'no-bid')
        : html`${say(play, auction.bidder === null ? 'sold' : 'leads')} <${Who} play=${play} seat=${auction.high} />`}</span>
      ${own && html`<${OwnReach} play=${play} />`}
    </div>
    <${Ring} play=${play} />
  </section>`;
}

/** What oneself could bid and would pay: discounts come on top of the hand. @type {Part} */
function OwnReach({ play }) {
  const { view, seat } = play;
  const hand = view.hands[seat];
  if (!hand) return null;
  const saved = view.colonies[seat].discounts[view.auction.upgrade] ?? 0;
  const params = { total: hand.total, saved, most: hand.most[view.auction.upgrade], money: view.components.money ? 'yes' : 'no' };
  return html`<span class="reach">${say(play, saved ? 'reach-saved' : 'reach', params)}</span>`;
}

/** The players in the order in which they are asked. @type {Part} */
function Ring({ play }) {
  const { auction, colonies } = play.view;
  return html`<div class="ring-box">
    <h3 class="small-heading">${say(play, 'ring')}</h3>
    <ol class="ring">
      ${ringOf(auction, colonies, play.seat).map(({ seat, state }) => html`<li key=${seat} class=${`bidder ${state}`}
        aria-current=${state === 'bids' ? 'step' : null}>
        <${Who} play=${play} seat=${seat} />
        <span class="bidder-state">
          ${STATE_ICONS[state] && html`<${Icon} id=${STATE_ICONS[state]} />`} ${say(play, `bidder-${state}`)}
        </span>
        <small class="quiet">
          ${auction.bids[seat] !== undefined && html`<span>${say(play, 'last-bid', { amount: auction.bids[seat] })}</span>`}
          <span>${seat === play.seat ? say(play, 'you') : auction.most[seat] !== null && say(play, 'most', { amount: auction.most[seat] })}</span>
        </small>
      </li>`)}
    </ol>
  </div>`;
}
