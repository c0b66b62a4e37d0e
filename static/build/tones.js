/** Converts a sprite's symbols to glyph layers, each in a tone of one colour. */

import { EM } from './font.js';
import { ellipseOf, pathOf, strokeOf } from './outlines.js';

/** Size of the grid of symbols that can become glyphs. */
const GRID = 24;
const SQUARE = `0 0 ${GRID} ${GRID}`;

/** Default presentation attributes; groups pass theirs on. */
const PLAIN = {
  fill: 'currentColor',
  'fill-opacity': 1,
  stroke: 'none',
  'stroke-opacity': 1,
  'stroke-width': 1,
  'stroke-linecap': 'butt',
};

/** Colours that a glyph can have. */
const COLOURS = ['currentColor', '#000'];

/** Return a shape's subpaths; nothing for unsupported shapes. */
function partsOf(shape) {
  const { d, cx, cy, r, rx, ry, 'stroke-dasharray': dashes } = shape.properties;
  if (dashes !== undefined) return null;
  if (shape.tagName === 'path') return pathOf(d);
  if (shape.tagName === 'circle') return ellipseOf(cx, cy, r, r);
  if (shape.tagName === 'ellipse') return ellipseOf(cx, cy, rx, ry);
  return null;
}

/** Return the layers of an element and its children, bottom to top; null if they need other colours. */
function drawn({ tagName, properties, children }, given, opacity) {
  const paint = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, properties[name] ?? value]));
  const own = opacity * (properties.opacity ?? 1);
  if (tagName === 'g') return together(children.map((child) => drawn(child, paint, own)));
  const parts = partsOf({ tagName, properties });
  if (!parts) return null;
  const place = placing(properties.transform);
  const tone = (colour, contours, share) => ({ colour, contours: contours.map((contour) => contour.map(place)), alpha: own * Number(share) });
  const tones = [];
  if (paint.fill !== 'none') tones.push(tone(paint.fill, parts.map(({ points }) => points), paint['fill-opacity']));
  if (paint.stroke !== 'none') {
    const covered = strokeOf(parts, Number(paint['stroke-width']), paint['stroke-linecap'] === 'round');
    tones.push(tone(paint.stroke, covered, paint['stroke-opacity']));
  }
  if (tones.some(({ colour }) => !COLOURS.includes(colour))) return null;
  return tones.map(({ colour, ...rest }) => ({ ...rest, black: colour === '#000' }));
}

const together = (lists) => (lists.every(Boolean) ? lists.flat() : null);

/** Return the transformation from the grid to font units, y upwards, after an optional rotation. */
function placing(transform) {
  const [, degrees = 0, x = 0, y = 0] = (transform?.match(/^rotate\((\S+) (\S+) (\S+)\)$/) ?? []).map(Number);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ([across, down, on]) => {
    const [u, v] = [across - x, down - y];
    return [Math.round(((x + u * cos - v * sin) * EM) / GRID), Math.round(((GRID - y - u * sin - v * cos) * EM) / GRID), on];
  };
}

/**
 * Return a symbol's layers; null if it cannot be a glyph, since it is not square or has colours of its own.
 * @param {import('svg-parser').ElementNode} symbol
 * @returns {{contours: [number, number, boolean][][], alpha: number, black: boolean}[] | null}
 */
export function tonesOf(symbol) {
  if (symbol.properties.viewBox !== SQUARE) return null;
  return together(symbol.children.map((child) => drawn(child, PLAIN, 1)));
}
