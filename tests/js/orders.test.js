/** Standing orders: what they say, which may be given, and what they did. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { signal } from '@preact/signals';

import { chapters, lastOwn } from '../../static/js/core/chapters.js';
import { html } from '../../static/js/core/html.js';
import { makeOrdering } from '../../static/js/core/ordering.js';
import { deedsOf, deedsText, EveryonesOrders, inTurn, MyOrders, orderWords, StoppedOrders } from '../../static/js/core/orders.js';
import { keyField } from '../../static/js/core/specs.js';
import { Store } from '../../static/js/core/store.js';
import * as homesteaders from '../../static/js/games/homesteaders/index.js';
import * as outpost from '../../static/js/games/outpost/index.js';
import { auctionId, AuctionOrders, passesByHand } from '../../static/js/games/outpost/orders.js';
import { amount, choose, offer } from './seated.js';
import { counted, shown } from './shown.js';
import { spoken } from './words.js';

const context = (language, title) => ({ texts: spoken(language), title, names: ['Ada', 'Bob', 'Cy'] });
const inBoth = (title, order) => ['en', 'fr'].map((language) => orderWords(context(language, title), order).replaceAll('\u00a0', ' '));
const upTo = (limit, more = {}) => ({ type: 'bid_up_to', upgrade: 'nodule', limit, step: 1, then: 'pass', copy: 1, ...more });
const given = (id, order, more = {}) => ({ id, seat: 0, order, asleep: false, ended: null, ...more });

// --- words ------------------------------------------------------------------------------------------------------------

test('every order of Outpost is said in words', () => {
  const said = (order) => inBoth('outpost', order);
  assert.deepEqual(said({ type: 'pass_auction', auction: 3 }), ['Pass for the rest of this auction', 'Passer jusqu’à la fin de cette enchère']);
  assert.deepEqual(said(upTo(31)), ['Nodule: bid up to 31, then pass', 'Nodule : enchérir jusqu’à 31, puis passer']);
  assert.deepEqual(said(upTo(95, { step: 5, then: 'ask' })), [
    'Nodule: bid up to 95, raising by 5, then ask me', 'Nodule : enchérir jusqu’à 95, par 5, puis me demander',
  ]);
  assert.deepEqual(said({ type: 'pass_unless', round: 2, upgrades: [] }), ['Pass on everything this round', 'Tout passer pendant cette manche']);
  assert.equal(said({ type: 'pass_unless', round: 2, upgrades: ['nodule', 'laboratory'] })[0], 'Pass on everything this round except Nodule and Laboratory');
  assert.equal(said({ type: 'pass_until_turn', round: 2 })[0], 'Pass on everything until my turn');
  assert.deepEqual(said({ type: 'take_megas', number: 'all' }), ['Take as many mega cards as possible', 'Prendre autant de méga-cartes que possible']);
});

test('every order of Homesteaders is said in words', () => {
  const said = (order) => inBoth('homesteaders', order);
  assert.deepEqual(said({ type: 'bid_up_to', round: 1, lot: 2, limit: 6 }), ['Bid up to 6 on auction 2', 'Miser jusqu’à 6 sur l’enchère 2']);
  assert.deepEqual(said({ type: 'neutral_on', round: 1, lot: 2 }), ['Place the neutral bid on auction 2', 'Poser la mise neutre sur l’enchère 2']);
  assert.equal(said({ type: 'pass_with', round: 1, bonus: 'trade', resource: '' })[0], 'When not bidding, pass and take 1 trade token');
  assert.equal(said({ type: 'pass_with', round: 1, bonus: 'resource', resource: 'wood' })[0], 'When not bidding, pass and take 1 wood');
});

test('an order of a title without words is said by its name', () => {
  assert.equal(orderWords(context('en', 'sealed_bids'), { type: 'bid_always', amount: 3 }), 'bid always · 3');
});

// --- what may be ordered ----------------------------------------------------------------------------------------------

const limitOn = (upgrade, low) => offer('bid_up_to', { upgrade: choose(upgrade), limit: amount(low, 999), step: amount(1, 999), then: choose('pass', 'ask'), copy: choose(1) });
const OFFERS = [offer('pass_auction', { auction: choose(4) }), limitOn('nodule', 25), limitOn('warehouse', 25)];

function ordering(orders, ask = async () => {}) {
  const store = new Store();
  store.orders.value = { given: [], offers: OFFERS, due: false, ...orders };
  const play = { ...context('en', 'outpost'), store, busy: false, readOnly: false, seat: 0, draft: signal(null) };
  return Object.assign(play, { ordering: makeOrdering(play, ask) });
}

test('what is the same in all offers tells none of them apart', () => {
  const lot = (number) => offer('bid_up_to', { round: choose(1), lot: choose(number), limit: choose(3, 4) });
  assert.equal(keyField([lot(1), lot(2)]), 'lot');
  assert.equal(keyField([offer('pass', { limit: choose(3, 4) })]), null);
});

test('an order begins with what it is about, and one that stands with its own values', () => {
  const { ordering: fresh } = ordering();
  fresh.begin('bid_up_to', { upgrade: 'nodule' }, { limit: 27 });
  assert.deepEqual(fresh.draft.value.fields, { upgrade: 'nodule', limit: 27, step: 1, then: 'pass', copy: 1 });
  assert.equal(fresh.draft.value.known, true);
  const { ordering: known } = ordering({ given: [given('a', upTo(40, { step: 5 }))] });
  known.begin('bid_up_to', { upgrade: 'nodule' }, { limit: 27 });
  assert.deepEqual([known.draft.value.fields.limit, known.draft.value.fields.step], [40, 5]);
  assert.equal(known.given('bid_up_to', { upgrade: 'warehouse' }), null);
  known.begin('bid_up_to', { upgrade: 'warehouse' });
  assert.equal(known.draft.value.fields.limit, 25);
});

test('an order that was refused can be changed, one that was given is put away', async () => {
  const play = ordering({}, async () => { play.store.refusal.value = refusal; });
  let refusal = { code: 'too_many_orders', params: { high: 40 } };
  play.ordering.begin('bid_up_to', { upgrade: 'nodule' });
  await play.ordering.send(upTo(25));
  assert.notEqual(play.ordering.draft.value, null);
  refusal = null;
  await play.ordering.send(upTo(25));
  assert.equal(play.ordering.draft.value, null);
});

test('an order that cannot be given any more is not filled in any longer', () => {
  const { store, ordering: one } = ordering();
  one.begin('bid_up_to', { upgrade: 'nodule' });
  store.orders.value = { ...store.orders.value, offers: [limitOn('warehouse', 25)] };
  assert.equal(one.draft.value, null);
});

// --- the list ---------------------------------------------------------------------------------------------------------

test('orders stand in the order in which they are tried', () => {
  const orders = { given: [given('a', upTo(30)), given('b', upTo(40, { upgrade: 'warehouse' })), given('c', { type: 'pass_auction', auction: 4 })], offers: OFFERS };
  assert.deepEqual(inTurn(orders).map(({ id }) => id), ['c', 'a', 'b']);
});

test('the list says how orders are tried, and resumes what was paused', () => {
  const list = (...orders) => html`<${MyOrders} play=${ordering({ given: orders })} />`;
  assert.match(shown(list(given('a', upTo(30)))), /^My orders Nodule: bid up to 30, then pass Give an order/);
  const asleep = list(given('a', upTo(30), { asleep: true }));
  assert.match(shown(asleep), /Paused: its answer was undone\. Resume/);
  assert.match(shown(list(given('a', upTo(30)), given('b', upTo(40)))), /^My orders The first one that applies is used\./);
  assert.equal(shown(list()), '');
});

test('what has stopped is told apart from the orders that stand, and begun anew', () => {
  const ended = { code: 'above_maximum', params: { high: 20 } };
  const play = ordering({ given: [given('a', upTo(30)), given('b', upTo(60, { upgrade: 'warehouse', step: 9 }), { asleep: true, ended })] });
  const stopped = html`<${StoppedOrders} play=${play} />`;
  assert.equal(shown(stopped), 'Warehouse: bid up to 60, raising by 9, then pass Stopped. Too high: the maximum is 20.');
  assert.equal(counted(stopped, 'button bin'), 1);
  assert.match(shown(html`<${MyOrders} play=${play} />`), /^My orders Nodule: bid up to 30, then pass Give an order/);
  play.ordering.begin('bid_up_to', { upgrade: 'warehouse' });
  assert.deepEqual([play.ordering.draft.value.fields.limit, play.ordering.draft.value.fields.step], [25, 1]);
});

test('after the end everybody’s orders are told with their names', () => {
  const play = ordering({ given: [{ ...given('a', upTo(30)), seat: 1 }], offers: [] });
  assert.match(shown(html`<${EveryonesOrders} play=${play} />`), /Standing orders at the end B Bob Nodule: bid up to 30, then pass/);
});

test('beside the bids one may pass for good or name a limit, until one passes by order', () => {
  const beside = (...orders) => shown(html`<${AuctionOrders} play=${{ ...ordering({ given: orders }), view: { auction: { upgrade: 'nodule', least: 27, bidder: 1 } } }} />`);
  const passing = { type: 'pass_auction', auction: 4 };
  assert.equal(beside(), 'Up to … Pass this auction');
  assert.equal(beside(given('a', upTo(30))), 'Up to 30 Pass this auction');
  assert.equal(beside(given('a', passing)), '');
  assert.equal(beside(given('a', passing, { asleep: true })), 'Up to … Pass this auction');
});

// --- what they did ----------------------------------------------------------------------------------------------------

const event = (key, params) => ({ key: `outpost-${key}`, params });
const move = (seq, seat, key, params = {}, more = {}) => ({ seq, kind: 'move', seat, bot: false, events: [event(key, { seat, ...params })], ...more });
const ordered = { ordered: true };
const LOG = [
  move(1, 1, 'opened', { upgrade: 'nodule', amount: 25 }),
  move(2, 0, 'passed'),
  move(3, 1, 'bid', { amount: 26 }),
  move(4, 0, 'passed', {}, ordered),
  move(5, 1, 'bid', { amount: 27 }),
  move(6, 0, 'passed', {}, ordered),
  move(7, 1, 'opened', { upgrade: 'warehouse', amount: 25 }),
  move(8, 0, 'bid', { amount: 26 }, ordered),
  move(9, 1, 'bid', { amount: 27 }),
  move(10, 0, 'bid', { amount: 31 }, ordered),
];

test('what an order did is no move of one’s own, and is summed up since the last of these', () => {
  assert.equal(lastOwn(LOG, 0), 2);
  assert.equal(chapters(LOG, 'outpost', 0).findIndex(({ kind }) => kind === 'since'), 2);
  const said = (language, log = LOG, seat = 0) => deedsText(context(language, 'outpost'), deedsOf(log, seat, outpost.subjectOf)).replaceAll('\u00a0', ' ');
  assert.equal(said('en'), 'Your orders: passed on Nodule 2 times; bid 2 times for Warehouse, last 31.');
  assert.equal(said('fr'), 'Vos consignes : passé 2 fois sur Nodule ; 2 offres pour Entrepôt, la dernière de 31.');
  assert.equal(said('en', [...LOG, move(11, 0, 'passed')]), '', 'what was before a move by hand is known');
  assert.equal(said('en', LOG, 1), '');
  assert.equal(said('en', [...LOG, { seq: 11, kind: 'undo', seat: 1, to: 5, events: [] }]), 'Your orders: passed on Nodule.');
});

test('deeds without words of their own are counted', () => {
  const answered = { seq: 2, kind: 'move', seat: 0, bot: false, ordered: true, events: [{ key: 'answer-sealed', params: { seat: 0 } }] };
  const log = [move(1, 0, 'passed'), answered, { ...answered, seq: 3 }];
  assert.equal(deedsText(context('en', 'outpost'), deedsOf(log, 0)), 'Your orders: answered 2 times.');
});

test('bids on several lots are told one by one', () => {
  const bid = (seq, key, lot, sum) => ({ ...move(seq, 0, ''), ...ordered, events: [{ key: `homesteaders-${key}`, params: { seat: 0, lot, amount: sum } }] });
  const log = [move(1, 0, 'passed'), bid(2, 'bid', 1, 3), bid(3, 'outbid', 2, 6)];
  assert.equal(deedsText(context('en', 'homesteaders'), deedsOf(log, 0, homesteaders.subjectOf)), 'Your orders: bid 3 on auction 1; bid 6 on auction 2.');
});

test('only passes by hand in the running auction count for the hint', () => {
  assert.equal(passesByHand(LOG.slice(0, 6), 0), 1);
  assert.equal(passesByHand([...LOG.slice(0, 6), move(11, 0, 'passed'), move(12, 0, 'passed', {}, { bot: true })], 0), 2);
  assert.equal(passesByHand([...LOG, move(11, 0, 'passed')], 0), 1);
});

test('the hint of one auction does not come back in a later round', () => {
  const id = (round, number) => auctionId({ table: { round }, auction: { number } });
  assert.equal(id(2, 1), id(2, 1));
  assert.notEqual(id(2, 1), id(3, 1));
  assert.equal(auctionId({ table: { round: 2 }, auction: null }), null);
});
