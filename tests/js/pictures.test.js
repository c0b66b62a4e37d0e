/** What waits for pictures: one piece after each, and none is lost where there are no pictures. */

import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';

import { afterPicture } from '../../static/js/core/pictures.js';

const { setTimeout: set, clearTimeout: clear } = globalThis;
let frames;
let timers;

/** Let everything come due that is waited for until now; what it begins comes later. */
function pass(queue) {
  const due = queue.splice(0, queue.length);
  for (const { run } of due) run();
}

/** Paint a picture: what asked to be called before it is, and what is due at once comes after it. */
function paint() {
  pass(frames);
  const [soon, late] = [timers.filter(({ wait }) => !wait), timers.filter(({ wait }) => wait)];
  timers.splice(0, timers.length, ...late);
  for (const { run } of soon) run();
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
});

after(() => Object.assign(globalThis, { setTimeout: set, clearTimeout: clear }));

test('each piece comes after a picture of its own, in order', () => {
  const done = [];
  afterPicture(() => done.push('rivals'));
  afterPicture(() => done.push('log'));
  assert.deepEqual(done, []);
  paint();
  assert.deepEqual(done, ['rivals']);
  paint();
  assert.deepEqual(done, ['rivals', 'log']);
  assert.deepEqual([frames, timers], [[], []]);
});

test('what is asked for again and again waits once', () => {
  const done = [];
  const [rivals, log] = [() => done.push('rivals'), () => done.push('log')];
  for (let step = 0; step < 9; step += 1) [rivals, log].forEach(afterPicture);
  paint();
  paint();
  assert.deepEqual(done, ['rivals', 'log']);
  assert.deepEqual([frames, timers], [[], []]);
  afterPicture(rivals);
  paint();
  assert.equal(done.length, 3);
});

test('who looks elsewhere gets no pictures, and misses nothing', () => {
  const done = [];
  afterPicture(() => done.push(1));
  afterPicture(() => done.push(2));
  pass(timers);
  pass(timers);
  assert.deepEqual(done, [1, 2]);
  assert.deepEqual([frames, timers], [[], []]);
});

test('a piece that fails keeps no other from being done', () => {
  const done = [];
  afterPicture(() => { throw new Error('broken'); });
  afterPicture(() => done.push(2));
  assert.throws(paint, /broken/);
  paint();
  assert.deepEqual(done, [2]);
});

test('what waits already is done once, however much happens meanwhile', () => {
  const done = [];
  const follow = () => done.push('newest');
  for (let step = 0; step < 100; step += 1) afterPicture(follow);
  paint();
  assert.deepEqual(done, ['newest']);
  assert.deepEqual([frames, timers], [[], []]);
});

test('what is being done may ask to be done again', () => {
  const done = [];
  const twice = () => done.push('once') === 1 && afterPicture(twice);
  afterPicture(twice);
  paint();
  assert.deepEqual(done, ['once']);
  paint();
  assert.deepEqual(done, ['once', 'once']);
});
