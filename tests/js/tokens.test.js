/** The colours of every title, by day and by night: whatever is read stands out from what it stands on. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { BOARDS } from '../../static/js/games/index.js';

const source = readFileSync(new URL('../../static/css/tokens.css', import.meta.url), 'utf8');

/** Return the colours that a rule sets: by name, the one for day and the one for night. */
function coloursOf(selector) {
  const found = {};
  for (const [, body] of source.matchAll(new RegExp(`^${selector} \\{([^}]*)\\}`, 'gms'))) {
    for (const [, name, light, dark] of body.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)) found[name] = [light, dark];
  }
  return found;
}

const channel = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const PAPERS = ['ground', 'panel', 'panel-2', 'accent-soft'];
const PAIRS = [
  ...['text', 'quiet', 'accent', 'good', 'bad', 'stop'].flatMap((ink) => PAPERS.map((paper) => [ink, paper])),
  ['accent-text', 'accent'],
  ['go-text', 'go'],
  ['text', 'bad-soft'],
  ['bad', 'bad-soft'],
  ...Array.from({ length: 9 }, (_nothing, seat) => ['player-text', `player-${seat}`]),
  ...Array.from({ length: 9 }, (_nothing, seat) => [`player-${seat}`, 'panel']),
];

for (const title of ['', ...Object.keys(BOARDS)]) {
  test(`text stands out by day and by night: ${title || 'the site itself'}`, () => {
    const own = title ? coloursOf(`\\[data-game="${title}"\\]`) : {};
    assert.ok(!title || Object.keys(own).length > 8);
    const colours = { ...coloursOf(':root'), ...own };
    for (const [ink, paper] of PAIRS) {
      for (const [at, time] of ['day', 'night'].entries()) {
        const ratio = contrast(colours[ink][at], colours[paper][at]);
        assert.ok(ratio >= 4.5, `${ink} on ${paper} by ${time}: ${ratio.toFixed(2)}`);
      }
    }
  });
}

test('colours are written down among the tokens alone', () => {
  const folder = new URL('../../static/css/', import.meta.url);
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'));
  assert.ok(files.length > 25);
  const named = '(?:white|black|red|green|blue|gold|silver|gr[ae]y|orange|yellow|purple|brown|pink)';
  const literal = new RegExp(`#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\((?!from var)|(?<![-\\w])${named}(?![-\\w])`, 'gi');
  const found = files.flatMap((file) => {
    const sheet = readFileSync(new URL(file, folder), 'utf8').replace(/\/\*.*?\*\//gs, '');
    return [...sheet.matchAll(/[{;]\s*([\w-]+:[^;{}]+);/g)].flatMap(([, rule]) => (rule.match(literal) ? [`${file}: ${rule}`] : []));
  });
  assert.deepEqual(found, []);
});
