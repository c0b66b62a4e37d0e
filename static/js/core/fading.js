/**
 * Fading of the log: events name parameters (`fading`) that only their own seat can still read once an event `closes`
 * the chapter. The server sends the log that way (app/tables/projection.py); an open page does the same to its copy.
 */

const MARK = '-faded';

/**
 * Return the last entry that closed a chapter and was not undone; 0 if there is none. Everything before it has faded.
 * @param {import('../types').Entry[]} log entries in order, to the end of the log
 * @returns {number}
 */
function chapterBegun(log) {
  let reach = Infinity;
  const found = log.findLast(({ seq, kind, to, events }) => {
    if (seq > reach) return false;
    if (kind === 'undo') reach = to;
    return events.some(({ closes }) => closes);
  });
  return found?.seq ?? 0;
}

/** Return an event without its faded parameters; its own seat keeps them all. */
function fadedEvent(event, seat) {
  const { key, params, fading } = event;
  if (!fading || params.seat === seat) return event;
  return { key: key + MARK, params: Object.fromEntries(Object.entries(params).filter(([name]) => !fading.includes(name))) };
}

/** Return an entry without its faded parameters: the same object if there are none. */
function fadedEntry(entry, seat) {
  const events = entry.events.map((event) => fadedEvent(event, seat));
  return events.every((event, at) => event === entry.events[at]) ? entry : { ...entry, events };
}

/**
 * Return a log as its reader may see it now.
 * @param {import('../types').Entry[]} log entries in order, to the end of the log
 * @param {number | null} seat the reader's
 * @param {boolean} open whether nothing is hidden: the game is over, or hands are open
 * @returns {{log: object[], outdated: boolean}} `outdated` if it lacks faded parameters that are visible again
 */
export function remembered(log, seat, open) {
  const begun = open ? 0 : chapterBegun(log);
  return {
    log: log.map((entry) => (entry.seq < begun ? fadedEntry(entry, seat) : entry)),
    outdated: log.some((entry) => entry.seq >= begun && entry.events.some(({ key }) => key.endsWith(MARK))),
  };
}

/**
 * Return the key of an event before it faded.
 * @param {string} key
 * @returns {string}
 */
export const unfaded = (key) => (key.endsWith(MARK) ? key.slice(0, -MARK.length) : key);
