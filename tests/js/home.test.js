/** What the forms and lists of the first page make of what they are given. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { cookieFor } from '../../static/js/core/prefs.js';
import { changedRows, codeIn, stateOf, tableOf } from '../../static/js/pages/home.js';

test('a code is found in whatever was pasted', () => {
  for (const text of ['abc23', ' abc23 ', 'ABC23', 'Abc23\n', 'HTTPS://EXAMPLE.ORG/T/ABC23', 'https://example.org/t/abc23', '/t/abc23/', 'http://x/t/abc23?a=b#c']) {
    assert.equal(codeIn(text), 'abc23');
  }
  assert.equal(codeIn('  '), '');
});

test('a table is private and may be watched unless its host says otherwise', () => {
  const data = new FormData();
  data.set('game', 'outpost');
  data.set('name', 'Ada');
  data.set('seats', '3');
  data.set('pace', 'days');
  data.set('option-edition', 'anniversary');
  const asked = { game: 'outpost', options: { edition: 'anniversary' }, seats: 3, pace: 'days', private: true, spectators: false };
  assert.deepEqual(tableOf(data), asked);
  data.set('listed', 'on');
  data.set('spectators', 'on');
  assert.deepEqual(tableOf(data), { ...asked, private: false, spectators: true });
});

test('of tables of numbers only the rows that were changed are sent', () => {
  const row = (name, usual, value) => ({ dataset: { option: 'data', row: name, usual }, value });
  const inputs = [
    row('farm', '1 2', '1'), row('farm', '1 2', ' 2 '), row('farm', '1 2', ''),
    row('mine', '3', '4'), row('inn', '5', 'x'), row('pond', '6 7', '6'), row('pond', '6 7', ''),
  ];
  const found = changedRows(inputs);
  assert.deepEqual(found, { data: { mine: [4], inn: [NaN], pond: [6] } });
  const data = new FormData();
  data.set('option-edition', 'first');
  assert.deepEqual(tableOf(data, found).options, { edition: 'first', ...found });
  assert.deepEqual(changedRows(inputs.slice(0, 3)), {});
});

test('a preference is kept for the whole site, and over https only where there is https', () => {
  const parts = cookieFor('theme', 'dark', 'http:').split('; ');
  assert.deepEqual(parts, ['theme=dark', 'path=/', 'max-age=31536000', 'samesite=lax']);
  assert.ok(cookieFor('theme', 'dark', 'https:').endsWith('; secure'));
});

test('a table that cannot be played here says so, whatever else could be said of it', () => {
  assert.equal(stateOf({ status: 'playing', waiting: true, playable: true }), 'tables-waiting');
  assert.equal(stateOf({ status: 'over', waiting: false, playable: true }), 'tables-over');
  assert.equal(stateOf({ status: 'playing', waiting: false, playable: false }), 'tables-unplayable');
  assert.equal(stateOf({ status: 'lobby' }), 'tables-lobby', 'in the public list');
});
