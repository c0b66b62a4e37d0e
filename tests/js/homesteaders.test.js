/** The board of Homesteaders: what it works out, and what it says. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { standOf, stepsOf } from '../../static/js/games/homesteaders/auction.js';
import { roundsOf } from '../../static/js/games/homesteaders/course.js';
import { atWork, clicked, crewsOf, incomeOf, placedBy } from '../../static/js/games/homesteaders/crews.js';
import { swapsOf } from '../../static/js/games/homesteaders/deals.js';
import { banner, status } from '../../static/js/games/homesteaders/index.js';
import { goodsMoved } from '../../static/js/games/homesteaders/flights.js';
import { byType, landOf } from '../../static/js/games/homesteaders/offer.js';
import { buildable, reachOf } from '../../static/js/games/homesteaders/prospects.js';
import { figures, logIcon, prices } from '../../static/js/games/homesteaders/record.js';
import { sceneOf, scenesOf } from '../../static/js/games/homesteaders/scene.js';
import { Stock } from '../../static/js/games/homesteaders/stock.js';
import { placesOn } from '../../static/js/games/homesteaders/track.js';
import { wasted } from '../../static/js/games/homesteaders/waste.js';
import { amount, choose, decided, offer, way } from './seated.js';
import { shown } from './shown.js';
import { spoken } from './words.js';

const root = new URL('../../', import.meta.url);
const event = (key, params) => ({ key: `homesteaders-${key}`, params });

const BOX = {
  rounds: 10,
  stages: { settlement: [1, 4], settlement_town: [1, 8], town: [5, 8], city: [9, 10] },
  buildings: {
    homestead: { id: 'homestead', type: 'residential', stage: 'settlement', cost: {}, gives: { silver: 2 }, slots: [{ workers: 1, gives: { wood: 1 } }, { workers: 1, gives: { vp: 1 } }] },
    river_port: { id: 'river_port', type: 'industrial', stage: 'settlement_town', cost: { wood: 1 }, slots: [{ workers: 2, gives: { gold: 1 } }] },
    foundry: { id: 'foundry', type: 'industrial', stage: 'settlement', cost: {} },
    rodeo: { id: 'rodeo', type: 'special', stage: 'town', cost: { food: 1, livestock: 1 }, per_worker: 5 },
    fairgrounds: { id: 'fairgrounds', type: 'special', stage: 'town', cost: { wood: 2, copper: 1, livestock: 1 }, gives: { gold: 1 } },
  },
};

// --- who does what --------------------------------------------------------------------------------------------------

test('who waits is told what the others do', () => {
  const told = ({ awaited, ...table }) => status({ texts: spoken('en'), names: ['Ada', 'Bob', 'Cy'] },
    { game: { awaited }, auction: { resolving: 2 }, table: { turn: null, step: null, ...table } });
  assert.equal(told({ phase: 'placing', awaited: [1, 2] }), 'Placing workers: Bob and Cy');
  assert.equal(told({ phase: 'bidding', turn: 1, awaited: [1] }), 'Bob’s turn to bid.');
  assert.equal(told({ phase: 'bidding', turn: 1, step: 'bonus', awaited: [1] }), 'Bob is choosing a bonus.');
  assert.equal(told({ phase: 'lots', turn: 2, step: 'build', awaited: [2] }), 'Auction 2: Cy is building.');
  assert.equal(told({ phase: 'over', awaited: [] }), '');
});

test('a new round, a new stage and the last income are told across the table, and nothing that goes back', () => {
  const told = (round, stage, before) => banner({ texts: spoken('en'), title: 'homesteaders' }, { box: BOX, table: { round, stage } }, { table: before })?.text ?? null;
  const second = { round: 2, stage: 'settlement' };
  assert.equal(told(3, 'settlement', second), 'Round 3 of 10');
  assert.match(told(5, 'town', { round: 4, stage: 'settlement' }), /^Town: round 5/);
  assert.equal(told(11, 'city', { round: 10, stage: 'city' }), 'Last income');
  assert.equal(told(2, 'settlement', second), null);
  assert.equal(told(1, 'settlement', second), null);
});

// --- the log --------------------------------------------------------------------------------------------------------

test('a line of the log has its drawing, also when what it told has faded', () => {
  const drawn = (key, params) => logIcon(event(key, params)).props.id;
  assert.deepEqual([drawn('bought', { seat: 0, gets: { gold: 1 } }), drawn('bought-faded', { seat: 0 })], ['r-gold', 'r-trade']);
  assert.deepEqual([drawn('received', { gets: { worker: 1 } }), drawn('received-faded', {})], ['r-worker', 'r-vp']);
  assert.equal(drawn('built-faded', { building: 'ranch' }), 'b-ranch');
  assert.equal(logIcon(event('unheard_of', {})), null);
});

// --- workers --------------------------------------------------------------------------------------------------------

test('a click fills a place as far as there are workers, and clears it when it is full', () => {
  assert.deepEqual(clicked({}, 'river_port/1', 2, 3), { 'river_port/1': 2 });
  assert.deepEqual(clicked({ 'homestead/1': 1 }, 'river_port/1', 2, 2), { 'homestead/1': 1, 'river_port/1': 1 });
  assert.deepEqual(clicked({ 'homestead/1': 1 }, 'homestead/1', 1, 2), { 'homestead/1': 0 });
  assert.deepEqual(clicked({ 'river_port/1': 1, 'homestead/1': 1 }, 'river_port/1', 2, 2), { 'river_port/1': 0, 'homestead/1': 1 });
});

test('with nobody idle, workers move only where it is clear from where', () => {
  assert.deepEqual(clicked({ 'homestead/1': 1 }, 'homestead/2', 1, 1), { 'homestead/2': 1 });
  const placed = { 'homestead/1': 1, 'homestead/2': 1 };
  assert.equal(clicked(placed, 'river_port/1', 2, 2), placed);
});

test('a placement is spelled as an action and back', () => {
  const placed = { 'homestead/1': 1, 'river_port/1': 2 };
  assert.deepEqual(placedBy(crewsOf(placed)), placed);
  assert.equal(atWork(placed), 3);
});

test('income is what comes anyhow, and what the server says that so many workers bring', () => {
  const view = { box: { slot_income: { 'homestead/1': [{}, { wood: 7 }], 'river_port/1': [{}, { gold: 3 }, { gold: 8 }] } }, desk: { base_income: { silver: 9 } } };
  assert.deepEqual(incomeOf(view, { 'homestead/1': 1, 'river_port/1': 1 }), { silver: 9, wood: 7, gold: 3 });
  assert.deepEqual(incomeOf(view, { 'homestead/1': 0, 'river_port/1': 2 }), { silver: 9, gold: 8 });
});

// --- deals ----------------------------------------------------------------------------------------------------------

/** Deals of another Homesteaders: no number in them is that of the rules. */
const DEALS = [
  ...['wood', 'food', 'steel', 'gold', 'copper', 'livestock'].flatMap((resource, at) => [
    { action: { type: 'buy', resource }, gives: { trade: 2, silver: 31 + at }, gets: { [resource]: 3 } },
    { action: { type: 'sell', resource }, gives: { trade: 2, [resource]: 1 }, gets: { silver: 41 + at, vp: 7 } },
  ]),
  { action: { type: 'hire' }, gives: { food: 51 }, gets: { worker: 1 } },
  { action: { type: 'take_debt', count: 1 }, gives: {}, gets: { debt: 1, silver: 61 } },
  { action: { type: 'use_market', into: 'food' }, gives: { wood: 71 }, gets: { food: 1 } },
  { action: { type: 'use_market', into: 'steel' }, gives: { food: 1 }, gets: { steel: 1 } },
  { action: { type: 'use_bank', count: 1 }, gives: { trade: 1 }, gets: { silver: 1 } },
  { action: { type: 'repay', means: 'silver', count: 1 }, gives: { silver: 81, debt: 1 }, gets: {} },
];

test('whatever a deal takes and brings at this table is what the market shows', () => {
  const goods = { silver: 5, trade: 1, debt: 1, vp: 0, wood: 0, food: 0, steel: 0, gold: 0, copper: 0, livestock: 0 };
  const decision = decided(way('buy', { resource: 'wood', gold: 0, debts: 0 }, { gives: { trade: 2, silver: 31 } }), offer('sell', { resource: choose('wood') }), offer('hire'), offer('take_debt', { count: amount(1, 9) }),
    offer('use_market', { into: choose('food') }), offer('repay', { means: choose('silver'), count: amount(1) }));
  const blocked = ['buy', 'sell'].map((action) => ({ action, fields: {}, code: 'missing_goods', params: {} }));
  const view = { table: {}, screens: [goods], desk: null, deals: DEALS };
  const play = { title: 'homesteaders', texts: spoken('en'), names: ['Ada'], seat: 0, view, decision: { ...decision, blocked }, busy: false };
  const text = shown(Stock({ play }));
  for (const number of [31, 36, 41, 46, 51, 61, 71, 81]) assert.match(text, new RegExp(`[−+]?${number}\\b`), `${number} in ${text}`);
});

test('what a player can never do now is not shown, what is only missing something is greyed', () => {
  const decision = {
    offers: [offer('take_debt', { count: amount(1, 10) }), offer('use_market', { into: choose('food') })],
    blocked: [
      { action: 'hire', fields: {}, code: 'no_trade_token' },
      { action: 'use_market', fields: { into: 'steel' }, code: 'missing_goods' },
      { action: 'use_bank', fields: {}, code: 'no_such_building' },
      { action: 'repay', fields: {}, code: 'too_early' },
    ],
  };
  assert.deepEqual(swapsOf(decision, DEALS).map(({ action, blocked }) => [action.type, action.into, blocked?.code]), [
    ['hire', undefined, 'no_trade_token'],
    ['take_debt', undefined, undefined],
    ['use_market', 'food', undefined],
    ['use_market', 'steel', 'missing_goods'],
  ]);
});

// --- the table ------------------------------------------------------------------------------------------------------

test('everybody stands somewhere in the auction', () => {
  const view = { table: { phase: 'bidding', turn: 2 }, auction: { lots: [{ leader: null }, { leader: 0 }], passed: [1] } };
  assert.deepEqual([0, 1, 2, 3].map((seat) => standOf(view, seat)), [
    { state: 'leads', lot: 2 }, { state: 'passed', lot: 0 }, { state: 'bids', lot: 0 }, { state: 'waits', lot: 0 },
  ]);
  assert.equal(standOf({ ...view, table: { phase: 'lots', turn: 0 } }, 0).state, 'wins');
});

test('a ladder shows who holds which step and what may be bid', () => {
  const steps = stepsOf([3, 4, 5], { leader: 1, neutral: false, amount: 4 }, [5]);
  assert.deepEqual(steps, [
    { amount: 3, held: false, open: false, past: true },
    { amount: 4, held: true, open: false, past: false },
    { amount: 5, held: false, open: true, past: false },
  ]);
  assert.ok(stepsOf([3, 4, 5], { leader: null, neutral: true, amount: 5 }, [])[2].held);
  assert.ok(stepsOf([3, 4, 5], { leader: null, neutral: false, amount: 0 }, []).every(({ held }) => !held));
});

test('rounds have their stages', () => {
  const rounds = roundsOf(BOX, 5);
  assert.deepEqual(rounds.map(({ stage }) => stage[0]).join(''), 'sssstttt' + 'cc');
  assert.deepEqual([rounds[3], rounds[4]].map(({ state }) => state), ['past', 'now']);
});

test('markers stand on the track where their players are', () => {
  assert.deepEqual(placesOn([{ seat: 0, track: 0 }, { seat: 1, track: 2 }, { seat: 2, track: 2 }], 2), [[0], [], [1, 2]]);
});

test('buildings are sorted by type, those that leave first on top', () => {
  const now = { river_port: 2, foundry: 3, rodeo: 1 };
  assert.deepEqual(byType(now, BOX), [{ type: 'industrial', ids: ['foundry', 'river_port'] }, { type: 'special', ids: ['rodeo'] }]);
});

test('a building is within reach, or after trade, or not', () => {
  assert.equal(reachOf(undefined), 'none');
  assert.equal(reachOf({ missing: {}, gives: {} }), 'ready');
  assert.equal(reachOf({ missing: { wood: 1 }, gives: { trade: 1 } }), 'tradable');
  assert.equal(reachOf({ missing: { wood: 1 }, gives: null }), 'far');
});

test('the board shows big what a phase is about, and to spectators something that they have', () => {
  assert.deepEqual(['placing', 'bidding', 'lots'].map((phase) => sceneOf(phase, 0)), ['town', 'auction', 'offer']);
  assert.equal(sceneOf('placing', null), 'auction');
  for (const seat of [0, null]) assert.ok(scenesOf(seat, 0, 0).includes(sceneOf('placing', seat)));
});

test('what may be built on a land comes in the order in which it is within reach', () => {
  const view = { box: BOX, offer: { now: { river_port: 1, foundry: 1, rodeo: 1, homestead: 0 } }, towns: [{ buildings: ['foundry'] }], reach: { river_port: { missing: { wood: 1 }, gives: null }, rodeo: { missing: {} } } };
  assert.deepEqual(buildable(view, 0, ['industrial', 'special']), [{ id: 'rodeo', state: 'ready' }, { id: 'river_port', state: 'far' }]);
  assert.deepEqual(buildable(view, null, ['industrial']).map(({ id }) => id), ['river_port', 'foundry']);
});

test('cards are for the own lot while it is to come, else for the one that is resolved', () => {
  const auction = { resolving: 2, lots: [{ leader: 0 }, { leader: 1 }, { leader: 2 }] };
  assert.deepEqual([0, 1, 2, null].map((seat) => landOf({ auction }, seat)), [2, 2, 3, 2]);
  assert.equal(landOf({ auction: { ...auction, resolving: 0 } }, 0), 0);
});

test('income flies from each building, and what is paid from the purse', () => {
  assert.deepEqual(goodsMoved(event('income', { seat: 0, sources: { farm: { food: 1 }, rail: { silver: 2 } } })),
    [{ good: 'food', from: 'source', source: 'farm' }, { good: 'silver', from: 'source', source: 'rail' }]);
  assert.deepEqual(goodsMoved(event('bought', { seat: 0, gives: { silver: 3 }, gets: { steel: 1 } })), [{ good: 'steel', from: 'purse' }, { good: 'silver', from: 'away' }]);
  assert.deepEqual(goodsMoved(event('bought-faded', { seat: 0 })), []);
});

// --- the record -----------------------------------------------------------------------------------------------------

test('figures are all points where they are open, else those that everybody sees', () => {
  const towns = [{ vp: 6 }, { vp: 1 }];
  const vp = (view) => figures({ table: { round: 3 }, towns, scores: [], game: { result: null }, ...view }).bySeat.map((one) => one.vp);
  assert.deepEqual(vp({}), [6, 1]);
  assert.deepEqual(vp({ scores: [-3, 0] }), [-3, 0]);
  assert.deepEqual(vp({ scores: [5, 5], game: { result: { scores: [40, 0] } } }), [40, 0]);
});

test('prices are told with the tile that was sold', () => {
  const events = [
    event('round', { round: 2, lot_1: 'a1-02', lot_2: 'a2-s1', lot_3: '' }), event('bid', { seat: 0, lot: 2, amount: 4 }),
    event('won', { seat: 0, lot: 2, amount: 4 }), event('round', { round: 3, lot_1: 'a1-03', lot_2: 'a2-s4', lot_3: '' }), event('won', { seat: 1, lot: 1, amount: 7 }),
  ];
  assert.deepEqual(prices(events), [{ round: 2, seat: 0, what: 'a2-s1', price: 4 }, { round: 3, seat: 1, what: 'a1-03', price: 7 }]);
});

// --- what would be wasted -------------------------------------------------------------------------------------------

test('idle workers beside a free place are asked about, and workers who bring nothing where they are', () => {
  const play = { view: { desk: { workers: 3 }, box: { slot_income: { 'homestead/1': [{}, { wood: 1 }], 'river_port/1': [{}, {}, { gold: 1 }] } } } };
  const decision = decided(offer('place_workers', { crews: { spec: 'assign', places: { 'homestead/1': 1, 'river_port/1': 2 } } }));
  const place = (placed) => wasted(play, decision, { type: 'place_workers', crews: crewsOf(placed) })?.key ?? null;
  assert.equal(place({ 'homestead/1': 1, 'river_port/1': 2 }), null);
  assert.equal(place({ 'river_port/1': 2 }), 'homesteaders-board-waste-idle');
  assert.equal(place({ 'homestead/1': 1, 'river_port/1': 1 }), 'homesteaders-board-waste-partly');
});

const SPOKEN = { title: 'homesteaders', texts: spoken('en'), names: [] };

test('what is wasted is mended by one click, with something that is on offer', () => {
  const play = { ...SPOKEN, view: { desk: { workers: 1 }, box: { slot_income: { 'homestead/1': [{}, { wood: 1 }] } }, screens: { 0: { trade: 2 } } }, seat: 0 };
  const place = { ...decided(offer('place_workers', { crews: { spec: 'assign', places: { 'homestead/1': 1 } } })), default: { type: 'place_workers', crews: crewsOf({ 'homestead/1': 1 }) } };
  assert.deepEqual(wasted(play, place, { type: 'place_workers', crews: {} }).mends, [{ text: 'Put them to work', send: place.default }]);
  const mendOf = (action, ...offers) => wasted(play, decided(...offers), action).mends[0];
  const pay = mendOf({ type: 'pay', gold: 2 }, way('pay', { gold: 2 }, { lost: 3 }), way('pay', { gold: 0 }, { gives: { silver: 7 } }));
  assert.deepEqual(pay, { text: 'Pay 7 silver instead', send: { type: 'pay', gold: 0 } });
  assert.deepEqual(mendOf({ type: 'decline' }, way('build', { building: 'foundry' }, {})), { text: 'Build Foundry', send: { type: 'build', building: 'foundry' } });
  const sales = ['wood', 'food'].map((resource, at) => way('sell', { resource }, { points: at + 1 }));
  assert.deepEqual(mendOf({ type: 'finish' }, ...sales), { text: 'Sell 1 food first', send: { type: 'sell', resource: 'food' } });
});

test('gold without change is asked about only where silver would do', () => {
  const pay = (...others) => wasted(SPOKEN, decided(way('pay', { gold: 2 }, { lost: 3 }), ...others), { type: 'pay', gold: 2 });
  assert.deepEqual(pay(way('pay', { gold: 0 }, { gives: { silver: 7 } }))?.params, { lost: 3 });
  for (const effect of [{ debts: 1 }, { tokens: 1 }, { sells: { wood: 1 } }, { lost: 3 }]) assert.equal(pay(way('pay', { gold: 1 }, effect)), null);
});

test('not building what one could pay is asked about', () => {
  const decline = (effect) => wasted(SPOKEN, decided(way('build', { building: 'foundry' }, effect), offer('decline')), { type: 'decline' });
  assert.deepEqual(decline({ gives: { wood: 1 } })?.params, { count: 1 });
  assert.equal(decline({ buys: { wood: 1 } }), null);
  assert.equal(decline({ debts: 1 }), null);
});

test('finishing with something that could be repaid or sold for points is asked about', () => {
  const play = { ...SPOKEN, view: { screens: { 0: { trade: 2 } } }, seat: 0 };
  const finish = (...offers) => wasted(play, decided(...offers), { type: 'finish' })?.key ?? null;
  assert.equal(finish(way('repay', { means: 'silver', count: 1 }, { points: 1 })), 'homesteaders-board-waste-debts');
  assert.equal(finish(way('repay', { means: 'gold', count: 1 }, { points: -1 })), null);
  assert.equal(finish(way('sell', { resource: 'wood' }, { points: 1 })), 'homesteaders-board-waste-trade');
  assert.equal(finish(way('sell', { resource: 'gold' }, {})), null);
  assert.equal(finish(), null);
});

// --- words and drawings ---------------------------------------------------------------------------------------------

const folder = new URL('static/js/games/homesteaders/', root);
const scripts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
const catalogue = (language) => readFileSync(new URL(`static/i18n/${language}/homesteaders.ftl`, root), 'utf8');
const keysOf = (language) => [...catalogue(language).matchAll(/^homesteaders-board-([\w-]+) =/gm)].map(([, key]) => key);

test('both languages have the same words for the board', () => {
  assert.ok(keysOf('en').length > 100);
  assert.deepEqual(keysOf('fr'), keysOf('en'));
});

test('every word of the board is used', () => {
  const families = ['stand-', 'status-', 'ordered-', 'waste-', 'deal-'];
  const isUsed = (key) => scripts.includes(`'${key}'`) || families.some((family) => key.startsWith(family)) || scripts.includes(`'homesteaders-board-${key}'`);
  assert.deepEqual(keysOf('en').filter((key) => !isUsed(key)), []);
});

test('every word that the board says is there', () => {
  const said = [...scripts.matchAll(/\b(?:say|tell)\(play, (?:[^'`]*\? )?'([\w-]+)'(?: : '([\w-]+)')?/g)].flatMap(([, one, other]) => [one, other ?? one]);
  assert.ok(said.length > 100);
  const known = new Set(keysOf('en'));
  assert.deepEqual(said.filter((key) => !known.has(key)), []);
});

test('everything has its drawing', () => {
  const drawn = new Set([...readFileSync(new URL('static/art/homesteaders.svg', root), 'utf8').matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id));
  const named = [...catalogue('en').matchAll(/^homesteaders-(building|resource|types)-(\w+) =/gm)];
  const wanted = named.map(([, kind, id]) => `${kind[0]}-${id}`);
  const written = [...scripts.matchAll(/'([btri]-\w+)'/g)].map(([, id]) => id);
  assert.ok(wanted.length >= 48 && written.length > 20);
  assert.deepEqual([...wanted, ...written].filter((id) => !drawn.has(id)), []);
});

test('deals are said in words', () => {
  const say = (key, params) => spoken('en').tell('homesteaders', `homesteaders-board-${key}`, params);
  assert.equal(say('buy', { gives: { trade: 1, silver: 3 }, gets: { steel: 1 } }), 'Buy 1 steel for 1 trade token and 3 silver');
  assert.equal(say('swap', { action: 'take_debt', gives: {}, gets: { debt: 1, silver: 2 } }), 'Take debt: 1 debt and 2 silver');
  assert.equal(say('swap', { action: 'hire', gives: { trade: 1, food: 1 }, gets: { worker: 1 } }), 'Hire a worker: 1 trade token and 1 food for 1 worker');
});
