/** What a bot has played for an absent player. */

import { useEffect, useState } from 'preact/hooks';

import { html } from './html.js';
import { sentences } from './log.js';
import { standing } from './store.js';

/**
 * Return when a bot took over a seat, now or last, and which of its moves stand.
 * @param {import('../types').Entry[]} log
 * @param {number} seat
 * @returns {{since: import('../types').Entry | null, moves: import('../types').Entry[]}} null if the log starts later
 */
export function playedFor(log, seat) {
  const since = log.findLast((entry) => entry.seat === seat && (entry.driver === 'bot' || entry.kind === 'seat_given')) ?? null;
  const first = since?.seq ?? 0;
  return { since, moves: standing(log).filter((entry) => entry.seat === seat && entry.bot && entry.seq > first) };
}

/**
 * Tell a player what a bot has played for them, if one does or has done so since the page was opened.
 * @param {object} props
 * @param {import('./play.js').Play} props.play
 * @param {() => Promise<void>} props.earlier fetches earlier entries of the log
 */
export function PlayedForYou({ play, earlier }) {
  const { store, texts, seat } = play;
  const log = store.log.value;
  const driven = store.table.value.seats[seat].driver === 'bot';
  const [noticed, notice] = useState(driven);
  const [read, setRead] = useState(0);
  const { since, moves } = playedFor(log, seat);
  useEffect(() => {
    if (driven) notice(true);
    // The first known entry shows whether earlier ones are missing.
    if (driven && !since && log[0]?.seq > 1) earlier();
  }, [driven, since, log[0]?.seq]);
  const known = since?.seq ?? 0;
  if (!noticed || !moves.length || read > known) return null;
  return html`<details class="notice played-for-you" open>
    <summary>${texts.say('played-for-you', { count: moves.length })}</summary>
    <ol>${moves.map((entry) => html`<li key=${entry.seq}>${sentences(entry, play).join(' ')}</li>`)}</ol>
    ${!driven && html`<button type="button" class="button small" onClick=${() => setRead(known + 1)}>${texts.say('played-for-you-read')}</button>`}
  </details>`;
}
