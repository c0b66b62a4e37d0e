/** The numbers of the end: over the rounds, on the axes, in the tables. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { scales, spread } from '../../static/js/core/charts.js';
import { byRank, Ranking, sourceRows } from '../../static/js/core/end.js';
import { eventsThatStand, grown, ticks } from '../../static/js/core/figures.js';
import { html } from '../../static/js/core/html.js';
import { shown } from './shown.js';
import { spoken } from './words.js';

const round = (number) => ({ key: 'outpost-round', params: { round: number } });
const move = (seq, ...events) => ({ seq, kind: 'move', seat: 0, events });
const LOG = [{ seq: 1, kind: 'start', events: [round(1)] }, move(2), move(3, round(2)), move(4, round(3)), move(5)];

test('figures are those of the beginning of each round and of the end', async () => {
  const asked = [];
  const viewAt = async (seq) => {
    asked.push(seq);
    return { seq };
  };
  const found = await grown(LOG, 'outpost', viewAt, ({ seq }) => ({ round: 0, bySeat: [{ vp: 10 * seq }] }));
  assert.deepEqual(asked, [1, 3, 4, 5]);
  assert.deepEqual(found.map(({ x, bySeat }) => [x, bySeat[0].vp]), [[0, 10], [1, 30], [2, 40], [3, 50]]);
});

test('a game that does not tell of its first round has a beginning all the same', async () => {
  const found = await grown([{ seq: 1, kind: 'start', events: [] }, ...LOG.slice(1)], 'outpost', async (seq) => ({ seq }), ({ seq }) => ({ bySeat: [{ vp: seq }] }));
  assert.deepEqual(found.map(({ x, bySeat }) => [x, bySeat[0].vp]), [[0, 1], [1, 3], [2, 4], [3, 5]]);
});

test('prices are read from events that stand', () => {
  const won = { key: 'outpost-won', params: {} };
  const log = [...LOG, move(6, won), { seq: 7, kind: 'undo', seat: 0, to: 5, events: [] }, move(8, won)];
  assert.equal(eventsThatStand(log, 'outpost').filter(({ key }) => key === 'outpost-won').length, 1);
});

test('axes have few and round numbers, and nothing lies above them', () => {
  assert.deepEqual(ticks(87), [0, 20, 40, 60, 80, 100]);
  assert.deepEqual(ticks(3), [0, 1, 2, 3]);
  assert.deepEqual(ticks(0), [0, 1]);
  for (let highest = 0; highest < 500; highest += 1) {
    const found = ticks(highest);
    assert.ok(found.length <= 8 && found.at(-1) >= highest, String(highest));
  }
});

test('axes reach below nought where points do', () => {
  assert.deepEqual(ticks(60, -3), [-20, 0, 20, 40, 60]);
  assert.deepEqual(ticks(9, -32), [-40, -30, -20, -10, 0, 10]);
  const { y } = scales(10, 60, -20);
  assert.ok(y(60) < y(0) && y(0) < y(-20));
});

test('numbers become places: higher is further up, later is further right', () => {
  const { x, y } = scales(10, 100);
  assert.ok(y(100) < y(50) && y(50) < y(0));
  assert.ok(x(0) < x(5) && x(5) < x(10));
  assert.ok(Number.isFinite(scales(0, 0).y(0)));
});

test('the ranking shows what the server says decided among equals', () => {
  const texts = Object.assign(spoken('en'), { say: (key) => key });
  const result = { scores: [76, 76], ranks: [2, 1], tie_breaks: { cows: [3, 17] } };
  const play = { texts, title: 'outpost', names: ['Ada', 'Bob'], seat: 0 };
  assert.match(shown(html`<${Ranking} result=${result} order=${[1, 0]} play=${play} />`), /outpost-tie-cows 1 .*Bob 76 17 2 .*Ada 76 3 end-tie-used/);
});

test('labels at one place are moved apart and keep their order', () => {
  const ys = spread([{ y: 50 }, { y: 48 }, { y: 120 }, { y: 50 }], 15).map(({ y }) => y);
  assert.deepEqual(ys, [63, 48, 120, 78]);
});

test('the best come first, and the greatest sources', () => {
  assert.deepEqual(byRank({ ranks: [3, 1, 1, 4] }), [1, 2, 0, 3]);
  const rows = sourceRows({ sources: [{ ore: 2, nodule: 4 }, { nodule: 2, water: 7 }] });
  assert.deepEqual(rows, [
    { id: 'water', values: [0, 7], total: 7 },
    { id: 'nodule', values: [4, 2], total: 6 },
    { id: 'ore', values: [2, 0], total: 2 },
  ]);
});
