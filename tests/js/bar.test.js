/** The action bar: who must do what, now and in the past. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { statusOf } from '../../static/js/core/bar.js';
import { othersWaiting, undoneBy } from '../../static/js/core/consent.js';
import * as homesteaders from '../../static/js/games/homesteaders/index.js';
import * as outpost from '../../static/js/games/outpost/index.js';
import * as redOutpost from '../../static/js/games/red_outpost/index.js';
import { spoken } from './words.js';

const TABLES = {
  outpost: { active: 1, phase: 'turns' },
  homesteaders: { turn: 1, step: null, phase: 'placing' },
};
const view = (table, awaited, result = null) => ({ game: { stage: 'farm', awaited, result }, table, auction: null, raid: null });

function playing(title, now) {
  const decision = { key: 'outpost-ask-mega', params: {}, awaited: true };
  const signals = { view: now, you: { seat: 0 }, table: { seats: [{ driver: 'person' }, { driver: 'person' }] }, decision, orders: null };
  const store = Object.fromEntries(Object.entries(signals).map(([name, value]) => [name, { value }]));
  return { store, texts: spoken('en'), title, names: ['Ada', 'Bob'] };
}

for (const [title, board] of Object.entries({ outpost, homesteaders, red_outpost: redOutpost, sealed_bids: {} })) {
  test(`looking back at ${title}, one is told who was awaited then`, () => {
    const table = TABLES[title] ?? {};
    const now = view(table, [0]);
    const play = playing(title, now);
    assert.equal(statusOf(play, board, now).yours, true);
    const then = statusOf(play, board, view(table, [1]));
    assert.deepEqual([then.yours, then.text.includes('Bob'), then.text.includes('Ada')], [false, true, false]);
    assert.equal(statusOf(play, board, view(table, [], { ranks: [1, 2] })).text, 'The game is over.');
  });
}

test('who has an order that is about to answer is not called', () => {
  const now = view(TABLES.outpost, [0]);
  const play = playing('outpost', now);
  play.store.orders.value = { given: [], offers: [], due: true };
  assert.deepEqual(statusOf(play, outpost, now), { text: 'One of your orders is about to answer.', yours: false });
});

test('everybody is told whose answer is missing, and nobody that it is their own', () => {
  const context = { texts: spoken('en'), names: ['Ada', 'Bob', 'Cy'] };
  assert.equal(othersWaiting([1, 2], null, context), 'Waiting for Bob and Cy to answer.');
  assert.equal(othersWaiting([1, 2], 1, context), 'Waiting for Cy to answer.');
  assert.equal(othersWaiting([1], 1, context), '');
  assert.equal(othersWaiting([2], 0, { ...context, texts: spoken('fr') }), 'En attente de la réponse de Cy.');
});

test('who is asked to agree reads what would be undone, and what nobody will forget', () => {
  const context = { texts: spoken('en'), title: 'outpost', names: ['Ada', 'Bob'] };
  const said = (seq, seat, key, params = {}) => ({ seq, kind: 'move', seat, events: [{ key, params: { seat, ...params } }] });
  const log = [said(4, 0, 'outpost-turn_ended'), said(5, 0, 'outpost-passed'), said(6, 1, 'outpost-passed')];
  const revealed = [{ key: 'outpost-offered', params: { die: 2, upgrade: 'data_library' } }];
  const one = undoneBy({ by: 0, moves: [5], revealed: [] }, log, context);
  assert.deepEqual([one.moves, one.others, one.seen], ['This would undo “Ada passes.”', '', []]);
  const two = undoneBy({ by: 0, moves: [5, 6], revealed: [...revealed, ...revealed] }, log, context);
  assert.deepEqual([two.moves, two.others], ['This would undo 2 moves, from “Ada passes.” on.', 'It includes moves by Bob.']);
  const own = undoneBy({ by: 0, moves: [5, 6], revealed: [] }, log, { ...context, seat: 1 });
  assert.equal(own.others, 'It includes moves by you.');
  assert.match(two.seen.join(), /^Rolled/);
  assert.equal(two.seen.length, 1);
});
