/** A view of a title without a board: what becomes a table, and how things are called. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { columnsOf, Part, wordFor } from '../../static/js/core/sections.js';
import { shown } from './shown.js';
import { spoken } from './words.js';

test('a list of things that are alike is a table without its empty columns', () => {
  assert.deepEqual(columnsOf([{ seat: 0, silver: 2, note: '' }, { seat: 1, silver: 0, note: '' }]), ['seat', 'silver']);
  assert.equal(columnsOf([{ seat: 0 }, { place: 1 }]), null);
  assert.equal(columnsOf([{ seat: 0 }]), null);
  assert.equal(columnsOf([1, 2]), null);
  assert.equal(columnsOf({ seat: 0 }), null);
});

test('things are called as the catalogues call them, else as the data does', () => {
  const context = { title: 'outpost', texts: spoken('en') };
  assert.equal(wordFor(context, 'data_library'), 'Data Library');
  assert.equal(wordFor(context, 'left_over'), 'left over');
  assert.equal(wordFor(context, 7), '7');
});

test('players are named, not numbered', () => {
  const context = { title: 'outpost', texts: spoken('en'), names: ['Ada', 'Bob'] };
  const read = (name, value) => shown(Part({ name, value, context }));
  assert.equal(read('rows', [{ seat: 1, bid: 1 }, { seat: 0, bid: 4 }]), 'seat bid Bob 1 Ada 4');
  assert.equal(read('passed', [1, 0]), 'Bob, Ada');
  assert.equal(read('auction', { leader: 1, amount: 0 }), 'leader Bob · amount 0');
});
