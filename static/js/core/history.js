/** The past of a table: its whole log in pages, and its positions, each fetched once and cached. */

import { get } from './http.js';

/** Maximum of cached positions. */
const MAX_KEPT = 300;
const PAGE = 200;

/** The past as one viewer sees it. */
export class History {
  /**
   * @param {string} code of the table
   * @param {string} [viewer] `seat:1`, `spectator` or `open`; the reader's own view if empty
   * @param {(path: string) => Promise<object>} [fetch] sends the request
   */
  constructor(code, viewer = '', fetch = get) {
    this.viewer = viewer;
    this._path = `/api/tables/${encodeURIComponent(code)}/history`;
    this._as = viewer ? `as=${viewer}` : '';
    this._fetch = fetch;
    this._views = new Map();
  }

  /**
   * Return the log entries after a given one, up to a limit or to the end.
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
   * Return the view after a log entry.
   * @param {number} seq
   * @returns {Promise<object>} rejects with ApiError
   */
  at(seq) {
    if (!this._views.has(seq)) {
      const asked = this._fetch(`${this._path}/${seq}${this._as && `?${this._as}`}`).then(({ view }) => view);
      // Do not cache failures.
      asked.catch(() => this._views.delete(seq));
      this._views.set(seq, asked);
      if (this._views.size > MAX_KEPT) this._views.delete(this._views.keys().next().value);
    }
    return this._views.get(seq);
  }
}

/** How long to wait after a rate limit error, in milliseconds. */
const RETRY_MS = 400;

const pause = (time) => new Promise((done) => { setTimeout(done, time); });

/**
 * Make a request, and retry it while the server answers that the rate limit is exceeded.
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
 * Shows one past position after the other. Only one is requested at a time: holding a key down skips positions
 * that the server cannot deliver in time, but never the last one.
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
   * Show a past position.
   * @param {History} history
   * @param {number} seq
   * @param {number} [ahead] the entry to prefetch
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

  /** Return to the present position. */
  leave() {
    this._wanted = null;
    this._store.past.value = null;
  }
}
