/** The market: every upgrade on offer as a card, with its effect and the viewer's cost. */

import { useRef } from 'preact/hooks';

import { blockedOf, effectOf, offerOf } from '../../core/choices.js';
import { reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Count, Icon } from '../../core/kit.js';
import { useFlip } from '../../core/motion.js';
import { Building } from './art.js';
import { Change, isPlanning } from './colony.js';
import { Effects } from './effects.js';
import { KickerPlaces, parted } from './kicker.js';
import { aboutUpgrade, eraName, resourceName, say, upgradeName } from './words.js';

/** @import { Part } from './words.js' */

/**
 * Up to this many cards stand side by side; more are drawn smaller, in two rows of at least this many. A phone has rows
 * of this many.
 */
const [FEW, ROW] = [4, 3];

/**
 * Return the upgrades on offer, grouping copies.
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

/**
 * Give every upgrade on offer a place of a grid: those that have one keep it, and new ones take the first that is free.
 * @param {Map<string, number>} before the places so far, by upgrade
 * @param {string[]} upgrades
 * @returns {Map<string, number>}
 */
export function placed(before, upgrades) {
  const places = new Map(upgrades.filter((upgrade) => before.has(upgrade)).map((upgrade) => [upgrade, before.get(upgrade)]));
  const taken = new Set(places.values());
  let free = 0;
  for (const upgrade of upgrades.filter((one) => !places.has(one))) {
    while (taken.has(free)) free += 1;
    taken.add(free);
    places.set(upgrade, free);
  }
  return places;
}

/** Everything on offer; `places` lasts longer than this part. @type {Part} */
export function Market({ play, places }) {
  const box = useRef(null);
  const { components } = play.view;
  const { market, kicker } = parted(play.view.market, components);
  useFlip(box, play.view.market);
  const offers = stacked(market).sort((one, other) => components.upgrades[one.upgrade].number - components.upgrades[other.upgrade].number);
  const all = [...offers, ...stacked(kicker)];
  places.current = placed(places.current, all.map(({ upgrade }) => upgrade));
  // A reason that blocks every offer is shown once.
  const closed = offerOf(play.decision, 'open_auction') ? null
    : play.decision?.blocked.find(({ action, fields, code }) =>
      action === 'open_auction' && !Object.keys(fields).length && code !== 'not_on_offer');
  return html`<section class=${`market panel${all.length > FEW ? ' many' : ''}`} data-tab=${isPlanning(play) ? 'board' : 'play'} aria-labelledby="market-heading" ref=${box}>
    <header class="panel-head">
      <h2 id="market-heading" tabindex="-1">${say(play, 'market')}</h2>
      <${KickerPlaces} play=${play} filled=${kicker.length} />
      ${closed && html`<span class="quiet closed-why">${reasonFor(play, closed)}</span>`}
    </header>
    ${all.length === 0 ? html`<p class="quiet">${say(play, 'market-empty')}</p>` : html`<ul class="offers" style=${{ '--across': all.length > FEW ? Math.max(ROW, Math.ceil(all.length / 2)) : Math.max(2, all.length) }}>${all.map((offer) => html`<${OfferCard} key=${offer.upgrade} play=${play} offer=${offer} place=${places.current.get(offer.upgrade)} />`)}</ul>`}
    <${Stock} play=${play} />
  </section>`;
}

/** The rest of the market during an auction, in one line. @type {Part} */
export function Others({ play }) {
  const { market, auction } = play.view;
  // There may be more copies of the upgrade being sold.
  const sold = market.findIndex(({ upgrade }) => upgrade === auction?.upgrade);
  const offers = stacked(market.filter((_offer, at) => at !== sold));
  if (!offers.length) return null;
  return html`<h3 class="sr">${say(play, 'market')}</h3><ul class="others-offered">
    ${offers.map(({ upgrade, cost, copies }) => html`<li key=${upgrade} data-about=${`u-${upgrade}`}>
      <${Icon} id=${`u-${upgrade}`} /> <span class="other-name">${upgradeName(play, upgrade)}</span> <b>${cost}</b>${copies > 1 && html` <span class="quiet">×${copies}</span>`}</li>`)}
  </ul>`;
}

/** One upgrade; a button if it can be put up for auction, otherwise greyed with the reason. @type {Part} */
function OfferCard({ play, offer: { upgrade, cost, copies }, place }) {
  const { decision, view, draft, seat, texts } = play;
  const price = view.hands[seat]?.prices[upgrade] ?? cost;
  const open = offerOf(decision, 'open_auction', { upgrade });
  const blocked = open ? null : blockedOf(decision, 'open_auction', { upgrade });
  const { code, params } = blocked ?? {};
  const own = blocked && Object.keys(blocked.fields).length > 0;
  const chosen = draft.value?.type === 'open_auction' && draft.value.fields.upgrade === upgrade;
  const { era, number } = view.components.upgrades[upgrade];
  const { vp, operated } = view.components.worth[upgrade];
  const left = view.stock[upgrade] ?? 0;
  const limit = play.ordering.given('bid_up_to', { upgrade })?.order.limit;
  const effect = effectOf(decision, 'open_auction', { upgrade });
  const income = view.colonies[seat]?.income;
  const about = aboutUpgrade(play, upgrade);
  const inside = html`
    <b class="offer-name">${upgradeName(play, upgrade)}</b>
    <span class="offer-art lit">
      <${Building} id=${upgrade} />
      <span class="offer-vp"><${Count} icon="i-vp" name=${say(play, operated ? 'points-operated' : 'points-name')} number=${vp} /></span>
      <span class="offer-era" data-about="i-era"><span class="sr">${say(play, 'era')} </span>${eraName(era)}</span>
      ${copies > 1 && html`<span class="offer-copies">×${copies}</span>`}
    </span>
    <span class="offer-does"><${Effects} components=${view.components} id=${upgrade} /><span class="offer-about">${about}</span></span>
    <span class="offer-foot">
      <span class="price"><span class="price-name">${say(play, 'minimum-name')}</span> <b>${cost}</b></span>
      ${price !== cost && html`<span class="saved">${say(play, 'for-you', { cost: price })}</span>`}
      ${effect && effect.income !== income && html`<${Change} play=${play} from=${income} to=${effect.income} />`}
      ${limit !== undefined && html`<span class="badge good">${say(play, 'up-to-limit', { limit })}</span>`}
      ${number > 0 && html`<span class="offer-left quiet" data-note=${say(play, 'left-about')}>${say(play, 'left', { count: left })}</span>`}
    </span>
    ${own && html`<span class="why-not">${code === 'cannot_afford' ? say(play, 'afford', params) : reasonFor(play, blocked)}</span>`}`;
  const className = `offer-card era-${era}${number ? '' : ' of-kicker'}${chosen ? ' chosen' : ''}${open ? ' open' : ''}${blocked ? ' blocked' : ''}`;
  const begin = () => (chosen ? play.drop() : play.begin('open_auction', { upgrade }));
  const label = texts.say('outpost-board-open', { upgrade: upgradeName(play, upgrade), cost });
  return html`<li data-flip=${upgrade} style=${{ '--column': (place % ROW) + 1, '--row': Math.floor(place / ROW) + 1 }}>${open
    ? html`<button type="button" class=${className} aria-pressed=${chosen} disabled=${play.busy} data-about=${`u-${upgrade}`} onClick=${begin}>
        ${inside}<span class="sr">${label}</span>
      </button>`
    : html`<div class=${className} data-about=${`u-${upgrade}`}>${inside}</div>`}</li>`;
}

/** The remaining copies of each upgrade not yet on offer, and the cards left in the decks. @type {Part} */
function Stock({ play }) {
  const { stock, components, decks } = play.view;
  return html`<details class="stock">
    <summary>${say(play, 'stock')}</summary>
    <div class="stock-box">
    <ul class="stock-list">
      ${Object.entries(stock).map(([id, count]) => html`<li key=${id} class=${count ? '' : 'none'} data-about=${`u-${id}`}>
        <${Icon} id=${`u-${id}`} /> ${upgradeName(play, id)} <b>${count}</b>
        <small class="quiet">${say(play, 'stock-cost', { cost: components.upgrades[id].cost })}</small>
      </li>`)}
    </ul>
    <h3 class="small-heading">${say(play, 'decks')}</h3>
    <ul class="stock-list">
      ${Object.entries(decks).map(([resource, { left, discarded }]) => html`<li key=${resource} data-about=${`deck-${resource}`}>
        <${Icon} id=${`r-${resource}`} /> ${resourceName(play, resource)} <b>${left}</b>
        <small class="quiet">${say(play, 'discarded', { count: discarded })}</small>
      </li>`)}
    </ul>
    </div>
  </details>`;
}
