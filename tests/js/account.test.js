/** What the account page makes of devices, passkeys and browsers that are somebody else's. */

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';

import { bytesOf, textOf } from '../../static/js/core/passkeys.js';
import { signIn } from '../../static/js/core/signing.js';
import { deviceName } from '../../static/js/pages/account.js';
import { spoken } from './words.js';

const texts = spoken('en');
const { fetch } = globalThis;

afterEach(() => {
  globalThis.fetch = fetch;
});

/** Answer each request with the next of these; return what was asked. */
function answering(...answers) {
  const asked = [];
  globalThis.fetch = /** @type {*} */ (async (path, { body }) => {
    asked.push([path, JSON.parse(body)]);
    const [status, content] = answers.shift();
    return { ok: status < 400, status, json: async () => content };
  });
  return asked;
}

const ALREADY = [409, { code: 'signed_in_already', text: 'Continue?', params: { name: 'Ben', other: 'Ann', count: 0 } }];

test('bytes are written in base64url and read again', () => {
  const bytes = Uint8Array.from([0, 251, 255, 254, 62, 63, 1]);
  assert.equal(textOf(bytes.buffer), 'APv__j4_AQ');
  assert.deepEqual(bytesOf('APv__j4_AQ'), bytes);
  assert.equal(textOf(new ArrayBuffer(0)), '');
});

test('a device is called by what is known of it', () => {
  assert.equal(deviceName(texts, { browser: 'Firefox', system: 'Linux' }), 'Firefox on Linux');
  assert.equal(deviceName(texts, { browser: '', system: 'Linux' }), 'Linux');
  assert.equal(deviceName(texts, { browser: 'Firefox', system: '' }), 'Firefox');
  assert.equal(deviceName(texts, { browser: '', system: '' }), 'Unknown browser');
});

test('a browser that is nobody’s is signed in without a question', async () => {
  const asked = answering([200, {}]);
  assert.equal(await signIn('/in', { code: 'x' }, texts, () => assert.fail()), true);
  assert.deepEqual(asked, [['/in', { code: 'x' }]]);
});

test('a browser that is somebody’s is signed in once they agree', async () => {
  const asked = answering(ALREADY, [200, {}]);
  const questions = [];
  assert.equal(await signIn('/in', { code: 'x' }, texts, async (question) => questions.push(question)), true);
  assert.deepEqual(asked.at(-1), ['/in', { code: 'x', replace: true }]);
  assert.equal(questions[0].text, 'Continue?');
  assert.deepEqual(questions[0].answers.map(({ label }) => label), ['Continue as Ann', 'Stay Ben']);
});

test('who does not agree stays, and nothing more is sent', async () => {
  const asked = answering(ALREADY);
  assert.equal(await signIn('/in', { code: 'x' }, texts, async () => ''), false);
  assert.equal(asked.length, 1);
});

test('any other refusal is passed on', async () => {
  answering([403, { code: 'wrong_code', text: 'No.' }]);
  await assert.rejects(signIn('/in', {}, texts, () => assert.fail()), { code: 'wrong_code', message: 'No.' });
});
