/** The board of Homesteaders shows what the server says: no number here is one of the rules. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Auction } from '../../static/js/games/homesteaders/auction.js';
import { Bidding } from '../../static/js/games/homesteaders/bidding.js';
import { Coming } from '../../static/js/games/homesteaders/coming.js';
import { Paying } from '../../static/js/games/homesteaders/paying.js';
import { Placing } from '../../static/js/games/homesteaders/placing.js';
import { Building, Exchange } from '../../static/js/games/homesteaders/raising.js';
import { Rivals } from '../../static/js/games/homesteaders/rivals.js';
import { Stock } from '../../static/js/games/homesteaders/stock.js';
import { Town } from '../../static/js/games/homesteaders/town.js';
import { Bonuses } from '../../static/js/games/homesteaders/track.js';
import { choose, decided, offer, seated, way } from './seated.js';
import { shown } from './shown.js';

const GOODS = { silver: 4, trade: 1, debt: 0, vp: 0, wood: 0, food: 0, steel: 0, gold: 1, copper: 0, livestock: 0 };
const SLOTS = [{ workers: 1, gives: { wood: 1 } }, { workers: 2, gives: { gold: 1 } }];
const BOX = {
  rounds: 10, ladder: [3, 4], stages: { settlement: [1, 4] }, track: [['trade', { trade: 1 }], ['resource', {}]],
  buildings: { farm: { id: 'farm', type: 'residential', stage: 'settlement', cost: {}, slots: SLOTS } },
  slot_income: { 'farm/1': [{}, { food: 31 }], 'farm/2': [{}, { food: 41 }, { food: 51 }] },
  tiles: { 'a1-01': { types: ['residential'], stage: 'settlement', vp: 0, worker: false, exchange: null, advance: false } },
};
const TOWN = { seat: 0, buildings: ['farm'], workers: 2, wages: 2, rails: 0, placed: {}, idle: 0, track: 0, vp: 0, bonus_vp: {}, income: {} };

const at = (view, decision, more) => seated('homesteaders', {
  box: BOX, towns: [TOWN, { ...TOWN, seat: 1 }], screens: { 0: GOODS }, deals: [], desk: { workers: 2, wages: 2, base_income: { silver: 9 }, placed: {}, score: 0 },
  offer: { now: { farm: 1 }, later: {}, leaving: [] }, reach: {}, auction: { lots: [{ tile: 'a1-01', leader: null, neutral: false, amount: 0 }], passed: [], resolving: 0 }, tiles: { coming: [], hidden: [] },
  table: { phase: 'bidding', turn: 0, order: [0, 1], round: 1 }, game: { awaited: [0] }, ...view,
}, decision, more);

test('a payment shows what the server says is given, lost, sold, changed and borrowed', () => {
  const decision = { ...decided(way('pay', { gold: 2 }, { gives: { silver: 61, gold: 62 }, lost: 63, sells: { wood: 64 }, tokens: 65, debts: 66, leaves: { silver: 67 } })), params: { due: 7 } };
  const text = shown(Paying({ play: at({}, decision), decision }));
  for (const number of [61, 62, 63, 64, 65, 66, 67]) assert.match(text, new RegExp(`\\b${number}\\b`), `${number} in ${text}`);
});

test('a building shows what is bought for it, for what, and what is given', () => {
  const decision = decided(way('build', { building: 'farm', debts: 1 }, { buys: { steel: 71 }, price: { silver: 72, trade: 73 }, debts: 74, gives: { wood: 75 }, leaves: { wood: 76 }, income: { silver: 77 } }));
  const play = at({}, decision);
  assert.match(shown(Building({ play, decision })), /1 is affordable/);
  play.begin('build', { building: 'farm' });
  const text = shown(Building({ play, decision }));
  for (const number of [71, 72, 73, 74, 75, 76, 77]) assert.match(text, new RegExp(`\\b${number}\\b`), `${number} in ${text}`);
});

test('an exchange shows what is bought for it, and what is given and got', () => {
  const decision = { ...decided(way('exchange', { good: 'copper' }, { buys: { copper: 21 }, price: { gold: 22 }, gives: { copper: 23 } })), params: { gives: { copper: 1 }, gets: { vp: 24 } } };
  assert.match(shown(Exchange({ play: at({}, decision), decision })), /22 gold.*21 copper.*23 copper.*24/);
});

test('a resource shows what each way to buy it takes', () => {
  const deals = ['wood', 'food', 'steel', 'gold', 'copper', 'livestock'].flatMap((resource) => ['buy', 'sell'].map((type) => ({ action: { type, resource }, gives: { trade: 1, silver: 1 }, gets: { [resource]: 1 } })));
  const decision = decided(way('buy', { resource: 'wood', gold: 3, debts: 0 }, { gives: { trade: 81, gold: 82 }, debts: 83 }));
  decision.blocked = ['buy', 'sell'].map((action) => ({ action, fields: {}, code: 'no_trade_token', params: {} }));
  const text = shown(Stock({ play: at({ deals }, decision) }));
  for (const number of [81, 82, 83]) assert.match(text, new RegExp(`\\b${number}\\b`), `${number} in ${text}`);
});

const BIDS = decided(offer('pass', {}, { fields: {}, effect: { track: 91, bonuses: ['trade', 'rail'] } }), offer('bid', { lot: choose(1), amount: choose(3, 4) }, { fields: { lot: 1, amount: 3 }, effect: {} }, { fields: { lot: 1, amount: 4 }, effect: { points: -92, leaves: { silver: 93 } } }));

test('a bid shows what paying it costs at the end, on the ladder too', () => {
  const play = at({}, BIDS);
  play.begin('bid', { lot: 1, amount: 3 });
  assert.match(shown(Bidding({ play, decision: BIDS })), /Costs 3; you have 4 silver and 1 gold/);
  play.begin('bid', { lot: 1, amount: 4 });
  assert.match(shown(Bidding({ play, decision: BIDS })), /left: 93 silver At best −92 points at the end/);
  assert.match(shown(Auction({ play })), /Bid 4 on auction 1 \(−92 points at the end\)/);
});

test('every way to pay, build or exchange says on its button what it costs in points at the end', () => {
  const ways = decided(way('pay', { debts: 2 }, { debts: 2, points: -83 }), way('pay', { gold: 1 }, { gives: { gold: 1 }, points: 1 }), way('pay', {}, {}));
  assert.deepEqual(shown(Paying({ play: at({}, ways), decision: ways })).match(/[−+]\d+ points?\b/g), ['−83 points', '+1 point']);
  const exchange = { ...decided(way('exchange', { good: 'wood' }, { gives: { wood: 1 }, points: -84 })), params: { gives: { wood: 1 }, gets: { vp: 1 } } };
  assert.match(shown(Exchange({ play: at({}, exchange), decision: exchange })), /−84 points/);
});

test('a pass shows where the server says that it leads', () => {
  assert.match(shown(Bidding({ play: at({}, BIDS), decision: BIDS })), /space 91: up to/);
});

test('a bonus of resources offers those that the decision names', () => {
  const decision = decided(offer('choose_bonus', { bonus: choose('resource'), resource: choose('steel') }));
  assert.match(shown(Bonuses({ play: at({}, decision) })), /^steel$/);
});

test('income and wages are those of the server for so many workers in each place', () => {
  const crews = { spec: 'assign', places: { 'farm/1': 1, 'farm/2': 2 }, kinds: ['worker'], bounds: [], crowded: '' };
  const decision = { ...decided(offer('place_workers', { crews })), default: { type: 'place_workers', crews: { 'farm/1': { worker: 1 }, 'farm/2': { worker: 1 } } } };
  const desk = { workers: 2, wages: 17, base_income: { silver: 9 }, after_wages: 33, placed: { 'farm/1': 1, 'farm/2': 1 }, score: 0 };
  const play = at({ desk, table: { phase: 'placing', more_income: true } }, decision);
  assert.match(shown(Placing({ play, decision })), /\+9.*\+72.*wages 17 silver 4 → 33/);
  assert.match(shown(Town({ play: at({ desk, table: { phase: 'wages', more_income: true } }) })), /\+9.*\+72.*wages 17/);
});

test('towns show the points that the server counts, tiles the round in which it says they come', () => {
  const text = shown(Rivals({ play: at({ towns: [TOWN, { ...TOWN, seat: 1, vp: 77, bonus_vp: { farm: 5 } }] }) }));
  assert.match(text, /\b77\b/);
  assert.match(shown(Town({ play: at({ towns: [{ ...TOWN, vp: 88 }] }) })), /\b88\b/);
  assert.match(shown(Coming({ play: at({ tiles: { coming: [{ tile: 'a1-01', round: 66 }], hidden: [] } }) })), /\b66\b/);
});
