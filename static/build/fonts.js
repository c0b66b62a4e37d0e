/**
 * The fonts that are shipped, cut down to what is read here: the letters of our catalogues, and those that names are
 * written with. All of them are under the SIL Open Font License.
 */

import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { convert } from 'fontverter';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** The font of all text, and of each title's headings: package and file, and what is kept of its weights. */
const FONTS = {
  text: { file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', wght: { min: 400, max: 700 } },
  outpost: { file: '@fontsource/rajdhani/files/rajdhani-latin-700-normal.woff2' },
  homesteaders: { file: '@fontsource-variable/roboto-slab/files/roboto-slab-latin-wght-normal.woff2', wght: 650 },
  red_outpost: { file: '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2', wght: 500 },
};

/** Letters of Western Europe. Those that our texts lack may be in names; they are in files of their own, loaded when one is shown. */
const NAMES = Array.from({ length: 0x17f - 0xa0 }, (_nothing, at) => String.fromCharCode(0xa0 + at)).filter((letter) => /\p{L}/u.test(letter));
const ASCII = Array.from({ length: 95 }, (_nothing, at) => String.fromCharCode(32 + at));

/** Layout features in use: composed letters, kerning, tabular figures. Others would keep further glyphs. */
const FEATURES = ['ccmp', 'kern', 'locl', 'mark', 'tnum'];

/** Signs that scripts and styles write. */
const SIGNS = '−×→←↑↓…•·–—’“”«»';

/**
 * Convert a font to WOFF2.
 * @param {Uint8Array} font
 * @returns {Promise<Uint8Array>}
 */
export const packed = (font) => convert(Buffer.from(font), 'woff2');

/**
 * Return the fonts as files of `woff2`, by name: each with the letters of our texts, and as `…-names` with further ones.
 * @param {string} words all that is said anywhere
 * @returns {Promise<[string, Uint8Array][]>}
 */
export const fontsFor = (words) => {
  const texts = new Set([...words, ...ASCII, ...SIGNS]);
  const names = NAMES.filter((letter) => !texts.has(letter));
  return Promise.all(Object.entries(FONTS).flatMap(([name, { file, wght }]) => {
    const options = { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true, ...(wght && { variationAxes: { wght } }) };
    const subset = async (as, letters) => /** @type {[string, Uint8Array]} */ ([as, await subsetFont(readFileSync(resolve(file)), letters.join(''), options)]);
    return [subset(name, [...texts]), subset(`${name}-names`, names)];
  }));
};
