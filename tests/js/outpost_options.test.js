/** The board of Outpost with Kicker, the rules of 1991 and the options: what it works out, and what it says. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { html } from '../../static/js/core/html.js';
import { isChosen } from '../../static/js/core/option_form.js';
import { optionsIn } from '../../static/js/core/rules.js';
import { Colony } from '../../static/js/games/outpost/colony.js';
import { status } from '../../static/js/games/outpost/index.js';
import { parted } from '../../static/js/games/outpost/kicker.js';
import { picked } from '../../static/js/games/outpost/payment.js';
import { isFree } from '../../static/js/games/outpost/purchase.js';
import { targetsOf } from '../../static/js/games/outpost/raiding.js';
import { logIcon, prices } from '../../static/js/games/outpost/record.js';
import { immunityOf, sidesOf } from '../../static/js/games/outpost/terrorism.js';
import { partnersFor } from '../../static/js/games/outpost/trading.js';
import { wasted } from '../../static/js/games/outpost/waste.js';
import { aboutUpgrade } from '../../static/js/games/outpost/words.js';
import { shown } from './shown.js';
import { spoken } from './words.js';

const root = new URL('../../', import.meta.url);

test('what no die brings lies in Kicker places', () => {
  const components = { upgrades: { nodule: { number: 4 }, smelter: { number: 0 } } };
  const offers = [{ upgrade: 'smelter' }, { upgrade: 'nodule' }];
  assert.deepEqual(parted(offers, components), { market: [{ upgrade: 'nodule' }], kicker: [{ upgrade: 'smelter' }] });
});

test('a colony shows what the server says its factories yield, and the income of that', () => {
  const colony = {
    ...{ vp: 1, colonists: 3, robots: 0, max_colonists: 5, robot_limit: 0, colonist_cost: 5, surplus: 0, operating_limit: null, income: 0 },
    ...{ factories: { ore: [5, 2, 0] }, upgrades: {}, yields: { ore: [0, 1, 17] } },
  };
  const components = { average: { ore: 3 }, factories: { ore: { cost: 10, vp: 1, special: false, needs: null, research_cards: 0 } }, upgrades: {} };
  const play = { texts: spoken('en'), names: ['Ada'], seat: 0, decision: null, draft: { value: null }, view: { components, colonies: [colony] } };
  const text = shown(html`<${Colony} play=${play} />`);
  assert.match(text, /\b17\b/);
  assert.match(text, /\b51\b/);
});

test('of cards to be given back, a new one takes the place of the first', () => {
  const spec = { spec: 'pick', items: ['a', 'b', 'c'], low: 1, high: 1 };
  assert.deepEqual(picked(spec, ['a'], 'b'), ['b']);
  assert.deepEqual(picked(spec, ['a'], 'a'), []);
  assert.deepEqual(picked({ spec: 'pay' }, ['a'], 'b'), ['a', 'b']);
});

test('a card is exchanged with those who hold its kind', () => {
  const offer = (cards, seats) => ({ action: 'exchange', fields: { card: { items: cards }, target: { items: seats } } });
  const offers = [{ action: 'exchange_pass', fields: {} }, offer(['ore/1/1'], [2]), offer(['water/4/1', 'water/5/1'], [1, 2])];
  assert.deepEqual(partnersFor(offers, 'water/5/1'), [1, 2]);
  assert.deepEqual(partnersFor(offers, 'ore/1/1'), [2]);
  assert.deepEqual(partnersFor(offers, 'research/9/1'), []);
});

const event = (key, params) => ({ key: `outpost-${key}`, params });

test('who won and did not pay has paid no price', () => {
  const won = (seat, amount) => event('won', { seat, upgrade: 'nodule', amount });
  const events = [won(0, 99), event('defaulted', { seat: 0, upgrade: 'nodule', amount: 74 }), won(1, 25)];
  assert.deepEqual(prices(events), [{ round: 1, seat: 1, what: 'nodule', price: 25 }]);
});

test('upgrades are described as the table plays them', () => {
  const [texts, upgrades] = [spoken('en'), { warehouse: { hand: 5 }, robots: { hand: 0, robots: 0 } }];
  const about = (id, components) => aboutUpgrade({ texts, view: { components: { upgrades, ...components } } }, id);
  assert.equal(about('warehouse', { runs: {} }), 'Hand limit +5.');
  assert.equal(about('warehouse', { runs: { warehouse: 10 } }), 'You can run 10 more factories.');
  assert.equal(about('robots', { runs: {}, robots_unlimited: true }), 'You can buy robots; all of them can work.');
  assert.match(about('robots', { runs: {}, robots_unlimited: false }), /as you have colonists\.$/);
});

test('a turn is free where there are no steps', () => {
  assert.ok(isFree({ blocked: [{ action: 'advance_step', code: 'any_order', fields: {} }] }));
  assert.ok(!isFree({ blocked: [{ action: 'advance_step', code: 'step_closed', fields: {} }] }));
});

// --- space terrorism ------------------------------------------------------------------------------------------------

test('everybody takes a side once, in player order after the attacker', () => {
  const raid = {
    attacker: 2, owner: 0, to_ask: [1, 3],
    parts: [{ seat: 2, side: 'attack', value: 30 }, { seat: 0, side: 'defence', value: 8 }],
  };
  assert.deepEqual(sidesOf(raid, [4, 2, 0, 1, 3]), [
    { seat: 2, state: 'attack', value: 30 },
    { seat: 0, state: 'defence', value: 8 },
    { seat: 1, state: 'asked', value: 0 },
    { seat: 3, state: 'waits', value: 0 },
    { seat: 4, state: 'out', value: 0 },
  ]);
});

test('what survived an attack is marked, and listed as out of reach', () => {
  const immune = [{ owner: 1, asset: 'ore', count: 1 }];
  assert.equal(immunityOf({ immune }, 1, 'ore'), immune[0]);
  assert.equal(immunityOf({ immune }, 2, 'ore'), null);
  const one = (item) => ({ spec: 'choose', items: [item] });
  const decision = {
    offers: [{ action: 'attack', fields: { owner: one(2), asset: { spec: 'choose', items: ['ore', 'nodule'] } } }],
    blocked: [{ action: 'attack', code: 'immune', fields: { owner: 1, asset: 'ore' } }],
  };
  assert.deepEqual(targetsOf(decision, [1, 2, 3]), [
    { owner: 1, assets: [{ asset: 'ore', immune: true }] },
    { owner: 2, assets: [{ asset: 'ore', immune: false }, { asset: 'nodule', immune: false }] },
  ]);
});

// --- what is asked about before it is wasted ------------------------------------------------------------------------

const hand = (total, components = {}) => ({
  seat: 0,
  view: { hands: { 0: { total, most: { outpost: total + 10 } } }, auction: { upgrade: 'outpost' }, components },
});
const nothing = { offers: [], blocked: [] };

test('a bid that one could not pay is asked about', () => {
  assert.equal(wasted(hand(90), nothing, { type: 'bid', amount: 100 }), null);
  assert.deepEqual(wasted(hand(90), nothing, { type: 'bid', amount: 101 }), {
    key: 'outpost-board-waste-overbid', params: { amount: 101, most: 100 },
  });
  assert.equal(wasted(hand(15), nothing, { type: 'open_auction', upgrade: 'outpost', amount: 30 }).params.most, 25);
});

test('not paying is asked about by whoever could', () => {
  const cards = { spec: 'pay', items: { a: 4, b: 7 }, price: 4, per: '', including: [] };
  const lost = { action: 'default', fields: { cards } };
  const decision = { params: { due: 11, amount: 4 }, blocked: [] };
  const give = (offers, ...chosen) => wasted(hand(11), { ...decision, offers }, { type: 'default', cards: chosen });
  assert.equal(give([lost, { action: 'pay', fields: { cards } }], 'a').key, 'outpost-board-waste-default');
  assert.equal(give([lost], 'a'), null);
  assert.equal(give([lost], 'b').key, 'outpost-board-waste-payment');
});

test('an attack that cannot succeed alone is asked about, and one that can is not', () => {
  const components = { attack_needed: { ore: 20 } };
  const cards = { spec: 'pay', items: { a: 12, b: 8 }, price: 1, per: '', including: [] };
  const decision = { offers: [{ action: 'attack', fields: { owner: { spec: 'choose', items: [1] }, cards } }], blocked: [] };
  const attack = (...chosen) => wasted(hand(20, components), decision, { type: 'attack', owner: 1, asset: 'ore', cards: chosen, amount: 0 });
  assert.deepEqual(attack('a'), { key: 'outpost-board-waste-attack', params: { strength: 12, needed: 20 } });
  assert.equal(attack('a', 'b'), null);
  assert.equal(wasted(hand(20, components), decision, { type: 'defend', cards: ['a', 'b'], amount: 0 }), null);
});

test('in 1991 cards are counted as they are held after the turns', () => {
  const view = { colonies: [{ hand_limit: 5 }], components: { late_discard: true } };
  const decision = { offers: [{ action: 'end_turn', fields: {}, effects: [{ fields: {}, effect: { excess: 2 } }] }, { action: 'open_auction', fields: {} }], blocked: [] };
  const { key, params } = wasted({ view, seat: 0 }, decision, { type: 'end_turn' });
  assert.deepEqual([key, params.count, params.limit], ['outpost-board-waste-cards-now', 2, 5]);
});

// --- words and drawings ---------------------------------------------------------------------------------------------

test('everything that happens has its drawing in the log', () => {
  const text = readFileSync(new URL('static/i18n/en/outpost.ftl', root), 'utf8');
  const told = text.slice(text.indexOf('## What happened'), text.indexOf('## What is asked'));
  const keys = [...told.matchAll(/^(outpost-[a-z_]+) =/gm)].map(([, key]) => key);
  assert.ok(keys.length > 40);
  const params = { upgrade: 'nodule', factory: 'ore' };
  assert.deepEqual(keys.filter((key) => logIcon({ key, params }) === null), []);
});

test('whoever waits is told what for', () => {
  const texts = spoken('en');
  const told = ({ awaited = [1], seat = null, ...table }, more = {}) => status({ texts, names: ['Ada', 'Bob'], seat },
    { game: { awaited }, table: { active: 0, phase: 'turns', ...table }, auction: null, raid: null, ...more });
  assert.equal(told({ awaited: [] }), '');
  assert.equal(told({ active: 1 }), 'Bob’s turn');
  assert.equal(told({ active: 1, seat: 1 }), 'Your turn');
  assert.equal(told({}, { auction: { upgrade: 'nodule', bidder: 1 } }), 'Nodule: Bob to bid or pass');
  assert.equal(told({ seat: 1 }, { auction: { upgrade: 'nodule', bidder: 1 } }), 'Nodule: you to bid or pass');
  assert.equal(told({}, { auction: { upgrade: 'nodule', bidder: null } }), 'Nodule: Bob to pay');
  assert.equal(told({}, { raid: { asset: 'nodule' } }), 'Attack on Nodule: Bob to take a side');
  assert.equal(told({ awaited: [0, 1], active: null, phase: 'mega' }), 'Mega cards: waiting for Ada and Bob');
});

test('what is not as usual is read off the address of the rules', () => {
  assert.deepEqual(optionsIn('/rules/outpost?edition=classic&money=on'), [['edition', 'classic'], ['money', 'on']]);
  assert.deepEqual(optionsIn('/rules/outpost'), []);
});

test('a set of options is chosen if it is all that is not as usual', () => {
  const ways = [{ name: 'option-edition', value: 'classic' }, { name: 'option-mega_production', value: 'on' }];
  assert.ok(isChosen(ways, { edition: 'classic', mega_production: 'on' }));
  assert.ok(!isChosen(ways, { edition: 'classic' }));
  assert.ok(!isChosen([], { edition: 'classic' }));
  assert.ok(isChosen([], {}));
});
