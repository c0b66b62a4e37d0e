/** The payment tray: which cards are given, what is needed, and what is lost. The same tray takes discards. */

import { offerOf } from '../../core/choices.js';
import { begun } from '../../core/drafts.js';
import { reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { dueFor, proposed, refusalOf, requiredFor, sumOf } from '../../core/specs.js';
import { byResource, ProductionCard } from './cards.js';
import { say } from './words.js';

/** @import { Part, Play } from './words.js' */

/** Decisions that are nothing but a choice of cards; what comes first is what one is assumed to want. */
const ONLY_CARDS = ['pay', 'discard', 'keep_select', 'default'];

/**
 * Return the draft of an action: what was begun, else what it would begin with; null if it is not on offer.
 * @param {Play} play
 * @param {string} type the action's
 * @returns {import('../../types').Draft | null}
 */
export const draftOf = (play, type) => (play.draft.value?.type === type ? play.draft.value : begun(play.decision, type));

/** Set a field of an action, beginning it if nobody has. A draft may be wrong for a while, so it is set, not begun with. */
export function set(play, type, field, value) {
  if (play.draft.value?.type !== type) play.begin(type);
  play.change(field, value);
}

/** @returns {string[]} the cards that may be chosen. */
const itemsOf = ({ items }) => (Array.isArray(items) ? items : Object.keys(items));

/**
 * Return what cards are being chosen for; null if for nothing.
 * @param {Play} play
 * @param {string} [type] the action's; that of the draft, or what the decision is about
 * @returns {{type: string, draft: object, spec: object, items: string[]} | null}
 */
export function payingOf(play, type = play.draft.value?.type ?? ONLY_CARDS.find((action) => offerOf(play.decision, action))) {
  const draft = type && play.decision ? draftOf(play, type) : null;
  const spec = draft && offerOf(play.decision, type, draft.fields)?.fields.cards;
  return spec ? { type, draft, spec, items: itemsOf(spec) } : null;
}

/**
 * Return the cards with one more or one less; where only so many may be picked, a new one takes the place of the first.
 * @param {object} spec of the field
 * @param {string[]} cards
 * @param {string} card
 * @returns {string[]}
 */
export function picked(spec, cards, card) {
  if (cards.includes(card)) return cards.filter((other) => other !== card);
  return [...(cards.length >= (spec.high ?? Infinity) ? cards.slice(1) : cards), card];
}

/** Put a card into the tray, or take it back. */
export const toggled = (play, { type, draft, spec }, card) => set(play, type, 'cards', picked(spec, draft.fields.cards, card));

/**
 * Return the sums of a tray.
 * @param {import('../../types').Pay} spec of the payment
 * @param {object} fields of the draft
 * @returns {{total: number, due: number, short: number, over: number, best: string[] | null, least: number, required: number,
 *   inside: number}} `best` are the cards that are proposed, `least` is what they lose
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
 * The cards that may be given, each a switch.
 * @param {{play: Play, paying: object, label: string}} props
 */
export function TrayCards({ play, paying, label }) {
  const hand = play.view.hands[play.seat]?.cards.filter(({ id }) => paying.items.includes(id)) ?? [];
  const groups = byResource(hand, Object.keys(play.view.components.average));
  return html`<ul class="tray-cards" aria-label=${label}>
    ${groups.flatMap(({ cards }) => cards).map((card) => html`<li key=${card.id}><${ProductionCard} play=${play} card=${card}
      chosen=${paying.draft.fields.cards.includes(card.id)} onToggle=${() => toggled(play, paying, card.id)} /></li>`)}
  </ul>`;
}

/**
 * The tray of a draft that has cards to give; where one holds money, what is left of it.
 * @param {{play: Play, paying: object, due?: number}} props
 */
export function Tray({ play, paying, due = 0 }) {
  if (play.view.components.money) return html`<${Cash} play=${play} due=${due} />`;
  return paying.spec.spec === 'pick' ? html`<${TrayCards} play=${play} paying=${paying} label=${say(play, 'tray-choose')} />`
    : html`<${PayTray} play=${play} paying=${paying} />`;
}

/** What is paid in money, exactly. @type {Part} */
function Cash({ play, due }) {
  const { total } = play.view.hands[play.seat];
  return html`<p class="tray-sums"><${Icon} id="i-cash" />
    <span class=${due > total ? 'short' : 'enough'}>${say(play, 'cash-left', { due, total, left: Math.max(0, total - due) })}</span></p>`;
}

/** The tray of a payment or a discard, with its sums. @type {Part} */
function PayTray({ play, paying }) {
  const { spec, draft, type } = paying;
  const { fields } = draft;
  const sums = sumsOf(spec, fields);
  const best = play.decision.default?.type === type ? play.decision.default.cards : sums.best;
  const isBest = best && best.length === fields.cards.length && best.every((card) => fields.cards.includes(card));
  const discards = spec.minimal;
  return html`<div class="tray">
    <${TrayCards} play=${play} paying=${paying} label=${say(play, discards ? 'tray-discard' : 'tray')} />
    <p class="tray-sums">
      <span class=${sums.short ? 'short' : 'enough'}>${say(play, discards ? 'tray-freed' : 'tray-paid', sums)}</span>
      ${!discards && sums.over > 0 &&
      html`<span class=${`lost${sums.over > sums.least ? ' more' : ''}`}>${say(play, 'tray-lost', sums)}</span>`}
      ${sums.required > 0 &&
      html`<span class=${sums.inside < sums.required ? 'short' : 'enough'}>${say(play, 'tray-research', sums)}</span>`}
      ${best && !isBest && html` <button type="button" class="button small" disabled=${play.busy}
        onClick=${() => set(play, type, 'cards', best)}>${say(play, discards ? 'tray-cheapest-discard' : 'tray-cheapest')}</button>`}
    </p>
  </div>`;
}

/** @returns {string} why the cards chosen will not do; nothing if they will. */
export function refusalText(play, { spec, draft }) {
  const refusal = refusalOf(spec, draft.fields.cards, draft.fields);
  return refusal ? reasonFor(play, refusal) : '';
}
