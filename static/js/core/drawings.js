/**
 * The drawings of a title, as the build makes them out of its sprite: those that are tones of the colour around them are
 * letters of a font, the others are shapes of SVG.
 *
 * To a browser an element of SVG is a page within the page; with hundreds of icons on a table, that was most of what an
 * update cost. Where a browser does not draw such fonts, letters are shapes too.
 */

import { html, memo } from './html.js';

/** @typedef {{frame: object, shapes: string, letter: string | null}} Symbol */

/** @type {Record<string, Symbol>} */
let symbols = {};

const drawsLetters = () => CSS.supports('font-tech(color-COLRv1)');

/**
 * Let these drawings be shown from now on.
 * @param {Record<string, Symbol>} drawings by id
 */
export function setDrawings(drawings) {
  symbols = drawings;
}

/**
 * A drawing of the title; what it says stands beside it.
 * @param {object} props
 * @param {string} props.id
 * @param {string} props.className classes
 * @param {string | null} [props.tint] whose colour it has
 */
export const Drawing = memo(({ id, className, tint = null }) => {
  const { frame, shapes = '', letter } = symbols[id] ?? {};
  if (letter && drawsLetters()) return html`<span class=${`${className} letter`} data-letter=${letter} data-tint=${tint} aria-hidden="true"></span>`;
  return html`<svg class=${className} data-tint=${tint} ...${frame} aria-hidden="true" focusable="false" dangerouslySetInnerHTML=${{ __html: shapes }} />`;
});
