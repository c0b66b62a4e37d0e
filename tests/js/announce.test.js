/** What is said aloud and what calls: together, once, and not too much. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { markedTitle } from '../../static/js/core/alerts.js';
import { Announcer } from '../../static/js/core/announce.js';
import { undoKey } from '../../static/js/core/consent.js';
import { calledSoFar, calls, mentions, unread } from '../../static/js/core/chat.js';

function stage() {
  const said = [];
  let due = null;
  const clock = { set: (run) => { due = run; return 1; }, clear: () => { due = null; } };
  const announcer = new Announcer((text) => said.push(text), ({ events }) => events, clock);
  const pass = () => { const run = due; due = null; run?.(); };
  return { said, announcer, pass };
}

test('what happens quickly is said together, and whose turn it is at the end', () => {
  const { said, announcer, pass } = stage();
  announcer.happened([{ events: ['Ada bids 20.'] }]);
  announcer.happened([{ events: ['Bob passes.'] }]);
  announcer.status('It is your turn.');
  assert.deepEqual(said, []);
  pass();
  assert.deepEqual(said, ['Ada bids 20. Bob passes. It is your turn.']);
});

test('of many sentences only the last are said, and the same status once', () => {
  const { said, announcer, pass } = stage();
  announcer.status('Waiting for Bob.');
  pass();
  announcer.happened([{ events: ['1'] }, { events: ['2', '3', '4'] }, { events: ['5'] }, { events: ['6'] }]);
  announcer.status('Waiting for Bob.');
  pass();
  announcer.status('Waiting for Bob.');
  pass();
  assert.deepEqual(said, ['Waiting for Bob.', '3 4 5 6']);
});

test('the title tells who is waited for, and of unread lines', () => {
  assert.deepEqual([markedTitle('Outpost', true), markedTitle('Outpost', false)], ['● Outpost', 'Outpost']);
  assert.deepEqual([markedTitle('Outpost', true, 2), markedTitle('Outpost', false, 1)], ['(2) ● Outpost', '(1) Outpost']);
});

test('whoever is called by name is found, by the longest name and no part of one', () => {
  const names = ['Ann', 'Ann Lee', 'Bob'];
  const called = (text) => mentions(text, names).flatMap(({ name }) => name ?? []);
  assert.deepEqual(called('@ann lee, your turn! @Bob?'), ['Ann Lee', 'Bob']);
  assert.deepEqual([called('@Bobby mail@bob.example @'), called('@Ann.')], [[], ['Ann']]);
  assert.equal(mentions('hi @Bob!', names).map(({ text }) => text).join(''), 'hi @Bob!');
  assert.equal(calls({ name: 'Bob', text: 'come on, @ann' }, 'Ann', names), true);
  assert.equal(calls({ name: 'Ann', text: '@Ann it is me' }, 'Ann', names), false);
});

test('a name is offered while it is typed, with the spaces in it', () => {
  const names = ['Ann', 'Ann Lee', 'Bob'];
  const offered = (text) => calledSoFar(text, names).found;
  assert.deepEqual([offered('Hey @'), offered('Hey @an'), offered('Hey @Ann l'), offered('Hey @Ann Lee ')], [names, ['Ann', 'Ann Lee'], ['Ann Lee'], []]);
  assert.deepEqual([offered('Hey'), offered('mail@bo'), offered('@Ann, @b')], [[], [], ['Bob']]);
  assert.equal(calledSoFar('@Ann, @b', names).before, '@Ann, ');
});

test('lines of others that came since one looked are news', () => {
  const lines = [{ number: 1, name: 'Bob' }, { number: 2, name: 'Ada' }, { number: 3, name: 'Bob' }];
  assert.equal(unread(lines, 0, 'Ada'), 2);
  assert.equal(unread(lines, 1, 'Ada'), 1);
  assert.equal(unread(lines, 3), 0);
});

test('who must answer a wish to take a move back is waited for, nobody else', () => {
  const request = { by: 0, agreed: [2] };
  assert.deepEqual([0, 1, 2, null].map((seat) => undoKey(request, seat)), ['undo-asked-own', 'undo-asked', 'undo-agreed', 'undo-asked-others']);
  assert.equal(undoKey(null, 1), null);
});
