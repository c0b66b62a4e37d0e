/**
 * Converts the SVG sprite of a title: symbols that can be glyphs become a colour font, the others a module. A second module
 * contains the shapes of all symbols, for browsers without colour fonts.
 */

import { parse } from 'svg-parser';

import { FIRST_LETTER, fontOf } from './font.js';
import { tonesOf } from './tones.js';

const SYMBOL = /<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs;
const ATTRIBUTE = /(viewBox|preserveAspectRatio)="([^"]+)"/g;

/**
 * Convert a sprite.
 * @param {string} sprite its SVG
 * @returns {{drawings: Record<string, object>, shapes: Record<string, object>, font: Uint8Array}}
 */
export function drawingsOf(sprite) {
  const [drawings, shapes] = [{}, {}];
  const letters = [];
  for (const [whole, id, attributes, content] of sprite.matchAll(SYMBOL)) {
    const tones = tonesOf(parse(whole).children[0]);
    shapes[id] = { frame: Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value])), shapes: content };
    drawings[id] = tones ? { letter: String.fromCharCode(FIRST_LETTER + letters.push(tones) - 1) } : shapes[id];
  }
  return { drawings, shapes, font: fontOf(letters) };
}
