/** The board of Red Outpost shows what the server says: no number here is one of the rules. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Course, Players } from '../../static/js/games/red_outpost/course.js';
import { Goods } from '../../static/js/games/red_outpost/goods.js';
import { Portraits } from '../../static/js/games/red_outpost/portraits.js';
import { choose, decided, offer, seated } from './seated.js';
import { counted, shown } from './shown.js';

const PLAYER = { seat: 0, colour: 'orange', vp: 3, outlook: 0, crystals: 0, palace: 0, wheel: 1, to_reward: 3, reserve: 5, stored: 0, location_card: '', worker_card: '' };
const WORKER = { worker: 'miner', place: 'mine', upright: true, mood: 0, points: 0, disks: [1, 0], crystals: [1, 0], influence: [2, 0], leaders: [0] };
const PILE = { left: 3, discard: [], taken: [] };

const at = (view, decision = null) => seated('red_outpost', {
  players: [PLAYER, { ...PLAYER, seat: 1 }], workers: [WORKER], crystals: 9, lake: PILE, ship: PILE, game: { awaited: [0] }, table: { round: 1, phase: 'morning', order: [0, 1], turns: 0, first: 0 },
  goods: { coal: { stored: 1, room: 2, exported: 0, supply: 4 } },
  data: { wheel_spaces: [4], export_coal: [3, 2], mood_sad: [-1], mood_start: [0], mood_happy: [1, 2] }, ...view,
}, decision);

test('influence is what the server counts, whatever lies on a portrait', () => {
  assert.match(shown(Portraits({ play: at({ workers: [{ ...WORKER, influence: [71, 0] }] }) })), /\b71\b/);
});

test('a reward is as far off as the server says', () => {
  assert.match(shown(Goods({ play: at({ players: [{ ...PLAYER, to_reward: 81 }] }) })), /\b81\b/);
});

test('a marker goes on the wheel to where the server foresees it, and the Storehouse is as large as it says', () => {
  const visit = (effect) => decided(offer('visit', { worker: choose('miner'), to: choose('mine') }, { fields: { worker: 'miner', to: 'mine' }, effect }));
  assert.equal(counted(Goods({ play: at({}, visit({ wheel: 1, wheel_space: 2 })) }), 'sector next'), 1);
  assert.equal(counted(Goods({ play: at({}, visit({})) }), 'sector next'), 0);
  assert.equal(counted(Goods({ play: at({ goods: { coal: { stored: 4, room: 7, exported: 0, supply: 4 } } }) }), 'cube'), 7);
});

test('spaces of an export track are worth what the table of data says', () => {
  assert.match(shown(Goods({ play: at({ data: { wheel_spaces: [4], export_coal: [61, 62] } }) })), /\b61\b.*\b62\b/);
});

test('a mood that a visit would change is worth what the table of data says', () => {
  const visit = offer('visit', { worker: choose('miner'), to: choose('mine') }, { fields: { worker: 'miner', to: 'mine' }, effect: { moods: { miner: 2 } } });
  const data = { mood_sad: [-1], mood_start: [0], mood_happy: [31, 32] };
  assert.match(shown(Portraits({ play: at({ data }, decided(visit)) })), /\+32/);
});

test('points and what moods promise are those of the view', () => {
  const text = shown(Players({ play: at({ players: [{ ...PLAYER, vp: -91, outlook: -92, crystals: 93, palace: 94, reserve: 95 }] }) }));
  assert.match(text, /−91.*−92.*93.*94.*95/);
  assert.match(shown(Course({ play: at({ table: { round: 41, phase: 'lunch', order: [], turns: 0, first: 0 } }) })), /\b41\b/);
});
