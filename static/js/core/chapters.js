/** The log put in order for reading: rounds as chapters, what was taken back, and what is new since one's own move. */

import { standing } from './store.js';

/**
 * Return the round that an event begins or goes on with; null if it begins no chapter. Titles name that event
 * `<title>-round`, or `<title>-phase` where a round is long.
 * @param {{key: string, params: object}} event
 * @param {string} title the game's
 * @returns {number | null}
 */
export const roundOf = (event, title) => ([`${title}-round`, `${title}-phase`].includes(event.key) ? event.params.round ?? null : null);

/**
 * Return the last entry that this person made: a move of the own seat, not of a bot in it or of an order.
 * @param {import('../types').Entry[]} log
 * @param {number | null} seat one's own
 * @returns {number | null} its number; null if there is none
 */
export function lastOwn(log, seat) {
  if (seat === null) return null;
  return log.findLast((entry) => entry.kind === 'move' && entry.seat === seat && !entry.bot && !entry.ordered)?.seq ?? null;
}

/**
 * @typedef {object} Row one line of the log as it is shown
 * @property {'round' | 'since' | 'entry'} kind
 * @property {string} id that no other row has
 * @property {import('../types').Entry} [entry] that it tells of
 * @property {import('../types').GameEvent[]} [events] of that entry, as many as stand in this row
 * @property {import('../types').GameEvent} [event] that begins a round
 * @property {boolean} [gone] whether it was taken back
 * @property {boolean} [agreed] whether it went back because the last of all agreed
 * @property {boolean} [fresh] whether it happened since one's own last move
 */

/**
 * Return the rows of a log. An entry in which a round begins is told before and after that heading.
 * @param {import('../types').Entry[]} log entries in order
 * @param {string} title the game's
 * @param {number | null} [seat] one's own
 * @returns {Row[]}
 */
export function chapters(log, title, seat = null) {
  const kept = new Set(standing(log).map((move) => move.seq));
  const own = lastOwn(log, seat);
  /** @type {Row[]} */
  const rows = [];
  let asked = null;
  let marked = own === null || own === log.at(-1)?.seq;
  for (const entry of log) {
    const fresh = own !== null && entry.seq > own;
    if (fresh && !marked) {
      rows.push({ kind: 'since', id: 'since' });
      marked = true;
    }
    const gone = entry.kind === 'move' && !kept.has(entry.seq);
    // Whoever agrees last brings it about, but it was somebody else's wish.
    const agreed = entry.kind === 'undo' && asked !== null && asked !== entry.seat;
    if (entry.kind === 'undo_asked') asked = entry.seat;
    else if (['undo', 'undo_declined', 'undo_withdrawn', 'move'].includes(entry.kind)) asked = null;
    let events = [];
    let part = 0;
    const close = (isLast) => {
      // Entries without events still say something (somebody asks to go back), but only once.
      const says = events.length > 0 || (isLast && part === 0 && !['move', 'start'].includes(entry.kind));
      if (says) rows.push({ kind: 'entry', id: `${entry.seq}.${part}`, entry, events, gone, fresh, agreed });
      part += 1;
      events = [];
    };
    for (const event of entry.events) {
      if (roundOf(event, title) === null) events.push(event);
      else {
        close(false);
        rows.push({ kind: 'round', id: `${entry.seq}.round`, entry, event, gone, fresh });
      }
    }
    close(true);
  }
  return rows;
}

/**
 * Return where a game can be stopped at in a replay: its beginning and every move that stands.
 * @param {import('../types').Entry[]} log the whole of it
 * @param {string} title the game's
 * @returns {{seq: number, round: number | null}[]} `round` where that entry begins one
 */
export function stops(log, title) {
  const kept = new Set(standing(log).map((move) => move.seq));
  return log.filter((entry) => entry.kind === 'start' || kept.has(entry.seq)).map((entry) => {
    const rounds = entry.events.map((event) => roundOf(event, title)).filter((round) => round !== null);
    return { seq: entry.seq, round: rounds.at(-1) ?? null };
  });
}

/** Ways through a replay, each from one stop to another. */
const WAYS = {
  first: () => 0,
  back: (_list, at) => at - 1,
  on: (_list, at) => at + 1,
  last: (list) => list.length - 1,
  roundBack: (list, at) => list.findLastIndex(({ round }, index) => index < at && round !== null),
  roundOn: (list, at) => {
    const found = list.findIndex(({ round }, index) => index > at && round !== null);
    return found < 0 ? list.length - 1 : found;
  },
};

/**
 * Return where a way leads to.
 * @param {{seq: number, round: number | null}[]} list of stops
 * @param {number} at where one is in that list
 * @param {'first' | 'back' | 'on' | 'last' | 'roundBack' | 'roundOn'} way
 * @returns {number} within the list
 */
export function along(list, at, way) {
  return Math.max(0, Math.min(list.length - 1, WAYS[way](list, at)));
}
