/** Numbers of a game over its rounds, out of its log and of the positions in which rounds begin. */

import { stops } from './chapters.js';

/**
 * Return what grew over the rounds: a point for each round as it begins, and one for the end.
 * @param {import('../types').Entry[]} log the whole of it
 * @param {string} title the game's
 * @param {(seq: number) => Promise<object>} viewAt fetches a position
 * @param {(view: object) => {round: number, bySeat: Object<string, number>[]}} figures the title's own
 * @returns {Promise<{x: number, bySeat: Object<string, number>[]}[]>} `x` counts rounds that are finished
 */
export async function grown(log, title, viewAt, figures) {
  const list = stops(log, title);
  // The beginning counts, whether or not it is told as a round.
  const marks = list.filter(({ round }, at) => at === 0 || round !== null);
  const last = list.at(-1);
  if (last && marks.at(-1)?.seq !== last.seq) marks.push(last);
  const found = [];
  // One after the other: nobody waits for a chart, but others may wait for the server.
  for (const { seq } of marks) found.push(figures(await viewAt(seq)));
  return found.map(({ bySeat }, at) => ({ x: at, bySeat }));
}

/**
 * Return all events of a log that stand, in order.
 * @param {import('../types').Entry[]} log
 * @param {string} title the game's
 * @returns {{key: string, params: object}[]}
 */
export function eventsThatStand(log, title) {
  const kept = new Set(stops(log, title).map(({ seq }) => seq));
  return log.filter(({ seq }) => kept.has(seq)).flatMap(({ events }) => events);
}

/**
 * Return round numbers for an axis from 0, or from a little below the lowest, to a little above the highest: few, and
 * easy to read.
 * @param {number} highest
 * @param {number} [lowest] below 0, if anything is
 * @param {number} [most] as many at most, roughly
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
