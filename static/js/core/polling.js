/** A line to a table over plain requests, for networks that let no socket through, and when it is taken. */

/** How long things take, in milliseconds: to ask again what is new, to open a socket, to try one again. */
export const WAITS = { poll: 2_500, open: 8_000, probe: 60_000 };

/** After so many sockets in a row that were never opened, plain requests are tried. */
const MAX_UNOPENED = 2;

/**
 * Return a line that a `Link` takes for a socket: what is sent is answered, and what is new is asked for.
 * @param {object} parts
 * @param {(frame: object) => Promise<object[]>} parts.ask sends a frame and returns its answers; rejects with an ApiError
 * @param {{set: Function, clear: Function}} parts.clock timers, as setTimeout and clearTimeout
 * @returns {object} `send(text)`, `close()`, and settable `onopen`, `onmessage`, `onclose`
 */
export function pollingTransport({ ask, clock }) {
  let [isOpen, isOver, seen, timer] = [false, false, '', null];
  let last = Promise.resolve();
  const line = {
    send(text) {
      const frame = JSON.parse(text);
      exchange(frame, tell);
      // What came of it is not sent by itself.
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

  /** Tell all that there is, unless it was told already: a page must not be drawn anew for nothing. */
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
 * Return how to connect: by sockets, or by requests when sockets do not get through. While requests are used, a
 * socket is tried now and then; as soon as one opens, `again` is called.
 * @param {object} parts
 * @param {() => WebSocket} parts.open begins to open a socket
 * @param {() => object} parts.poll begins a line of requests
 * @param {{set: Function, clear: Function}} parts.clock
 * @param {() => void} parts.again
 * @returns {() => object} as `Link` wants it
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
    // When this line ends, one socket is tried before the next one.
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
