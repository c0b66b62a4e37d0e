/** The words of the pages: none missing, none without use, the same in every language. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { spoken } from './words.js';

const root = new URL('../../', import.meta.url);
const keysOf = (language) =>
  ['about', 'account', 'coach', 'help', 'lesson', 'lobby', 'site', 'table'].flatMap((name) => {
    const source = readFileSync(new URL(`static/i18n/${language}/${name}.ftl`, root), 'utf8');
    return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);
  });
const filesIn = (folder, ending) =>
  readdirSync(new URL(folder, root), { recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(new URL(`${folder}${file}`, root), 'utf8'))
    .join('\n');
const scripts = filesIn('static/js/', '.js');
const templates = filesIn('templates/', '.html') + filesIn('app/web/', '.py');

/** Keys that are put together: their beginnings, as the code writes them. */
const FAMILIES = ['connection-', 'tab-', 'tables-', 'log-', 'bot-', 'field-', 'refused-', 'prefs-', 'game-', 'chart-of-', 'replay-as-', 'replay-pace-', 'setting-', 'games-fact-', 'pause-', 'hours-are-', 'clock-yours-', 'propose-', 'proposal-', 'help-'];

test('both languages have the same keys', () => {
  assert.deepEqual(keysOf('fr'), keysOf('en'));
});

test('every key that is written out has its words', () => {
  const written = [
    ...[...scripts.matchAll(/\bsay\('([\w-]+)'/g)].map(([, key]) => key),
    ...[...templates.matchAll(/\bt\('([\w-]+)'\)/g)].map(([, key]) => key),
  ];
  assert.ok(written.length > 60);
  for (const language of ['en', 'fr']) {
    const texts = spoken(language);
    assert.deepEqual(written.filter((key) => texts.say(key) === key && !key.startsWith('list-')), []);
  }
});

test('every key is used', () => {
  const isUsed = (key) =>
    [`'${key}'`, `"${key}"`].some((written) => scripts.includes(written) || templates.includes(written)) ||
    FAMILIES.some((family) => key.startsWith(family));
  assert.deepEqual(keysOf('en').filter((key) => !isUsed(key)), []);
});

test('every state of a connection and of a table has its words', () => {
  const texts = spoken('en');
  const states = ['connecting', 'open', 'lost', 'closed'].map((state) => `connection-${state}`);
  const statuses = ['lobby', 'playing', 'over', 'closed'].map((status) => `tables-${status}`);
  const kinds = ['undo', 'undo_asked', 'undo_agreed', 'undo_declined', 'undo_withdrawn', 'driver-bot', 'driver-person'].map((kind) => `log-${kind}`);
  assert.deepEqual([...states, ...statuses, ...kinds].filter((key) => texts.first([key], { name: 'Ada' }) === null), []);
});
