/** The log prepared for reading: rounds as chapters, undone entries, and what is new since the reader's last move. */

import { standing } from './store.js';

/**
 * Return the round that an event begins or continues; null if it begins no chapter. Titles name that event
 * `<title>-round`, or `<title>-phase` where a round is long.
 * @param {{key: string, params: object}} event
 * @param {string} title of the game
 * @returns {number | null}
 */
export const roundOf = (event, title) => ([`${title}-round`, `${title}-phase`].includes(event.key) ? event.params.round ?? null : null);

/**
 * Return the reader's last entry: a move of their seat, not made by a bot or by a standing order.
 * @param {import('../types').Entry[]} log
 * @param {number | null} seat the reader's
 * @returns {number | null} its number; null if there is none
 */
export function lastOwn(log, seat) {
  if (seat === null) return null;
  return log.findLast((entry) => entry.kind === 'move' && entry.seat === seat && !entry.bot && !entry.ordered)?.seq ?? null;
}

/**
 * @typedef {object} Row one displayed line of the log
 * @property {'round' | 'since' | 'entry'} kind
 * @property {string} id unique
 * @property {import('../types').Entry} [entry] that it shows
 * @property {import('../types').GameEvent[]} [events] those of the entry that belong to this row
 * @property {import('../types').GameEvent} [event] that begins a round
 * @property {boolean} [gone] whether it was undone
 * @property {boolean} [agreed] whether it is an undo that everybody agreed to
 * @property {boolean} [fresh] whether it is newer than the reader's last move
 * @property {boolean} [same] whether the row above is about the same player
 * @property {boolean} [byBot] whether a bot takes over for a player here
 */

/**
 * Return the rows of a log. An entry in which a round begins is split before and after that heading.
 * @param {import('../types').Entry[]} log entries in order
 * @param {string} title of the game
 * @param {number | null} [seat] the reader's
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
    // The last to agree triggers the undo, but another player asked for it.
    const agreed = entry.kind === 'undo' && asked !== null && asked !== entry.seat;
    if (entry.kind === 'undo_asked') asked = entry.seat;
    else if (['undo', 'undo_declined', 'undo_withdrawn', 'move'].includes(entry.kind)) asked = null;
    let events = [];
    let part = 0;
    const close = (isLast) => {
      // Entries without events still have a line (a request to undo), but only one.
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
 * Reduce a row to what concerns a seat: its own moves, and what it got or paid in those of others. Null if nothing does.
 * @param {Row} row
 * @param {number} seat
 * @returns {Row | null}
 */
function about(row, seat) {
  const own = row.entry.seat === seat;
  const events = row.events.filter(({ params }) => (params.seat === undefined ? own : params.seat === seat));
  return events.length || (own && !row.events.length) ? { ...row, events } : null;
}

/**
 * Return the rows that remain: without the contents of folded chapters, and matching the filter.
 * @param {Row[]} rows
 * @param {object} choice
 * @param {Set<string>} [choice.folded] the ids of rounds
 * @param {number | null} [choice.seat] show only what concerns this seat
 * @param {((row: Row) => Row | null) | null} [choice.only] filters a row that shows a move
 * @returns {Row[]}
 */
export function sifted(rows, { folded = new Set(), seat = null, only = null }) {
  const found = [];
  let hidden = false;
  for (const row of rows) {
    if (row.kind === 'round') hidden = folded.has(row.id);
    if (row.kind === 'entry') {
      const left = hidden ? null : seat === null ? row : about(row, seat);
      const kept = left && only ? only(left) : left;
      if (kept) found.push(kept);
    } else if (row.kind === 'round' || !hidden) found.push(row);
  }
  if (seat === null && !only) return found;
  // Drop headings that have nothing below them after filtering.
  return found.filter((row, at) => row.kind === 'entry' || folded.has(row.id) || found[at + 1]?.kind === 'entry'
    || (found[at + 1]?.kind === 'since' && found[at + 2]?.kind === 'entry'));
}

/**
 * Mark rows about the same player as the row above, and those where a bot takes over.
 * @param {Row[]} rows
 * @param {import('../types').Table['seats']} seats
 * @returns {Row[]}
 */
export function joined(rows, seats) {
  const driven = new Set();
  return rows.map((row, at) => {
    if (row.kind !== 'entry' || row.entry.seat === null) return row;
    const { entry } = row;
    const above = rows[at - 1];
    const same = above?.kind === 'entry' && above.entry.seat === entry.seat && above.fresh === row.fresh;
    const bot = entry.kind === 'move' && entry.bot && !seats[entry.seat]?.bot;
    const byBot = bot && !driven.has(entry.seat);
    if (bot) driven.add(entry.seat);
    else if (entry.kind === 'move') driven.delete(entry.seat);
    return same || byBot ? { ...row, same, byBot } : row;
  });
}

/**
 * Return the positions at which a replay can stop: the start and every move that stands.
 * @param {import('../types').Entry[]} log complete
 * @param {string} title of the game
 * @returns {{seq: number, round: number | null}[]} `round` where that entry begins one
 */
export function stops(log, title) {
  const kept = new Set(standing(log).map((move) => move.seq));
  return log.filter((entry) => entry.kind === 'start' || kept.has(entry.seq)).map((entry) => {
    const rounds = entry.events.map((event) => roundOf(event, title)).filter((round) => round !== null);
    return { seq: entry.seq, round: rounds.at(-1) ?? null };
  });
}

/** Navigation in a replay, each from one stop to another. */
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
 * Return where a navigation step leads.
 * @param {{seq: number, round: number | null}[]} list of stops
 * @param {number} at current index in that list
 * @param {'first' | 'back' | 'on' | 'last' | 'roundBack' | 'roundOn'} way
 * @returns {number} index in the list
 */
export function along(list, at, way) {
  return Math.max(0, Math.min(list.length - 1, WAYS[way](list, at)));
}
