/** The viewer's goods behind the screen, and the deals open at any time: market, hiring, debts, powers. */

import { blockedOf } from '../../core/choices.js';
import { actionLabel, reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { Goods, Swap } from './art.js';
import { dealOf, offersOf, swapsOf, waysTo } from './deals.js';
import { goodName, pointsText, say, tell } from './words.js';

/** @import { Part } from './words.js' */

/** Tradable resources, in order of value. */
const RESOURCES = ['wood', 'food', 'steel', 'gold', 'copper', 'livestock'];

/** Everything else behind a screen. */
const MONEY = ['silver', 'trade', 'debt', 'vp'];

/** The viewer's stock with the market beside it. @type {Part} */
export function Stock({ play }) {
  const { view, seat, decision } = play;
  const screen = view.screens[seat];
  if (!screen) return null;
  const closed = blockedOf(decision, 'sell');
  return html`<section class="stock panel" aria-labelledby="stock-heading">
    <header class="panel-head">
      <h2 id="stock-heading" tabindex="-1">${say(play, view.table.open_screens ? 'stock-open' : 'stock')}</h2>
      ${view.desk && html`<span class="head-fact" data-about="r-vp" data-note=${say(play, 'score-about')}>${say(play, 'score', { score: view.desk.score })}</span>`}
    </header>
    <ul class="money">
      ${(view.deals.length ? MONEY : [...MONEY, ...RESOURCES]).map((good) => html`<li key=${good} class=${screen[good] ? '' : 'none'} data-good=${good} data-about=${`r-${good}`}><${Icon} id=${`r-${good}`} className="large" />
        <b key=${screen[good]}>${screen[good]}</b> <small class="sr">${goodName(play, good, screen[good])}</small></li>`)}
    </ul>
    ${view.deals.length > 0 && html`<div class="resources-head" data-market>
        <h3 class="small-heading">${say(play, 'market')}</h3>
        ${(decision ? ['buy-short', 'sell-short'] : ['price']).map((key) => html`<span key=${key} aria-hidden="true">${say(play, key)}</span>`)}</div>
      <ul class="resources">
        ${RESOURCES.map((resource) => html`<${Resource} key=${resource} play=${play} resource=${resource} number=${screen[resource]} />`)}
      </ul>
      <p class="hint">${closed ? reasonFor(play, closed) : say(play, 'market-about')}</p>`}
    <${Swaps} play=${play} />
  </section>`;
}

/** The viewer's goods in a line that stays in view on a narrow page, where the stock is far below. @type {Part} */
export function Purse({ play }) {
  const screen = play.view.screens[play.seat];
  return screen && html`<ul class="purse" data-tab="play board" aria-hidden="true">
    ${[...MONEY, ...RESOURCES].map((good) => html`<li key=${good} class=${screen[good] ? '' : 'none'} data-good=${good} data-about=${`r-${good}`}><b>${screen[good]}</b><${Icon} id=${`r-${good}`} /></li>`)}
  </ul>`;
}

/** Deals other than purchases and sales. @type {Part} */
function Swaps({ play }) {
  const { decision } = play;
  if (!decision) return null;
  return html`<ul class="swaps" aria-label=${say(play, 'swaps')}>
    ${swapsOf(decision, play.view.deals).map((swap) => html`<li key=${JSON.stringify(swap.action)}><${Deal} play=${play} deal=${swap} blocked=${swap.blocked}
      label=${tell(play, 'swap', { action: swap.action.type, gives: swap.gives, gets: swap.gets })}>
      <span>${actionLabel(play, swap.action.type)}</span> <${Terms} play=${play} deal=${swap} /><//></li>`)}
  </ul>`;
}

/** What a deal costs and yields, as icons. @type {Part} */
function Terms({ play, deal: { gives, gets } }) {
  const give = Object.keys(gives).length > 0;
  if (give && Object.keys(gets).length > 0) return html`<${Swap} play=${play} gives=${gives} gets=${gets} />`;
  return html`<${Goods} play=${play} goods=${give ? gives : gets} sign=${give ? '−' : '+'} />`;
}

/** A button that makes a deal at once (undoable); if blocked, it shows the reason on hover or focus. @type {Part} */
function Deal({ play, deal, blocked = null, label, children }) {
  const inside = html`<span class="terms" aria-hidden="true">${children}</span><span class="sr">${label}</span>`;
  if (!blocked) {
    // Not disabled while the request is pending, so that keyboard focus is kept.
    return html`<button type="button" class="button deal" data-note=${label} aria-busy=${play.busy} onClick=${() => play.send(deal.action)}>${inside}</button>`;
  }
  const reason = reasonFor(play, blocked);
  return html`<span class="deal-not"><button type="button" class="button deal" aria-disabled="true">${inside}<span class="sr">. ${reason}</span></button
    ><span class="why" aria-hidden="true">${reason}</span></span>`;
}

/** One resource: quantity, purchase price and sale price. @type {Part} */
function Resource({ play, resource, number }) {
  const { view, decision } = play;
  const fields = { resource };
  const buy = dealOf(view.deals, 'buy', fields);
  const ways = waysTo(decision, 'buy', fields);
  const price = withoutTrade(buy.gives);
  return html`<li class=${number ? '' : 'none'} data-good=${resource} data-about=${`r-${resource}`}>
    <span class="resource-name" data-about=${`r-${resource}`}><${Icon} id=${`r-${resource}`} className="large" name=${goodName(play, resource, number)} />
      <b key=${number}>${number}</b></span>
    ${decision ? html`
      <span class="resource-buys">
        ${ways.map((way) => html`<${Deal} key=${JSON.stringify(way.action)} play=${play} deal=${{ action: way.action }}
          label=${buyLabel(play, way, buy.gets)}>
          <${Goods} play=${play} goods=${withoutTrade(way.gives)} sign="−" />
          ${way.debts > 0 && html`<${Goods} play=${play} goods=${{ debt: way.debts }} sign="+" />`}<//>`)}
        ${!ways.length && html`<${Deal} play=${play} deal=${buy} blocked=${blockedOf(decision, 'buy', fields)}
          label=${tell(play, 'buy', buy)}>
          <${Goods} play=${play} goods=${price} sign="−" /><//>`}
      </span>
      <${Sale} play=${play} resource=${resource} />`
      : html`<span class="resource-price quiet"><${Goods} play=${play} goods=${price} /></span>`}
  </li>`;
}

/** What a purchase costs and yields, and how it changes the final score. */
function buyLabel(play, { gives = {}, debts = 0, points = 0 }, gets) {
  const text = tell(play, debts ? 'buy-debts' : 'buy', { gives, gets, debts });
  return points ? say(play, 'deal-points', { deal: text, change: pointsText(play, points) }) : text;
}

/** The sale price of a resource. @type {Part} */
function Sale({ play, resource }) {
  const { view, decision } = play;
  const fields = { resource };
  const sale = dealOf(view.deals, 'sell', fields);
  const sells = offersOf(decision, 'sell', fields).length > 0;
  return html`<span class="resource-sells"><${Deal} play=${play} deal=${sale} blocked=${sells ? null : blockedOf(decision, 'sell', fields)}
    label=${tell(play, 'sell', sale)}>
    <${Goods} play=${play} goods=${sale.gets} sign="+" /><//></span>`;
}

/** @type {(goods: Object<string, number>) => Object<string, number>} */
const withoutTrade = ({ trade: _trade, ...others }) => others;
