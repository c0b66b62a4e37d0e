/** The payment tray: cards paid, amount due, and overpayment. Also used for discards. */

import { offerOf } from '../../core/choices.js';
import { begun } from '../../core/drafts.js';
import { reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { cheapest, dueFor, proposed, refusalOf, requiredFor, sumOf } from '../../core/specs.js';
import { say } from './words.js';

/** @import { Part, Play } from './words.js' */

/** Actions that only choose cards; the first one on offer is the default. */
const ONLY_CARDS = ['pay', 'discard', 'keep_select', 'default'];

/**
 * Return the draft of an action: the one in progress, else its initial values; null if it is not on offer.
 * @param {Play} play
 * @param {string} type the action's
 * @returns {import('../../types').Draft | null}
 */
export const draftOf = (play, type) => (play.draft.value?.type === type ? play.draft.value : begun(play.decision, type));

/** Set a field of an action, starting its draft if needed. The value may be invalid for now: set it after starting. */
export function set(play, type, field, value) {
  if (play.draft.value?.type !== type) play.begin(type);
  play.change(field, value);
}

/**
 * Return the hand value left after the cheapest payment of a price; null if it cannot be paid.
 * @param {Play} play
 * @param {number} due
 * @returns {number | null}
 */
export function leftAfter({ view: { hands, components }, seat }, due) {
  const { cards, total } = hands[seat];
  if (components.money) return due <= total ? total - due : null;
  const items = Object.fromEntries(cards.map(({ id, value }) => [id, value]));
  const paid = cheapest(/** @type {any} */ ({ items, price: due, per: '', including: [] }));
  return paid && total - paid.reduce((sum, id) => sum + items[id], 0);
}

/** @returns {string[]} the cards that may be chosen. */
const itemsOf = ({ items }) => (Array.isArray(items) ? items : Object.keys(items));

/**
 * Return the action and field that cards are being chosen for; null if there is none.
 * @param {Play} play
 * @param {string} [type] the action's; by default the draft's, else the decision's
 * @returns {{type: string, draft: object, spec: object, items: string[]} | null}
 */
export function payingOf(play, type = play.draft.value?.type ?? ONLY_CARDS.find((action) => offerOf(play.decision, action))) {
  const draft = type && play.decision ? draftOf(play, type) : null;
  const spec = draft && offerOf(play.decision, type, draft.fields)?.fields.cards;
  return spec ? { type, draft, spec, items: itemsOf(spec) } : null;
}

/**
 * Return the cards after toggling one; at the maximum, the new one replaces the first.
 * @param {object} spec of the field
 * @param {string[]} cards
 * @param {string} card
 * @returns {string[]}
 */
export function picked(spec, cards, card) {
  if (cards.includes(card)) return cards.filter((other) => other !== card);
  return [...(cards.length >= (spec.high ?? Infinity) ? cards.slice(1) : cards), card];
}

/** Add a card to the tray, or remove it. */
export const toggled = (play, { type, draft, spec }, card) => set(play, type, 'cards', picked(spec, draft.fields.cards, card));

/**
 * Return the totals of a tray.
 * @param {import('../../types').Pay} spec of the payment
 * @param {object} fields of the draft
 * @returns {{total: number, due: number, short: number, over: number, best: string[] | null, least: number, required: number,
 *   inside: number}} `best` are the suggested cards, `least` is their overpayment
 */
export function sumsOf(spec, fields) {
  const [total, due] = [sumOf(spec, fields.cards), dueFor(spec, fields)];
  const best = proposed(spec, fields);
  return {
    total,
    due,
    short: Math.max(0, due - total),
    over: Math.max(0, total - due),
    best,
    least: best ? Math.max(0, sumOf(spec, best) - due) : 0,
    required: requiredFor(spec, fields),
    inside: fields.cards.filter((card) => spec.including.includes(card)).length,
  };
}

/**
 * The tray of a draft that takes cards, chosen in the hand; in games with money, the amount left.
 * @param {{play: Play, paying: object, due?: number}} props
 */
export function Tray({ play, paying, due = 0 }) {
  if (play.view.components.money) return html`<${Cash} play=${play} due=${due} />`;
  return paying.spec.spec === 'pick' ? html`<p class="tray-sums">${say(play, 'tray-choose', { count: paying.spec.low })}</p>`
    : html`<${PayTray} play=${play} paying=${paying} />`;
}

/** An exact payment in money. @type {Part} */
function Cash({ play, due }) {
  const { total } = play.view.hands[play.seat];
  return html`<p class="tray-sums"><${Icon} id="i-cash" />
    <span class=${due > total ? 'short' : 'enough'}>${say(play, 'cash-left', { due, total, left: Math.max(0, total - due) })}</span></p>`;
}

/** The totals of a payment or a discard. @type {Part} */
function PayTray({ play, paying }) {
  const { spec, draft, type } = paying;
  const { fields } = draft;
  const sums = sumsOf(spec, fields);
  const best = play.decision.default?.type === type ? play.decision.default.cards : sums.best;
  const isBest = best && best.length === fields.cards.length && best.every((card) => fields.cards.includes(card));
  const discards = spec.minimal;
  const { total } = play.view.hands[play.seat];
  return html`<p class="tray-sums">
      <span><span class=${sums.short ? 'short' : 'enough'}>${say(play, discards ? 'tray-freed' : 'tray-paid', { ...sums, held: total })}</span>
        ${!sums.short && html` <span class="quiet">${say(play, 'terms-left', { left: total - sumsIn(play, fields.cards) })}</span>`}</span>
      ${!discards && sums.over > 0 &&
      html`<span class=${`lost${sums.over > sums.least ? ' more' : ''}`}>${say(play, 'tray-lost', sums)}</span>`}
      ${sums.required > 0 &&
      html`<span class=${sums.inside < sums.required ? 'short' : 'enough'}>${say(play, 'tray-research', sums)}</span>`}
      ${best && !isBest && html` <button type="button" class="button small" disabled=${play.busy}
        onClick=${() => set(play, type, 'cards', best)}>${say(play, discards ? 'tray-cheapest-discard' : 'tray-cheapest')}</button>`}
    </p>`;
}

/** @returns {number} the total value of these cards in the viewer's hand. */
const sumsIn = ({ view, seat }, chosen) => view.hands[seat].cards.filter(({ id }) => chosen.includes(id)).reduce((sum, { value }) => sum + value, 0);

/** @returns {string} why the chosen cards are not accepted; empty if they are. */
export function refusalText(play, { spec, draft }) {
  const refusal = refusalOf(spec, draft.fields.cards, draft.fields);
  return refusal ? reasonFor(play, refusal) : '';
}
