/** What waits for pictures: one piece after each, and none is lost where there are no pictures. */

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';

import { afterPicture } from '../../static/js/core/pictures.js';

let frames;

/** Paint a picture: what asked to be called before it is, and what is due at once comes after it. */
function paint() {
  for (const run of frames.splice(0)) run?.();
  mock.timers.tick(1);
}

/** Begin without timers. */
function wind() {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
}

beforeEach(() => {
  frames = [];
  wind();
  globalThis.requestAnimationFrame = (run) => frames.push(run) - 1;
  globalThis.cancelAnimationFrame = (frame) => { frames[frame] = null; };
});

test('each piece comes after a picture of its own, in order', () => {
  const done = [];
  afterPicture(() => done.push('rivals'));
  afterPicture(() => done.push('log'));
  assert.deepEqual(done, []);
  paint();
  assert.deepEqual(done, ['rivals']);
  paint();
  assert.deepEqual(done, ['rivals', 'log']);
  paint();
  assert.equal(frames.length, 0);
});

test('who looks elsewhere gets no pictures, and misses nothing', () => {
  const done = [];
  afterPicture(() => done.push(1));
  afterPicture(() => done.push(2));
  mock.timers.tick(1000);
  mock.timers.tick(1000);
  assert.deepEqual(done, [1, 2]);
  paint();
  assert.deepEqual(done, [1, 2]);
});

test('a piece that fails keeps no other from being done', () => {
  const done = [];
  afterPicture(() => { throw new Error('broken'); });
  afterPicture(() => done.push(2));
  assert.throws(paint, /broken/);
  wind();
  paint();
  assert.deepEqual(done, [2]);
});
