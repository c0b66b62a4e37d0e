/** What may be done at any time, read from the decision: each deal with what it takes and what it brings. */

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

/** @returns {Object<string, number>} goods without those of which there are none. */
export const some = (goods) => Object.fromEntries(Object.entries(goods).filter(([, number]) => number));

/**
 * Return the ways to buy a resource; none if it cannot be bought now.
 * @param {object | null} decision
 * @param {object} box of the view
 * @param {string} resource
 * @returns {{action: object, gives: object, gets: object, debts: number}[]}
 */
export function buysOf(decision, box, resource) {
  const [money, price] = box.prices[resource];
  return offersOf(decision, 'buy', { resource }).map((offer) => {
    const { gold, debts } = fixed(offer);
    return { action: { type: 'buy', resource, gold, debts }, gives: { trade: 1, ...(gold ? { gold } : { [money]: price }) }, gets: { [resource]: 1 }, debts };
  });
}

/**
 * Return what selling a resource takes and brings.
 * @param {object} box of the view
 * @param {string} resource
 * @param {boolean} store whether the seller owns a General Store
 */
export function saleOf(box, resource, store) {
  const [money, price] = box.prices[resource];
  const silver = (money === 'silver' ? price : 0) + (store ? 1 : 0);
  return { action: { type: 'sell', resource }, gives: { trade: 1, [resource]: 1 }, gets: some({ silver, gold: money === 'gold' ? price : 0, vp: 1 }) };
}

/** What the powers of buildings and the supply exchange, one at a time. */
export const SWAPS = [
  { action: { type: 'hire' }, gives: { trade: 1, food: 1 }, gets: { worker: 1 } },
  { action: { type: 'take_debt', count: 1 }, gives: {}, gets: { debt: 1, silver: 2 } },
  { action: { type: 'use_market', into: 'food' }, gives: { trade: 1, wood: 1 }, gets: { food: 1 } },
  { action: { type: 'use_market', into: 'steel' }, gives: { trade: 1, food: 1 }, gets: { steel: 1 } },
  { action: { type: 'use_bank', count: 1 }, gives: { trade: 1 }, gets: { silver: 1 } },
  { action: { type: 'repay', means: 'silver', count: 1 }, gives: { silver: 5, debt: 1 }, gets: {} },
  { action: { type: 'repay', means: 'gold', count: 1 }, gives: { gold: 1, debt: 1 }, gets: {} },
];

/** Reasons that leave no doubt that something is not for this player now: it is not shown at all. */
const ABSENT = ['no_such_building', 'too_early'];

/**
 * Return the swaps that are worth being shown, each with the reason if it cannot be done now.
 * @param {object | null} decision
 * @returns {{action: object, gives: object, gets: object, blocked: object | null}[]}
 */
export function swapsOf(decision) {
  return SWAPS.map((swap) => {
    const { type, count: _count, ...fields } = swap.action;
    const open = offersOf(decision, type, fields).length > 0;
    const found = (decision?.blocked ?? []).filter((block) => block.action === type
      && Object.entries(block.fields).every(([name, value]) => fields[name] === value));
    return { ...swap, open, blocked: open ? null : found[0] ?? null };
  }).filter(({ open, blocked }) => open || (blocked && !ABSENT.includes(blocked.code)));
}

/** What a way to pay may sell. */
const SOLD = ['wood', 'food', 'steel', 'copper', 'livestock'];

/**
 * Return how a price is paid by a way that is offered: what is sold, changed at the Bank and borrowed before, what is
 * given, what is lost.
 * @param {object} action of type `pay`
 * @param {number} due
 * @param {object} box of the view
 * @returns {{sells: object, tokens: number, debts: number, gives: object, lost: number}}
 */
export function payment(action, due, box) {
  const covered = action.gold * box.gold_pays;
  return {
    sells: some(Object.fromEntries(SOLD.map((good) => [good, action[`sell_${good}`]]))),
    tokens: action.bank,
    debts: action.debts,
    gives: some({ silver: Math.max(0, due - covered), gold: action.gold }),
    lost: Math.max(0, covered - due),
  };
}

const BOUGHT = ['wood', 'food', 'steel', 'gold', 'copper', 'livestock'];

/**
 * Return how a building is paid by a way that is offered: what is bought before, with what, and what is given.
 * @param {object} action of type `build`
 * @param {object} box of the view
 * @returns {{buys: object, price: object, debts: number, gives: object}}
 */
export function purchase(action, box) {
  const buys = some(Object.fromEntries(BOUGHT.map((good) => [good, action[`buy_${good}`]])));
  const price = {};
  for (const [good, count] of Object.entries(buys)) {
    const [money, each] = box.prices[good];
    price[money] = (price[money] ?? 0) + each * count;
    price.trade = (price.trade ?? 0) + count;
  }
  const gives = { ...box.buildings[action.building].cost };
  for (const good of ['copper', 'livestock']) {
    const instead = action[`gold_for_${good}`];
    if (!instead) continue;
    gives[good] -= instead;
    gives.gold = (gives.gold ?? 0) + instead;
  }
  return { buys, price, debts: action.debts, gives: some(gives) };
}

/**
 * Return what a bid is beyond one's means: the silver that is missing when all silver and gold is given.
 * @param {number} amount
 * @param {{silver: number, gold: number}} screen
 * @param {object} box of the view
 * @returns {{short: number, debts: number}}
 */
export function shortOf(amount, { silver, gold }, box) {
  const short = Math.max(0, amount - silver - gold * box.gold_pays);
  return { short, debts: Math.ceil(short / box.debt_pays) };
}
