/** What the lobby tells of a table. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { awaited, changedRows, kindOf, nextKind, optionsOf, presetOf, splitKind, stylesOf, swapped } from '../../static/js/core/lobby.js';

const seat = (name, more = {}) => ({ name, free: !name, host: false, bot: '', ready: false, ...more });

test('the lobby waits for free seats and for guests, never for its host or for bots', () => {
  const seats = [seat('Ada', { host: true }), seat('Bob'), seat('Cy', { ready: true }), seat('Bot 4', { bot: 'standard', ready: true }), seat('')];
  assert.deepEqual(awaited(seats), { free: 1, unready: [1] });
  assert.deepEqual(awaited(seats.slice(0, 1)), { free: 0, unready: [] });
});

test('two neighbours change places', () => {
  assert.deepEqual(swapped(4, 1), [0, 2, 1, 3]);
  assert.deepEqual(swapped(2, 0), [1, 0]);
});

test('a set of options is known by all that is not usual', () => {
  const presets = [{ key: 'plain', options: {} }, { key: 'old', options: { edition: 'classic' } }];
  assert.equal(presetOf([], presets), 'plain');
  assert.equal(presetOf([{ key: 'edition', value: 'classic' }], presets), 'old');
  assert.equal(presetOf([{ key: 'edition', value: 'classic' }, { key: 'money', value: 'on' }], presets), null);
});

test('what is not usual is known', () => {
  const schema = [
    { key: 'ring', kind: 'choice', values: ['clockwise', 'order'] },
    { key: 'data', kind: 'table', rows: [{ key: 'farm', default: [1, 2] }, { key: 'inn', default: [3] }] },
  ];
  const usual = (options) => optionsOf(options, schema).map((option) => option.usual);
  assert.deepEqual(usual({ ring: 'clockwise', data: { farm: [1, 2], inn: [3] } }), [true, true]);
  assert.deepEqual(usual({ ring: 'order', data: { farm: [1, 3], inn: [3] } }), [false, false]);
  assert.deepEqual(optionsOf({ ring: 'order' }, []), [{ key: 'ring', value: 'order', kind: 'choice', usual: true }]);
});

test('changed rows of numbers are told with what they usually say, and no others', () => {
  const schema = { rows: [{ key: 'farm', default: [1, 2] }, { key: 'inn', default: [3] }] };
  assert.deepEqual(changedRows(schema, { farm: [1, 2], inn: [4] }), [{ key: 'inn', numbers: [4], usual: [3] }]);
  assert.deepEqual(changedRows(schema, {}), []);
});

const KINDS = ['standard', 'standard-builder', 'standard-miser', 'easy', 'random', 'master', 'master-builder'];

test('bots are offered by strength, the weakest first, each with its temperaments', () => {
  assert.deepEqual([...stylesOf(KINDS)], [
    ['easy', ['']], ['standard', ['', 'builder', 'miser']], ['master', ['', 'builder']], ['random', ['']],
  ]);
  assert.deepEqual(splitKind('master-miser'), { strength: 'master', style: 'miser' });
});

test('a bot keeps its temperament when its strength changes, if there is such a bot', () => {
  assert.equal(kindOf({ strength: 'master', style: 'builder' }, KINDS), 'master-builder');
  assert.equal(kindOf({ strength: 'master', style: 'miser' }, KINDS), 'master');
  assert.equal(kindOf({ strength: 'easy', style: '' }, KINDS), 'easy');
});

test('another bot is like the last one at the table', () => {
  assert.equal(nextKind([seat('Ada'), seat('Bot 2', { bot: 'easy' }), seat('Bot 3', { bot: 'master' }), seat('')], KINDS), 'master');
  assert.equal(nextKind([seat('Ada'), seat('Bot 2', { bot: 'forgotten' }), seat('Bot 3', { bot: 'random' }), seat('')], KINDS), 'standard');
});
