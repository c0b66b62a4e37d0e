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
  ...{ type: 'snapshot', v: 3, view: { market: [1], hands: {} }, decision: DECISION, undo: { step: null, start: null, ask: null, request: null }, log: [] },
  ...{ table: TABLE, you: { seat: 0, host: true, name: 'Ada' }, ...more },
});

function stage(board = {}) {
  const store = new Store();
  store.take(snapshot());
  const sent = [];
  const ask = async (...request) => sent.push(request);
  const play = makePlay({ store, texts: null, keys: null, Form: null, board: () => board, ask });
  return { store, play, sent };
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

test('nobody answers in the past or from outside, but everybody while a bot plays for them; the draft waits for who only looks back', () => {
  const { store, play } = stage();
  play.begin('bid');
  store.log.value = [{ seq: 1 }, { seq: 2 }];
  store.past.value = { seq: 1, view: { market: [] } };
  assert.deepEqual([play.readOnly, play.decision, play.view.market, play.log], [true, null, [], [{ seq: 1 }]]);
  store.past.value = null;
  assert.equal(play.draft.value.type, 'bid');
  assert.equal(play.decision, DECISION);
  store.table.value = { ...TABLE, seats: [{ name: 'Ada', driver: 'bot' }] };
  assert.equal(play.decision, DECISION, 'the first click takes over');
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
});
