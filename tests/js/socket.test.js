/** The line to a table, with a socket and a clock of our own. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Link, TIMES } from '../../static/js/core/socket.js';

/** A clock that goes when it is told to. */
class Clock {
  now = 0;
  timers = new Map();
  next = 1;
  set(run, wait) {
    this.timers.set(this.next, { run, at: this.now + wait });
    return this.next++;
  }
  clear(timer) {
    this.timers.delete(timer);
  }
  advance(by) {
    const end = this.now + by;
    for (;;) {
      const due = [...this.timers].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at);
      if (!due.length) break;
      const [timer, { run, at }] = due[0];
      this.timers.delete(timer);
      this.now = at;
      run();
    }
    this.now = end;
  }
}

/** A link with everything around it that a test looks at. */
function setUp() {
  const clock = new Clock();
  const world = { clock, sockets: [], frames: [], states: [], names: 0 };
  world.link = new Link({
    clock,
    connect: () => {
      const socket = { sent: [], closed: false, send: (text) => socket.sent.push(JSON.parse(text)), close: () => (socket.closed = true) };
      world.sockets.push(socket);
      return socket;
    },
    onFrame: (frame) => world.frames.push(frame),
    onState: (state) => world.states.push(state),
    newId: () => `id-${++world.names}`,
    random: () => 1,
  });
  world.socket = () => world.sockets.at(-1);
  world.hear = (...frames) => frames.forEach((frame) => world.socket().onmessage(JSON.stringify(frame)));
  world.sent = (type) => world.socket().sent.filter((frame) => frame.type === type);
  world.versions = () => world.frames.map((frame) => frame.v);
  world.link.start();
  return world;
}

/** The same, at a table of version 5. */
function atTable() {
  const world = setUp();
  world.socket().onopen();
  world.hear({ type: 'snapshot', v: 5 });
  world.frames.length = 0;
  return world;
}

const step = (v) => ({ type: 'step', v });

test('a request is sent again under the same name until it is acknowledged', async () => {
  const { link, clock, hear, sent } = atTable();
  const answer = link.request('act', { decision: 'd', action: { type: 'pass' } });
  clock.advance(TIMES.resend * 2);
  assert.equal(sent('act').length, 3);
  assert.deepEqual(new Set(sent('act').map((frame) => frame.id)), new Set(['id-1']));
  hear({ type: 'ack', id: 'id-1', v: 6 }, step(6));
  assert.equal((await answer).v, 6);
  clock.advance(TIMES.resend * 2);
  assert.equal(sent('act').length, 3);
});

test('a refusal ends a request with its reason', async () => {
  const { link, clock, hear, sent } = atTable();
  const answer = link.request('act', {});
  hear({ type: 'refused', id: 'id-1', code: 'not_now', params: { action: 'bid' } });
  await assert.rejects(answer, { code: 'not_now', params: { action: 'bid' } });
  clock.advance(TIMES.resend);
  assert.equal(sent('act').length, 1);
});

test('a server in failure is asked again', async () => {
  const { link, clock, hear, sent, frames } = atTable();
  const answer = link.request('act', {});
  hear({ type: 'refused', id: 'id-1', code: 'trying_again', params: {} });
  assert.deepEqual(frames.map((frame) => frame.code), ['trying_again']);
  clock.advance(TIMES.resend);
  assert.equal(sent('act').length, 2);
  hear({ type: 'ack', id: 'id-1', v: 6 });
  assert.equal((await answer).v, 6);
});

test('after a lost connection the open request goes out again, over the new socket', async () => {
  const { link, clock, hear, sent, sockets, socket, states } = atTable();
  const answer = link.request('undo', { to: 4 });
  socket().onclose(1006);
  assert.equal(states.at(-1), 'lost');
  clock.advance(TIMES.retryFirst);
  assert.equal(sockets.length, 2);
  assert.deepEqual(sent('undo'), []);
  socket().onopen();
  assert.deepEqual(sent('undo'), [{ type: 'undo', id: 'id-1', to: 4 }]);
  hear({ type: 'snapshot', v: 6 }, { type: 'ack', id: 'id-1', v: 6 });
  assert.equal((await answer).v, 6);
});

test('steps come in order, and known ones are ignored', () => {
  const { hear, versions, sent } = atTable();
  hear(step(6), step(6), step(3), step(7));
  assert.deepEqual(versions(), [6, 7]);
  assert.deepEqual(sent('sync'), []);
});

test('a gap asks for all anew, and what came early is taken after it', () => {
  const { hear, versions, sent } = atTable();
  hear(step(8));
  assert.deepEqual(sent('sync'), [{ type: 'sync', have: 5 }]);
  hear(step(9));
  assert.deepEqual(versions(), []);
  hear({ type: 'snapshot', v: 7 });
  assert.deepEqual(versions(), [7, 8, 9]);
  assert.equal(sent('sync').length, 1);
});

test('steps before the first snapshot wait for it', () => {
  const { hear, socket, versions } = setUp();
  socket().onopen();
  hear(step(4), step(5), { type: 'snapshot', v: 4 });
  assert.deepEqual(versions(), [4, 5]);
});

test('a snapshot that does not come is asked for', () => {
  const { clock, socket, sent } = setUp();
  socket().onopen();
  clock.advance(TIMES.snapshot);
  assert.equal(sent('sync').length, 1);
});

test('an acknowledged move whose step never comes is asked for', async () => {
  const { link, clock, hear, sent } = atTable();
  const answer = link.request('act', {});
  hear({ type: 'ack', id: 'id-1', v: 6 });
  await answer;
  clock.advance(TIMES.behind);
  assert.deepEqual(sent('sync'), [{ type: 'sync', have: 5 }]);
});

test('a silent connection is given up and opened anew', () => {
  const { clock, hear, sent, socket, sockets } = atTable();
  clock.advance(TIMES.ping);
  assert.equal(sent('ping').length, 1);
  hear({ type: 'pong' });
  clock.advance(TIMES.ping);
  assert.equal(sockets.length, 1);
  clock.advance(TIMES.dead);
  assert.ok(sockets[0].closed);
  clock.advance(TIMES.retryMost);
  assert.equal(sockets.length, 2);
  assert.equal(socket().closed, false);
});

test('retries wait longer each time, up to a bound, until somebody answers', () => {
  const { link, clock, hear, socket, sockets } = atTable();
  const waits = [];
  for (let time = 0; time < 8; time += 1) {
    const [before, since] = [sockets.length, clock.now];
    socket().onclose(1006);
    while (sockets.length === before) clock.advance(100);
    waits.push(clock.now - since);
  }
  assert.deepEqual(waits, [500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  socket().onopen();
  hear({ type: 'snapshot', v: 5 });
  socket().onclose(1006);
  link.wake();
  assert.equal(sockets.length, 10);
});

test('a server that says no for good is not asked again', async () => {
  const { link, clock, socket, sockets, states } = atTable();
  const answer = link.request('act', {});
  socket().onclose(4403);
  await assert.rejects(answer, { code: 'not_connected' });
  clock.advance(TIMES.retryMost * 4);
  assert.equal(states.at(-1), 'closed');
  assert.equal(sockets.length, 1);
});

test('what is said is sent again as the same message, and its number is none of the log', async () => {
  const { link, clock, hear, socket, sockets, sent } = atTable();
  const said = link.request('chat', { text: 'hello' });
  socket().onclose(1006);
  clock.advance(TIMES.retryMost);
  socket().onopen();
  hear({ type: 'snapshot', v: 5 });
  const frames = sockets.flatMap((each) => each.sent.filter(({ type }) => type === 'chat'));
  assert.ok(frames.length >= 2);
  assert.equal(new Set(frames.map(({ id }) => id)).size, 1);
  hear({ type: 'ack', id: frames[0].id, v: 99 });
  assert.equal((await said).v, 99);
  clock.advance(TIMES.behind);
  assert.deepEqual(sent('sync'), []);
});

test('the frames of a socket that was given up are not heard', () => {
  const { link, hear, sockets, versions } = atTable();
  link.restart();
  sockets[0].onmessage(JSON.stringify(step(6)));
  sockets[0].onclose(1006);
  assert.deepEqual(versions(), []);
  sockets[1].onopen();
  hear({ type: 'lobby', v: 0 });
  assert.deepEqual(versions(), [0]);
});

/**
 * A server that answers as ours does, over a line that loses one frame.
 * @param {number} lost which of its frames
 * @returns {object} the world, with `say` to send a frame and `v` how far the table is
 */
function overALeakyLine(lost) {
  const world = setUp();
  const server = { v: 5, sent: 0, acts: new Map() };
  const say = (frame) => server.sent++ !== lost && world.clock.set(() => world.hear(frame), 10);
  const step = () => say({ type: 'step', v: ++server.v });
  const answers = {
    sync: () => say({ type: 'snapshot', v: server.v }),
    ping: () => say({ type: 'pong', v: server.v }),
    act: ({ id }) => {
      const known = server.acts.get(id);
      if (!known) server.acts.set(id, server.v + 1);
      say({ type: 'ack', id, v: server.acts.get(id) });
      if (!known) step();
    },
  };
  const socket = world.socket();
  socket.send = (text) => answers[JSON.parse(text).type](JSON.parse(text));
  socket.onopen();
  say({ type: 'snapshot', v: server.v });
  return Object.assign(world, { server, step });
}

for (const lost of [0, 1, 2, 3, 4, 5, 6]) {
  test(`whichever single frame is lost, the page finds out by itself (frame ${lost})`, async () => {
    const { link, clock, server, step: others } = overALeakyLine(lost);
    const answer = link.request('act', {});
    clock.advance(TIMES.resend);
    others();
    others();
    clock.advance(TIMES.ping + TIMES.snapshot);
    assert.equal((await answer).v, 6);
    assert.deepEqual([link.have, server.v, server.acts.size], [8, 8, 1]);
  });
}

test('who looks at the page again asks at once whether anybody is there, and waits no longer than it must', () => {
  const { link, clock, sent, sockets } = atTable();
  link.wake();
  assert.equal(sent('ping').length, 1);
  clock.advance(TIMES.dead);
  assert.ok(sockets[0].closed, 'a line that was cut without a word');
  clock.advance(TIMES.retryFirst);
  assert.equal(sockets.length, 2);
});

test('no line is silent for so long that something between takes it for dead', () => {
  assert.ok(TIMES.ping + TIMES.dead < 60_000);
});

test('the server is told whether the page is visible, and on every socket that it is not', () => {
  const { link, clock, sent, socket } = atTable();
  assert.deepEqual(sent('look'), []);
  link.look(false);
  assert.deepEqual(sent('look'), [{ type: 'look', visible: false }]);
  socket().onclose(1006);
  clock.advance(TIMES.retryMost);
  socket().onopen();
  assert.deepEqual(sent('look'), [{ type: 'look', visible: false }]);
  link.look(true);
  assert.deepEqual(sent('look').at(-1), { type: 'look', visible: true });
});
