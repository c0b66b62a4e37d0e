/** PastLoader back: pages of the log, positions fetched once, one request at a time. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { History, PastLoader, withRetries } from '../../static/js/core/history.js';
import { ApiError } from '../../static/js/core/http.js';
import { Store } from '../../static/js/core/store.js';

const entries = (from, to) => Array.from({ length: to - from + 1 }, (_unused, at) => ({ seq: from + at }));

test('the whole log is fetched page by page, as one viewer reads it', async () => {
  const asked = [];
  const fetch = async (path) => {
    asked.push(path);
    const after = Number(/after=(\d+)/.exec(path)[1]);
    const limit = Number(/limit=(\d+)/.exec(path)[1]);
    return { entries: entries(after + 1, Math.min(450, after + limit)), over: true, last: 450 };
  };
  const found = await new History('abc', 'seat:1', fetch).entries();
  assert.deepEqual(found.entries.map(({ seq }) => seq), entries(1, 450).map(({ seq }) => seq));
  assert.equal(asked.length, 3);
  assert.equal(asked[1], '/api/tables/abc/history?after=200&limit=200&as=seat:1');
  asked.length = 0;
  const part = await new History('abc', '', fetch).entries(100, 130);
  assert.deepEqual([part.entries[0].seq, part.entries.at(-1).seq, asked.length], [101, 130, 1]);
});

test('a position is fetched once, and again only if that failed', async () => {
  const asked = [];
  let works = false;
  const history = new History('abc', '', async (path) => {
    asked.push(path);
    if (!works) throw new ApiError(0, {});
    return { view: { path } };
  });
  await assert.rejects(history.at(7));
  works = true;
  assert.deepEqual(await history.at(7), { path: '/api/tables/abc/history/7' });
  await history.at(7);
  assert.equal(asked.length, 2);
});

test('who goes through quickly gets the last position, not all of them', async () => {
  const store = new Store();
  const asked = [];
  const fetch = async (path) => {
    asked.push(Number(path.split('/').at(-1)));
    return { view: { seq: asked.at(-1) } };
  };
  const looking = new PastLoader(store, assert.fail);
  const history = new History('abc', '', fetch);
  await Promise.all([1, 2, 3, 4, 5].map((seq) => looking.show(history, seq)));
  assert.deepEqual(store.past.value, { seq: 5, view: { seq: 5 } });
  assert.deepEqual(asked, [1, 5]);
  looking.leave();
  assert.equal(store.past.value, null);
});

test('too often is waited out; anything else is told', async () => {
  const store = new Store();
  const troubles = [];
  let refusals = 2;
  const fetch = async () => {
    if (refusals > 0) {
      refusals -= 1;
      throw new ApiError(429, { code: 'too_often' });
    }
    return { view: {} };
  };
  const waits = [];
  const looking = new PastLoader(store, (error) => troubles.push(error.code), async (time) => waits.push(time));
  await looking.show(new History('abc', '', fetch), 3);
  assert.equal(store.past.value.seq, 3);
  assert.equal(waits.length, 2);
  await looking.show(new History('abc', '', async () => { throw new ApiError(403, { code: 'not_over_yet' }); }), 4);
  assert.deepEqual(troubles, ['not_over_yet']);
  assert.equal(store.past.value.seq, 3);
});

test('who is patient asks again when it was too often, and only then', async () => {
  const waits = [];
  const answers = [new ApiError(429, {}), new ApiError(429, {}), 'here it is'];
  const ask = async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  assert.equal(await withRetries(ask, async (time) => waits.push(time)), 'here it is');
  assert.equal(waits.length, 2);
  await assert.rejects(withRetries(async () => { throw new ApiError(404, {}); }, assert.fail), { status: 404 });
});
