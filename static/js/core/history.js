/** The past of a table: its whole log in pages, and its positions, each fetched once. */

import { get } from './http.js';

/** As many positions are kept at hand. */
const MOST_KEPT = 300;
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
      if (this._views.size > MOST_KEPT) this._views.delete(this._views.keys().next().value);
    }
    return this._views.get(seq);
  }
}

/**
 * Looks at one position after the other; who asks for another one before the last has come gets only the newest.
 */
export class Looking {
  /**
   * @param {import('./store.js').Store} store whose `past` is set
   * @param {(error: Error) => void} onTrouble
   */
  constructor(store, onTrouble) {
    this._store = store;
    this._onTrouble = onTrouble;
    this._wanted = 0;
  }

  /**
   * Show a position of the past.
   * @param {History} history
   * @param {number} seq
   */
  async show(history, seq) {
    this._wanted += 1;
    const mine = this._wanted;
    try {
      const view = await history.at(seq);
      if (mine === this._wanted) this._store.past.value = { seq, view };
    } catch (error) {
      if (mine === this._wanted) this._onTrouble(error);
    }
  }

  /** Show what is now. */
  leave() {
    this._wanted += 1;
    this._store.past.value = null;
  }
}
