/** What the forms of the first page make of what is typed. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { codeIn, tableOf } from '../../static/js/pages/home.js';

test('a code is found in whatever was pasted', () => {
  for (const text of ['abc23', ' abc23 ', 'https://example.org/t/abc23', '/t/abc23/', 'http://x/t/abc23?a=b#c']) {
    assert.equal(codeIn(text), 'abc23');
  }
  assert.equal(codeIn('  '), '');
});

test('a table is private and may be watched unless its host says otherwise', () => {
  const data = new FormData();
  data.set('name', 'Ada');
  data.set('seats', '3');
  data.set('option-edition', 'anniversary');
  const asked = { game: 'outpost', options: { edition: 'anniversary' }, seats: 3, private: true, spectators: false };
  assert.deepEqual(tableOf('outpost', data), asked);
  data.set('listed', 'on');
  data.set('spectators', 'on');
  assert.deepEqual(tableOf('outpost', data), { ...asked, private: false, spectators: true });
});
