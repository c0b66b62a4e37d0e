/** Event animations: moods, cubes, crystals, disks and points fly to where they count. */

import { render } from 'preact';
import { useRef } from 'preact/hooks';

import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { firstShown, fly, motionTime, useNews } from '../../core/motion.js';
import { signed } from './words.js';

/** @import { Play } from './words.js' */
/** @import { GameEvent } from '../../types' */

/**
 * One thing that moves; either end is a list of selectors, the preferred one first: a phone shows a part of the board.
 * @typedef {{icon: string, number?: string, from: string[], to: string[]}} Move
 */

const placeOf = (place) => [`.tile[data-place="${place}"]`];
const workerOf = (worker) => [`.portrait[data-worker="${worker}"]`, `.standee[data-worker="${worker}"]`];
const playerOf = (seat) => [`.player[data-seat="${seat}"]`, `.turn-order [data-seat="${seat}"]`];
const cubesOf = (resource) => [`.exports [data-cubes="${resource}"]`, ...placeOf('storehouse')];
const spacesOf = (resource) => [`.exports [data-spaces="${resource}"]`, ...placeOf('spaceship')];

/** What each event moves; `at` is the location of the visit. @type {Object<string, (params: Record<string, any>, at: string[]) => Move[]>} */
const MOVES = {
  visited: ({ seat, visitor }) => [{ icon: 'i-disk', from: playerOf(seat), to: workerOf(visitor) }],
  mood_up: ({ worker, steps }, at) => [{ icon: 'i-happy', number: signed(steps), from: at, to: workerOf(worker) }],
  mood_down: ({ worker, steps }, at) => [{ icon: 'i-sad', number: signed(-steps), from: at, to: workerOf(worker) }],
  produced: ({ resource }, at) => [{ icon: `r-${resource}`, from: at, to: cubesOf(resource) }],
  added: ({ resource }, at) => [{ icon: `r-${resource}`, from: at, to: cubesOf(resource) }],
  handed_out: ({ resource }, at) => [{ icon: `r-${resource}`, from: cubesOf(resource), to: at }],
  sold: ({ resource }, at) => [{ icon: `r-${resource}`, from: cubesOf(resource), to: at }],
  bought: ({ seat }, at) => [{ icon: 'i-crystal', from: playerOf(seat), to: at }],
  exported: ({ seat, resource, points }) => [
    { icon: `r-${resource}`, from: cubesOf(resource), to: spacesOf(resource) },
    { icon: 'i-vp', number: signed(points), from: spacesOf(resource), to: playerOf(seat) },
  ],
  wheel: ({ seat, points }) => [{ icon: 'i-vp', number: signed(points), from: ['.wheel'], to: playerOf(seat) }],
  crystals: ({ seat, count }, at) => [{ icon: 'i-crystal', number: signed(count), from: at, to: playerOf(seat) }],
  beer: ({ seat }, at) => [{ icon: 'i-crystal', from: playerOf(seat), to: at }],
  donated: ({ seat }) => [{ icon: 'i-crystal', from: playerOf(seat), to: placeOf('palace') }],
  honoured: ({ seat, worker }) => [{ icon: 'i-crystal', from: playerOf(seat), to: workerOf(worker) }],
  disk_moved: ({ from_worker: from, to_worker: to }) => [{ icon: 'i-disk', from: workerOf(from), to: workerOf(to) }],
  mood_scored: ({ worker, seats, points }) =>
    seats.map((seat) => ({ icon: 'i-vp', number: signed(points), from: workerOf(worker), to: playerOf(seat) })),
};

/**
 * Return what an event moves.
 * @param {GameEvent} event
 * @param {string | null} place of the visit
 */
export const movesOf = ({ key, params }, place) => MOVES[key.slice('red_outpost-'.length)]?.(params, place ? placeOf(place) : []) ?? [];

/** @param {Move} move */
function show({ icon, number, from, to }) {
  const token = document.createElement('span');
  token.className = 'flying token';
  render(html`<${Icon} id=${icon} />${number && html`<b>${number}</b>`}`, token);
  document.body.append(token);
  fly(firstShown(from), firstShown(to), token);
  token.remove();
}

/** Animates new log events. @param {{play: Play}} props */
export function Flights({ play }) {
  const place = useRef(/** @type {string | null} */ (null));
  useNews(play, (events) => {
    const moves = events.flatMap((event) => {
      place.current = event.params.to ?? place.current;
      return movesOf(event, place.current);
    });
    if (motionTime()) moves.forEach(show);
  });
  return null;
}
