/** What waits for pictures: one piece after each, or a few quick ones, and none is lost where there are no pictures. */

import assert from 'node:assert/strict';
import { after, beforeEach, mock, test } from 'node:test';

import { afterPicture } from '../../static/js/core/pictures.js';

const { setTimeout: set, clearTimeout: clear } = globalThis;
let frames;
let timers;
let time;

/** Return a piece that takes so many milliseconds. */
const lasting = (milliseconds, run) => () => {
  time += milliseconds;
  run();
};

/** Let everything come due that is waited for until now; what it begins comes later. */
async function pass(queue) {
  const due = queue.splice(0, queue.length);
  for (const { run } of due) run();
  await null;
}

/** Paint a picture: what asked to be called before it is, and what is due at once comes after it. */
async function paint() {
  await pass(frames);
  const [soon, late] = [timers.filter(({ wait }) => !wait), timers.filter(({ wait }) => wait)];
  timers.splice(0, timers.length, ...late);
  await pass(soon);
}

/** A queue of what is to be run, with what takes it out again. */
function queue() {
  const list = [];
  const add = (run, wait = 0) => {
    const entry = { run, wait };
    list.push(entry);
    return entry;
  };
  const drop = (entry) => list.includes(entry) && list.splice(list.indexOf(entry), 1);
  return [list, add, drop];
}

beforeEach(() => {
  [frames, globalThis.requestAnimationFrame, globalThis.cancelAnimationFrame] = queue();
  [timers, globalThis.setTimeout, globalThis.clearTimeout] = queue();
  time = 0;
  mock.method(performance, 'now', () => time);
});

after(() => Object.assign(globalThis, { setTimeout: set, clearTimeout: clear }));

test('each piece comes after a picture of its own, in order', async () => {
  const done = [];
  afterPicture(lasting(1, () => done.push('rivals')));
  afterPicture(lasting(1, () => done.push('log')));
  assert.deepEqual(done, []);
  await paint();
  assert.deepEqual(done, ['rivals']);
  await paint();
  assert.deepEqual(done, ['rivals', 'log']);
  assert.deepEqual([frames, timers], [[], []]);
});

test('what takes next to no time leaves room for more in the same picture', async () => {
  const done = [];
  for (const name of ['hand', 'market', 'rivals', 'log']) afterPicture(lasting(0.2, () => done.push(name)));
  await paint();
  assert.deepEqual(done, ['hand', 'market', 'rivals']);
  await paint();
  assert.deepEqual(done, ['hand', 'market', 'rivals', 'log']);
  assert.deepEqual([frames, timers], [[], []]);
});

test('what is asked for again and again waits once', async () => {
  const done = [];
  const [rivals, log] = [() => done.push('rivals'), () => done.push('log')];
  for (let step = 0; step < 9; step += 1) [rivals, log].forEach(afterPicture);
  await paint();
  await paint();
  assert.deepEqual(done, ['rivals', 'log']);
  assert.deepEqual([frames, timers], [[], []]);
  afterPicture(rivals);
  await paint();
  assert.equal(done.length, 3);
});

test('who looks elsewhere gets no pictures, and misses nothing', async () => {
  const done = [];
  afterPicture(() => done.push(1));
  afterPicture(() => done.push(2));
  await pass(timers);
  await pass(timers);
  assert.deepEqual(done, [1, 2]);
  assert.deepEqual([frames, timers], [[], []]);
});

test('a piece that fails keeps no other from being done', async () => {
  const done = [];
  afterPicture(() => { throw new Error('broken'); });
  afterPicture(() => done.push(2));
  await assert.rejects(paint, /broken/);
  await paint();
  assert.deepEqual(done, [2]);
});

test('what waits already is done once, however much happens meanwhile', async () => {
  const done = [];
  const follow = () => done.push('newest');
  for (let step = 0; step < 100; step += 1) afterPicture(follow);
  await paint();
  assert.deepEqual(done, ['newest']);
  assert.deepEqual([frames, timers], [[], []]);
});

test('what is being done may ask to be done again', async () => {
  const done = [];
  const twice = lasting(1, () => done.push('once') === 1 && afterPicture(twice));
  afterPicture(twice);
  await paint();
  assert.deepEqual(done, ['once']);
  await paint();
  assert.deepEqual(done, ['once', 'once']);
});
