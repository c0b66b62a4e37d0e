/** Keys: who gets them, and when nobody does. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Keys, pressed } from '../../static/js/core/keys.js';

globalThis.document ??= { querySelector: () => null };

const inside = (...wanted) => ({ closest: (selector) => wanted.some((tag) => selector.includes(tag)) });
const press = (key, more = {}) => ({ key, target: inside(), preventDefault() { this.defaultPrevented = true; }, ...more });

test('a key is written with what is held', () => {
  assert.equal(pressed({ key: 'Z', ctrlKey: true }), 'Ctrl+z');
  assert.equal(pressed({ key: 'z', metaKey: true }), 'Ctrl+z');
  assert.equal(pressed({ key: '?' }), '?');
  assert.equal(pressed({ key: 'ArrowLeft', altKey: true }), 'Alt+ArrowLeft');
});

test('the latest binding that wants a key gets it, until it is taken away', () => {
  const keys = new Keys();
  const ran = [];
  keys.add([{ key: 'm', label: '', run: () => ran.push('first') }]);
  const take = keys.add([{ key: 'm', label: '', run: () => ran.push('second') }, { key: 'm', label: '', run: () => ran.push('never'), when: () => false }]);
  const event = press('m');
  assert.equal(keys.press(event), true);
  assert.equal(event.defaultPrevented, true);
  take();
  keys.press(press('m'));
  assert.deepEqual(ran, ['second', 'first']);
  assert.equal(keys.press(press('x')), false);
});

test('nothing is run while somebody types, presses a button by key, or reads a dialog', () => {
  const keys = new Keys();
  const ran = [];
  for (const key of ['m', 'Enter', 'Escape', '?']) keys.add([{ key, label: '', run: () => ran.push(key) }]);
  keys.press(press('m', { target: inside('textarea') }));
  keys.press(press('Enter', { target: inside('button') }));
  keys.press(press('m', { repeat: true }));
  keys.press(press('m', { defaultPrevented: true }));
  assert.deepEqual(ran, []);
  keys.press(press('Escape', { target: inside('textarea') }));
  keys.press(press('Enter'));
  assert.deepEqual(ran, ['Escape', 'Enter']);
  const { querySelector } = document;
  document.querySelector = () => ({});
  keys.press(press('m'));
  keys.press(press('?'));
  document.querySelector = querySelector;
  assert.deepEqual(ran, ['Escape', 'Enter', '?']);
});
