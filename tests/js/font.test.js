/** Drawings as letters: outlines of SVG, the font that is made of them, and which symbols can be letters. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { EM, fontOf } from '../../static/build/font.js';
import { ellipseOf, pathOf, strokeOf } from '../../static/build/outlines.js';
import { tonesOf } from '../../static/build/tones.js';
import { BOARDS } from '../../static/js/games/index.js';

const root = new URL('../../', import.meta.url);

/** Return how much a contour covers, its curves taken as straight lines to the points that pull them. */
const area = (contour) => contour.reduce((sum, [x, y], at) => {
  const [u, v] = contour[(at + 1) % contour.length];
  return sum + (x * v - u * y) / 2;
}, 0);

/** An element of a sprite, as it is parsed. */
const element = (tagName, properties = {}, children = []) => ({ tagName, properties, children });
const symbol = (...children) => element('symbol', { viewBox: '0 0 24 24' }, children);

test('a path goes by absolute and relative commands, and a move without a letter goes on as lines', () => {
  const corners = [[1, 1], [5, 1], [5, 5], [1, 5]];
  for (const data of ['M1 1 5 1 5 5 1 5z', 'm1 1 4 0 0 4-4 0z', 'M1 1h4v4H1z', 'M1,1L5,1L5,5L1,5Z']) {
    const [{ points, closed }] = pathOf(data);
    assert.deepEqual(points.map(([x, y]) => [x, y]), corners, data);
    assert.ok(closed && points.every(([, , on]) => on));
  }
});

test('what goes on after a closed part begins where that began', () => {
  const parts = pathOf('M2 2h4v4zm10 0h1v1zl1 5');
  assert.deepEqual(parts.map(({ points: [[x, y]] }) => [x, y]), [[2, 2], [12, 2], [12, 2]]);
});

test('the flags of an arc need nothing between them', () => {
  assert.deepEqual(pathOf('M5 12a7 7 0 0114 0'), pathOf('M5 12a7 7 0 0 1 14 0'));
});

test('a circle is as large as it is said to be', () => {
  const [{ points }] = ellipseOf(12, 12, 8, 8);
  for (const [x, y, on] of points) if (on) assert.ok(Math.abs(Math.hypot(x - 12, y - 12) - 8) < 1e-9);
  assert.ok(Math.abs(Math.abs(area(points)) - Math.PI * 64) < 14);
});

test('all contours of a stroke turn the same way, so that none cuts a hole into another', () => {
  const contours = strokeOf(pathOf('M2 2h10v10a4 4 0 0 1-8 0'), 2, true);
  assert.equal(new Set(contours.map((contour) => Math.sign(area(contour)))).size, 1);
});

test('a symbol is a letter if it is square and has no colours of its own', () => {
  const tones = tonesOf(symbol(element('path', { 'fill-opacity': 0.45, d: 'M0 0h24v24z' }), element('circle', { cx: 12, cy: 12, r: 2 })));
  assert.deepEqual(tones.map(({ alpha, black }) => [alpha, black]), [[0.45, false], [1, false]]);
  assert.deepEqual(tones[0].contours, [[[0, EM, true], [EM, EM, true], [EM, 0, true]]]);
  assert.equal(tonesOf(symbol(element('path', { fill: 'var(--red)', d: 'M0 0h24v24z' }))), null);
  assert.equal(tonesOf(symbol(element('text'))), null);
  assert.equal(tonesOf(element('symbol', { viewBox: '0 0 40 48' })), null);
});

test('groups hand down how their shapes are drawn', () => {
  const [tone, ...others] = tonesOf(symbol(element('g', { fill: 'none', stroke: 'currentColor', opacity: 0.5 }, [element('path', { d: 'M2 2h9' })])));
  assert.deepEqual([tone.alpha, others.length, tone.contours.length], [0.5, 0, 1]);
});

test('a font has a glyph for each letter and for each of its tones', () => {
  const square = { contours: [[[0, 0, true], [EM, 0, true], [EM, EM, true]]], alpha: 1, black: false };
  const file = new DataView(fontOf([[square, square], [square]]).buffer);
  const tables = new Map();
  for (let at = 12; at < 12 + 16 * file.getUint16(4); at += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((letter) => file.getUint8(at + letter)));
    tables.set(name, { place: file.getUint32(at + 8), length: file.getUint32(at + 12) });
  }
  assert.equal(file.getUint16(tables.get('maxp').place + 4), 1 + 2 + 3);
  assert.equal(file.getUint32(tables.get('head').place + 12), 0x5f0f3cf5);
  assert.equal(tables.get('loca').length, 4 * (1 + 2 + 3 + 1));
  for (const { place, length } of tables.values()) assert.ok(place % 4 === 0 && place + length <= file.byteLength);
});

test('every path of the sprites can be read', () => {
  for (const title of Object.keys(BOARDS)) {
    const sprite = readFileSync(new URL(`static/art/${title}.svg`, root), 'utf8');
    for (const [, data] of sprite.matchAll(/ d="([^"]+)"/g)) {
      assert.ok(pathOf(data).every(({ points }) => points.flat().every((value) => value === true || value === false || Number.isFinite(value))), data);
    }
  }
});
