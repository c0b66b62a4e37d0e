/** What has happened while the reader was away, told in a few words from the entries that they may read. */

import { useEffect, useState } from 'preact/hooks';

import { STORIES } from '../games/stories.js';
import { loadWords } from './between.js';
import { roundOf } from './chapters.js';
import { html } from './html.js';
import { get } from './http.js';
import { standing } from './store.js';

/**
 * @typedef {object} Declared a kind of event that is told
 * @property {string} group of which it is told, such as auctions
 * @property {string} event its key without the title
 * @property {string[]} [bids] events in which seats bid for it: who bid and lost is told so
 * @property {string} [clears] the event after which earlier bids no longer count
 * @property {string} [lot] the parameter that tells bids for one from bids for another
 */

/** @import { Entry } from '../types' */
/** @typedef {{group: string, items: {key: string, params: object}[]}} Chapter */

/** How long somebody must have been gone to have been away, in seconds. */
const AWAY = 5 * 60;

/** How many events of a group are told; of the others, the number. */
const MOST = 6;

/**
 * Return what to tell of the entries after one.
 * @param {Entry[]} log in order; earlier entries say who has bid
 * @param {number} since the last entry that the reader has seen
 * @param {number | null} seat the reader's
 * @param {string} title of the game
 * @param {Declared[]} [declared]
 * @returns {{moves: number, round: number | null, chapters: Chapter[]}}
 */
export function storyOf(log, since, seat, title, declared = STORIES[title] ?? []) {
  const moves = standing(log);
  const events = moves.flatMap(({ seq, events: told }) => told.map((event) => ({ ...event, fresh: seq > since })));
  const chapters = declared.map(({ group, event: wanted, bids = [], clears, lot }) => {
    let bid = new Set();
    const items = [];
    for (const { key, params, fresh } of events) {
      const name = key.replace(`${title}-`, '');
      const which = params[lot] ?? '';
      if (name === clears) bid = new Set();
      if (bids.includes(name) && params.seat === seat) bid.add(which);
      if (name !== wanted || !fresh) continue;
      const lost = bid.has(which) && params.seat !== seat;
      items.push({ key: `${title}-story-${wanted}${lost ? '-lost' : ''}`, params });
    }
    return { group, items };
  });
  const rounds = events.filter(({ fresh }) => fresh).map((event) => roundOf(event, title)).filter((round) => round !== null);
  return { moves: moves.filter(({ seq, seat: by }) => seq > since && by !== seat).length, round: rounds.at(-1) ?? null, chapters: chapters.filter(({ items }) => items.length) };
}

/**
 * Return a story in sentences.
 * @param {ReturnType<typeof storyOf>} story
 * @param {import('./fields.js').Context} context
 * @returns {string[]}
 */
export function storyWords({ moves, round, chapters }, { texts, title, names, seat }) {
  const told = chapters.map(({ group, items }) => {
    const words = items.slice(-MOST).map(({ key, params }) => texts.tell(title, key, params, names, seat));
    const earlier = items.length - words.length;
    if (earlier) words.unshift(texts.say('story-earlier', { count: earlier }));
    return texts.say(`${title}-story-${group}`, { count: items.length, items: words.join(texts.say('story-next')) });
  });
  return [...(round === null ? [] : [texts.say('story-round', { round })]), ...told, ...(moves && !told.length ? [texts.say('story-moves', { count: moves })] : [])];
}

/** When the page was hidden, and the newest entry then. */
let hidden = null;

/**
 * The story, above the board, until it is closed.
 * @param {object} props
 * @param {import('./play.js').Play} props.play
 * @param {{history: () => import('./history.js').History}} props.past
 */
export function Story({ play, past }) {
  const { store, texts, title, names, seat } = play;
  const [told, tell] = useState(/** @type {string[]} */ ([]));
  const { code } = store.table.value;
  const tellSince = async (since) => {
    const last = store.log.peek().at(-1)?.seq ?? 0;
    if (since === null || since >= last || store.over.peek()) return;
    await loadWords(texts);
    // Bids of before say who was outbid: half as far back again is enough for what was open then.
    const from = Math.max(0, since - 60);
    if ((store.log.peek()[0]?.seq ?? 1) > from + 1) store.recall((await past.history().entries(from, last)).entries);
    tell(storyWords(storyOf(store.log.peek().filter(({ seq }) => seq > from), since, seat, title), { texts, title, names, seat }));
  };
  useEffect(() => {
    get(`/api/tables/${code}/memo`).then(({ seen, away }) => away >= AWAY && tellSince(seen)).catch(() => {});
    const watch = () => {
      if (document.visibilityState === 'hidden') hidden = { at: Date.now(), seq: store.version.peek() };
      else if (hidden && Date.now() - hidden.at >= AWAY * 1000) tellSince(hidden.seq).catch(() => {});
    };
    document.addEventListener('visibilitychange', watch);
    return () => document.removeEventListener('visibilitychange', watch);
  }, []);
  if (!told.length) return null;
  return html`<section class="notice story" aria-labelledby="story-heading">
    <h2 id="story-heading">${texts.say('story-heading')}</h2>
    ${told.map((sentence) => html`<p>${sentence}</p>`)}
    <button type="button" class="button small" onClick=${() => tell([])}>${texts.say('story-close')}</button>
  </section>`;
}
