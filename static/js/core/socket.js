/**
 * The connection to a table: frames in order and without gaps, requests retried until they are answered.
 *
 * `Link` is pure: socket, clock and randomness are passed in, so that tests control them. `openLink` at the end
 * connects it to the browser's WebSocket, or to polling as a fallback.
 */

import { post } from './http.js';
import { connector, pollingTransport } from './polling.js';

/** Timeouts, in milliseconds. */
export const TIMES = {
  ping: 20_000,
  dead: 10_000,
  resend: 4_000,
  snapshot: 5_000,
  behind: 3_000,
  retryFirst: 500,
  retryMost: 15_000,
};

/** How many steps are buffered until a snapshot; the next snapshot must cover any more. */
const MAX_WAITING = 500;

/** Not a final refusal: the server cannot store anything at the moment. */
const TRYING_AGAIN = 'trying_again';

/** Close codes by which the server says that reconnecting is pointless. */
const isFinal = (code) => code === 1008 || (code >= 4400 && code < 4500);

/** A refusal by the table: a code of the catalogues and its parameters. */
export class Refused extends Error {
  /**
   * @param {string} code the suffix of its message key `refused-<code>`
   * @param {object} [params] parameters of its message
   */
  constructor(code, params = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/** A connection to a table that survives its sockets. */
export class Link {
  /**
   * @param {object} parts
   * @param {() => import('../types').Transport} parts.connect opens a socket
   * @param {import('../types').Clock} parts.clock
   * @param {(frame: import('../types').Frame) => void} parts.onFrame receives each frame once and in order
   * @param {(state: string) => void} parts.onState receives `connecting`, `open`, `lost` or `closed`
   * @param {() => string} parts.newId generates request ids
   * @param {() => number} [parts.random] jitter for the retries of many clients
   */
  constructor({ connect, clock, onFrame, onState, newId, random = Math.random }) {
    this.connect = connect;
    this.clock = clock;
    this.onFrame = onFrame;
    this.onState = onState;
    this.newId = newId;
    this.random = random;
    this.state = 'idle';
    /** @type {import('../types').Transport | null} */
    this.socket = null;
    this.have = 0;
    this.awaiting = false;
    /** @type {import('../types').Step[]} */
    this.waiting = [];
    this.requests = new Map();
    this.failures = 0;
    this.visible = true;
    this.timers = new Map();
  }

  /** Open the connection and keep it open. */
  start() {
    this._enter('connecting');
    const socket = this.connect();
    this.socket = socket;
    socket.onopen = () => socket === this.socket && this._opened();
    socket.onmessage = (text) => socket === this.socket && this._heard(text);
    socket.onclose = (code) => socket === this.socket && this._lost(code);
  }

  /** Close for good. */
  stop() {
    this._drop();
    for (const id of [...this.requests.keys()]) this._answered({ type: 'refused', id, code: 'not_connected' });
    this._enter('closed');
  }

  /** Reconnect at once with a new identity: after taking a seat, the server must authenticate us again. */
  restart() {
    this._drop();
    this.start();
  }

  /** Retry now: the network is back, or the page is visible again. */
  wake() {
    if (this.state === 'lost') this.restart();
    else if (this.state === 'open') this._ping();
  }

  /** Tell the server whether the page is visible: it sends no notices to somebody who is looking. @param {boolean} visible */
  look(visible) {
    this.visible = visible;
    if (this.state === 'open') this._send({ type: 'look', visible });
    if (visible) this.wake();
  }

  /**
   * Send a request until it is answered, over as many sockets as that takes.
   * @param {string} type of the frame: act, undo, undraft, undo_answer, drive, stand_in, propose, proposal_answer, chat
   * @param {object} body its other fields
   * @returns {Promise<{v: number}>} number of the resulting log entry or chat line; rejects with Refused
   */
  request(type, body) {
    const id = this.newId();
    return new Promise((resolve, reject) => {
      this.requests.set(id, { frame: { type, id, ...body }, resolve, reject });
      this._send(this.requests.get(id).frame);
      this._resendLater(id);
    });
  }

  /** Request a new snapshot. */
  sync() {
    this.awaiting = true;
    this._send({ type: 'sync', have: this.have });
    this._later('snapshot', TIMES.snapshot, () => this.sync());
  }

  _resendLater(id) {
    this._later(`resend ${id}`, TIMES.resend, () => {
      if (this.state === 'open') this._send(this.requests.get(id).frame);
      this._resendLater(id);
    });
  }

  _opened() {
    this._enter('open');
    // The server starts with a snapshot: buffer every step until then.
    this.awaiting = true;
    this.waiting = [];
    this._later('snapshot', TIMES.snapshot, () => this.sync());
    this._later('ping', TIMES.ping, () => this._ping());
    if (!this.visible) this._send({ type: 'look', visible: false });
    for (const { frame } of this.requests.values()) this._send(frame);
  }

  _ping() {
    this._send({ type: 'ping' });
    this._later('ping', TIMES.ping, () => this._ping());
    // Timers of a sleeping laptop fire late: only silence after a ping counts.
    if (!this.timers.has('dead')) this._later('dead', TIMES.dead, () => this._lost(0));
  }

  _heard(text) {
    this._cancel('dead');
    this.failures = 0;
    let frame;
    try {
      frame = JSON.parse(text);
    } catch {
      return;
    }
    switch (frame.type) {
      case 'snapshot':
      case 'lobby':
        return this._renewed(frame);
      case 'step':
        return this._stepped(frame);
      case 'ack':
      case 'refused':
        return this._answered(frame);
      case 'pong':
        // Frames come in order: if a pong is ahead of us, a frame was lost.
        return frame.v > this.have && !this.awaiting ? this.sync() : undefined;
      default:
        return this.onFrame(frame);
    }
  }

  _renewed(frame) {
    this._cancel('snapshot');
    this._cancel('behind');
    this.awaiting = false;
    this.have = frame.v;
    this.onFrame(frame);
    const steps = this.waiting.sort((one, other) => one.v - other.v);
    this.waiting = [];
    for (const step of steps) this._stepped(step);
  }

  _stepped(frame) {
    if (this.awaiting) {
      if (this.waiting.length < MAX_WAITING) this.waiting.push(frame);
    } else if (frame.v === this.have + 1) {
      this.have = frame.v;
      this.onFrame(frame);
    } else if (frame.v > this.have) {
      this.waiting.push(frame);
      this.sync();
    }
  }

  _answered(frame) {
    const request = this.requests.get(frame.id);
    if (!request) {
      if (frame.type === 'refused') this.onFrame(frame);
      return;
    }
    // A server problem, not a refusal: keep retrying, and let the page say so.
    if (frame.code === TRYING_AGAIN) return void this.onFrame(frame);
    this.requests.delete(frame.id);
    this._cancel(`resend ${frame.id}`);
    if (frame.type === 'refused') return void request.reject(new Refused(frame.code, frame.params));
    request.resolve(frame);
    // Chat lines have their own numbering.
    if (request.frame.type !== 'chat' && frame.v > this.have) {
      this._later('behind', TIMES.behind, () => this.have < frame.v && !this.awaiting && this.sync());
    }
  }

  _lost(code) {
    if (isFinal(code)) return this.stop();
    this._drop();
    this._enter('lost');
    const wait = Math.min(TIMES.retryMost, TIMES.retryFirst * 2 ** this.failures);
    this.failures += 1;
    this._later('retry', wait * (0.5 + this.random() / 2), () => this.start());
  }

  _drop() {
    const old = this.socket;
    this.socket = null;
    for (const name of ['retry', 'ping', 'dead', 'snapshot', 'behind']) this._cancel(name);
    if (old) old.close();
  }

  _send(frame) {
    if (this.state === 'open') this.socket.send(JSON.stringify(frame));
  }

  _enter(state) {
    this.state = state;
    this.onState(state);
  }

  _later(name, wait, run) {
    this._cancel(name);
    this.timers.set(
      name,
      this.clock.set(() => {
        this.timers.delete(name);
        run();
      }, wait),
    );
  }

  _cancel(name) {
    if (this.timers.has(name)) this.clock.clear(this.timers.get(name));
    this.timers.delete(name);
  }
}

/**
 * Return a unique id. `crypto.randomUUID` would not do: it is missing on plain http in a LAN.
 * @returns {string}
 */
function randomId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Connect to a table in a browser.
 * @param {string} code of the table
 * @param {{onFrame: (frame: import('../types').Frame) => void, onState: (state: string) => void}} listeners
 * @returns {Link} started
 */
export function openLink(code, listeners) {
  const table = `tables/${encodeURIComponent(code)}`;
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${table}`;
  const clock = { set: (run, wait) => setTimeout(run, wait), clear: (timer) => clearTimeout(timer) };
  const connect = connector({
    open: () => new WebSocket(address),
    poll: () => pollingTransport({ ask: (frame) => post(`/api/${table}/frames`, frame), clock }),
    clock,
    again: () => link.restart(),
  });
  const link = new Link({ connect, clock, newId: randomId, ...listeners });
  window.addEventListener('online', () => link.wake());
  document.addEventListener('visibilitychange', () => link.look(document.visibilityState === 'visible'));
  link.visible = document.visibilityState === 'visible';
  link.start();
  return link;
}
