/** What may be done at any time, read from view and decision: each deal with what it takes and what it brings. */

import { blockedOf } from '../../core/choices.js';

/**
 * Return the values of an offer in which nothing is left to choose.
 * @param {{fields: Object<string, object>}} offer
 * @returns {Object<string, *>} by field
 */
export const fixed = ({ fields }) =>
  Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, spec.spec === 'choose' ? spec.items[0] : spec.low]));

/** @returns {object[]} the offers of an action, those that fit these fields. */
export const offersOf = (decision, type, fields = {}) =>
  (decision?.offers ?? []).filter((offer) => offer.action === type
    && Object.entries(fields).every(([name, value]) => offer.fields[name].items?.includes(value) ?? true));

/**
 * Return what an action of an offer would do, as the server foresees it.
 * @param {{effects?: {fields: object, effect: object | null}[]} | null} offer
 * @param {Object<string, *>} [fields] those of the action that tell it from others of the offer
 * @returns {{points: number, price: Object<string, number>}} change of the score at the end, and what purchases on the way take
 */
export function effectOf(offer, fields = {}) {
  const found = offer?.effects?.find((one) => Object.entries(fields).every(([name, value]) => one.fields[name] === value));
  return { points: 0, price: {}, ...found?.effect };
}

/** @returns {Object<string, number>} goods without those of which there are none. */
export const some = (goods) => Object.fromEntries(Object.entries(goods).filter(([, number]) => number));

/**
 * Return the deal of the view that an action is, with what it takes and brings one time.
 * @param {Deal[]} deals of the view
 * @param {string} type the action's
 * @param {object} [fields]
 * @returns {Deal}
 *
 * @typedef {{action: import('../../types').Action, gives: Object<string, number>, gets: Object<string, number>}} Deal
 */
export const dealOf = (deals, type, fields = {}) =>
  deals.find(({ action }) => action.type === type && Object.entries(fields).every(([name, value]) => action[name] === value));

/**
 * Return the ways to buy a resource; none if it cannot be bought now.
 * @param {object | null} decision
 * @param {Deal[]} deals of the view
 * @param {string} resource
 * @returns {(Deal & {debts: number, points: number})[]}
 */
export function buysOf(decision, deals, resource) {
  const { gives: { trade, ...price }, gets } = dealOf(deals, 'buy', { resource });
  return offersOf(decision, 'buy', { resource }).map((offer) => {
    const { gold, debts } = fixed(offer);
    return { action: { type: 'buy', resource, gold, debts }, gives: { trade, ...(gold ? { gold } : price) }, gets, debts, points: effectOf(offer).points };
  });
}

/** Reasons that leave no doubt that something is not for this player now: it is not shown at all. */
const ABSENT = ['no_such_building', 'too_early'];

/**
 * Return the deals other than purchases and sales that are worth being shown, each with the reason if it cannot be done now.
 * @param {object | null} decision
 * @param {Deal[]} deals of the view
 * @returns {(Deal & {blocked: object | null})[]}
 */
export function swapsOf(decision, deals) {
  return deals.filter(({ action: { type } }) => type !== 'buy' && type !== 'sell').map((deal) => {
    const { type, count: _count, ...fields } = deal.action;
    const open = offersOf(decision, type, fields).length > 0;
    return { ...deal, open, blocked: open ? null : blockedOf(decision, type, fields) };
  }).filter(({ open, blocked }) => open || (blocked && !ABSENT.includes(blocked.code)));
}

/** @returns {Object<string, number>} the numbers of an action's fields that begin so, by good. */
const numbered = (action, prefix) =>
  some(Object.fromEntries(Object.keys(action).filter((name) => name.startsWith(prefix)).map((name) => [name.slice(prefix.length), action[name]])));

/**
 * Return how a price is paid by a way that is offered: what is sold, changed at the Bank and borrowed before, what is
 * given, what is lost.
 * @param {import('../../types').Action} action of type `pay`
 * @param {number} due
 * @param {object} box of the view
 * @returns {{sells: object, tokens: number, debts: number, gives: object, lost: number}}
 */
export function payment(action, due, box) {
  const covered = action.gold * box.gold_pays;
  return {
    sells: numbered(action, 'sell_'),
    tokens: action.bank,
    debts: action.debts,
    gives: some({ silver: Math.max(0, due - covered), gold: action.gold }),
    lost: Math.max(0, covered - due),
  };
}

/**
 * Return how a building is paid by a way that is offered: what is bought before, and what is given.
 * @param {import('../../types').Action} action of type `build`
 * @param {object} box of the view
 * @returns {{buys: object, debts: number, gives: object}}
 */
export function purchase(action, box) {
  const buys = numbered(action, 'buy_');
  const gives = { ...box.buildings[action.building].cost };
  for (const [good, instead] of Object.entries(numbered(action, 'gold_for_'))) {
    gives[good] -= instead;
    gives.gold = (gives.gold ?? 0) + instead;
  }
  return { buys, debts: action.debts, gives: some(gives) };
}
