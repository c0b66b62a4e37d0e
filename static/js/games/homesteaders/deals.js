/** Deals available at any time, read from the view and the decision: each with what it costs and what it yields. */

import { blockedOf } from '../../core/choices.js';

/** @import { Action, Decision, Offer } from '../../types' */
/** @import { Effect, TradeView as Deal } from '../../../types/homesteaders' */

/** @returns {Offer[]} the offers of an action that match these fields. */
export const offersOf = (decision, type, fields = {}) =>
  (decision?.offers ?? []).filter((offer) => offer.action === type
    && Object.entries(fields).every(([name, value]) => offer.fields[name].items?.includes(value) ?? true));

/** @returns {Object<string, number>} the goods with a nonzero quantity. */
export const some = (goods) => Object.fromEntries(Object.entries(goods).filter(([, number]) => number));

/**
 * Return the deal in the view that matches an action, with what it costs and yields once.
 * @param {Deal[]} deals of the view
 * @param {string} type the action's
 * @param {object} [fields]
 * @returns {Deal}
 */
export const dealOf = (deals, type, fields = {}) =>
  deals.find(({ action }) => action.type === type && Object.entries(fields).every(([name, value]) => action[name] === value));

/**
 * Return the offered ways to perform an action, each with the action itself and what it costs and yields.
 * @param {Decision | null} decision
 * @param {string} type the action's
 * @param {object} [fields] only ways that match these
 * @returns {(Effect & {action: Action})[]}
 */
export const waysTo = (decision, type, fields = {}) =>
  offersOf(decision, type, fields).flatMap(({ effects }) => effects.map((one) => ({ action: { type, ...one.fields }, ...one.effect })));

/** Codes of blocked deals that are hidden rather than shown with a reason. */
const ABSENT = ['no_such_building', 'too_early'];

/**
 * Return the deals to show other than purchases and sales, each with the reason if it is blocked.
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
