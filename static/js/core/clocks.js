/** Clocks of players: what is left of their time, and whether an evening is on pace. */

import { useEffect, useState } from 'preact/hooks';

import { html } from './html.js';
import { get } from './http.js';
import { clockOf, dayOf, hourOf, weekdayOf } from './time.js';

/**
 * Return what a seat's clock shows.
 * @param {object} at
 * @param {import('../types').Table} at.table
 * @param {import('../types').Clocks | null} at.clocks
 * @param {number} at.seat
 * @param {number} at.now the server's time
 * @returns {{kind: 'left' | 'due' | 'late' | 'holiday', runs: boolean, seconds: number} | null} `seconds` left, or when it is up
 */
export function clockAt({ table, clocks, seat, now }) {
  if (!clocks || table.seats[seat].bot) return null;
  const { holiday_until: until } = table.seats[seat];
  if (until > now) return { kind: 'holiday', runs: false, seconds: until };
  const due = clocks.due[seat] ?? null;
  if (due !== null && due <= now) return { kind: 'late', runs: true, seconds: due };
  if (table.pace === 'days') return due === null ? null : { kind: 'due', runs: true, seconds: due };
  return { kind: 'left', runs: due !== null, seconds: due === null ? clocks.left[seat] : due - now };
}

/** Return the server's time, again every second while a clock runs. */
function useNow(store) {
  const clocks = store.clocks.value;
  const now = () => Date.now() / 1000 - (clocks?.skew ?? 0);
  const [, tick] = useState(0);
  const runs = clocks?.due.some((due) => due !== null) ?? false;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return now();
}

const words = (texts, prefix, { kind, seconds }) => ({
  left: () => texts.say(prefix || 'clock-left', { time: clockOf(seconds) }),
  due: () => texts.say(prefix ? `${prefix}-due` : 'clock-due', { time: weekdayOf(seconds) }),
  late: () => texts.say(prefix ? `${prefix}-late` : 'clock-late'),
  holiday: () => texts.say('clock-holiday', { day: dayOf(seconds) }),
}[kind]());

/** The clock of a player in the list of players. */
export function SeatClock({ store, texts, seat }) {
  const shown = clockAt({ table: store.table.value, clocks: store.clocks.value, seat, now: useNow(store) });
  return shown && html`<small class=${`clock ${shown.kind}${shown.runs ? ' runs' : ''}`}>${words(texts, '', shown)}</small>`;
}

/** The reader's own clock, beside the question. */
export function OwnClock({ store, texts }) {
  const shown = clockAt({ table: store.table.value, clocks: store.clocks.value, seat: store.you.value.seat, now: useNow(store) });
  return shown?.runs && html`<span class=${`badge clock ${shown.kind}`} role="timer">${words(texts, 'clock-yours', shown)}</span>`;
}

/**
 * Return when a game is going to end at its present pace.
 * @param {import('../types').Entry[]} log its last entries
 * @param {number} moves entries that games like it have had
 * @returns {number | null} in seconds since 1970; null before there is a pace
 */
export function endAt(log, moves) {
  const [first, last] = [log[0], log.at(-1)];
  if (!last || last.seq - first.seq < 10) return null;
  return last.at + (Math.max(0, moves - last.seq) * (last.at - first.at)) / (last.seq - first.seq);
}

/** Tell whether an evening is on pace to end in time, from the lengths of games that were played here. */
export function EveningPace({ store, texts }) {
  const { code, evening_end: end } = store.table.value;
  const [moves, setMoves] = useState(null);
  useEffect(() => {
    if (end) get(`/api/tables/${code}/length`).then((found) => setMoves(found.moves), () => {});
  }, [code, end]);
  const at = end && moves ? endAt(store.log.value, moves) : null;
  if (at === null) return null;
  const behind = at > eveningEnd(end, store.log.value[0].at);
  return html`<p class=${`quiet evening${behind ? ' behind' : ''}`}>
    ${texts.say(behind ? 'evening-behind' : 'evening-on-pace', { time: hourOf(at), end })}</p>`;
}

/** Return the next time, from when on the clock of this device shows HH:MM. */
function eveningEnd(end, from) {
  const [hours, minutes] = end.split(':').map(Number);
  const day = new Date(from * 1000);
  day.setHours(hours, minutes, 0, 0);
  return day.getTime() / 1000 + (day.getTime() / 1000 < from ? 24 * 3600 : 0);
}
