/** What can be decided about a seat whose person is away, and how it is told to whom. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { preamble } from '../../static/js/core/log.js';
import { proposalKey, proposalsFor } from '../../static/js/core/proposals.js';
import { spoken } from './words.js';

const KINDS = ['stand_in', 'new_link', 'substitute'];
const person = { bot: '', driver: 'person' };
const table = (more = {}) => ({ status: 'playing', stand_in: 'vote', proposal: null, seats: [person, person, { bot: 'standard', driver: 'bot' }], ...more });

test('about who is away everything can be proposed, about oneself a substitute, about others and bots nothing', () => {
  assert.deepEqual(proposalsFor(table(), 1, 0, [0]), KINDS);
  assert.deepEqual(proposalsFor(table(), 0, 0, [0]), ['substitute']);
  assert.deepEqual(proposalsFor(table({ seats: [person, { bot: 'standard', driver: 'bot' }] }), 0, 0, [0]), [], 'alone');
  assert.deepEqual(proposalsFor(table(), 1, 0, [0, 1]), []);
  assert.deepEqual(proposalsFor(table(), 2, 0, [0]), []);
  assert.deepEqual(proposalsFor(table(), 1, null, [0]), [], 'spectators propose nothing');
});

test('a bot is voted on only where that is the rule and none plays yet; nothing is proposed beside something else', () => {
  for (const rule of ['nobody', 'away']) assert.deepEqual(proposalsFor(table({ stand_in: rule }), 1, 0, [0]), ['new_link', 'substitute']);
  const driven = table({ seats: [person, { ...person, driver: 'bot' }] });
  assert.deepEqual(proposalsFor(driven, 1, 0, [0]), ['new_link', 'substitute']);
  assert.deepEqual(proposalsFor(table({ proposal: {} }), 1, 0, [0]), []);
  assert.deepEqual(proposalsFor(table({ status: 'over' }), 1, 0, [0]), []);
});

for (const language of ['en', 'fr']) {
  const texts = spoken(language);
  const names = ['Ada', 'Bob', 'Cy'];

  test(`every proposal is told in ${language} to its author, to whom it is about and to the others`, () => {
    for (const kind of KINDS) {
      for (const granted of kind === 'stand_in' ? [false] : [false, true]) {
        for (const seat of [0, 1, 2, null]) {
          const key = proposalKey({ kind, seat: 1, by: 0, granted }, seat);
          const text = texts.first([key], { by: 'Ada', name: 'Bob' });
          assert.ok(text, key);
          if (seat === 1) assert.ok(!text.includes('Bob'), text);
          if (seat === 0) assert.ok(!text.includes('Ada'), text);
        }
      }
    }
    for (const seat of [0, 1]) assert.ok(texts.first([proposalKey({ kind: 'substitute', seat: 0, by: 0, granted: false }, seat)], { name: 'Ada' }));
  });

  test(`every entry about a seat has its words in ${language}`, () => {
    const told = (kind, what, more = {}) => preamble({ kind, what, seat: 0, of: 1, was: 'Bob', events: [], ...more }, { texts, names });
    for (const what of KINDS) {
      assert.match(told('seat_asked', what), /Ada.*Bob/);
      for (const kind of ['seat_agreed', 'seat_declined', 'seat_withdrawn']) assert.match(told(kind, what), /^Ada/);
    }
    for (const what of KINDS.slice(1)) assert.match(told('seat_granted', what), /Bob/);
    assert.match(told('seat_given', 'substitute'), /Ada.*Bob/);
    assert.match(told('seat_given', 'new_link'), /Ada/);
    assert.match(told('driver', 'stand_in', { driver: 'bot', by: 2 }), /Ada/);
  });
}
