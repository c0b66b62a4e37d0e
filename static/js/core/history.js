/** The past of a table: its whole log in pages, and its positions, each fetched once. */

import { get } from './http.js';

/** As many positions are kept at hand. */
const MAX_KEPT = 300;
const PAGE = 200;

/** What was, as one viewer sees it. */
export class History {
  /**
   * @param {string} code the table's
   * @param {string} [viewer] `seat:1`, `spectator` or `open`; as the table shows it to oneself if there is none
   * @param {(path: string) => Promise<object>} [fetch] asks the server
   */
  constructor(code, viewer = '', fetch = get) {
    this.viewer = viewer;
    this._path = `/api/tables/${encodeURIComponent(code)}/history`;
    this._as = viewer ? `as=${viewer}` : '';
    this._fetch = fetch;
    this._views = new Map();
  }

  /**
   * Return the entries after one of the log, to its end or as far as is wanted.
   * @param {number} after
   * @param {number} [upTo]
   * @returns {Promise<{entries: object[], over: boolean, last: number}>} rejects with ApiError
   */
  async entries(after = 0, upTo = Infinity) {
    const entries = [];
    let page;
    let from = after;
    do {
      const limit = Math.min(PAGE, upTo - from);
      page = await this._fetch(`${this._path}?after=${from}&limit=${limit}${this._as && `&${this._as}`}`);
      entries.push(...page.entries);
      from = page.entries.at(-1)?.seq ?? Infinity;
    } while (from < Math.min(page.last, upTo));
    return { entries, over: page.over, last: page.last };
  }

  /**
   * Return the view after an entry of the log.
   * @param {number} seq
   * @returns {Promise<object>} rejects with ApiError
   */
  at(seq) {
    if (!this._views.has(seq)) {
      const asked = this._fetch(`${this._path}/${seq}${this._as && `?${this._as}`}`).then(({ view }) => view);
      // What could not be fetched is asked for again next time.
      asked.catch(() => this._views.delete(seq));
      this._views.set(seq, asked);
      if (this._views.size > MAX_KEPT) this._views.delete(this._views.keys().next().value);
    }
    return this._views.get(seq);
  }
}

/** How long to wait when the server says that this was too often, in milliseconds. */
const RETRY_MS = 400;

const pause = (time) => new Promise((done) => { setTimeout(done, time); });

/**
 * Ask for something, and again after a while as long as the server says that this was too often.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {(milliseconds: number) => Promise<void>} [wait]
 * @returns {Promise<T>} rejects with any other ApiError
 */
export async function withRetries(ask, wait = pause) {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error.status !== 429) throw error;
      await wait(RETRY_MS);
    }
  }
}

/**
 * Looks at one position after the other. Only one is asked for at a time: who goes through a game with a held key
 * gets as many positions as the server can give, and always the last one.
 */
export class PastLoader {
  /**
   * @param {import('./store.js').Store} store whose `past` is set
   * @param {(error: Error) => void} onError
   * @param {(milliseconds: number) => Promise<void>} [wait]
   */
  constructor(store, onError, wait = pause) {
    this._store = store;
    this._onError = onError;
    this._wait = wait;
    this._wanted = null;
    this._busy = false;
  }

  /**
   * Show a position of the past.
   * @param {History} history
   * @param {number} seq
   * @param {number} [ahead] the entry that will be wanted next: asked for while this one is looked at
   */
  async show(history, seq, ahead) {
    this._wanted = { history, seq, ahead };
    if (this._busy) return;
    this._busy = true;
    while (this._wanted) await this._next();
    this._busy = false;
  }

  async _next() {
    const mine = this._wanted;
    try {
      const view = await mine.history.at(mine.seq);
      if (mine !== this._wanted) return;
      this._wanted = null;
      this._store.past.value = { seq: mine.seq, view };
      if (mine.ahead !== undefined) mine.history.at(mine.ahead).catch(() => {});
    } catch (error) {
      if (mine !== this._wanted) return;
      if (error.status === 429) {
        await this._wait(RETRY_MS);
        return;
      }
      this._wanted = null;
      this._onError(error);
    }
  }

  /** Show what is now. */
  leave() {
    this._wanted = null;
    this._store.past.value = null;
  }
}
