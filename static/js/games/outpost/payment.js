/** The payment tray: which cards are given, what is needed, and what is lost. The same tray takes discards. */

import { offerOf } from '../../core/choices.js';
import { begun } from '../../core/drafts.js';
import { reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { cheapest, dueFor, refusalOf, requiredFor, sumOf } from '../../core/specs.js';
import { byResource, ProductionCard } from './cards.js';
import { say } from './words.js';

/** Decisions that are nothing but a choice of cards. */
const ONLY_CARDS = ['pay', 'discard'];

/**
 * Return the draft of an action: what was begun, else what it would begin with; null if it is not on offer.
 * @param {import('../../core/play.js').Play} play
 * @param {string} type the action's
 * @returns {object | null}
 */
export const draftOf = (play, type) => (play.draft.value?.type === type ? play.draft.value : begun(play.decision, type));

/** Set a field of an action, beginning it if nobody has. A draft may be wrong for a while, so it is set, not begun with. */
export function set(play, type, field, value) {
  if (play.draft.value?.type !== type) play.begin(type);
  play.change(field, value);
}

/**
 * Return what cards are being chosen for; null if for nothing.
 * @param {import('../../core/play.js').Play} play
 * @returns {{type: string, draft: object, spec: object} | null}
 */
export function payingOf(play) {
  if (!play.decision) return null;
  const type = play.draft.value?.type ?? ONLY_CARDS.find((action) => offerOf(play.decision, action));
  const draft = type ? draftOf(play, type) : null;
  const spec = draft && offerOf(play.decision, type, draft.fields)?.fields.cards;
  return spec?.spec === 'pay' ? { type, draft, spec } : null;
}

/** Put a card into the tray, or take it back. */
export function toggled(play, { type, draft }, card) {
  const { cards } = draft.fields;
  set(play, type, 'cards', cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card]);
}

/**
 * Return the sums of a tray.
 * @param {object} spec of the payment
 * @param {object} fields of the draft
 * @returns {{total: number, due: number, short: number, over: number, best: string[] | null, least: number, required: number,
 *   inside: number}} `best` are the cards that lose the least, `least` is what they lose
 */
export function sumsOf(spec, fields) {
  const [total, due] = [sumOf(spec, fields.cards), dueFor(spec, fields)];
  const best = cheapest(spec, fields);
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
 * The tray of a draft that has cards to give.
 * @param {{play: import('../../core/play.js').Play, paying: object}} props
 */
export function Tray({ play, paying }) {
  const { spec, draft, type } = paying;
  const { fields } = draft;
  const sums = sumsOf(spec, fields);
  const hand = play.view.hands[play.seat]?.cards.filter(({ id }) => id in spec.items) ?? [];
  const groups = byResource(hand, Object.keys(play.view.components.average));
  const best = play.decision.default?.type === type ? play.decision.default.cards : sums.best;
  const isBest = best && best.length === fields.cards.length && best.every((card) => fields.cards.includes(card));
  const discards = spec.minimal;
  return html`<div class="tray">
    <ul class="tray-cards" aria-label=${say(play, discards ? 'tray-discard' : 'tray')}>
      ${groups.flatMap(({ cards }) => cards).map((card) => html`<li key=${card.id}><${ProductionCard} play=${play} card=${card}
        chosen=${fields.cards.includes(card.id)} onToggle=${() => toggled(play, paying, card.id)} /></li>`)}
    </ul>
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
export function troubleWith(play, { spec, draft }) {
  const refusal = refusalOf(spec, draft.fields.cards, draft.fields);
  return refusal ? reasonFor(play, refusal) : '';
}
