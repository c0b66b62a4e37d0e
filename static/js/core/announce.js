/**
 * What a screen reader is told: what happened and whose turn it is, politely and not more than can be listened to.
 *
 * `Announcer` is pure: clock and region are given to it. Sentences that come quickly are gathered; of many, the last.
 */

/** Sentences that come within this time are told together, in milliseconds. */
const GATHER = 900;
/** As many of them at most; what came before is in the log. */
const MOST = 4;

/** Gathers sentences and says them. */
export class Announcer {
  /**
   * @param {(text: string) => void} say puts the words where they are read
   * @param {(entry: object) => string[]} sentences of an entry of the log
   * @param {{set: Function, clear: Function}} clock timers, as setTimeout and clearTimeout
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
   * Tell what happened; it is put into words when it is said.
   * @param {import('../types').Entry[]} entries of the log
   */
  happened(entries) {
    this._events.push(...entries);
    this._later();
  }

  /**
   * Tell who must do what; the same is not told twice in a row.
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
 * Make the region of this page and return who speaks in it.
 * @param {(entry: object) => string[]} sentences of an entry of the log
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
