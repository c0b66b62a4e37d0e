/** The drawings of a title: a sprite of SVG becomes a module that pages import, and a font of those symbols that can be letters. */

import { parse } from 'svg-parser';

import { FIRST_LETTER, fontOf } from './font.js';
import { tonesOf } from './tones.js';

const SYMBOL = /<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs;
const ATTRIBUTE = /(viewBox|preserveAspectRatio)="([^"]+)"/g;

/**
 * Return what a sprite is made into.
 * @param {string} sprite its SVG
 * @returns {{symbols: Record<string, {frame: object, shapes: string, letter: string | null}>, font: Uint8Array}}
 */
export function drawingsOf(sprite) {
  const symbols = {};
  const letters = [];
  for (const [whole, id, attributes, shapes] of sprite.matchAll(SYMBOL)) {
    const tones = tonesOf(parse(whole).children[0]);
    const letter = tones && String.fromCharCode(FIRST_LETTER + letters.push(tones) - 1);
    symbols[id] = { frame: Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value])), shapes, letter };
  }
  return { symbols, font: fontOf(letters) };
}
