/** What the page remembers of its table. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Refused } from '../../static/js/core/socket.js';
import { Store, standing } from '../../static/js/core/store.js';

const TABLE = { status: 'playing', title: 'outpost', seats: [{ name: 'Ada' }, { name: 'Bot 2' }] };
const UNDO = { step: null, start: null, ask: null, request: null };
const YOU = { seat: 0, host: true, name: 'Ada' };
const snapshot = (v, view) => ({ type: 'snapshot', v, view, decision: null, undo: UNDO, log: [], table: TABLE, you: YOU });
const step = (v, set) => ({
  ...{ type: 'step', v, seq: v, kind: 'move', seat: 0, bot: false, to: null, driver: null, at: 0, events: [] },
  ...{ set, decision: null, undo: UNDO },
});
const sold = (seq, seat) => ({ seq, kind: 'move', seat, events: [{ key: 'sold', params: { seat, gives: { wood: 1 } }, fading: ['gives'] }] });
const begins = (seq) => ({ seq, kind: 'move', seat: 1, events: [{ key: 'round', params: { round: 2 }, closes: true }] });
const move = (seq, seat) => ({ seq, kind: 'move', seat });

test('a step changes its sections and leaves the others as they are', () => {
  const store = new Store();
  store.take(snapshot(3, { table: { round: 1 }, market: ['nodule'] }));
  const before = store.view.value.market;
  store.take(step(4, { table: { round: 2 } }));
  assert.deepEqual(store.view.value, { table: { round: 2 }, market: ['nodule'] });
  assert.equal(store.view.value.market, before);
  assert.equal(store.version.value, 4);
  assert.deepEqual(store.log.value.map((entry) => entry.seq), [4]);
  assert.deepEqual(store.names.value, ['Ada', 'Bot 2']);
});

test('a question that has not changed is the same object as before', () => {
  const store = new Store();
  const asked = (v, high) => ({ ...step(v, {}), decision: { id: 'bid:1', offers: [{ action: 'bid', fields: { amount: { low: 1, high } } }] } });
  store.take(snapshot(3, {}));
  store.take(asked(4, 9));
  const { value: before } = store.decision;
  store.take(asked(5, 9));
  assert.equal(store.decision.value, before);
  store.take(asked(6, 8));
  assert.equal(store.decision.value.offers[0].fields.amount.high, 8);
});

test('the page is busy until what came of its move is here', async () => {
  const store = new Store();
  store.take(snapshot(3, {}));
  await store.ask({ request: async () => ({ v: 4 }) }, 'act', {});
  assert.equal(store.busy.value, true);
  store.take(step(4, {}));
  assert.equal(store.busy.value, false);
});

test('a refusal is kept until the next try', async () => {
  const store = new Store();
  await store.ask({ request: async () => { throw new Refused('not_now', { action: 'bid' }); } }, 'act', {});
  assert.deepEqual(store.refusal.value, { code: 'not_now', params: { action: 'bid' } });
  assert.equal(store.busy.value, false);
});

test('orders stay as they were told until they change, and moves know that an order made them', () => {
  const store = new Store();
  const orders = (due) => ({ given: [], offers: [], due });
  store.take({ ...snapshot(3, {}), orders: orders(false) });
  store.take({ ...step(4, {}), orders: orders(true) });
  store.take({ ...step(5, {}), ordered: true });
  assert.deepEqual(store.orders.value, orders(true));
  assert.deepEqual(store.log.value.map(({ ordered }) => ordered), [undefined, true]);
});

test('chat lines that are told again are shown once', () => {
  const store = new Store();
  for (const number of [2, 1, 2]) store.take({ type: 'chat', number, name: 'Ada', text: 'hello', at: 0 });
  assert.deepEqual(store.chat.value.map((line) => line.number), [1, 2]);
});

test('moves that were taken back do not stand', () => {
  const log = [move(2, 0), move(3, 0), { seq: 4, kind: 'undo', seat: 0, to: 2 }, move(5, 1)];
  assert.deepEqual(standing(log).map((entry) => entry.seq), [2, 5]);
});

test('a page that missed the beginning of a round forgets its lines when it comes back', () => {
  const store = new Store();
  store.take({ ...snapshot(2, {}), log: [sold(1, 1), sold(2, 0)] });
  store.take({ ...snapshot(4, {}), log: [begins(3), sold(4, 1)] });
  assert.deepEqual(store.log.value.map(({ events }) => events[0].key), ['sold-faded', 'sold', 'round', 'sold']);
});

test('lines of the round before fade in an open page when a round begins, but for one’s own', () => {
  const store = new Store();
  store.take({ ...snapshot(2, {}), log: [sold(1, 1), sold(2, 0)] });
  const [, own] = store.log.value;
  store.take({ ...step(3, {}), ...begins(3) });
  assert.deepEqual(store.log.value.map(({ events }) => events[0].params), [{ seat: 1 }, { seat: 0, gives: { wood: 1 } }, { round: 2 }]);
  assert.equal(store.log.value[1], own, 'what stays is not drawn anew');
  assert.equal(store.outdated.value, false);
  store.recall([sold(0, 1)]);
  assert.deepEqual(store.log.value[0].events, [{ key: 'sold-faded', params: { seat: 1 } }], 'on its way when the round began');
});

test('lines that may be read again are asked for: when the round is taken back, and when the game is over', () => {
  const store = new Store();
  store.take({ ...snapshot(1, {}), log: [sold(1, 1)] });
  store.take({ ...step(2, {}), ...begins(2) });
  store.take({ ...step(3, {}), kind: 'undo', to: 1 });
  assert.equal(store.outdated.value, true);
  store.retell([sold(1, 1), begins(2)]);
  assert.equal(store.outdated.value, false);
  assert.deepEqual(store.log.value.map(({ seq, events }) => [seq, events[0]?.key]), [[1, 'sold'], [2, 'round'], [3, undefined]]);
  store.take({ ...step(4, {}), ...begins(4) });
  assert.deepEqual([store.log.value[0].events[0].key, store.outdated.value], ['sold-faded', false]);
  store.take({ type: 'table', table: { ...TABLE, status: 'over' } });
  assert.equal(store.outdated.value, true);
});

test('a game becomes one of practice with the undo that says so, and stays one', () => {
  const store = new Store();
  store.take({ ...snapshot(3, {}), practice: false });
  store.take({ ...step(4, {}), kind: 'undo', to: 1 });
  assert.equal(store.practice.value, false);
  store.take({ ...step(5, {}), kind: 'undo', to: 1, practice: true });
  store.take(step(6, {}));
  assert.deepEqual([store.practice.value, store.log.value.map(({ practice }) => practice ?? false)], [true, [false, true, false]]);
});
