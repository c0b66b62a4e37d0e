/** The joint between page and board: drafts, what is sent, and what is asked before. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { effect } from '@preact/signals';

import { makePlay } from '../../static/js/core/play.js';
import { Store } from '../../static/js/core/store.js';

const TABLE = { status: 'playing', title: 'outpost', seats: [{ name: 'Ada', driver: 'person' }, { name: 'Bot', driver: 'bot' }] };
const BID = { action: 'bid', fields: { amount: { spec: 'amount', low: 5, high: 9, below: 'low', above: 'high' } } };
const DECISION = { id: 'd', awaited: true, offers: [BID, { action: 'end', fields: {} }], blocked: [], default: { type: 'end' } };
const snapshot = (more = {}) => ({
  ...{ type: 'snapshot', v: 3, view: { market: [1], hands: {} }, decision: DECISION, undo: { free: null, request: null }, log: [] },
  ...{ table: TABLE, you: { seat: 0, host: true, name: 'Ada' }, ...more },
});

function stage(board = {}) {
  const store = new Store();
  store.take(snapshot());
  const [sent, waiting] = [[], []];
  const ask = async (...request) => sent.push(request);
  const play = makePlay({ store, texts: null, keys: null, Form: null, board: () => board, ask, later: (run) => waiting.push(run) });
  const paint = () => waiting.splice(0).forEach((run) => run());
  return { store, play, sent, paint };
}

test('a click begins a draft, a change fills it in, and it is sent as it stands', async () => {
  const { play, sent } = stage();
  play.begin('bid');
  play.change('amount', 7);
  assert.deepEqual(play.draft.value.fields, { amount: 7 });
  await play.send({ type: 'bid', ...play.draft.value.fields });
  assert.deepEqual(sent, [['act', { decision: 'd', action: { type: 'bid', amount: 7 } }]]);
});

test('what is not on offer begins nothing', () => {
  const { play } = stage();
  play.begin('robots');
  assert.equal(play.draft.value, null);
});

test('what would be wasted is asked once; anything else done instead ends the question', async () => {
  const { play, sent } = stage({ wasted: (_play, _decision, { type }) => (type === 'end' ? { key: 'waste', params: {} } : null) });
  await play.send({ type: 'end' });
  assert.equal(play.question.value.key, 'waste');
  assert.deepEqual(sent, []);
  play.begin('bid');
  assert.equal(play.question.value, null);
  await play.send({ type: 'end' });
  play.settle(false);
  assert.deepEqual([play.question.value, sent.length], [null, 0]);
  await play.send({ type: 'end' });
  play.settle(true);
  assert.equal(sent.length, 1);
  assert.equal(play.question.value, null);
});

test('nobody answers in the past, from outside, or while a bot plays; and the draft waits for who only looks back', () => {
  const { store, play } = stage();
  play.begin('bid');
  store.log.value = [{ seq: 1 }, { seq: 2 }];
  store.past.value = { seq: 1, view: { market: [] } };
  assert.deepEqual([play.readOnly, play.decision, play.view.market, play.log], [true, null, [], [{ seq: 1 }]]);
  store.past.value = null;
  assert.equal(play.draft.value.type, 'bid');
  assert.equal(play.decision, DECISION);
  store.table.value = { ...TABLE, seats: [{ name: 'Ada', driver: 'bot' }] };
  assert.equal(play.decision, null);
  store.you.value = { seat: null, host: false, name: '' };
  assert.equal(play.readOnly, true);
});

test('another question ends the draft', () => {
  const { store, play } = stage();
  play.begin('bid');
  store.take(snapshot({ decision: { ...DECISION } }));
  assert.equal(play.draft.value.type, 'bid');
  store.take(snapshot({ decision: { ...DECISION, id: 'e' } }));
  assert.equal(play.draft.value, null);
});

test('whoever reads one section hears of that section alone', () => {
  const { store, play } = stage();
  const seen = [];
  effect(() => { seen.push(play.view.market); });
  store.view.value = { ...store.view.value, hands: { 0: {} } };
  assert.equal(seen.length, 1);
  store.view.value = { ...store.view.value, market: [2] };
  assert.deepEqual(seen, [[1], [2]]);
  assert.deepEqual(Object.keys(play.view), ['market', 'hands']);
  assert.ok('market' in play.view && !('auction' in play.view));
});

test('a field of a section and a row of a list are read alone', () => {
  const { store, play } = stage();
  store.view.value = { table: { round: 1, phase: 'bidding' }, towns: [{ rails: 0 }, { rails: 2 }], auction: null };
  const seen = [];
  effect(() => { seen.push(play.view.table.round); });
  effect(() => { seen.push(play.row('towns', 1).rails); });
  effect(() => { seen.push(play.view.auction?.amount ?? null); });
  store.view.value = { ...store.view.value, table: { round: 1, phase: 'lots' }, towns: [{ rails: 1 }, store.view.value.towns[1]] };
  assert.deepEqual(seen, [1, 2, null]);
  store.view.value = { ...store.view.value, table: { round: 2, phase: 'lots' }, auction: { amount: 5 } };
  assert.deepEqual(seen, [1, 2, null, 2, 5]);
  assert.deepEqual({ ...play.view.table }, { round: 2, phase: 'lots' });
  assert.ok('phase' in play.view.table && !('stage' in play.view.table));
});

test('what may wait is told of a change after the next picture, all of it at once, and acts as the rest does', () => {
  const { store, play, paint } = stage();
  const seen = [];
  effect(() => { seen.push([play.second.view.market, play.second.decision?.id]); });
  for (const [number, id] of [[2, 'e'], [3, 'f']]) {
    store.view.value = { ...store.view.value, market: [number] };
    store.decision.value = { ...DECISION, id };
  }
  assert.deepEqual([play.view.market, play.decision.id, seen], [[3], 'f', [[[1], 'd']]]);
  paint();
  assert.deepEqual(seen, [[[1], 'd'], [[3], 'f']]);
  play.second.begin('bid');
  assert.equal(play.draft.value.type, 'bid');
  store.past.value = { seq: 1, view: { market: [] } };
  paint();
  assert.deepEqual([play.second.view.market, play.second.decision, play.third.view.market], [[], null, []]);
});

test('what is filled in is shown together with what it answers', () => {
  const { store, play, paint } = stage();
  play.begin('bid');
  assert.equal(play.second.draft.value.type, 'bid');
  store.view.value = { ...store.view.value, market: [2] };
  store.decision.value = null;
  assert.deepEqual([play.draft.value, play.second.draft.value.type], [null, 'bid']);
  paint();
  assert.equal(play.second.draft.value, null);
});

test('nothing waits where nothing was shown before', () => {
  const store = new Store();
  const play = makePlay({ store, texts: null, keys: null, Form: null, board: () => ({}), ask: async () => {}, later: () => {} });
  store.take(snapshot());
  assert.deepEqual([play.second.view.market, play.third.decision.id], [[1], 'd']);
});
