/** A view of a title without a board: what becomes a table, and how things are called. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { columnsOf, wordFor } from '../../static/js/core/sections.js';
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
  assert.equal(wordFor(context, 'waiting_for'), 'waiting for');
  assert.equal(wordFor(context, 7), '7');
});
