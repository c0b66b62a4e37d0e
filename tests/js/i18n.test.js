/** The page speaks as the server does: sentences.json holds what app/texts.py says. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { Texts } from '../../static/js/core/i18n.js';
import { spoken } from './words.js';

const NAMES = ['Ada', 'Boris', 'Chloé'];
const SENTENCES = JSON.parse(readFileSync(new URL('sentences.json', import.meta.url), 'utf8'));

for (const language of ['en', 'fr']) {
  const texts = spoken(language);
  for (const { key, params, reader, [language]: sentence } of SENTENCES) {
    test(`${key} is said${reader === undefined ? '' : ' to its player'} as the server says it (${language})`, () => {
      assert.equal(texts.tell('outpost', key, params, NAMES, reader), sentence);
    });
  }
}

test('a component is called as the first kind that knows it calls it', () => {
  const texts = spoken('en');
  assert.equal(texts.name('outpost', ['crews', 'factory'], 'water', 2), 'Water factories');
  assert.equal(texts.name('outpost', [], 'ore/3/5'), 'Ore 3');
  assert.equal(texts.name('outpost', ['upgrade'], 'unheard_of'), 'unheard_of');
});

test('what a language lacks is said in the next one', () => {
  const texts = new Texts([
    { language: 'fr', sources: ['one = un'] },
    { language: 'en', sources: ['one = one\ntwo = two'] },
  ]);
  assert.deepEqual([texts.say('one'), texts.say('two'), texts.say('three')], ['un', 'two', 'three']);
});

test('a sentence is put together anew only for other words in it', () => {
  const texts = spoken('en');
  const told = (count, names) => texts.tell('outpost', 'outpost-colonists', { seat: 0, count }, names);
  assert.equal(told(1, NAMES), told(1, NAMES));
  assert.notEqual(told(1, NAMES), told(2, NAMES));
  assert.match(told(1, ['Zoe']), /Zoe/);
});
