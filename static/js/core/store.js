/** The page's state of its table, as signals: frames go in, and components rerender. */

import { batch, computed, signal } from '@preact/signals';

import { remembered } from './fading.js';
import { patched } from './views.js';

/** @import { Decision, Entry, Frame, Table, View, You } from '../types' */

/** Maximum number of log entries to keep. */
const MAX_LINES = 5000;

/**
 * Return the moves of a log that were not undone.
 * @param {Entry[]} log in order
 * @returns {Entry[]}
 */
export function standing(log) {
  /** @type {Entry[]} */
  let moves = [];
  for (const entry of log) {
    if (entry.kind === 'move') moves.push(entry);
    else if (entry.kind === 'undo') moves = moves.filter((move) => move.seq <= entry.to);
  }
  return moves;
}

/**
 * Return the known object if the new one is equal, so that its readers do not rerender.
 * @template T
 * @param {T} known
 * @param {T} told
 * @returns {T}
 */
const unlessSame = (known, told) => (JSON.stringify(known) === JSON.stringify(told) ? known : told);

/** @type {import('../types').Undo} undo: one move, as far as it is free, and where all must agree */
const NO_UNDO = { step: null, start: null, ask: null, draft: null, request: null };

/** The state received in frames. */
export class Store {
  constructor() {
    this.connection = signal('connecting');
    this.version = signal(0);
    this.table = signal(/** @type {Table | null} */ (null));
    this.you = signal(/** @type {You} */ ({ seat: null, host: false, name: '', lost: null }));
    this.view = signal(/** @type {View | null} */ (null));
    /** A past position that is shown instead of the present one. */
    this.past = signal(/** @type {{seq: number, view: View} | null} */ (null));
    this.shown = computed(() => this.past.value?.view ?? this.view.value);
    this.decision = signal(/** @type {Decision | null} */ (null));
    this.undo = signal(NO_UNDO);
    /** The reader's moves that are still hidden from everybody else. */
    this.drafted = signal(/** @type {import('../types').GameEvent[]} */ ([]));
    /** The reader's standing orders and the available ones; after the game, everybody's. */
    this.orders = signal(/** @type {import('../types').Orders | null} */ (null));
    /** Whether a solo player has undone a move that revealed something. */
    this.practice = signal(false);
    /** Where the reader is in a lesson. */
    this.lesson = signal(/** @type {import('../types').Lesson | null} */ (null));
    /** What the clocks show; `skew` is how far this device's clock is ahead of the server's. */
    this.clocks = signal(/** @type {(import('../types').Clocks & {skew: number}) | null} */ (null));
    this.log = signal(/** @type {Entry[]} */ ([]));
    /** Whether faded log lines are readable again: they have to be fetched. */
    this.outdated = signal(false);
    this.chat = signal(/** @type {Omit<Extract<Frame, {type: 'chat'}>, 'type'>[]} */ ([]));
    this.presence = signal({ seats: /** @type {number[]} */ ([]), spectators: 0 });
    this.refusal = signal(/** @type {{code: string, params: object} | null} */ (null));
    this.busy = signal(false);
    /** The body of the pending request. */
    this.sent = signal(null);
    this.over = computed(() => this.table.value?.status === 'over');
    /** @type {string[]} */
    let names = [];
    this.names = computed(() => {
      names = unlessSame(names, (this.table.value?.seats ?? []).map((seat) => seat.name));
      return names;
    });
    this._busyUntil = 0;
  }

  /**
   * Apply a frame. The connection guarantees that steps come in order and without gaps.
   * @param {Frame} frame
   */
  take(frame) {
    batch(() => this._taken[frame.type]?.call(this, frame));
  }

  /**
   * Send an answer to the present decision; the page is busy until its result arrives.
   * @param {import('./socket.js').Link} link
   * @param {string} type of the frame
   * @param {object} body its fields
   */
  async ask(link, type, body) {
    if (this.busy.value) return;
    batch(() => {
      this.busy.value = true;
      this.sent.value = body;
      this.refusal.value = null;
    });
    try {
      const { v } = await link.request(type, body);
      this.refusal.value = null;
      this._busyUntil = v;
      this._settle();
    } catch (refusal) {
      batch(() => {
        this._rest();
        this.refusal.value = { code: refusal.code ?? 'unreadable_frame', params: refusal.params ?? {} };
      });
    }
  }

  _settle() {
    if (this._busyUntil && this.version.value >= this._busyUntil) {
      this._busyUntil = 0;
      this._rest();
    }
  }

  _rest() {
    this.busy.value = false;
    this.sent.value = null;
  }

  /**
   * Prepend earlier entries to the log.
   * @param {Entry[]} entries in order
   */
  recall(entries) {
    const first = this.log.value[0]?.seq ?? Infinity;
    this._remember([...entries.filter((entry) => entry.seq < first), ...this.log.value]);
  }

  /**
   * Replace the log.
   * @param {Entry[]} entries in order
   */
  retell(entries) {
    const last = entries.at(-1)?.seq ?? 0;
    this._remember([...entries, ...this.log.value.filter((entry) => entry.seq > last)]);
  }

  /** Take over what the clocks show. */
  _wind(clocks) {
    this.clocks.value = clocks ? { ...clocks, skew: Date.now() / 1000 - clocks.now } : null;
  }

  /** Store a log with what has faded removed. */
  _remember(entries) {
    const { log, outdated } = remembered(entries, this.you.value.seat, this.over.value || this.table.value.open_hands);
    batch(() => {
      this.log.value = log;
      this.outdated.value = outdated;
    });
  }

  /** @type {{[T in Frame['type']]: (this: Store, frame: Extract<Frame, {type: T}>) => void}} */
  _taken = {
    lobby(frame) {
      this.version.value = 0;
      this.table.value = frame.table;
      this.you.value = frame.you;
      this.view.value = null;
      this.decision.value = null;
      this.log.value = [];
    },
    snapshot(frame) {
      this.version.value = frame.v;
      this.table.value = frame.table;
      this.you.value = frame.you;
      this.view.value = frame.view;
      this.decision.value = frame.decision;
      this.undo.value = frame.undo;
      this.drafted.value = frame.draft;
      this.orders.value = unlessSame(this.orders.value, frame.orders);
      this.practice.value = frame.practice;
      this.lesson.value = unlessSame(this.lesson.value, frame.lesson);
      this._wind(frame.clocks);
      // After a reconnect the server sends the end of the log; keep what came before.
      const from = frame.log[0]?.seq ?? 0;
      const known = this.log.value.filter((entry) => entry.seq < from);
      this._remember(known.at(-1)?.seq === from - 1 ? [...known, ...frame.log] : frame.log);
      this._settle();
    },
    step(frame) {
      const { seq, kind, seat, bot, to, driver, by, at, events, practice, what, of, was, reason, during, until, late, ordered } = frame;
      this.version.value = frame.v;
      this.view.value = patched(patched(this.view.value, frame), frame.own ?? {});
      // A refusal of an earlier decision is obsolete.
      if (frame.decision?.id !== this.decision.value?.id) this.refusal.value = null;
      this.decision.value = unlessSame(this.decision.value, frame.decision);
      this.undo.value = unlessSame(this.undo.value, frame.undo);
      this.drafted.value = unlessSame(this.drafted.value, frame.draft ?? []);
      if (frame.orders) this.orders.value = frame.orders;
      if (frame.lesson) this.lesson.value = unlessSame(this.lesson.value, frame.lesson);
      this._wind(frame.clocks);
      const entry = { seq, kind, seat, bot, to, driver, by, at, events, practice, what, of, was, reason, during, until, late, ordered };
      const log = [...this.log.value, entry].slice(-MAX_LINES);
      if (practice) this.practice.value = true;
      if (kind === 'undo' || events.some(({ closes }) => closes)) this._remember(log);
      else this.log.value = log;
      this._settle();
    },
    table(frame) {
      const wasOver = this.over.value;
      this.table.value = frame.table;
      if (frame.you) this.you.value = frame.you;
      if (this.over.value !== wasOver) this._remember(this.log.value);
    },
    presence({ seats, spectators }) {
      this.presence.value = { seats, spectators };
    },
    chat({ type, ...line }) {
      // After a reconnect the server sends the last lines again.
      const others = this.chat.value.filter(({ number }) => number !== line.number);
      this.chat.value = [...others, line].sort((one, other) => one.number - other.number);
    },
    refused({ code, params }) {
      this.refusal.value = { code, params };
    },
  };
}
