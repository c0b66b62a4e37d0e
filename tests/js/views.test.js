/** What a page makes of an update of its view. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { patched } from '../../static/js/core/views.js';

const VIEW = {
  table: { round: 1, phase: 'turns' },
  colonies: [{ vp: 3, robots: 0 }, { vp: 4, robots: 1 }],
  hands: { 1: { total: 12, cards: [] } },
  market: ['nodule'],
};

test('a section that is new as a whole replaces the old one', () => {
  assert.deepEqual(patched(VIEW, { set: { market: [] } }), { ...VIEW, market: [] });
});

test('fields are put into a section, the others stay', () => {
  assert.deepEqual(patched(VIEW, { fields: { table: { round: 2 } } }).table, { round: 2, phase: 'turns' });
});

test('rows of lists and of objects take their new fields', () => {
  const found = patched(VIEW, { rows: { colonies: { 1: { vp: 9 } }, hands: { 1: { total: 7 } } } });
  assert.deepEqual(found.colonies, [{ vp: 3, robots: 0 }, { vp: 9, robots: 1 }]);
  assert.deepEqual(found.hands, { 1: { total: 7, cards: [] } });
});

test('what has not changed is the same as before, and the old view is left alone', () => {
  const found = patched(VIEW, { rows: { colonies: { 1: { vp: 9 } } } });
  assert.equal(found.colonies[0], VIEW.colonies[0]);
  assert.equal(found.table, VIEW.table);
  assert.equal(VIEW.colonies[1].vp, 4);
});
