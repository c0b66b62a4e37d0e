/** The log as it is read, and the ways through a replay. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { along, chapters, joined, lastOwn, roundOf, sifted, stops } from '../../static/js/core/chapters.js';
import { onlyOf } from '../../static/js/core/log.js';

const event = (key, params = {}) => ({ key: `outpost-${key}`, params });
const entry = (seq, seat, events, more = {}) => ({ seq, kind: 'move', seat, bot: false, events, ...more });
const LOG = [
  entry(1, null, [event('round', { round: 1 }), event('turn')], { kind: 'start' }),
  entry(2, 0, [event('bid')]),
  entry(3, 1, [event('passed')], { bot: true }),
  entry(4, 1, [event('turn_ended'), event('round', { round: 2 }), event('turn')], { bot: true }),
  entry(5, 1, [event('bid')], { bot: true }),
];
const read = (rows) => rows.map(({ kind, id }) => (kind === 'entry' ? id : kind));

test('rounds are chapters, and an entry is told on both sides of one', () => {
  assert.equal(roundOf(event('round', { round: 3 }), 'outpost'), 3);
  assert.equal(roundOf(event('turn'), 'outpost'), null);
  assert.deepEqual(read(chapters(LOG, 'outpost')), ['round', '1.1', '2.0', '3.0', '4.0', 'round', '4.1', '5.0']);
});

test('what happened since my own last move is marked, wherever the page was opened', () => {
  assert.equal(lastOwn(LOG, 0), 2);
  assert.deepEqual(read(chapters(LOG, 'outpost', 0)), ['round', '1.1', '2.0', 'since', '3.0', '4.0', 'round', '4.1', '5.0']);
  const fresh = chapters(LOG, 'outpost', 0).filter((row) => row.fresh).map((row) => row.entry.seq);
  assert.deepEqual([...new Set(fresh)], [3, 4, 5]);
});

test('nothing is marked right after my move, nor for a spectator, nor for moves that a bot made in my seat', () => {
  assert.ok(!read(chapters(LOG.slice(0, 2), 'outpost', 0)).includes('since'));
  assert.ok(!read(chapters(LOG, 'outpost', null)).includes('since'));
  assert.equal(lastOwn(LOG, 1), null);
  assert.ok(!read(chapters(LOG, 'outpost', 1)).includes('since'));
});

test('what was taken back is crossed out, and who took it back is told though nothing happened', () => {
  const log = [...LOG, entry(6, 1, [], { kind: 'undo', to: 4 }), entry(7, 1, [event('passed')])];
  const rows = chapters(log, 'outpost');
  assert.deepEqual(rows.filter((row) => row.gone).map((row) => row.entry.seq), [5]);
  assert.deepEqual(read(rows).slice(-2), ['6.0', '7.0']);
  assert.deepEqual(stops(log, 'outpost').map(({ seq }) => seq), [1, 2, 3, 4, 7]);
});

test('an undo that was asked for is told as the consent of the last, one that was free as going back', () => {
  const asked = [...LOG, entry(6, 1, [], { kind: 'undo_asked', to: 4 }), entry(7, 0, [], { kind: 'undo', to: 4 })];
  assert.deepEqual(chapters(asked, 'outpost').slice(-2).map((row) => row.agreed), [false, true]);
  const declined = [...asked.slice(0, -1), entry(7, 0, [], { kind: 'undo_declined', to: 4 }), entry(8, 0, [], { kind: 'undo', to: 4 })];
  assert.equal(chapters(declined, 'outpost').at(-1).agreed, false);
});

test('a chapter can be folded, and the rest sifted by player and kind', () => {
  const rows = chapters(LOG, 'outpost');
  assert.deepEqual(read(sifted(rows, { folded: new Set(['1.round']) })), ['round', 'round', '4.1', '5.0']);
  assert.deepEqual(read(sifted(rows, { seat: 0 })), ['round', '2.0']);
  const paid = entry(6, 1, [event('paid', { seat: 1 }), event('gained', { seat: 0 })]);
  assert.deepEqual(sifted(chapters([paid], 'outpost'), { seat: 0 }).flatMap(({ events }) => events.map(({ key }) => key)), ['outpost-gained'], 'in the move of somebody else');
  const bids = onlyOf('auction', ({ key }) => (key === 'outpost-bid' ? 'auction' : null));
  assert.deepEqual(read(sifted(rows, { only: bids })), ['round', '2.0', 'round', '5.0']);
  const asked = chapters([...LOG, entry(6, 0, [], { kind: 'undo_asked', to: 4 })], 'outpost');
  assert.deepEqual(read(sifted(asked, { only: onlyOf('table', () => null) })).at(-1), '6.0');
});

test('a bot that plays for somebody is told of once, and who goes on is not named again', () => {
  const rows = joined(chapters(LOG, 'outpost'), [{ bot: null }, { bot: null }]).filter(({ kind }) => kind === 'entry');
  assert.deepEqual(rows.filter(({ byBot }) => byBot).map(({ id }) => id), ['3.0']);
  assert.deepEqual(rows.filter(({ same }) => same).map(({ id }) => id), ['4.0', '5.0']);
  assert.ok(!joined(chapters(LOG, 'outpost'), [{ bot: null }, { bot: 'standard' }]).some(({ byBot }) => byBot));
});

test('a replay goes by moves and by rounds, and stays within the game', () => {
  const list = stops(LOG, 'outpost');
  assert.deepEqual(list.map(({ round }) => round), [1, null, null, 2, null]);
  const ways = (at) => ['first', 'back', 'on', 'last', 'roundBack', 'roundOn'].map((way) => along(list, at, way));
  assert.deepEqual(ways(2), [0, 1, 3, 4, 0, 3]);
  assert.deepEqual(ways(0), [0, 0, 1, 4, 0, 3]);
  assert.deepEqual(ways(4), [0, 3, 4, 4, 3, 4]);
});
