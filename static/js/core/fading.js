/**
 * What fades of a log: events name parameters (`fading`) that only their own seat keeps reading once an event `closes`
 * the chapter. The server sends a log so (app/tables/projection.py); a page that is open does the same to its own.
 */

const MARK = '-faded';

/**
 * Return the last entry that closed a chapter and was not taken back; 0 if there is none. What is before it has faded.
 * @param {import('../types').Entry[]} log entries in order, to the end of the log
 * @returns {number}
 */
export function chapterBegun(log) {
  let reach = Infinity;
  const found = log.findLast(({ seq, kind, to, events }) => {
    if (seq > reach) return false;
    if (kind === 'undo') reach = to;
    return events.some(({ closes }) => closes);
  });
  return found?.seq ?? 0;
}

/** Return an event without what fades of it; its own seat keeps all. */
function fadedEvent(event, seat) {
  const { key, params, fading } = event;
  if (!fading || params.seat === seat) return event;
  return { key: key + MARK, params: Object.fromEntries(Object.entries(params).filter(([name]) => !fading.includes(name))) };
}

/** Return an entry without what fades of it: the same one where nothing does. */
function fadedEntry(entry, seat) {
  const events = entry.events.map((event) => fadedEvent(event, seat));
  return events.every((event, at) => event === entry.events[at]) ? entry : { ...entry, events };
}

/**
 * Return a log as its reader may know it now.
 * @param {import('../types').Entry[]} log entries in order, to the end of the log
 * @param {number | null} seat the reader's own
 * @param {boolean} over whether the game is over, so that all is open
 * @returns {{log: object[], outdated: boolean}} `outdated` if lines of it have faded that are open again
 */
export function remembered(log, seat, over) {
  const begun = over ? 0 : chapterBegun(log);
  return {
    log: log.map((entry) => (entry.seq < begun ? fadedEntry(entry, seat) : entry)),
    outdated: log.some((entry) => entry.seq >= begun && entry.events.some(({ key }) => key.endsWith(MARK))),
  };
}

/**
 * Return the key under which an event was told before it faded.
 * @param {string} key
 * @returns {string}
 */
export const unfaded = (key) => (key.endsWith(MARK) ? key.slice(0, -MARK.length) : key);
