/** Operators: which factories are staffed by whom, currently or in a draft. */

/** @import { View } from './words.js' */
/** @typedef {Object<string, {colonist?: number, robot?: number}>} Crews */

/** Kinds of operators, in display order. */
export const OPERATORS = ['colonist', 'robot'];

/**
 * Return the current operators of a colony.
 * @param {View['colonies'][number]} colony its factories are sent as [built, colonists, robots]
 * @returns {Object<string, {colonist: number, robot: number}>} by kind of factory
 */
export const crewsOf = ({ factories }) =>
  Object.fromEntries(Object.entries(factories).map(([kind, [, colonist, robot]]) => [kind, { colonist, robot }]));

/** @returns {number} how many operators of a kind are at work. */
export const atWork = (crews, operator) => Object.values(crews).reduce((sum, crew) => sum + (crew[operator] ?? 0), 0);

/**
 * Return the crews with one operator added to or removed from a kind of factory.
 * @param {Crews} crews by kind of factory
 * @param {string} kind
 * @param {string} operator
 * @param {number} by 1 or -1
 */
export const moved = (crews, kind, operator, by) => ({
  ...crews,
  [kind]: { ...crews[kind], [operator]: (crews[kind]?.[operator] ?? 0) + by },
});

/**
 * Return the operator slots of the factories of one kind, in drawing order.
 * @param {number} built
 * @param {{colonist?: number, robot?: number}} [crew]
 * @returns {('colonist' | 'robot' | null)[]}
 */
export function slotsOf(built, { colonist = 0, robot = 0 } = {}) {
  const manned = [...Array(colonist).fill('colonist'), ...Array(robot).fill('robot')];
  return [...manned, ...Array(Math.max(0, built - manned.length)).fill(null)];
}

/**
 * Return what a colony would produce with these crews, and what that is worth on average.
 * @param {View['colonies'][number]} colony `yields`: its cards by resource and number of running factories
 * @param {Crews} crews by kind of factory
 * @param {View['components']} components
 * @returns {{cards: Object<string, number>, income: number}}
 */
export function production({ yields }, crews, { average }) {
  const running = (resource) => OPERATORS.reduce((sum, one) => sum + (crews[resource]?.[one] ?? 0), 0);
  const counts = Object.keys(yields)
    .map((resource) => /** @type {const} */ ([resource, yields[resource][running(resource)] ?? 0]))
    .filter(([, count]) => count > 0);
  return { cards: Object.fromEntries(counts), income: counts.reduce((sum, [resource, count]) => sum + count * average[resource], 0) };
}

/**
 * Return the number of idle operators of each kind.
 * @param {View['colonies'][number]} colony
 * @param {Crews} crews by kind of factory
 * @returns {{colonist: number, robot: number}}
 */
export const idle = (colony, crews) => ({
  colonist: colony.colonists - atWork(crews, 'colonist'),
  robot: colony.robots - atWork(crews, 'robot'),
});

/**
 * Return the crews after a factory slot is clicked: its operator leaves; an empty slot is filled by an idle operator,
 * else by one from the factory with the least valuable cards.
 * @param {View['colonies'][number]} colony
 * @param {Crews} crews by kind of factory
 * @param {string} kind of the factory
 * @param {string | null} who its operator
 * @param {{takes: (kind: string, operator: string) => boolean, average: Record<string, number>}} table
 * @returns {Crews | null} null if nobody can be assigned
 */
export function switched(colony, crews, kind, who, { takes, average }) {
  if (who) return moved(crews, kind, who, -1);
  const free = idle(colony, crews);
  // Prefer robots, since colonists can work anywhere.
  const able = [...OPERATORS].reverse().filter((operator) => takes(kind, operator));
  const ready = able.find((operator) => free[operator] > 0 && (operator !== 'robot' || atWork(crews, 'robot') < colony.robot_limit));
  if (ready) return moved(crews, kind, ready, 1);
  const others = able.flatMap((operator) => Object.keys(crews).filter((from) => from !== kind && crews[from][operator] > 0).map((from) => ({ from, operator })));
  const [least] = others.sort((one, other) => average[one.from] - average[other.from]);
  return least ? moved(moved(crews, least.from, least.operator, -1), kind, least.operator, 1) : null;
}

/** @returns {boolean} whether two assignments are the same. */
export const sameCrews = (one, other) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((kind) =>
    OPERATORS.every((operator) => (one[kind]?.[operator] ?? 0) === (other[kind]?.[operator] ?? 0)));
