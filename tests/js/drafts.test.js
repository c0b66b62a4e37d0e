/** What somebody is about to do, before it is sent. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { begun, blockedOf, carried, filled, offerOf, sorted, keyFieldOf } from '../../static/js/core/drafts.js';

const choose = (...items) => ({ spec: 'choose', items, unknown: 'not_offered' });
const amount = (low, high) => ({ spec: 'amount', low, high, below: 'low', above: 'high' });
const pay = (price, per = '') => ({
  ...{ spec: 'pay', items: { 'ore/3/1': 3, 'ore/5/1': 5, 'water/7/1': 7 }, price, per, including: [], minimal: false },
  ...{ unknown: 'unknown_card', too_low: 'payment_too_low', too_much: '', worthless: '', lacking: '' },
});
const build = (kind, price) => ({ action: 'build', fields: { factory: choose(kind), count: amount(1, 2), cards: pay(price, 'count') } });
const DECISION = {
  id: '1.turn',
  default: { type: 'end' },
  offers: [build('ore', 5), build('water', 7), { action: 'end', fields: {} }],
  blocked: [
    { action: 'build', fields: { factory: 'titanium' }, code: 'needs_equipment', params: {} },
    { action: 'robots', fields: {}, code: 'needs_robots', params: {} },
    { action: 'robots', fields: { count: 2 }, code: 'too_dear', params: {} },
  ],
};

test('an offer is found by the choice that tells it from others of its kind', () => {
  assert.equal(offerOf(DECISION, 'build', { factory: 'water' }), DECISION.offers[1]);
  assert.equal(offerOf(DECISION, 'build'), DECISION.offers[0]);
  assert.equal(offerOf(DECISION, 'build', { factory: 'titanium' }), null);
  assert.equal(offerOf(DECISION, 'robots'), null);
  assert.equal(offerOf(null, 'build'), null);
});

test('what is in the way is told for these very fields before the action as a whole', () => {
  assert.equal(blockedOf(DECISION, 'build', { factory: 'titanium' }).code, 'needs_equipment');
  assert.equal(blockedOf(DECISION, 'build', { factory: 'ore' }), null);
  assert.equal(blockedOf(DECISION, 'robots', { count: 2 }).code, 'too_dear');
  assert.equal(blockedOf(DECISION, 'robots', { count: 1 }).code, 'needs_robots');
  assert.equal(blockedOf(null, 'robots'), null);
});

test('a draft begins with what was clicked and proposes the rest', () => {
  const draft = begun(DECISION, 'build', { factory: 'water' });
  assert.deepEqual(draft.fields, { factory: 'water', count: 1, cards: ['water/7/1'] });
  assert.deepEqual(draft.touched, { factory: true });
  assert.equal(begun(DECISION, 'build', { factory: 'titanium' }), null);
  assert.equal(begun(DECISION, 'build', {}, { count: 2 }).fields.count, 2);
});

test('a payment that nobody touched follows what it is for', () => {
  const two = filled(DECISION, begun(DECISION, 'build', { factory: 'ore' }), 'count', 2);
  assert.deepEqual(two.fields, { factory: 'ore', count: 2, cards: ['ore/3/1', 'water/7/1'] });
  const paid = filled(DECISION, begun(DECISION, 'build'), 'cards', ['water/7/1']);
  assert.deepEqual(filled(DECISION, paid, 'count', 2).fields.cards, ['water/7/1']);
});

test('another choice among the offers begins that offer', () => {
  const other = filled(DECISION, begun(DECISION, 'build', { factory: 'ore' }), 'factory', 'water');
  assert.deepEqual(other.fields, { factory: 'water', count: 1, cards: ['water/7/1'] });
});

test('a draft outlives what others do, keeps what still fits, and ends with its question', () => {
  const draft = filled(DECISION, begun(DECISION, 'build', { factory: 'ore' }), 'count', 2);
  assert.equal(carried(DECISION, { ...DECISION }, draft), draft);
  const fewer = { ...DECISION, offers: [{ ...build('ore', 5), fields: { ...build('ore', 5).fields, count: amount(1, 1) } }] };
  assert.equal(carried(DECISION, fewer, draft).fields.count, 1);
  assert.equal(carried(DECISION, { ...DECISION, offers: [] }, draft), null);
  assert.equal(carried(DECISION, { ...DECISION, id: '2.turn' }, draft), null);
  assert.equal(carried(DECISION, null, draft), null);
});

test('offers are sorted by how they are done', () => {
  const { simple, forms, unavailable } = sorted(DECISION);
  assert.deepEqual([simple, forms, unavailable].map((groups) => groups.map(({ action }) => action)), [['end'], ['build'], ['robots']]);
  assert.deepEqual(sorted(DECISION, { only: ['build'] }).simple, []);
  assert.deepEqual(sorted(DECISION, { without: ['build'] }).forms, []);
  assert.equal(keyFieldOf(forms[0]), 'factory');
});
