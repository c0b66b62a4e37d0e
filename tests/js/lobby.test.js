/** What the lobby tells of a table. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { kindOf, nextKind, splitKind, stylesOf } from '../../static/js/core/bot_kinds.js';
import { awaited, nextHost, swapped } from '../../static/js/core/lobby.js';
import { changedCells, isChosen } from '../../static/js/core/option_form.js';
import { changedRows, changeLines, optionsOf, presetOf } from '../../static/js/core/terms.js';
import { spoken } from './words.js';

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

test('after the host comes the next person, never a bot', () => {
  const seats = [seat('Bob'), seat('Ada', { host: true }), seat('Bot 3', { bot: 'easy' }), seat('')];
  assert.equal(nextHost(seats), 0);
  assert.equal(nextHost(seats.slice(1)), null);
});

test('of tables of numbers only the rows that were changed are sent', () => {
  const row = (name, usual, value) => ({ dataset: { option: 'data', row: name, usual }, value });
  const inputs = [
    row('farm', '1 2', '1'), row('farm', '1 2', ' 2 '), row('farm', '1 2', ''),
    row('mine', '3', '4'), row('inn', '5', 'x'), row('pond', '6 7', '6'), row('pond', '6 7', ''),
  ];
  assert.deepEqual(changedCells(inputs), { data: { mine: [4], inn: [NaN], pond: [6] } });
  assert.deepEqual(changedCells(inputs.slice(0, 3)), {});
});

test('a preset is chosen by exactly its options', () => {
  const way = { name: 'option-edition', value: 'classic' };
  assert.equal(isChosen([way], { edition: 'classic' }), true);
  assert.equal(isChosen([way], { edition: 'classic', money: 'on' }), false);
  assert.equal(isChosen([way], {}), false);
});

test('what changed is told by name, from the old to the new', () => {
  const changes = [
    { what: 'option', key: 'edition', before: 'anniversary', after: 'classic' },
    { what: 'option', key: 'kicker_prices', before: { nowhere: [5] }, after: { nowhere: [6] } },
    { what: 'setting', key: 'spectators', before: true, after: false },
    { what: 'setting', key: 'away_minutes', before: 5, after: 10 },
    { what: 'seats', key: 'seats', before: 3, after: 4 },
  ];
  const told = changeLines(changes, 'outpost', spoken('en'));
  assert.deepEqual(told.map(({ name, before, after }) => `${name}: ${before} → ${after}`), [
    'Edition: Anniversary → 1991', 'nowhere: 5 → 6', 'Spectators: Allowed → Not allowed', 'Minutes before a player counts as away: 5 → 10',
    'Seats: 3 → 4',
  ]);
});
