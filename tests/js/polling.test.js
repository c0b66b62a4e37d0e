/** A table over plain requests: what is asked, what is told, and when sockets are given up and tried again. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { WAITS, connector, pollingTransport } from '../../static/js/core/polling.js';

const SYNC = { type: 'sync', have: 0 };
const snapshot = (v) => ({ type: 'snapshot', v });

/** Let all promises that can be settled settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Timers that run when they are told to. */
function makeClock() {
  const timers = new Map();
  let next = 1;
  return {
    set: (run, wait) => (timers.set(next, { run, wait }), next++),
    clear: (timer) => timers.delete(timer),
    waits: () => [...timers.values()].map(({ wait }) => wait),
    /** Run what waits so long. */
    ring(wait) {
      for (const [timer, { run }] of [...timers].filter(([, each]) => each.wait === wait)) {
        timers.delete(timer);
        run();
      }
    },
  };
}

/** A polling line and what it asked and told; `world.answer` says what comes of a frame. */
async function setUp(answer = () => [snapshot(1)]) {
  const world = { clock: makeClock(), asked: [], told: [], answer };
  world.line = pollingTransport({
    clock: world.clock,
    ask: async (frame) => {
      world.asked.push(frame);
      return world.answer(frame);
    },
  });
  world.line.onopen = () => world.told.push('open');
  world.line.onmessage = (text) => world.told.push(JSON.parse(text));
  world.line.onclose = (code) => world.told.push(code);
  await settle();
  return world;
}

test('the line is open when the first answer is here, and says what is new and nothing twice', async () => {
  const world = await setUp();
  assert.deepEqual(world.told, ['open', snapshot(1)]);
  world.clock.ring(WAITS.poll);
  await settle();
  assert.deepEqual([world.asked, world.told.length], [[SYNC, SYNC], 2]);
  world.answer = () => [snapshot(2)];
  world.clock.ring(WAITS.poll);
  await settle();
  assert.deepEqual(world.told.at(-1), snapshot(2));
});

test('what is sent is answered in order, and followed by a look at what came of it', async () => {
  const world = await setUp(({ type, id }) => (type === 'act' ? [{ type: 'ack', id, v: 2 }] : [snapshot(2)]));
  world.told.length = world.asked.length = 0;
  world.line.send(JSON.stringify({ type: 'act', id: 'a' }));
  world.line.send(JSON.stringify(SYNC));
  world.answer = ({ type, id }) => (type === 'act' ? [{ type: 'ack', id, v: 3 }] : [snapshot(3)]);
  await settle();
  assert.deepEqual(world.asked.map(({ type }) => type), ['act', 'sync', 'sync']);
  assert.deepEqual(world.told, [{ type: 'ack', id: 'a', v: 3 }, snapshot(3), snapshot(3)], 'who asks is always answered');
});

test('failure passes, a lost network ends the line, a refusal ends it for good', async () => {
  for (const [error, told] of [
    [{ status: 503 }, []],
    [{ status: 429 }, []],
    [{ status: 0 }, [1006]],
    [{ status: 500 }, [1006]],
    [{ status: 403, code: 'no_spectators', params: {} }, [{ type: 'refused', id: '', code: 'no_spectators', params: {} }, 1008]],
  ]) {
    const world = await setUp(() => Promise.reject(error));
    assert.deepEqual(world.told, told);
    assert.deepEqual(world.clock.waits(), told.length ? [] : [WAITS.poll]);
  }
});

test('a line that was closed says nothing more', async () => {
  const world = await setUp();
  world.clock.ring(WAITS.poll);
  world.line.close();
  world.answer = () => [snapshot(9)];
  await settle();
  assert.deepEqual([world.told.length, world.clock.waits()], [2, []]);
});

/** A connector with sockets of our own: `world.connect()` takes up a line, whatever it is. */
function connecting() {
  const world = { clock: makeClock(), sockets: [], polls: [], codes: [], again: 0 };
  const connect = connector({
    open: () => {
      const socket = { closed: false, close: () => (socket.closed = true) };
      world.sockets.push(socket);
      return socket;
    },
    poll: () => {
      const line = { closed: false, close: () => (line.closed = true) };
      world.polls.push(line);
      return line;
    },
    clock: world.clock,
    again: () => (world.again += 1),
  });
  world.connect = () => {
    world.line = connect();
    Object.assign(world.line, { onopen: () => {}, onmessage: () => {}, onclose: (code) => world.codes.push(code) });
  };
  /** The newest socket never opens. */
  world.fail = () => world.sockets.at(-1).onclose({ code: 1006 });
  world.connect();
  return world;
}

test('two sockets that never open are followed by requests, and a line of those by a socket', () => {
  const world = connecting();
  world.fail();
  world.connect();
  world.fail();
  assert.deepEqual([world.sockets.length, world.polls.length], [2, 0]);
  world.connect();
  assert.deepEqual([world.sockets.length, world.polls.length], [2, 1]);
  world.line.close();
  world.connect();
  assert.deepEqual([world.sockets.length, world.polls.length, world.polls[0].closed], [3, 1, true]);
});

test('a socket that was open and is lost is followed by a socket', () => {
  const world = connecting();
  for (let time = 0; time < 5; time += 1) {
    world.sockets.at(-1).onopen();
    world.fail();
    world.connect();
  }
  assert.deepEqual([world.sockets.length, world.polls.length, world.codes.length], [6, 0, 5]);
});

test('a socket that neither opens nor closes is given up', () => {
  const world = connecting();
  world.clock.ring(WAITS.open);
  assert.ok(world.sockets[0].closed);
});

test('while requests are used a socket is tried now and then, and taken as soon as it opens', () => {
  const world = connecting();
  world.fail();
  world.connect();
  world.fail();
  world.connect();
  world.clock.ring(WAITS.probe);
  assert.deepEqual([world.sockets.length, world.again], [3, 0]);
  world.clock.ring(WAITS.probe);
  world.sockets.at(-1).onopen();
  assert.deepEqual([world.sockets.length, world.again, world.sockets.at(-1).closed], [4, 1, true]);
  world.line.close();
  assert.deepEqual(world.clock.waits(), []);
  world.connect();
  assert.equal(world.polls.length, 1);
});
