/** The polling fallback, for networks that block WebSockets, and when to use it. */

/** Delays in milliseconds: between polls, to open a socket, and before trying a socket again. */
export const WAITS = { poll: 2_500, open: 8_000, probe: 60_000 };

/** After this many sockets in a row that failed to open, fall back to polling. */
const MAX_UNOPENED = 2;

/**
 * Return a transport that `Link` uses like a socket: it answers what is sent, and polls for news.
 * @param {object} parts
 * @param {(frame: object) => Promise<object[]>} parts.ask sends a frame, returns the responses; rejects with ApiError
 * @param {{set: Function, clear: Function}} parts.clock timers, like setTimeout and clearTimeout
 * @returns {object} `send(text)`, `close()`, and settable `onopen`, `onmessage`, `onclose`
 */
export function pollingTransport({ ask, clock }) {
  let [isOpen, isOver, seen, timer] = [false, false, '', null];
  let last = Promise.resolve();
  const line = {
    send(text) {
      const frame = JSON.parse(text);
      exchange(frame, tell);
      // The result is not pushed: poll for it at once.
      if (frame.type !== 'ping' && frame.type !== 'sync') poll();
    },
    close() {
      isOver = true;
      clock.clear(timer);
    },
  };

  function tell(answers) {
    for (const answer of answers) line.onmessage(JSON.stringify(answer));
  }

  /** Deliver the answers unless they are unchanged: the page must not rerender for nothing. */
  function tellNews(answers) {
    const text = JSON.stringify(answers);
    if (text !== seen) tell(answers);
    seen = text;
  }

  function exchange(frame, hear) {
    last = last.then(async () => {
      if (isOver) return;
      try {
        const answers = await ask(frame);
        if (isOver) return;
        if (!isOpen) line.onopen();
        isOpen = true;
        hear(answers);
      } catch (error) {
        failed(error);
      }
    });
  }

  function failed({ status, code, params }) {
    const passes = status === 429 || status === 503;
    if (isOver || passes) return;
    const isRefused = status >= 400 && status < 500;
    if (isRefused) line.onmessage(JSON.stringify({ type: 'refused', id: '', code, params }));
    line.close();
    line.onclose(isRefused ? 1008 : 1006);
  }

  function poll() {
    exchange({ type: 'sync', have: 0 }, tellNews);
    clock.clear(timer);
    timer = clock.set(poll, WAITS.poll);
  }

  poll();
  return line;
}

/**
 * Return the function that connects: by sockets, or by polling when sockets do not get through. While polling, a
 * socket is tried now and then; as soon as one opens, `again` is called.
 * @param {object} parts
 * @param {() => WebSocket} parts.open opens a socket
 * @param {() => object} parts.poll starts polling
 * @param {{set: Function, clear: Function}} parts.clock
 * @param {() => void} parts.again
 * @returns {() => object} the `connect` of a `Link`
 */
export function connector({ open, poll, clock, again }) {
  let unopened = 0;

  function overSocket() {
    const socket = open();
    const line = { send: (text) => socket.send(text), close: () => socket.close() };
    const patience = clock.set(() => socket.close(), WAITS.open);
    let isOpen = false;
    socket.onopen = () => {
      clock.clear(patience);
      isOpen = true;
      unopened = 0;
      line.onopen();
    };
    socket.onmessage = (event) => line.onmessage(event.data);
    socket.onclose = (event) => {
      clock.clear(patience);
      if (!isOpen) unopened += 1;
      line.onclose(event.code);
    };
    return line;
  }

  function overRequests() {
    // When this connection ends, one socket is tried before polling again.
    unopened = MAX_UNOPENED - 1;
    const line = poll();
    const close = line.close;
    let timer = null;
    const probe = () => {
      const socket = open();
      socket.onopen = () => {
        socket.close();
        unopened = 0;
        again();
      };
      timer = clock.set(probe, WAITS.probe);
    };
    timer = clock.set(probe, WAITS.probe);
    line.close = () => {
      clock.clear(timer);
      close();
    };
    return line;
  }

  return () => (unopened < MAX_UNOPENED ? overSocket() : overRequests());
}
