/** Event animations: goods fly to their destination, and a new house flies to its plot. */

import { firstShown, fly, useNews } from '../../core/motion.js';

/** @import { Play } from './words.js' */
/** @import { GameEvent } from '../../types' */

const find = (selector) => firstShown([selector]);

/** The element of a player's goods: the stock for the viewer, the name or town for others. */
const purseOf = (seat, own, good) => (seat === own && find(`[data-good="${good}"]`)) || find(`[data-purse="${seat}"]`) || find(`[data-town="${seat}"]`);

/** The element that an income comes from. */
const sourceOf = (seat, source) => find(`[data-plot="${seat}/${source}"]`) ?? find(`[data-rails="${seat}"]`);

/**
 * Return the goods that an event moves.
 * @param {GameEvent} event
 * @returns {{good: string, from: 'source' | 'purse' | 'away', source?: string}[]} `away`: paid from the purse
 */
export function goodsMoved({ key, params }) {
  const { gives = {}, gets = {}, sources = {} } = params;
  if (key === 'homesteaders-income') {
    return Object.entries(sources).flatMap(([source, goods]) => Object.keys(goods).map((good) => ({ good, from: /** @type {const} */ ('source'), source })));
  }
  const got = Object.keys(gets).map((good) => ({ good, from: /** @type {const} */ ('purse') }));
  return [...got, ...Object.keys(gives).map((good) => ({ good, from: /** @type {const} */ ('away') }))];
}

/** The shared element of an event: the market, the lot being resolved, or the railroad. */
const tableOf = (key) => find(
  { 'homesteaders-bonus': '.track', 'homesteaders-wages': '.plots, .own', 'homesteaders-paid': '.lot-line.resolving', 'homesteaders-exchanged': '.lot-line.resolving', 'homesteaders-received': '.lot-line.resolving' }[key]
  ?? '[data-market]') ?? find('[data-market]');

/** Animate one event. */
function show(event, own) {
  const { key, params: { seat, building } } = event;
  if (seat === undefined) return;
  if (key === 'homesteaders-built') {
    const plot = find(`[data-plot="${seat}/${building}"]`);
    fly(find(`[data-card="${building}"] .house`) ?? find('.lot-line.resolving'), plot);
    return;
  }
  for (const { good, from, source } of goodsMoved(event)) {
    const purse = purseOf(seat, own, good);
    const other = from === 'source' ? sourceOf(seat, source) : tableOf(key);
    const icon = find(`[data-good="${good}"] .pic`);
    if (icon) fly(from === 'away' ? purse : other, from === 'away' ? other : purse, icon);
  }
}

/** Animates new log events. @param {{play: Play}} props */
export function Flights({ play }) {
  const { seat } = play;
  useNews(play, (events) => events.forEach((event) => show(event, seat)));
  return null;
}
