/**
 * A title's drawings, built from its sprite: those that only use shades of the surrounding colour are glyphs of a font,
 * the others are SVG shapes.
 *
 * Every SVG element is costly for a browser; with hundreds of icons on a table, they dominated the cost of an update.
 * A browser that does not support such fonts loads all drawings as shapes.
 */

import { html, memo } from './html.js';

/** @typedef {{frame?: object, shapes?: string, letter?: string}} Symbol */

/** @type {Record<string, Symbol>} */
let symbols = {};

export const drawsLetters = () => CSS.supports('font-tech(color-COLRv1)');

/**
 * Set the drawings to use from now on.
 * @param {Record<string, Symbol>} [drawings] by id
 */
export function setDrawings(drawings = {}) {
  symbols = drawings;
}

/** @type {(id: string) => string} the shapes of a drawing, to embed in a larger one */
export const shapesOf = (id) => symbols[id]?.shapes ?? '';

/**
 * A drawing of the title; its label is a separate element beside it.
 * @param {object} props
 * @param {string} props.id
 * @param {string} props.className classes
 * @param {string | null} [props.tint] name of its colour
 */
export const Drawing = memo(({ id, className, tint = null }) => {
  const { frame, shapes = '', letter } = symbols[id] ?? {};
  if (letter) return html`<span class=${`${className} letter`} data-letter=${letter} data-tint=${tint} aria-hidden="true"></span>`;
  return html`<svg class=${className} data-tint=${tint} ...${frame} aria-hidden="true" focusable="false" dangerouslySetInnerHTML=${{ __html: shapes }} />`;
});
