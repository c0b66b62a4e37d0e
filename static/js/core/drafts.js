/**
 * What somebody is about to do, before it is sent: one of the offers of a decision, being filled in.
 *
 * A draft is `{ type, fields, touched }`: the action, its fields as they stand, and which of them somebody has set.
 * Everything here is a pure function of the decision as the server sent it.
 */

import { changed, grouped, startValues, keyField } from './specs.js';

/** @import { Blocked, Decision, Draft, Offer } from '../types' */

const isOne = (spec) => spec.spec === 'choose' && spec.items.length === 1;

/**
 * Return the offer for an action; where several differ by a choice of one item, the one that fits these fields.
 * @param {Decision | null} decision as the server sends it
 * @param {string} type the action's
 * @param {object} [fields] what is known of it already
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
 * Return why an action cannot be done, or not with these fields.
 * @param {Decision | null} decision as the server sends it
 * @param {string} type the action's
 * @param {object} [fields] with which fields
 * @returns {Blocked | null} null if nothing is known to be in the way
 */
export function blockedOf(decision, type, fields = {}) {
  const found = decision?.blocked.filter(({ action }) => action === type) ?? [];
  const covers = (block) => Object.entries(block.fields).every(([name, value]) => fields[name] === value);
  // What is said of these very fields explains more than what is said of the action as a whole.
  const fitting = found.filter(covers).sort((one, other) => Object.keys(other.fields).length - Object.keys(one.fields).length);
  return fitting[0] ?? null;
}

/**
 * Return what an action would do, as the server foresees it; null if it does not say.
 * @param {Decision | null} decision
 * @param {string} type the action's
 * @param {object} [fields] those that tell it from others of its kind
 * @returns {object | null}
 */
export function effectOf(decision, type, fields = {}) {
  const wanted = Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]);
  const effects = (decision?.offers ?? []).filter(({ action }) => action === type).flatMap((offer) => offer.effects ?? []);
  return effects.find((one) => wanted.every(([name, value]) => JSON.stringify(one.fields[name]) === value))?.effect ?? null;
}

/**
 * Return a draft of an action as it is before anybody touched it; null if it is not on offer.
 * @param {Decision | null} decision
 * @param {string} type the action's
 * @param {object} [fields] what is chosen already: these count as set by hand
 * @param {object} [presets] what other fields begin with
 */
export function begun(decision, type, fields = {}, presets = {}) {
  const offer = offerOf(decision, type, fields);
  if (!offer) return null;
  const stand = decision.default?.type === type ? decision.default : {};
  const touched = Object.fromEntries(Object.keys(fields).map((name) => [name, true]));
  return { type, fields: startValues(offer, { ...stand, ...presets, ...fields }), touched };
}

/**
 * Return a draft with one field changed; another choice of offer begins that offer.
 * @param {Decision} decision
 * @param {Draft} draft
 * @param {string} name the field's
 * @param {*} value what it is set to
 * @param {object} [presets] what other fields begin with
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
 * Return what is left of a draft when the decision has changed: what was set by hand stays if it still fits.
 * @param {Decision | null} before the decision that it was made for
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
 * Put what a decision offers in the order in which it is shown.
 * @param {Decision} decision
 * @param {{only?: string[], without?: string[]}} [choice] which actions
 * @returns {{simple: object[], forms: object[], unavailable: object[]}} groups: done by one click, filled in, not possible
 */
export function sorted(decision, { only, without = [] } = {}) {
  const groups = grouped(decision).filter(({ action }) => (only?.includes(action) ?? true) && !without.includes(action));
  const simple = groups.filter(({ offers }) => offers.length === 1 && !Object.keys(offers[0].fields).length);
  const unavailable = groups.filter(({ offers }) => !offers.length);
  return { simple, unavailable, forms: groups.filter((group) => !simple.includes(group) && !unavailable.includes(group)) };
}

/**
 * Return the field by which the offers of a group are told apart, where a person must choose among them.
 * @param {{offers: object[], blocked: object[]}} group
 * @returns {string | null}
 */
export function keyFieldOf({ offers, blocked }) {
  const several = offers.length > 1 || blocked.some(({ fields }) => Object.keys(fields).length);
  return several ? keyField(offers) : null;
}
