/** What the forms and lists of the first page make of what they are given. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { cookieFor } from '../../static/js/core/prefs.js';
import { codeIn, stateOf } from '../../static/js/pages/home.js';

test('a code is found in whatever was pasted', () => {
  for (const text of ['abc23', ' abc23 ', 'ABC23', 'Abc23\n', 'HTTPS://EXAMPLE.ORG/T/ABC23', 'https://example.org/t/abc23', '/t/abc23/', 'http://x/t/abc23?a=b#c']) {
    assert.equal(codeIn(text), 'abc23');
  }
  assert.equal(codeIn('  '), '');
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
