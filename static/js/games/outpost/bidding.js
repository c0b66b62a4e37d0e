/** Bidding: the opening bid of an auction, and every raise. */

import { offerOf } from '../../core/choices.js';
import { Confirm } from '../../core/confirm.js';
import { actionLabel, reasonFor, Stepper } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { costOf, refusalOf } from '../../core/specs.js';
import { AuctionOrders } from './orders.js';
import { draftOf, leftAfter, set } from './payment.js';
import { aboutUpgrade, say, upgradeName } from './words.js';

/** @import { Part } from './words.js' */

/** Quick raise increments. */
const RAISES = [1, 2, 5, 10, 20];

/**
 * Return the quick raises that are allowed.
 * @param {number} base the bid to raise, or the minimum opening bid
 * @param {{low: number, high: number}} spec of the amount
 * @returns {{by: number, amount: number}[]}
 */
export const quickRaises = (base, { low, high }) =>
  RAISES.map((by) => ({ by, amount: base + by })).filter(({ amount }) => amount >= low && amount <= high);

/** The terms of a bid: minimum, the viewer's cost, their funds, and what would be left. @type {Part} */
function Terms({ play, spec, amount, upgrade, least }) {
  const { components, colonies, hands } = play.view;
  const { total, most } = hands[play.seat];
  if (amount > most[upgrade]) return html`<span class="short">${say(play, 'overbid', { most: most[upgrade], check: components.bid_check })}</span>`;
  const due = costOf(spec, amount) ?? 0;
  const left = leftAfter(play, due);
  const saved = colonies[play.seat].discounts[upgrade] ?? 0;
  return html`<span class="terms">${say(play, 'terms', { least, due, total })}
    ${saved > 0 && html` <span class="saved">${say(play, 'terms-saved', { saved })}</span>`}
    ${left !== null && html` <span class="quiet">${say(play, 'terms-left', { left })}</span>`}</span>`;
}

/** The amount field with quick raises and terms. @type {Part} */
function Price({ play, type, upgrade, base }) {
  const draft = draftOf(play, type);
  const { amount: spec } = offerOf(play.decision, type, draft.fields).fields;
  const { amount } = draft.fields;
  const change = (value) => set(play, type, 'amount', value);
  return html`<div class="price-line">
    <${Stepper} label=${say(play, 'your-bid')} value=${amount} low=${spec.low} high=${spec.high} onChange=${change} texts=${play.texts} />
    <span class="raises" role="group" aria-label=${say(play, 'raises')}>
      ${quickRaises(base, spec).map(({ by, amount: next }) => html`<button key=${by} type="button" class="button raise" data-about="i-bid"
        aria-pressed=${next === amount} disabled=${play.busy} onClick=${() => change(next)}>
        +${by} <small>${next}</small></button>`)}
    </span>
  </div>
  <p class="price-terms"><${Terms} play=${play} spec=${spec} amount=${amount} upgrade=${upgrade} least=${spec.low} /></p>`;
}

/** The draft of an opening bid. @type {Part} */
export function Opening({ play }) {
  const { fields } = play.draft.value;
  const { amount: spec } = offerOf(play.decision, 'open_auction', fields).fields;
  const name = upgradeName(play, fields.upgrade);
  const wrong = refusalOf(spec, fields.amount, fields);
  return html`<${Confirm} play=${play} action=${{ type: 'open_auction', ...fields }} wrong=${wrong && reasonFor(play, wrong)}
    text=${say(play, 'open-at', { upgrade: name, amount: fields.amount ?? 0 })} label=${say(play, 'opening', { upgrade: name })} cancel>
    <p class="draft-what"><${Icon} id=${`u-${fields.upgrade}`} /> <b>${say(play, 'opening', { upgrade: name })}</b>
      <small class="quiet">${say(play, 'binding')}</small> <small class="quiet draft-about">${aboutUpgrade(play, fields.upgrade)}</small></p>
    <${Price} play=${play} type="open_auction" upgrade=${fields.upgrade} base=${spec.low} />
  <//>`;
}

/** A raise or a pass. @type {Part} */
export function Bidding({ play }) {
  const { decision, view, busy } = play;
  const { upgrade } = view.auction ?? decision.params;
  const base = view.auction?.standing ?? decision.params.amount;
  const offer = offerOf(decision, 'bid');
  const pass = html`<button type="button" class="button" disabled=${busy} onClick=${() => play.send({ type: 'pass' })}>
    <${Icon} id="i-pass" /> ${say(play, 'pass')}</button>`;
  if (!offer) {
    const blocked = decision.blocked.find(({ action }) => action === 'bid');
    return html`<div class="buttons">
      ${pass}<${AuctionOrders} play=${play} /><span class="reason">${blocked && reasonFor(play, blocked)}</span><${AsideButtons} play=${play} />
    </div>`;
  }
  const { amount } = draftOf(play, 'bid').fields;
  const wrong = refusalOf(offer.fields.amount, amount);
  return html`<${Confirm} play=${play} action=${{ type: 'bid', amount }} wrong=${wrong && reasonFor(play, wrong)}
    text=${say(play, 'bid', { amount: amount ?? 0 })} label=${say(play, 'your-bid')} beside=${html`${pass}<${AuctionOrders} play=${play} /><${AsideButtons} play=${play} />`}>
    <${Price} play=${play} type="bid" upgrade=${upgrade} base=${base} />
  <//>`;
}

/** Optional actions, available while the game is not waiting for the viewer. @type {Part} */
export const Asides = ({ play }) => html`<div class="buttons"><${AsideButtons} play=${play} /></div>`;

/** Challenge the high bid, leave this round's auctions for good, and hurry those who did. @type {Part} */
export function AsideButtons({ play }) {
  const doubted = offerOf(play.decision, 'challenge')?.fields.amount.items[0];
  const types = ['internalize', 'insist'].filter((type) => offerOf(play.decision, type));
  return html`${doubted !== undefined && html`<button type="button" class="button option" disabled=${play.busy}
      data-note=${say(play, 'challenge-about')} onClick=${() => play.send({ type: 'challenge', amount: doubted })}>
      <${Icon} id="i-doubt" /> ${say(play, 'doubt', { amount: doubted })}</button>`}
    ${types.map((type) => html`<button key=${type} type="button" class="button ghost" disabled=${play.busy}
      data-note=${say(play, `${type}-about`)} onClick=${() => play.send({ type })}>${type === 'internalize' && html`<${Icon} id="i-out" /> `}<span class="cap aside-word">${actionLabel(play, type)}</span></button>`)}`;
}
