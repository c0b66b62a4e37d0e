/** What is told to somebody who comes back to a table. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { markedTitle } from '../../static/js/core/alerts.js';
import { storyOf, storyWords } from '../../static/js/core/story.js';
import { nextOf } from '../../static/js/core/waiting.js';
import { spoken } from './words.js';

const NAMES = ['Ada', 'Bob', 'Cy'];
const move = (seq, seat, ...events) => ({ seq, kind: 'move', seat, events: events.map(([key, params]) => ({ key: `outpost-${key}`, params })) });
const LOG = [
  move(1, 0, ['opened', { seat: 0, upgrade: 'laboratory', amount: 80 }]),
  move(2, 1, ['bid', { seat: 1, amount: 95 }]),
  move(3, 0, ['passed', { seat: 0 }], ['won', { seat: 1, upgrade: 'laboratory', amount: 95 }]),
  move(4, 2, ['opened', { seat: 2, upgrade: 'robots', amount: 61 }], ['won', { seat: 2, upgrade: 'robots', amount: 61 }]),
  move(5, 2, ['round', { round: 4 }]),
];
const told = (log, since, seat, language = 'en', title = 'outpost') =>
  storyWords(storyOf(log, since, seat, title), { texts: spoken(language), title, names: NAMES, seat });

test('auctions are told with their prices, and that the reader was outbid', () => {
  assert.deepEqual(told(LOG, 1, 0), [
    'Round 4 has begun.',
    'Two auctions: you were outbid on Laboratory by Bob at 95, Robots went to Cy for 61.'.replace('Two', '2'),
  ]);
  assert.deepEqual(told(LOG, 1, 1).at(-1), '2 auctions: you won Laboratory for 95, Robots went to Cy for 61.');
});

test('what the reader has seen is not told again, and nothing if there was nothing', () => {
  assert.deepEqual(told(LOG, 3, 0).at(-1), 'One auction: Robots went to Cy for 61.');
  assert.deepEqual(told(LOG, 5, 0), []);
});

test('what was undone has not happened', () => {
  const log = [...LOG, { seq: 6, kind: 'undo', to: 2, seat: 0, events: [] }];
  assert.deepEqual(told(log, 1, 0), ['The others made one move.']);
});

test('of many events the last are told, and how many came before', () => {
  const log = Array.from({ length: 9 }, (_, at) => move(at + 1, 1, ['won', { seat: 1, upgrade: 'robots', amount: 50 + at }]));
  const [words] = told(log, 0, 0);
  assert.match(words, /^9 auctions: 3 earlier ones, Robots went to Bob for 53, /);
});

test('it is told in French, and of every title', () => {
  assert.match(told(LOG, 1, 0, 'fr').at(-1), /^2 enchères\s: Bob a surenchéri sur vous pour .+ à 95, .+ pour Cy à 61\.$/);
  const lots = [
    { seq: 1, kind: 'move', seat: 0, events: [{ key: 'homesteaders-bid', params: { seat: 0, lot: 2, amount: 5 } }] },
    { seq: 2, kind: 'move', seat: 1, events: [{ key: 'homesteaders-won', params: { seat: 1, lot: 2, amount: 6 } }, { key: 'homesteaders-built', params: { seat: 1, building: 'farm' } }] },
  ];
  assert.deepEqual(told(lots, 1, 0, 'en', 'homesteaders'), ['One auction: you were outbid in auction 2 by Bob at 6.', 'Built: Farm (Bob).']);
  const exported = [{ seq: 1, kind: 'move', seat: 1, events: [{ key: 'red_outpost-exported', params: { seat: 1, resource: 'fish', points: 3 } }] }];
  assert.match(told(exported, 0, 0, 'en', 'red_outpost')[0], /^Exported: .+, 3 for Bob\.$/);
});

test('the next table leads through all of them', () => {
  assert.deepEqual(['a', 'c', 'z'].map((here) => nextOf(['b', 'd'], here)), ['b', 'd', 'b']);
  assert.equal(nextOf([], 'a'), undefined);
});

test('the tab counts the tables that wait, this one included', () => {
  assert.equal(markedTitle('Outpost', true, 0, 2), '● 3 · Outpost');
  assert.equal(markedTitle('Outpost', false, 1, 1), '(1) ● 1 · Outpost');
});
