/** What may be done at any time, read from view and decision: each deal with what it takes and what it brings. */

import { blockedOf } from '../../core/choices.js';

/** @import { Action, Decision, Offer } from '../../types' */
/** @import { Effect, TradeView as Deal } from '../../../types/homesteaders' */

/** @returns {Offer[]} the offers of an action, those that fit these fields. */
export const offersOf = (decision, type, fields = {}) =>
  (decision?.offers ?? []).filter((offer) => offer.action === type
    && Object.entries(fields).every(([name, value]) => offer.fields[name].items?.includes(value) ?? true));

/** @returns {Object<string, number>} goods without those of which there are none. */
export const some = (goods) => Object.fromEntries(Object.entries(goods).filter(([, number]) => number));

/**
 * Return the deal of the view that an action is, with what it takes and brings one time.
 * @param {Deal[]} deals of the view
 * @param {string} type the action's
 * @param {object} [fields]
 * @returns {Deal}
 */
export const dealOf = (deals, type, fields = {}) =>
  deals.find(({ action }) => action.type === type && Object.entries(fields).every(([name, value]) => action[name] === value));

/**
 * Return the ways in which something can be done, as they are offered: each the action, and what it takes and brings.
 * @param {Decision | null} decision
 * @param {string} type the action's
 * @param {object} [fields] those that fit these
 * @returns {(Effect & {action: Action})[]}
 */
export const waysTo = (decision, type, fields = {}) =>
  offersOf(decision, type, fields).flatMap(({ effects }) => effects.map((one) => ({ action: { type, ...one.fields }, ...one.effect })));

/** Reasons that leave no doubt that something is not for this player now: it is not shown at all. */
const ABSENT = ['no_such_building', 'too_early'];

/**
 * Return the deals other than purchases and sales that are worth being shown, each with the reason if it cannot be done now.
 * @param {Decision | null} decision
 * @param {Deal[]} deals of the view
 * @returns {(Deal & {blocked: object | null})[]}
 */
export function swapsOf(decision, deals) {
  return deals.filter(({ action: { type } }) => type !== 'buy' && type !== 'sell').map((deal) => {
    const { type, count: _count, ...fields } = /** @type {Action} */ (deal.action);
    const open = offersOf(decision, type, fields).length > 0;
    return { ...deal, open, blocked: open ? null : blockedOf(decision, type, fields) };
  }).filter(({ open, blocked }) => open || (blocked && !ABSENT.includes(blocked.code)));
}
