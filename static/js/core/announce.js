/**
 * What a screen reader announces: events and whose turn it is, politely and not more than one can listen to.
 *
 * `Announcer` is pure: clock and region are passed in. Sentences in quick succession are batched; of many, the last.
 */

/** Sentences within this time are announced together, in milliseconds. */
const GATHER = 900;
/** At most this many per batch; the log has the rest. */
const MOST = 4;

/** Batches sentences and announces them. */
export class Announcer {
  /**
   * @param {(text: string) => void} say writes the text into the live region
   * @param {(entry: object) => string[]} sentences of a log entry
   * @param {{set: Function, clear: Function}} clock timers, like setTimeout and clearTimeout
   */
  constructor(say, sentences, clock) {
    this._say = say;
    this._sentences = sentences;
    this._clock = clock;
    this._events = [];
    this._status = '';
    this._told = '';
    this._timer = null;
  }

  /**
   * Announce log entries; they are put into words when they are announced.
   * @param {import('../types').Entry[]} entries of the log
   */
  happened(entries) {
    this._events.push(...entries);
    this._later();
  }

  /**
   * Announce whose turn it is; the same text is not repeated.
   * @param {string} text
   */
  status(text) {
    if (text === this._status) return;
    this._status = text;
    this._later();
  }

  _later() {
    if (this._timer !== null) this._clock.clear(this._timer);
    this._timer = this._clock.set(() => this._flush(), GATHER);
  }

  _flush() {
    this._timer = null;
    const news = this._status === this._told ? [] : [this._status];
    const happened = this._events.slice(-MOST).flatMap(this._sentences).slice(-MOST);
    const text = [...happened, ...news].filter(Boolean).join(' ');
    this._events = [];
    this._told = this._status;
    if (text) this._say(text);
  }
}

/**
 * Create the live region of this page and return its announcer.
 * @param {(entry: object) => string[]} sentences of a log entry
 * @returns {Announcer}
 */
export function openAnnouncer(sentences) {
  const region = document.createElement('div');
  region.className = 'sr';
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-atomic', 'true');
  document.body.append(region);
  const clock = { set: (run, wait) => setTimeout(run, wait), clear: (timer) => clearTimeout(timer) };
  const say = (text) => {
    region.textContent = text;
  };
  return new Announcer(say, sentences, clock);
}
