/** The market: every upgrade on offer with what it does and what it costs oneself. */

import { blockedOf, offerOf } from '../../core/choices.js';
import { reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Count, Icon } from '../../core/kit.js';
import { KickerPlaces, parted } from './kicker.js';
import { aboutUpgrade, eraName, resourceName, say, upgradeName } from './words.js';

/** @import { Part } from './words.js' */

/**
 * Return the upgrades on offer, equal ones together.
 * @param {{upgrade: string, cost: number}[]} market
 * @returns {{upgrade: string, cost: number, copies: number}[]}
 */
export function stacked(market) {
  const found = new Map();
  for (const { upgrade, cost } of market) {
    const known = found.get(upgrade);
    found.set(upgrade, { upgrade, cost, copies: (known?.copies ?? 0) + 1 });
  }
  return [...found.values()];
}

/** All that is on offer. @type {Part} */
export function Market({ play }) {
  const { components } = play.view;
  const { market, kicker } = parted(play.view.market, components);
  const cards = (offers) => html`<ul class="offers">${offers.map((offer) => html`<${OfferCard} key=${offer.upgrade} play=${play} offer=${offer} />`)}</ul>`;
  const offers = stacked(market).sort((one, other) => components.upgrades[one.upgrade].number - components.upgrades[other.upgrade].number);
  // What keeps one from all of them is said once.
  const closed = offerOf(play.decision, 'open_auction') ? null
    : play.decision?.blocked.find(({ action, fields, code }) =>
      action === 'open_auction' && !Object.keys(fields).length && code !== 'not_on_offer');
  return html`<section class="market panel" aria-labelledby="market-heading">
    <h2 id="market-heading" tabindex="-1">${say(play, 'market')}</h2>
    ${closed && html`<p class="quiet">${reasonFor(play, closed)}</p>`}
    ${offers.length === 0
      ? html`<p class="quiet">${say(play, 'market-empty')}</p>`
      : cards(offers)}
    <${KickerPlaces} play=${play} filled=${kicker.length}>${cards(stacked(kicker))}<//>
    <${Stock} play=${play} />
  </section>`;
}

/** One upgrade; a button while it may be put up for auction, and greyed with the reason while it may not. @type {Part} */
function OfferCard({ play, offer: { upgrade, cost, copies } }) {
  const { decision, view, draft, seat, texts } = play;
  const price = view.hands[seat]?.prices[upgrade] ?? cost;
  const open = offerOf(decision, 'open_auction', { upgrade });
  const blocked = open ? null : blockedOf(decision, 'open_auction', { upgrade });
  const own = blocked && Object.keys(blocked.fields).length > 0;
  const chosen = draft.value?.type === 'open_auction' && draft.value.fields.upgrade === upgrade;
  const running = view.auction?.upgrade === upgrade;
  const { era, number } = view.components.upgrades[upgrade];
  const { vp, operated } = view.components.worth[upgrade];
  const left = view.stock[upgrade] ?? 0;
  const limit = play.ordering.given('bid_up_to', { upgrade })?.order.limit;
  const inside = html`
    <span class="offer-head">
      <${Icon} id=${`u-${upgrade}`} className="large" />
      <b class="offer-name">${upgradeName(play, upgrade)}</b>
      ${copies > 1 && html`<span class="badge">× ${copies}</span>`}
    </span>
    <span class="offer-about">${aboutUpgrade(play, upgrade)}</span>
    <span class="offer-foot">
      <span class="price">
        <b>${cost}</b>${price !== cost && html` <span class="saved">${say(play, 'for-you', { cost: price })}</span>`}
      </span>
      <span class="offer-facts">
        <${Count} icon="i-vp" name=${say(play, operated ? 'points-operated' : 'points-name')} number=${vp} />
        <span class="badge" title=${say(play, 'era')}><span class="sr">${say(play, 'era')} </span>${eraName(era)}</span>
        ${limit !== undefined && html`<span class="badge good">${say(play, 'up-to-limit', { limit })}</span>`}
        ${number > 0 && html`<span class="badge" title=${say(play, 'left-about')}>${say(play, 'left', { count: left })}</span>`}
      </span>
    </span>
    ${own && html`<span class="why-not">${reasonFor(play, blocked)}</span>`}`;
  const className = `offer-card era-${era}${number ? '' : ' of-kicker'}${chosen || running ? ' chosen' : ''}${open ? ' open' : ''}${blocked ? ' blocked' : ''}`;
  const begin = () => (chosen ? play.drop() : play.begin('open_auction', { upgrade }));
  const label = texts.say('outpost-board-open', { upgrade: upgradeName(play, upgrade), cost });
  return html`<li>${open
    ? html`<button type="button" class=${className} aria-pressed=${chosen} disabled=${play.busy} onClick=${begin}>
        ${inside}<span class="sr">${label}</span>
      </button>`
    : html`<div class=${className}>${inside}</div>`}</li>`;
}

/** How many copies of each upgrade have not been on offer yet, and how many cards are left in the decks. @type {Part} */
function Stock({ play }) {
  const { stock, components, decks } = play.view;
  return html`<details class="stock">
    <summary>${say(play, 'stock')}</summary>
    <ul class="stock-list">
      ${Object.entries(stock).map(([id, count]) => html`<li key=${id} class=${count ? '' : 'none'}>
        <${Icon} id=${`u-${id}`} /> ${upgradeName(play, id)} <b>${count}</b>
        <small class="quiet">${say(play, 'stock-cost', { cost: components.upgrades[id].cost })}</small>
      </li>`)}
    </ul>
    <h3 class="small-heading">${say(play, 'decks')}</h3>
    <ul class="stock-list">
      ${Object.entries(decks).map(([resource, { left, discarded }]) => html`<li key=${resource}>
        <${Icon} id=${`r-${resource}`} /> ${resourceName(play, resource)} <b>${left}</b>
        <small class="quiet">${say(play, 'discarded', { count: discarded })}</small>
      </li>`)}
    </ul>
  </details>`;
}
