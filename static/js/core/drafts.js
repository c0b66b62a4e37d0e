/**
 * An action before it is sent: one of the offers of a decision, being filled in.
 *
 * A draft is `{ type, fields, touched }`: the action, its current fields, and which of them the player has set.
 * Everything here is a pure function of the decision as the server sent it.
 */

import { changed, grouped, startValues, keyField } from './specs.js';

/** @import { Blocked, Decision, Draft, Offer } from '../types' */

const isOne = (spec) => spec.spec === 'choose' && spec.items.length === 1;

/**
 * Return the offer for an action; where several differ by a choice of one item, the one that matches these fields.
 * @param {Decision | null} decision as the server sends it
 * @param {string} type of the action
 * @param {object} [fields] those that are known already
 * @returns {Offer | null} null if it is not on offer
 */
export function offerOf(decision, type, fields = {}) {
  const offers = decision?.offers.filter(({ action }) => action === type) ?? [];
  const fits = (offer) => Object.entries(fields).every(([name, value]) => {
    const spec = offer.fields[name];
    return !spec || !isOne(spec) || value === undefined || spec.items[0] === value;
  });
  return offers.find(fits) ?? null;
}

/**
 * Return why an action is blocked, in general or with these fields.
 * @param {Decision | null} decision as the server sends it
 * @param {string} type of the action
 * @param {object} [fields] of the action
 * @returns {Blocked | null} null if nothing is known to block it
 */
export function blockedOf(decision, type, fields = {}) {
  const found = decision?.blocked.filter(({ action }) => action === type) ?? [];
  const covers = (block) => Object.entries(block.fields).every(([name, value]) => fields[name] === value);
  // A reason for these very fields is more specific than one for the whole action.
  const fitting = found.filter(covers).sort((one, other) => Object.keys(other.fields).length - Object.keys(one.fields).length);
  return fitting[0] ?? null;
}

/**
 * Return what the server expects an action to do; null if it does not say.
 * @param {Decision | null} decision
 * @param {string} type of the action
 * @param {object} [fields] those that distinguish it from other offers of its kind
 * @returns {object | null}
 */
export function effectOf(decision, type, fields = {}) {
  const wanted = Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]);
  const effects = (decision?.offers ?? []).filter(({ action }) => action === type).flatMap((offer) => offer.effects ?? []);
  return effects.find((one) => wanted.every(([name, value]) => JSON.stringify(one.fields[name]) === value))?.effect ?? null;
}

/**
 * Return the initial draft of an action; null if it is not on offer.
 * @param {Decision | null} decision
 * @param {string} type of the action
 * @param {object} [fields] already chosen: these count as set by the player
 * @param {object} [presets] initial values of other fields
 */
export function begun(decision, type, fields = {}, presets = {}) {
  const offer = offerOf(decision, type, fields);
  if (!offer) return null;
  const stand = decision.default?.type === type ? decision.default : {};
  const touched = Object.fromEntries(Object.keys(fields).map((name) => [name, true]));
  return { type, fields: startValues(offer, { ...stand, ...presets, ...fields }), touched };
}

/**
 * Return a draft with one field changed; choosing another offer starts that offer's draft.
 * @param {Decision} decision
 * @param {Draft} draft
 * @param {string} name of the field
 * @param {*} value its new value
 * @param {object} [presets] initial values of other fields
 */
export function filled(decision, draft, name, value, presets = {}) {
  const touched = { ...draft.touched, [name]: true };
  const offer = offerOf(decision, draft.type, draft.fields);
  if (!offer) return draft;
  const other = offerOf(decision, draft.type, { ...draft.fields, [name]: value });
  if (other && other !== offer) return { ...begun(decision, draft.type, { [name]: value }, presets), touched: { [name]: true } };
  return { ...draft, fields: changed(offer, draft.fields, draft.touched, name, value), touched };
}

/**
 * Carry a draft over to a changed decision: what the player has set stays if it is still valid.
 * @param {Decision | null} before the decision it was made for
 * @param {Decision | null} now
 * @param {Draft | null} draft
 * @returns {Draft | null}
 */
export function carried(before, now, draft) {
  if (!draft || !now || before?.id !== now.id) return null;
  const offer = offerOf(now, draft.type, draft.fields);
  if (!offer) return null;
  if (JSON.stringify(offer) === JSON.stringify(offerOf(before, draft.type, draft.fields))) return draft;
  const kept = Object.fromEntries(Object.entries(draft.fields).filter(([name]) => draft.touched[name]));
  return { ...draft, fields: startValues(offer, kept) };
}

/**
 * Sort what a decision offers into the groups in which it is shown.
 * @param {Decision} decision
 * @param {{only?: string[], without?: string[]}} [choice] actions to include or leave out
 * @returns {{simple: object[], forms: object[], unavailable: object[]}} groups: one click, a form, unavailable
 */
export function sorted(decision, { only, without = [] } = {}) {
  const groups = grouped(decision).filter(({ action }) => (only?.includes(action) ?? true) && !without.includes(action));
  const simple = groups.filter(({ offers }) => offers.length === 1 && !Object.keys(offers[0].fields).length);
  const unavailable = groups.filter(({ offers }) => !offers.length);
  return { simple, unavailable, forms: groups.filter((group) => !simple.includes(group) && !unavailable.includes(group)) };
}

/**
 * Return the field that distinguishes the offers of a group, where the player must choose among them.
 * @param {{offers: object[], blocked: object[]}} group
 * @returns {string | null}
 */
export function keyFieldOf({ offers, blocked }) {
  const several = offers.length > 1 || blocked.some(({ fields }) => Object.keys(fields).length);
  return several ? keyField(offers) : null;
}
