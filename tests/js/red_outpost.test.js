/** The board of Red Outpost: what it works out, and what it says. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { signal } from '@preact/signals';

import { begun as drafted, effectOf } from '../../static/js/core/drafts.js';
import {
  begun, canChoose, choose, chooseWorker, completed, current, fieldsOf, foreseen, forget, itemsFor, open, peeked, withField, workerField,
} from '../../static/js/games/red_outpost/choosing.js';
import { partsOf } from '../../static/js/games/red_outpost/effects.js';
import { movesOf } from '../../static/js/games/red_outpost/flights.js';
import { spacesOf } from '../../static/js/games/red_outpost/goods.js';
import { status } from '../../static/js/games/red_outpost/index.js';
import { stepsOf } from '../../static/js/games/red_outpost/portraits.js';
import { describe, figures } from '../../static/js/games/red_outpost/record.js';
import { wasted } from '../../static/js/games/red_outpost/waste.js';
import { signed } from '../../static/js/games/red_outpost/words.js';
import { spoken } from './words.js';

const root = new URL('../../', import.meta.url);
const pick = (...items) => ({ spec: 'choose', items, unknown: 'unknown' });
const none = { spec: 'amount', low: 0, high: 0, below: 'low', above: 'high' };
const visit = (worker, effects, ...places) => ({
  action: 'visit',
  fields: { worker: pick(worker), to: pick(...places), stored_disk: none },
  effects: places.map((to, at) => ({ fields: { worker, to, stored_disk: 0 }, effect: effects[at] ?? {} })),
});

const VISITS = {
  id: '1',
  offers: [visit('miner', [{ cubes: { coal: 2 } }], 'mine', 'lake'), visit('farmer', [], 'lake', 'farm')],
  blocked: [{ action: 'visit', code: 'worker_tired', params: {}, fields: { worker: 'shepherd' } }],
};
const SWINGS = {
  id: '2',
  offers: [
    { action: 'beer', fields: { up: pick('miner'), down: pick('farmer', 'shepherd') }, effects: [{ fields: { up: 'miner', down: 'farmer' }, effect: { moods: { farmer: -1 }, crystals: -1 } }] },
    { action: 'beer', fields: { up: pick('farmer'), down: pick('miner', 'shepherd') } },
    { action: 'decline', fields: {}, effects: [{ fields: {}, effect: {} }] },
  ],
  blocked: [],
};

/** A board at a decision, with the part of the page that holds the draft. */
function at(decision, more = {}) {
  begun.value = null;
  peeked.value = {};
  const draft = signal(null);
  return {
    title: 'red_outpost', texts: spoken('en'), names: ['Ada', 'Bo'], seat: 0, busy: false, decision, draft, view: { players: [{ seat: 0, colour: 'orange' }, { seat: 1, colour: 'blue' }] },
    begin: (type, fields) => { draft.value = drafted(decision, type, fields); },
    drop: () => { draft.value = null; },
    ...more,
  };
}

test('what may be chosen follows from what is chosen, in any order', () => {
  assert.deepEqual(itemsFor(VISITS, 'visit', {}, 'to'), ['mine', 'lake', 'farm']);
  assert.deepEqual(itemsFor(VISITS, 'visit', { worker: 'farmer' }, 'to'), ['lake', 'farm']);
  assert.deepEqual(itemsFor(VISITS, 'visit', { to: 'mine' }, 'worker'), ['miner']);
  assert.deepEqual(fieldsOf(VISITS, 'visit'), ['worker', 'to']);
});

test('what is the only way left needs no click', () => {
  assert.deepEqual(completed(VISITS, 'visit', { to: 'farm' }), { to: 'farm', worker: 'farmer' });
  assert.deepEqual(completed(VISITS, 'visit', { to: 'lake' }), { to: 'lake' });
});

test('a new choice keeps what goes with it and forgets the rest; the same choice again takes it back', () => {
  assert.deepEqual(withField(VISITS, 'visit', { worker: 'miner', to: 'lake' }, 'worker', 'farmer'), { worker: 'farmer', to: 'lake' });
  assert.deepEqual(withField(VISITS, 'visit', { worker: 'miner', to: 'mine' }, 'worker', 'farmer'), { worker: 'farmer' });
  assert.deepEqual(withField(VISITS, 'visit', { worker: 'miner', to: 'lake' }, 'to', 'lake'), { worker: 'miner' });
});

test('a draft stands only when nothing is missing, so that half a choice is never sent', () => {
  const play = at(VISITS);
  chooseWorker(play, 'miner');
  assert.equal(play.draft.value, null);
  assert.deepEqual(current(play).fields, { worker: 'miner' });
  choose(play, 'visit', 'to', 'lake');
  assert.deepEqual(play.draft.value.fields, { worker: 'miner', to: 'lake', stored_disk: 0 });
  assert.equal(begun.value, null);
  chooseWorker(play, 'farmer');
  assert.deepEqual(play.draft.value.fields, { worker: 'farmer', to: 'lake', stored_disk: 0 });
  play.drop();
  assert.deepEqual(current(play).fields, {});
});

test('half a choice is forgotten with its question', () => {
  const play = at(VISITS);
  chooseWorker(play, 'miner');
  play.decision = SWINGS;
  assert.deepEqual(current(play), { type: 'beer', fields: {} });
  open(play, 'beer');
  assert.deepEqual(begun.value, { id: '2', type: 'beer', fields: {} });
  forget(play);
  assert.equal(begun.value, null);
});

test('clicks on workers fill in one field after the other', () => {
  const play = at(SWINGS);
  assert.equal(workerField(SWINGS, 'beer', {}, 'miner'), 'up');
  assert.equal(workerField(SWINGS, 'beer', { up: 'miner' }, 'shepherd'), 'down');
  assert.equal(workerField(SWINGS, 'beer', {}, 'shepherd'), 'down');
  assert.ok(canChoose(play, 'shepherd'));
  assert.ok(!canChoose(at(VISITS), 'shepherd'));
  chooseWorker(play, 'miner');
  chooseWorker(play, 'farmer');
  assert.deepEqual(play.draft.value.fields, { up: 'miner', down: 'farmer' });
});

test('the effect that the server foresees is found by what is filled in or looked at', () => {
  assert.deepEqual(effectOf(VISITS, 'visit', { worker: 'miner', to: 'mine' }), { cubes: { coal: 2 } });
  assert.equal(effectOf(VISITS, 'visit', { worker: 'farmer', to: 'mine' }), null);
  const play = at(VISITS);
  assert.equal(foreseen(play), null);
  chooseWorker(play, 'miner');
  peeked.value = { to: 'mine' };
  assert.deepEqual(foreseen(play), { cubes: { coal: 2 } });
  play.decision = SWINGS;
  peeked.value = { action: 'decline' };
  assert.deepEqual(foreseen(play), {});
});

test('an effect is told in words, what is minor apart', () => {
  const effect = { points: 5, outlook: -2, crystals: 1, wheel: 1, moods: { farmer: -2 }, cubes: { coal: -2 }, exports: { coal: 1 }, leaders: { farmer: [0, 1] }, draws: true, asks: 'beer' };
  const parts = partsOf(at(VISITS), effect, 'farmer');
  assert.deepEqual(parts.filter(({ minor }) => !minor).map(({ text }) => text), ['Farmer: mood −2', 'Coal exported', '+5 points', 'Crystals +1', 'Wheel +1', 'Draws or shuffles cards']);
  assert.deepEqual(parts.filter(({ minor }) => minor).map(({ key }) => key), ['cube-coal', 'leaders-farmer', 'outlook', 'asks']);
  assert.equal(parts.find(({ key }) => key === 'leaders-farmer').text, 'Lead on Farmer, shared: you and Bo');
});

test('only what the server says to be without effect is asked about', () => {
  const play = at(VISITS);
  assert.equal(wasted(play, VISITS, { type: 'visit', worker: 'miner', to: 'mine', stored_disk: 0 }), null);
  assert.deepEqual(wasted(play, VISITS, { type: 'visit', worker: 'miner', to: 'lake', stored_disk: 0 }).params, { location: 'lake' });
  assert.deepEqual(wasted(play, SWINGS, { type: 'beer', up: 'miner', down: 'farmer' }).params, { worker: 'miner' });
  assert.equal(wasted(play, SWINGS, { type: 'decline' }), null);
});

test('tracks are drawn from the table of data, whatever the host made of it', () => {
  assert.deepEqual(stepsOf({ mood_sad: [-1, -3], mood_start: [0], mood_happy: [2] }), [
    { mood: -2, points: -3 }, { mood: -1, points: -1 }, { mood: 0, points: 0 }, { mood: 1, points: 2 },
  ]);
  assert.deepEqual(spacesOf([3, 3, 2], 1).map(({ state }) => state), ['full', 'next', 'later']);
  assert.deepEqual(spacesOf([3, 2], 1).map(({ state, again }) => [state, again]), [['full', false], ['next', true]]);
  assert.deepEqual([2, 0, -3].map(signed), ['+2', '0', '−3']);
});

test('actions are told in words, with whose disk it is', () => {
  const play = at(VISITS);
  assert.equal(describe(play, { type: 'visit', worker: 'miner', to: 'mine', stored_disk: 0 }), 'Send the Miner to the Mine');
  assert.equal(describe(play, { type: 'move_disk', from_worker: 'miner', to_worker: 'farmer', owner: 'blue' }), 'Move Bo’s disk: Miner → Farmer');
  assert.equal(describe(play, { type: 'storehouse_sell', resource: 'wool' }), 'Sell a cube · Wool');
});

test('figures are those of the players', () => {
  const view = { table: { round: 2 }, players: [{ vp: 7, crystals: 1 }, { vp: -1, crystals: 3 }] };
  assert.deepEqual(figures(view), { round: 2, bySeat: [{ vp: 7, crystals: 1 }, { vp: -1, crystals: 3 }] });
});

test('who waits is told what is being decided', () => {
  const told = (game) => status({ texts: spoken('en'), names: ['Ada', 'Bob'] }, { game });
  assert.equal(told({ stage: 'farm', awaited: [1] }), 'Bob chooses what the Farm produces.');
  assert.equal(told({ stage: 'over', awaited: [] }), '');
});

// --- words and drawings ----------------------------------------------------------------------------------------

const BOARD = 'red_outpost-board-';
const catalogue = (language) => readFileSync(new URL(`static/i18n/${language}/red_outpost.ftl`, root), 'utf8');
const keysOf = (language) => [...catalogue(language).matchAll(/^red_outpost-board-([\w-]+) =/gm)].map(([, key]) => key);
const folder = new URL('static/js/games/red_outpost/', root);
const scripts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
const SENTENCES = ['visit', 'visit_with_card', 'relocate', 'beer', 'storehouse_mood', 'move_disk', 'barracks_shift', 'honour'];

test('both languages have the same words for the board', () => {
  assert.ok(keysOf('en').length > 70);
  assert.deepEqual(keysOf('fr'), keysOf('en'));
});

test('every word of the board is used', () => {
  const families = ['status-', 'waste-', 'do-', 'space-', 'deck-'];
  const isUsed = (key) => scripts.includes(`'${key}'`) || scripts.includes(`'${BOARD}${key}'`) || families.some((family) => key.startsWith(family));
  assert.deepEqual(keysOf('en').filter((key) => !isUsed(key)), []);
});

test('every word that the board says is there', () => {
  const said = [...scripts.matchAll(/\b(?:say|tell)\(play, (?:[^'`]*\? )?'([\w-]+)'(?: : '([\w-]+)')?/g)].flatMap(([, one, other]) => [one, other ?? one]);
  const families = [...SENTENCES.map((type) => `do-${type}`), ...['full', 'next', 'later'].map((state) => `space-${state}`), 'deck-lake', 'deck-ship', 'waste-visit', 'waste-mood'];
  assert.ok(said.length > 60);
  const known = new Set(keysOf('en'));
  assert.deepEqual([...said, ...families].filter((key) => !known.has(key)), []);
});

test('everything has its drawing', () => {
  const drawn = new Set([...readFileSync(new URL('static/art/red_outpost.svg', root), 'utf8').matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id));
  const ids = (kind) => [...catalogue('en').matchAll(new RegExp(`^red_outpost-${kind}-(\\w+) =`, 'gm'))].map(([, id]) => id);
  const wanted = [
    ...ids('worker').map((id) => `w-${id}`), ...ids('resource').map((id) => `r-${id}`), ...ids('location').map((id) => `l-${id}`),
    ...ids('phase').filter((id) => id !== 'over').map((id) => `p-${id}`),
  ];
  const written = [...scripts.matchAll(/['"]([rip]-\w+)['"]/g)].map(([, id]) => id);
  assert.ok(wanted.length === 6 + 4 + 12 + 5 && written.length > 30);
  assert.deepEqual([...wanted, ...written].filter((id) => !drawn.has(id)), []);
});

test('what an event moves flies from where it was to where it counts, and what only tells moves nothing', () => {
  const moves = (key, params, place = 'mine') => movesOf({ key: `red_outpost-${key}`, params }, place);
  const [cube] = moves('produced', { seat: 0, resource: 'coal' });
  assert.deepEqual([cube.icon, cube.from[0]], ['r-coal', '.tile[data-place="mine"]']);
  assert.deepEqual(cube.to, ['.exports [data-cubes="coal"]', '.tile[data-place="storehouse"]'], 'a phone shows the map alone');
  assert.deepEqual(moves('mood_down', { worker: 'miner', steps: 2 })[0].number, '−2');
  assert.deepEqual(moves('exported', { seat: 1, resource: 'coal', points: 3 }).map(({ icon, number }) => [icon, number]), [['r-coal', undefined], ['i-vp', '+3']]);
  assert.equal(moves('mood_scored', { worker: 'miner', seats: [0, 2], points: 4 }).length, 2, 'to each leader');
  assert.deepEqual(moves('mood_up', { worker: 'miner', steps: 1 }, null)[0].from, [], 'from nowhere before the first visit');
  assert.deepEqual(moves('phase', { round: 1, phase: 'lunch' }), []);
});
