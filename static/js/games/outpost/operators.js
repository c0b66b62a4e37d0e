/** Operators: who runs which factory, as it stands or as one is about to change it. */

/** @import { View } from './words.js' */
/** @typedef {Object<string, {colonist?: number, robot?: number}>} Crews */

/** Kinds of operators, in the order in which they are shown. */
export const OPERATORS = ['colonist', 'robot'];

/**
 * Return the operators of a colony as they stand.
 * @param {View['colonies'][number]} colony its factories are sent as [built, colonists, robots]
 * @returns {Object<string, {colonist: number, robot: number}>} by kind of factory
 */
export const crewsOf = ({ factories }) =>
  Object.fromEntries(Object.entries(factories).map(([kind, [, colonist, robot]]) => [kind, { colonist, robot }]));

/** @returns {number} how many operators of a kind are at work. */
export const atWork = (crews, operator) => Object.values(crews).reduce((sum, crew) => sum + (crew[operator] ?? 0), 0);

/**
 * Return the crews with one operator more or less in a place.
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
 * Return the places of the factories of one kind, as they are drawn.
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
 * @param {View['colonies'][number]} colony its cards of each resource by how many factories run
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
 * Return the operators of a kind who have nothing to do.
 * @param {View['colonies'][number]} colony
 * @param {Crews} crews by kind of factory
 * @returns {{colonist: number, robot: number}}
 */
export const idle = (colony, crews) => ({
  colonist: colony.colonists - atWork(crews, 'colonist'),
  robot: colony.robots - atWork(crews, 'robot'),
});

/** @returns {boolean} whether two assignments are the same. */
export const sameCrews = (one, other) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((kind) =>
    OPERATORS.every((operator) => (one[kind]?.[operator] ?? 0) === (other[kind]?.[operator] ?? 0)));
