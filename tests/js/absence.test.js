/** What a bot played for somebody who was away. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { playedFor } from '../../static/js/core/absence.js';

const move = (seq, seat, bot = false) => ({ seq, kind: 'move', seat, bot, events: [] });
const driver = (seq, seat, by) => ({ seq, kind: 'driver', seat, driver: by, events: [] });
const seqs = ({ since, moves }) => [since?.seq ?? null, moves.map(({ seq }) => seq)];

test('somebody is told the moves that a bot made for them since they left, and no others', () => {
  const log = [move(2, 0, true), driver(3, 0, 'bot'), move(4, 0, true), move(5, 1), move(6, 2, true), move(7, 0, true)];
  assert.deepEqual(seqs(playedFor(log, 0)), [3, [4, 7]]);
  const back = [...log, driver(8, 0, 'person'), move(9, 0)];
  assert.deepEqual(seqs(playedFor(back, 0)), [3, [4, 7]], 'also when they play themselves again');
  assert.deepEqual(seqs(playedFor(log, 1)), [null, []]);
});

test('moves that were taken back were not played', () => {
  const log = [driver(3, 0, 'bot'), move(4, 0, true), move(5, 0, true), { seq: 6, kind: 'undo', seat: 1, to: 4, events: [] }];
  assert.deepEqual(seqs(playedFor(log, 0)), [3, [4]]);
});
