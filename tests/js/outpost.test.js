/** The board of Outpost: what it works out, and what it says. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { othersOf } from '../../static/js/core/kit.js';
import { reachOf, ringOf } from '../../static/js/games/outpost/auction.js';
import { quickRaises } from '../../static/js/games/outpost/bidding.js';
import { byResource } from '../../static/js/games/outpost/cards.js';
import { markersOf } from '../../static/js/games/outpost/course.js';
import { placed, stacked } from '../../static/js/games/outpost/market.js';
import { crewsOf, idle, moved, production, sameCrews, slotsOf, switched } from '../../static/js/games/outpost/operators.js';
import { sumsOf } from '../../static/js/games/outpost/payment.js';
import { figures, prices } from '../../static/js/games/outpost/record.js';
import { megasOf } from '../../static/js/games/outpost/rivals.js';
import { laidOut, piecesOf } from '../../static/js/games/outpost/scene.js';
import { wasted } from '../../static/js/games/outpost/waste.js';
import { amount, choose, decided, offer } from './seated.js';
import { spoken } from './words.js';

const root = new URL('../../', import.meta.url);
const event = (key, params) => ({ key: `outpost-${key}`, params });

test('the ring begins with oneself and goes round as the bid does', () => {
  const auction = { ring: [0, 1, 2, 3], high: 3, bidder: 1, passed: [0] };
  const colonies = [{}, {}, { internalized: true }, {}];
  assert.deepEqual(ringOf(auction, colonies, 2), [
    { seat: 2, state: 'out' },
    { seat: 3, state: 'leads' },
    { seat: 0, state: 'passed' },
    { seat: 1, state: 'bids' },
  ]);
  assert.deepEqual(ringOf({ ...auction, ring: [2, 0, 3, 1] }, colonies, null).map(({ seat }) => seat), [2, 0, 3, 1]);
});

test('how far each could go is measured by the farthest; nobody tells where nobody can', () => {
  assert.deepEqual(reachOf({ most: [20, null, 40], standing: 30 }), { stands: 0.75, reach: [0.5, null, 1] });
  assert.equal(reachOf({ most: [null], standing: 30 }).stands, 1);
});

test('quick raises stay within what one can afford', () => {
  assert.deepEqual(quickRaises(25, { low: 26, high: 31 }).map(({ amount }) => amount), [26, 27, 30]);
  assert.deepEqual(quickRaises(25, { low: 26, high: 26 }).map(({ by }) => by), [1]);
});

test('a tray tells what is short, what is lost, and the least that could be', () => {
  const spec = { spec: 'pay', items: { a: 4, b: 7, c: 10 }, price: 10, per: 'count', including: ['b'] };
  const short = { total: 4, due: 10, short: 6, over: 0, best: ['a', 'b'], least: 1, required: 1, inside: 0 };
  assert.deepEqual(sumsOf(spec, { count: 1, cards: ['a'] }), short);
  const { over, least, inside } = sumsOf(spec, { count: 1, cards: ['b', 'c'] });
  assert.deepEqual({ over, least, inside }, { over: 7, least: 1, inside: 1 });
});

test('cards lie by resource, the best first', () => {
  const cards = [['w1', 'water', 4], ['o1', 'ore', 3], ['w2', 'water', 9]].map(([id, resource, value]) => ({ id, resource, value }));
  const groups = byResource(cards, ['ore', 'water', 'titanium']);
  assert.deepEqual(groups.map(({ resource, total, cards: own }) => [resource, total, own.map(({ id }) => id)]), [
    ['ore', 3, ['o1']],
    ['water', 13, ['w2', 'w1']],
  ]);
});

test('markers stand at their points, and near ones side by side around them, in two lanes', () => {
  const places = markersOf([60, 40, 20, 41], 80);
  assert.deepEqual(places.map(({ lane }) => lane), [0, 0, 0, 1]);
  assert.deepEqual([places[0].at, places[2].at], [0.75, 0.25]);
  const [near, next] = [places[1].at, places[3].at];
  assert.ok(next - near > 1 / 80 && near < 0.5 && next > 41 / 80);
  assert.equal((near + next) / 2, 81 / 160);
});

test('no marker leaves the track', () => {
  const first = markersOf([0, 0, 0], 75);
  assert.equal(first[0].at, 0);
  assert.ok(first[1].at > 0 && first[2].at > first[1].at);
  const last = markersOf([80, 80, 10], 75);
  assert.equal(last[1].at, 1);
  assert.ok(last[0].at < 1);
});

test('equal upgrades on offer are one card', () => {
  const market = ['nodule', 'warehouse', 'nodule'].map((upgrade) => ({ upgrade, cost: 25 }));
  assert.deepEqual(stacked(market), [{ upgrade: 'nodule', cost: 25, copies: 2 }, { upgrade: 'warehouse', cost: 25, copies: 1 }]);
});

test('a card of the market keeps its place when others come and go', () => {
  const places = placed(placed(new Map(), ['nodule', 'warehouse', 'robots']), ['data_library', 'warehouse', 'robots', 'outpost']);
  assert.deepEqual(Object.fromEntries(places), { warehouse: 1, robots: 2, data_library: 0, outpost: 3 });
});

const COLONY = {
  colonists: 4, robots: 1, hand_count: 8, hand_limit: 10, income: 13,
  factories: { ore: [2, 2, 0], water: [2, 1, 0] }, produces: { ore: 2, water: 1, research: 1 },
};
const COMPONENTS = { average: { ore: 3, water: 7, research: 13 }, exempt: ['research'] };

test('operators are counted, moved and drawn', () => {
  const crews = crewsOf(COLONY);
  assert.deepEqual(idle(COLONY, crews), { colonist: 1, robot: 1 });
  const next = moved(moved(crews, 'ore', 'colonist', -1), 'water', 'robot', 1);
  assert.deepEqual(idle(COLONY, next), { colonist: 2, robot: 0 });
  assert.ok(!sameCrews(crews, next));
  assert.ok(sameCrews(crews, { ...crews, titanium: { colonist: 0, robot: 0 } }));
  assert.deepEqual(slotsOf(3, next.water), ['colonist', 'robot', null]);
});

test('what would be produced is what the server says of so many running factories', () => {
  const next = moved(moved(crewsOf(COLONY), 'ore', 'colonist', -1), 'water', 'colonist', 1);
  const yields = { ore: [0, 11, 12], water: [0, 21, 22], research: [1] };
  assert.deepEqual(production({ yields }, next, COMPONENTS), { cards: { ore: 11, water: 22, research: 1 }, income: 200 });
});

test('a colony is drawn with everything that it has, and the ground grows with it', () => {
  const { ground, sky } = piecesOf({ factories: { ore: [2, 1, 0], moon_ore: [1, 1, 0] }, upgrades: { nodule: 2, moon_base: 1, orbital_lab: 1 } });
  assert.deepEqual(ground.map(({ id, who }) => [id, who]), [['nodule', undefined], ['nodule', undefined], ['ore', 'colonist'], ['ore', null]]);
  assert.deepEqual(sky.map(({ id }) => id), ['orbital_lab', 'moon_ore'], 'a Moon Base is its factory');
  const sizes = [1, 8, 20, 40].map((count) => {
    const { width, height, places } = laidOut(count, 2.6);
    assert.ok(places.every(({ x, y }) => x >= 0 && x + 48 <= width + 1 && y >= 0 && y + 48 <= height), `${count} are inside`);
    return width;
  });
  assert.deepEqual(sizes, [...sizes].sort((one, other) => one - other));
});

test('the others sit in their order after oneself', () => {
  assert.deepEqual(othersOf(4, 2), [3, 0, 1]);
  assert.deepEqual(othersOf(3, null), [0, 1, 2]);
});

test('equal mega cards are one badge', () => {
  const mega = (resource, value) => ({ kind: 'mega', resource, value });
  assert.deepEqual(megasOf([mega('water', 30), { kind: 'note', resource: 'ore', value: 3 }, mega('water', 30)]), [
    { resource: 'water', value: 30, count: 2 },
  ]);
});

test('figures and prices are read off the game', () => {
  assert.deepEqual(figures({ table: { round: 4 }, colonies: [{ vp: 9, income: 40, seat: 0 }] }), { round: 4, bySeat: [{ vp: 9, income: 40 }] });
  const events = [event('won', { seat: 1, upgrade: 'nodule', amount: 27 }), event('round', { round: 2 }), event('won', { seat: 0, upgrade: 'warehouse', amount: 25 })];
  assert.deepEqual(prices(events), [{ round: 1, seat: 1, what: 'nodule', price: 27 }, { round: 2, seat: 0, what: 'warehouse', price: 25 }]);
});

/** A player whose turn would leave this undone, and who could do these things. */
function ending(effect, ...actions) {
  const view = { colonies: [{ hand_limit: 10, income: 13 }], components: COMPONENTS };
  const offers = actions.map((action) => offer(action, action === 'buy_factories' ? { factory: choose('water'), count: amount(1, 2) } : {}));
  return wasted({ view, seat: 0, texts: spoken('en'), names: [] }, decided(offer('end_turn', {}, { fields: {}, effect }), ...offers), { type: 'end_turn' });
}

const BUILD = { action: 'buy_factories', fields: { factory: 'water', count: 1 } };

test('ending a turn with something to be mended is asked about, with what mends it', () => {
  assert.equal(ending({}, 'buy_factories', 'buy_colonists', 'open_auction'), null);
  assert.equal(ending({ jobless: 71, unstaffed: 72, excess: 73 }), null);
  const { key, params, mends } = ending({ jobless: 71, mends: [{ against: 'jobless', ...BUILD }] }, 'buy_factories');
  assert.deepEqual([key, params.count], ['outpost-board-waste-people', 71]);
  assert.deepEqual(mends.map(({ text, send }) => [text, send]), [['Buy 1 Water factory', { type: 'buy_factories', factory: 'water', count: 1 }]]);
  const moved = ending({ better: 74, mends: [{ against: 'misplaced', action: 'assign', fields: {} }] }, 'assign');
  assert.deepEqual([moved.key, moved.params], ['outpost-board-waste-misplaced', { count: 74, limit: 10, income: 13 }]);
});

test('cards that cannot be kept are asked about if anything could be bought, whatever mends that', () => {
  assert.deepEqual([ending({ excess: 73 }, 'open_auction')].map(({ key, params, mends }) => [key, params.count, params.limit, mends]), [['outpost-board-waste-cards', 73, 10, []]]);
});

test('what is proposed and cannot be done any more is not offered', () => {
  assert.equal(ending({ jobless: 71, mends: [{ against: 'jobless', ...BUILD }] }), null);
});

test('a place that is chosen in a factory is taken by somebody idle, or by who earns least', () => {
  const table = { takes: (kind, operator) => operator === 'colonist' || kind !== 'moon_ore', average: { ...COMPONENTS.average, moon_ore: 50 } };
  const colony = { ...COLONY, robot_limit: 1, factories: { ...COLONY.factories, moon_ore: [1, 0, 0] } };
  const change = (crews, kind, who = null) => switched(colony, crews, kind, who, table);
  const crews = crewsOf(colony);
  assert.deepEqual(change(crews, 'water').water, { colonist: 1, robot: 1 });
  assert.deepEqual(change(crews, 'moon_ore').moon_ore, { colonist: 1, robot: 0 });
  const busy = change(change(crews, 'water'), 'moon_ore');
  assert.deepEqual(change(change(busy, 'moon_ore', 'colonist'), 'ore', 'colonist').ore, { colonist: 1, robot: 0 });
  const full = { ore: { colonist: 3, robot: 0 }, water: { colonist: 1, robot: 1 }, moon_ore: { colonist: 0, robot: 0 } };
  const next = change(full, 'moon_ore');
  assert.deepEqual([next.ore.colonist, next.moon_ore.colonist], [2, 1]);
});

test('paying more than the cheapest way is asked about', () => {
  const cards = { spec: 'pay', items: { a: 4, b: 7, c: 10 }, price: 10, per: '', including: [] };
  const decision = { offers: [{ action: 'pay', fields: { cards } }], blocked: [] };
  const pay = (...chosen) => wasted({}, decision, { type: 'pay', cards: chosen });
  assert.equal(pay('c'), null);
  assert.deepEqual(pay('a', 'b').params, { over: 1, least: 0 });
});

test('what cannot be taken back for a round, or gives a hand for less than it is worth, is asked about', () => {
  const play = { seat: 0, view: { components: {} } };
  const water = (gives, cost) => wasted(play, decided(offer('first_turn_water', {}, { fields: {}, effect: { gives, cost } })), { type: 'first_turn_water' });
  assert.equal(wasted(play, decided(), { type: 'internalize' }).key, 'outpost-board-waste-auctions');
  assert.deepEqual(water(26, 21)?.params, { total: 26, cost: 21, money: 'no' });
  assert.equal(water(20, 21), null);
  assert.equal(wasted(play, decided(), { type: 'pass' }), null);
});

test('discarding more than the least is asked about', () => {
  const view = { hands: { 0: { cards: [{ id: 'a', value: 4 }, { id: 'b', value: 7 }] } } };
  const decision = { offers: [], blocked: [], default: { type: 'discard', cards: ['a'] } };
  const discard = (...cards) => wasted({ view, seat: 0 }, decision, { type: 'discard', cards });
  assert.equal(discard('a'), null);
  assert.deepEqual(discard('b').params, { chosen: 7, least: 4 });
});

// --- words and drawings ---------------------------------------------------------------------------------------------

const folder = new URL('static/js/games/outpost/', root);
const scripts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
const BOARD = 'outpost-board-';
const keysOf = (language) =>
  [...readFileSync(new URL(`static/i18n/${language}/outpost.ftl`, root), 'utf8').matchAll(/^outpost-board-([\w-]+) =/gm)].map(([, key]) => key);

test('both languages have the same words for the board', () => {
  assert.ok(keysOf('en').length > 80);
  assert.deepEqual(keysOf('fr'), keysOf('en'));
});

test('every word of the board is used', () => {
  const families = ['bidder-', 'ending-', 'mend-', 'ordered-', 'side-', 'waste-'];
  const isUsed = (key) => scripts.includes(`'${key}'`) || families.some((family) => key.startsWith(family)) || scripts.includes(`'${BOARD}${key}'`) || key.endsWith('-about') && scripts.includes('-about`');
  assert.deepEqual(keysOf('en').filter((key) => !isUsed(key)), []);
});

test('every word that the board says is there', () => {
  const said = [...scripts.matchAll(/\bsay\(play, (?:[^'`]*\? )?'([\w-]+)'(?: : '([\w-]+)')?/g)].flatMap(([, one, other]) => [one, other ?? one]);
  assert.ok(said.length > 80);
  const known = new Set(keysOf('en'));
  assert.deepEqual(said.filter((key) => !known.has(key)), []);
});

test('everything has its drawing', () => {
  const drawn = new Set([...readFileSync(new URL('static/art/outpost.svg', root), 'utf8').matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id));
  const named = [...readFileSync(new URL('static/i18n/en/outpost.ftl', root), 'utf8').matchAll(/^outpost-(upgrade|resource)-(\w+) =/gm)];
  const wanted = named.map(([, kind, id]) => `${kind[0]}-${id}`);
  const written = [...scripts.matchAll(/'([furi]-\w+)'/g)].map(([, id]) => id);
  assert.ok(wanted.length >= 22 && written.length > 20);
  assert.deepEqual([...wanted, ...written].filter((id) => !drawn.has(id)), []);
});

test('an upgrade says what it does with the numbers of its row', () => {
  const row = { discounts: { scientists: 10, laboratory: 10 } };
  assert.equal(spoken('en').tell('outpost', 'outpost-upgrade-data_library-about', row),
    'Discounts: 10 on Scientists and 10 on Laboratory.');
});
