/** Figures of a game over its rounds, from its log and the positions at which rounds begin. */

import { stops } from './chapters.js';

/**
 * Return the figures over the rounds: a point at the start of each round, and one at the end.
 * @param {import('../types').Entry[]} log complete
 * @param {string} title of the game
 * @param {(seq: number) => Promise<object>} viewAt fetches a position
 * @param {(view: object) => {round: number, bySeat: Object<string, number>[]}} figures of the title
 * @returns {Promise<{x: number, bySeat: Object<string, number>[]}[]>} `x` counts rounds that are finished
 */
export async function grown(log, title, viewAt, figures) {
  const list = stops(log, title);
  // The start counts, whether or not the log has a round there.
  const marks = list.filter(({ round }, at) => at === 0 || round !== null);
  const last = list.at(-1);
  if (last && marks.at(-1)?.seq !== last.seq) marks.push(last);
  const found = [];
  // One after the other: a chart is not urgent, and others need the server too.
  for (const { seq } of marks) found.push(figures(await viewAt(seq)));
  return found.map(({ bySeat }, at) => ({ x: at, bySeat }));
}

/**
 * Return all events of a log that were not undone, in order.
 * @param {import('../types').Entry[]} log
 * @param {string} title of the game
 * @returns {{key: string, params: object}[]}
 */
export function eventsThatStand(log, title) {
  const kept = new Set(stops(log, title).map(({ seq }) => seq));
  return log.filter(({ seq }) => kept.has(seq)).flatMap(({ events }) => events);
}

/**
 * Return ticks for an axis from 0, or just below the minimum, to just above the maximum: few and round numbers.
 * @param {number} highest
 * @param {number} [lowest] below 0, if anything is
 * @param {number} [most] rough maximum of ticks
 * @returns {number[]}
 */
export function ticks(highest, lowest = 0, most = 6) {
  const top = Math.max(1, highest);
  const rough = (top - lowest) / (most - 1);
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].find((times) => times * size >= rough) * size);
  const found = [];
  for (let tick = Math.floor(lowest / step) * step; tick < top + step; tick += step) found.push(tick);
  return found;
}
