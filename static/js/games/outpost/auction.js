/** The current auction: the upgrade for sale, the high bidder, and how much every player could bid. */

import { useEffect, useRef } from 'preact/hooks';

import { effectOf } from '../../core/choices.js';
import { html } from '../../core/html.js';
import { Count, Icon, Who } from '../../core/kit.js';
import { fly } from '../../core/motion.js';
import { Building } from './art.js';
import { Change } from './colony.js';
import { Others } from './market.js';
import { aboutUpgrade, say, upgradeName } from './words.js';

/** @import { Part, View } from './words.js' */

/**
 * Return the seats in bidding order, the viewer first, each with its state.
 * @param {View['auction']} auction
 * @param {View['colonies']} colonies
 * @param {number | null} own the viewer's seat
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

/**
 * Return each player's maximum bid as a share of the highest, and the current bid on the same scale; null where it
 * is unknown.
 * @param {View['auction']} auction
 * @returns {{stands: number, reach: (number | null)[]}}
 */
export function reachOf({ most, standing }) {
  const end = Math.max(standing, ...most.map((each) => each ?? 0));
  return { stands: standing / end, reach: most.map((each) => (each === null ? null : each / end)) };
}

const STATE_ICONS = { leads: 'i-lead', bids: 'i-next', out: 'i-out', passed: 'i-pass', waits: null };

/** The auction panel; nothing if no auction is running. @type {Part} */
export function Auction({ play }) {
  const { auction } = play.view;
  return auction && html`<${Stage} key=${`${auction.number} ${auction.upgrade}`} play=${play} auction=${auction} />`;
}

/** The panel of a running auction; the upgrade flies to the winner when sold. @type {Part} */
function Stage({ play, auction }) {
  const { components } = play.view;
  const lot = useRef(null);
  useEffect(() => {
    if (auction.bidder === null) fly(lot.current, document.querySelector(`[data-colony="${auction.high}"]`));
  }, [auction.bidder]);
  const { vp, operated } = components.worth[auction.upgrade];
  const effect = effectOf(play.decision, 'bid');
  const income = play.view.colonies[play.seat]?.income;
  return html`<section class="auction panel" data-tab="play board" aria-labelledby="auction-heading">
    <div class="stage">
      <div class="lot lit" data-about=${`u-${auction.upgrade}`} ref=${lot}><${Building} id=${auction.upgrade} /></div>
      <div class="lot-words">
        <h2 id="auction-heading">${say(play, 'auction', { upgrade: upgradeName(play, auction.upgrade) })}</h2>
        <p class="lot-about">${aboutUpgrade(play, auction.upgrade)}</p>
        <p class="lot-facts" data-about=${`u-${auction.upgrade}`}><${Count} icon="i-vp" name=${say(play, operated ? 'points-operated' : 'points-name')} number=${vp} />
          <span>${say(play, 'minimum', { cost: components.upgrades[auction.upgrade].cost })}</span>
          ${effect && effect.income !== income && html`<${Change} play=${play} from=${income} to=${effect.income} />`}</p>
      </div>
      <div class="stand" data-about="i-bid">
        <b class="amount" key=${auction.standing}>${auction.standing}</b>
        <span class="stand-who">${auction.high === null ? say(play, 'no-bid')
          : html`${say(play, auction.bidder === null ? 'sold' : 'leads')} <${Who} play=${play} seat=${auction.high} />`}</span>
      </div>
    </div>
    <${Ring} play=${play} />
    <${Others} play=${play} />
  </section>`;
}

/** The players in bidding order, each with their maximum bid. @type {Part} */
function Ring({ play }) {
  const { auction, colonies, hands } = play.view;
  const { stands, reach } = reachOf(auction);
  return html`<h3 class="sr">${say(play, 'ring')}</h3>
    <ol class="ring" data-about="ring" style=${{ '--stands': stands }}>
      ${ringOf(auction, colonies, play.seat).map(({ seat, state }) => html`<li key=${seat} class=${`bidder ${state}${state === 'bids' ? ' acting' : ''}`}
        data-seat=${seat} aria-current=${state === 'bids' ? 'step' : null}>
        <${Who} play=${play} seat=${seat} />
        <span class="bidder-state">
          ${STATE_ICONS[state] && html`<${Icon} id=${STATE_ICONS[state]} />`} ${say(play, `bidder-${state}`)}${' '}
          ${auction.bids[seat] !== undefined && state !== 'leads' && html`<small class="last-bid">${say(play, 'last-bid', { amount: auction.bids[seat] })}</small>`}
        </span>
        ${reach[seat] !== null && html`<span class="reach-bar" aria-hidden="true"><span style=${{ '--reach': reach[seat] }}></span></span>`}
        <span class="reach-most">${seat === play.seat && hands[seat] ? say(play, 'you-most', { most: hands[seat].most[auction.upgrade] })
          : auction.most[seat] !== null && say(play, 'most', { amount: auction.most[seat] })}</span>
      </li>`)}
    </ol>`;
}
