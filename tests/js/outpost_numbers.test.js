/** The board of Outpost shows what the server says: no number here is one of the rules. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { html } from '../../static/js/core/html.js';
import { Auction } from '../../static/js/games/outpost/auction.js';
import { Bidding, Opening } from '../../static/js/games/outpost/bidding.js';
import { Colony } from '../../static/js/games/outpost/colony.js';
import { Market } from '../../static/js/games/outpost/market.js';
import { Overbidding } from '../../static/js/games/outpost/overbidding.js';
import { Megas } from '../../static/js/games/outpost/production.js';
import { Purchase } from '../../static/js/games/outpost/purchase.js';
import { Attacking, Siding } from '../../static/js/games/outpost/raiding.js';
import { Raid, side } from '../../static/js/games/outpost/terrorism.js';
import { amount, choose, decided, offer, seated } from './seated.js';
import { counted, shown } from './shown.js';

const UPGRADE = { id: 'nodule', number: 4, era: 1, cost: 25, vp: 2, hand: 3, support: 3, robots: 0, factory: null, produces: null, discounts: {}, doubles: null, redraws: null, trades: [] };
const COMPONENTS = {
  upgrades: { nodule: UPGRADE }, worth: { nodule: { vp: 2, operated: false } }, runs: {}, average: { ore: 3, water: 7 }, mega: {}, mega_average: {},
  factories: { water: { cost: 20, vp: 1, special: false, needs: null, research_cards: 0 } }, closes: {}, robot_cost: 10, money: false, bid_check: 'server', attack_needed: {},
};
const COLONY = {
  vp: 1, colonists: 3, robots: 2, max_colonists: 5, robot_limit: 0, colonist_cost: 5, surplus: 0, operating_limit: null, income: 0, step: 'auctions', hand_count: 0,
  hand_limit: 10, factories: {}, upgrades: {}, yields: {}, discounts: {}, internalized: false, backs: {},
};
const AUCTION = { upgrade: 'nodule', high: 1, amount: 26, bidder: 0, passed: [], standing: 26, least: 27, most: [null, null, null], ring: [0, 1, 2], bids: {} };
const HAND = { total: 31, cards: [], most: { nodule: 40 }, prices: { nodule: 25 } };

const at = (view, decision, more) => seated('outpost', {
  components: COMPONENTS, colonies: [COLONY, COLONY, COLONY], hands: { 0: HAND }, known: {}, auction: null, raid: null, kicker: null, immune: [], market: [], stock: {}, decks: {},
  table: { order: [0, 1, 2], era: 1, phase: 'turns' }, game: { awaited: [0] }, ...view,
}, decision, more);

test('last bids are those of the view, whatever the log tells', () => {
  const text = shown(Auction({ play: at({ auction: { ...AUCTION, bids: { 1: 26, 2: 88 } } }) }));
  assert.match(text, /\bbid 88\b/);
  assert.doesNotMatch(text, /bid 26/);
});

test('a bid shows the cost that comes with it, and beyond that what can be paid at most', () => {
  const decision = decided(offer('pass'), offer('bid', { amount: amount(27, 90, { costs: [3, 71, 5] }) }));
  const play = at({ auction: AUCTION, colonies: [{ ...COLONY, discounts: { nodule: 1 } }, COLONY, COLONY] }, decision);
  assert.match(shown(Bidding({ play })), /Minimum 27 · you pay 3 · you have 31 \(1 saved\)/);
  play.begin('bid', { amount: 28 });
  assert.match(shown(Bidding({ play })), /you pay 71 · you have 31/);
  play.begin('bid', { amount: 41 });
  assert.match(shown(Bidding({ play })), /You can pay 40 at most/);
});

test('an opening bid shows its cost too', () => {
  const play = at({}, decided(offer('open_auction', { upgrade: choose('nodule'), amount: amount(25, 39, { costs: [61, 62] }) })));
  play.begin('open_auction', { upgrade: 'nodule', amount: 26 });
  assert.match(shown(Opening({ play })), /Minimum 25 · you pay 62 · you have 31/);
});

test('the market shows the price that the server names, and points as it counts them', () => {
  const view = { market: [{ upgrade: 'nodule', cost: 25 }], stock: { nodule: 1 }, hands: { 0: { ...HAND, prices: { nodule: 93 } } }, components: { ...COMPONENTS, worth: { nodule: { vp: 44, operated: true } } } };
  const text = shown(html`<${Market} play=${at(view)} places=${{ current: new Map() }} />`);
  assert.match(text, /\byou pay 93\b/);
  assert.match(text, /\b44\b/);
  assert.doesNotMatch(shown(html`<${Market} play=${at({ ...view, hands: {} }, null, { seat: null })} places=${{ current: new Map() }} />`), /you pay/);
});

test('so many things cost what the decision says, in money as in cards', () => {
  const play = at({ components: { ...COMPONENTS, money: true } }, decided(offer('buy_factories', { factory: choose('water'), count: amount(1, 3, { costs: [17, 29, 31] }), cards: { spec: 'pick', items: [], low: 0, high: 0 } })));
  play.begin('buy_factories', { factory: 'water', count: 2 });
  const text = shown(Purchase({ play }));
  assert.match(text, /You pay 29 of 31 · 2 left/);
  assert.doesNotMatch(text, /\b40\b/);
});

test('who does not pay loses what the decision says', () => {
  const cards = { spec: 'pick', items: [], low: 0, high: 0 };
  const decision = { ...decided(offer('default', { cards })), blocked: [{ action: 'pay', fields: {}, code: 'payment_too_low', params: { total: 31, due: 90 } }], params: { upgrade: 'nodule', due: 90, amount: 65, fine: 12 } };
  const text = shown(Overbidding({ play: at({ components: { ...COMPONENTS, money: true } }, decision), decision }));
  assert.match(text, /lose 65/);
  assert.match(text, /You pay 12 of 31/);
});

test('a mega card is compared with the average that the server names', () => {
  const components = { ...COMPONENTS, mega: { water: 30 }, mega_average: { water: 123 } };
  assert.match(shown(Megas({ play: at({ components }, decided(offer('choose_mega', { water: amount(0, 1) }))) })), /average 123/);
});

test('an operator can be moved where the decision lets them, whatever kind of factory it is', () => {
  const crews = (high) => ({ spec: 'assign', places: { water: 1 }, kinds: ['colonist', 'robot'], bounds: [{ places: ['water'], kinds: ['colonist', 'robot'], low: 0, high, code: '' }] });
  const colony = { ...COLONY, factories: { water: [1, 0, 0] }, yields: { water: [0, 1] } };
  const open = (high) => counted(html`<${Colony} play=${at({ colonies: [colony, COLONY, COLONY] }, decided(offer('assign', { crews: crews(high) })))} />`, 'site open');
  assert.deepEqual([open(0), open(1)], [0, 1]);
});

const RAID = { attacker: 1, owner: 0, asset: 'water', cost: 20, attack: 48, defence: 0, needed: 40, to_destroy: 0, to_save: 6, parts: [{ seat: 1, side: 'attack', value: 48 }], to_ask: [0, 2] };
const CARDS = { spec: 'pay', items: { 'water/4/1': 4, 'water/5/1': 5 }, price: 1, per: '', including: [], minimal: false };
const SIDES = decided(offer('stay_out'), offer('defend', { cards: CARDS, amount: amount(0) }), offer('support_attack', { cards: CARDS, amount: amount(0) }));

test('what decides an attack is what the server says, whatever attack and defence are', () => {
  assert.match(shown(Raid({ play: at({ raid: RAID }) })), /It falls\./);
  assert.match(shown(Raid({ play: at({ raid: { ...RAID, to_destroy: 33 } }) })), /It stands: 33 more needed\./);
});

test('just enough to save something is proposed, and whether it is enough is told', () => {
  const play = at({ raid: RAID }, SIDES);
  side(play, 'defend');
  assert.deepEqual(play.draft.value.fields.cards, ['water/4/1', 'water/5/1']);
  assert.match(shown(Siding({ play, decision: SIDES })), /9 of 6 needed\. It stands\./);
  play.change('cards', ['water/5/1']);
  assert.match(shown(Siding({ play, decision: SIDES })), /5 of 6 needed\. It falls\./);
  side(play, 'support_attack');
  assert.match(shown(Siding({ play, decision: SIDES })), /It falls\./);
});

test('an attack needs what the table says', () => {
  const decision = decided(offer('attack', { owner: choose(1), asset: choose('water'), cards: CARDS, amount: amount(0) }));
  const play = at({ components: { ...COMPONENTS, attack_needed: { water: 8 }, space_terrorism: true } }, decision);
  play.begin('attack', { owner: 1, asset: 'water', cards: ['water/4/1'], amount: 0 });
  assert.match(shown(Attacking({ play })), /4 of 8 needed\. It stands\./);
});
