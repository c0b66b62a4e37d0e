/** The guide of a lesson: how it stands, and what can be read. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { lastStep, standingOf, stepNow } from '../../static/js/core/guiding.js';

const steps = [false, true, true, false].map((task, at) => ({ key: String(at), look: '', task }));
const asked = { steps, first: 0, last: 1, action: { type: 'pass' }, back: null };

test('a learner who is asked reads up to what there is to do', () => {
  assert.deepEqual([standingOf(asked), stepNow(asked), lastStep(asked)], ['asked', 0, 1]);
});

test('while the others play, the step just done is shown, and not the next one', () => {
  const waiting = { ...asked, first: 2, last: 2, action: null };
  assert.deepEqual([standingOf(waiting), stepNow(waiting), lastStep(waiting)], ['waiting', 1, 1]);
  const before = { ...asked, action: null };
  assert.deepEqual([stepNow(before), lastStep(before)], [0, 0]);
});

test('who does something else can go back', () => {
  assert.equal(standingOf({ ...asked, action: null, back: 4 }), 'strayed');
});

test('at the end there is nothing more to do', () => {
  const done = { ...asked, first: 3, last: 3, action: null };
  assert.deepEqual([standingOf(done), stepNow(done), lastStep(done)], ['done', 3, 3]);
});
