/** The coach: who may have one, and what names a question. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { questionOf } from '../../static/js/core/coach.js';
import { mayHaveCoach } from '../../static/js/core/coaching.js';

const person = { bot: '' };
const bot = { bot: 'standard' };
const at = (coach, seats, status = 'playing') => /** @type {any} */ ({ coach, seats, status });

test('who is alone among bots may have a coach unless nobody may, and everybody where the table says so', () => {
  assert.equal(mayHaveCoach(at('bots', [person, bot]), 0), true);
  assert.equal(mayHaveCoach(at('bots', [person, person]), 0), false);
  assert.equal(mayHaveCoach(at('all', [person, person]), 1), true);
  assert.equal(mayHaveCoach(at('nobody', [person, bot]), 0), false);
});

test('nobody has one who watches, or before and after the game', () => {
  assert.equal(mayHaveCoach(at('all', [bot, bot]), null), false);
  assert.equal(mayHaveCoach(at('all', [person, bot], 'lobby'), 0), false);
  assert.equal(mayHaveCoach(at('all', [person, bot], 'over'), 0), false);
});

/** @returns {any} a store with an open question */
const asked = (changed = {}) => ({
  version: { value: 7 }, decision: { value: { id: 'bid/1', awaited: true } }, drafted: { value: [] }, orders: { value: null }, ...changed,
});

test('a question is another one after a move, in another decision, and after a step of the draft', () => {
  const questions = [asked(), asked({ version: { value: 8 } }), asked({ drafted: { value: [{}] } }), asked({ decision: { value: { id: 'bid/2', awaited: true } } })].map(questionOf);
  assert.equal(new Set(questions).size, 4);
});

test('there is none where nobody waits for the reader, or an order answers', () => {
  assert.equal(questionOf(asked({ decision: { value: { id: 'aside', awaited: false } } })), null);
  assert.equal(questionOf(asked({ decision: { value: null } })), null);
  assert.equal(questionOf(asked({ orders: { value: { due: true } } })), null);
});
