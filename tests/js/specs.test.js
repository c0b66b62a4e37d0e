/** What specifications say: sums, prices, proposals, and why something does not fit. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  changed,
  cheapest,
  dueFor,
  grouped,
  proposed,
  refusalOf,
  startValue,
  startValues,
  sumOf,
  keyField,
  wrongWith,
} from '../../static/js/core/specs.js';

const pay = (items, price, more = {}) => ({
  spec: 'pay',
  items,
  price,
  per: '',
  including: [],
  minimal: false,
  unknown: 'unknown_card',
  too_low: 'payment_too_low',
  too_much: 'pays_too_much',
  worthless: 'pays_nothing',
  lacking: 'lacks_required_item',
  ...more,
});
const amount = (low, high) => ({ spec: 'amount', low, high, below: 'below_minimum', above: 'above_maximum' });
const choose = (...items) => ({ spec: 'choose', items, unknown: 'not_offered' });
const HAND = { 'ore/1/3': 1, 'ore/3/5': 3, 'ore/5/1': 5, 'water/8/7': 8, 'water/8/2': 8 };

test('a price is for each of as many things as another field says', () => {
  const spec = pay(HAND, 10, { per: 'count' });
  assert.equal(dueFor(spec, { count: 2 }), 20);
  assert.equal(dueFor(pay(HAND, 10), {}), 10);
  assert.equal(sumOf(spec, ['ore/3/5', 'water/8/7']), 11);
});

test('the proposal wastes as little as possible', () => {
  assert.equal(sumOf(pay(HAND, 10), cheapest(pay(HAND, 10))), 11);
  assert.deepEqual(cheapest(pay(HAND, 8)), ['water/8/7']);
  assert.deepEqual(cheapest(pay(HAND, 0)), []);
  assert.equal(cheapest(pay(HAND, 26)), null);
});

test('the proposal holds what must be among it, for each thing', () => {
  const spec = pay({ ...HAND, 'research/10/1': 10, 'research/14/2': 14 }, 20, {
    per: 'count',
    including: ['research/10/1', 'research/14/2'],
  });
  const one = cheapest(spec, { count: 1 });
  assert.equal(sumOf(spec, one), 20);
  assert.ok(one.some((card) => card.startsWith('research')));
  const two = cheapest(spec, { count: 2 });
  assert.ok(two.includes('research/10/1') && two.includes('research/14/2'));
  assert.equal(refusalOf(spec, two, { count: 2 }), null);
  assert.deepEqual(refusalOf(spec, ['water/8/7'], { count: 1 }), { code: 'lacks_required_item', params: { count: 1 } });
});

test('what the server proposes for so many things is shown as it is given', () => {
  const proposals = [['ore/5/1', 'ore/3/5'], ['water/8/7', 'water/8/2']];
  const offer = { action: 'buy', fields: { count: amount(1, 2), cards: pay(HAND, 8, { per: 'count', proposals }) } };
  const start = startValues(offer);
  assert.deepEqual(start.cards, proposals[0]); // the page itself would take one card of 8
  assert.deepEqual(changed(offer, start, {}, 'count', 2).cards, proposals[1]);
  assert.deepEqual(changed(offer, start, {}, 'count', null).cards, []);
  assert.deepEqual(startValue(pay(HAND, 0, { proposals: [[]] })), []);
  assert.deepEqual(proposed(pay(HAND, 8)), ['water/8/7']);
});

test('a payment is refused in the words of the server', () => {
  const spec = pay(HAND, 10);
  assert.equal(refusalOf(spec, ['water/8/7', 'ore/3/5']), null);
  assert.deepEqual(refusalOf(spec, ['water/8/7']), { code: 'payment_too_low', params: { total: 8, due: 10 } });
  assert.deepEqual(refusalOf(spec, ['ore/9/9']), { code: 'unknown_card', params: { item: 'ore/9/9' } });
  assert.equal(refusalOf(spec, ['ore/1/3', 'ore/1/3']).code, 'unknown_card');
  assert.equal(refusalOf(pay(HAND, 0), ['ore/1/3']).code, 'nothing_due');
  const minimal = pay({ ...HAND, 'ore/note': 0 }, 3, { minimal: true });
  assert.equal(refusalOf(minimal, ['ore/3/5', 'ore/1/3']).code, 'pays_too_much');
  assert.equal(refusalOf(minimal, ['ore/3/5', 'ore/note']).code, 'pays_nothing');
});

test('a changed number proposes other cards, unless somebody has chosen them', () => {
  const offer = { action: 'buy', fields: { count: amount(1, 2), cards: pay(HAND, 8, { per: 'count' }) } };
  const start = startValues(offer);
  assert.deepEqual(start, { count: 1, cards: ['water/8/7'] });
  const two = changed(offer, start, {}, 'count', 2);
  assert.equal(sumOf(offer.fields.cards, two.cards), 16);
  const own = changed(offer, start, { cards: true }, 'count', 2);
  assert.deepEqual(own.cards, ['water/8/7']);
  assert.equal(wrongWith(offer, own).field, 'cards');
});

test('a field begins with its preset where that fits', () => {
  assert.equal(startValue(amount(3, 9), {}, 5), 5);
  assert.equal(startValue(amount(3, 9), {}, 12), 3);
  assert.equal(startValue(choose('a', 'b'), {}, 'b'), 'b');
  assert.deepEqual(startValue({ spec: 'pick', items: ['a', 'b'], low: 1, high: 2 }, {}), []);
});

test('numbers, choices and selections keep to their range', () => {
  assert.deepEqual(refusalOf(amount(1, 3), 4), { code: 'above_maximum', params: { high: 3 } });
  assert.equal(refusalOf(amount(1, 3), null).code, 'below_minimum');
  assert.equal(refusalOf(choose('a'), 'b').code, 'not_offered');
  assert.equal(refusalOf({ spec: 'pick', items: ['a', 'b'], low: 1, high: 1, unknown: 'x' }, ['a', 'b']).code, 'wrong_number');
});

test('operators keep to rooms and bounds', () => {
  const spec = {
    spec: 'assign',
    places: { ore: 2, water: 1 },
    kinds: ['colonist', 'robot'],
    bounds: [{ places: ['ore', 'water'], kinds: ['colonist', 'robot'], low: 3, high: 3, code: 'operators_left_idle' }],
    unknown: 'no_such_factory',
    crowded: 'factories_full',
  };
  assert.equal(refusalOf(spec, { ore: { colonist: 2 }, water: { robot: 1 } }), null);
  assert.deepEqual(refusalOf(spec, { ore: { colonist: 2, robot: 1 } }).code, 'factories_full');
  assert.deepEqual(refusalOf(spec, { ore: { colonist: 1 } }), {
    code: 'operators_left_idle',
    params: { number: 1, low: 3, high: 3 },
  });
});

test('offers and what is blocked stand together by kind, told apart by their first field', () => {
  const decision = {
    offers: [
      { action: 'open', fields: { upgrade: choose('nodule'), amount: amount(25, 30) } },
      { action: 'open', fields: { upgrade: choose('robots'), amount: amount(50, 60) } },
      { action: 'end', fields: {} },
    ],
    blocked: [
      { action: 'open', fields: { upgrade: 'moon_base' }, code: 'cannot_afford', params: {} },
      { action: 'buy', fields: {}, code: 'needs_robots', params: {} },
    ],
  };
  const groups = grouped(decision);
  assert.deepEqual(groups.map(({ action, offers, blocked }) => [action, offers.length, blocked.length]), [
    ['open', 2, 1],
    ['end', 1, 0],
    ['buy', 0, 1],
  ]);
  assert.equal(keyField(groups[0].offers), 'upgrade');
  assert.equal(keyField(groups[1].offers), null);
});
