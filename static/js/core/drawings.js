/**
 * The drawings of a title: symbols of one sprite. Those that are tones of the colour around them are letters of a font
 * (core/font.js), the others are shapes that are copied to wherever one is shown.
 *
 * A `<use>` of the sprite's file would be shorter, but the browser looks the file up for each of them and keeps a hidden
 * tree beside it: with hundreds of icons on a table, that was the dearest part of many an update.
 */

import { FIRST_LETTER, fontOf } from './font.js';
import { html, memo } from './html.js';
import { tonesOf } from './tones.js';

/** What of a symbol says how it fills its place. */
const FRAME = ['viewBox', 'preserveAspectRatio'];

/** As the styles call the font. */
const FONT = 'drawings';

/** So many points high a letter is drawn to see whether it can be. */
const TRIAL = 24;

/** By id, the shapes of a symbol and its frame, and the letter it is if it is one. */
const symbols = new Map();
let loading = null;

/**
 * Fetch the sprite that the page names (`data-sprite` of the body), once. Without it a board shows no drawings, and can be
 * played all the same.
 * @returns {Promise<void>}
 */
export function loadDrawings() {
  loading ??= fetchSprite().catch(() => {});
  return loading;
}

async function fetchSprite() {
  const { sprite } = document.body.dataset;
  if (!sprite) return;
  const answer = await fetch(sprite);
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  const letters = [];
  for (const symbol of documentElement.children) {
    const shapes = document.createDocumentFragment();
    for (const shape of symbol.children) shapes.append(document.importNode(shape, true));
    const frame = FRAME.filter((name) => symbol.hasAttribute(name)).map((name) => [name, symbol.getAttribute(name)]);
    symbols.set(symbol.id, { shapes, frame: Object.fromEntries(frame), letter: null });
    const tones = tonesOf(symbol);
    if (tones) letters.push({ id: symbol.id, tones });
  }
  // Where the font cannot be had or is not drawn in tones, the shapes are still there.
  if (!letters.length || !(await hasFont(letters.map(({ tones }) => tones)).catch(() => false))) return;
  letters.forEach(({ id }, at) => {
    symbols.get(id).letter = String.fromCharCode(FIRST_LETTER + at);
  });
}

/** Make a font of these letters, and tell whether this browser draws it as it should be. */
async function hasFont(letters) {
  const face = new FontFace(FONT, fontOf(letters));
  document.fonts.add(await face.load());
  // A letter has no outline of its own, only its tones: who does not know them draws nothing.
  const brush = new OffscreenCanvas(TRIAL, TRIAL).getContext('2d', { willReadFrequently: true });
  brush.font = `${TRIAL}px ${FONT}`;
  const letter = String.fromCharCode(FIRST_LETTER);
  brush.fillText(letter, 0, TRIAL);
  const isDrawn = brush.getImageData(0, 0, TRIAL, TRIAL).data.some((value) => value > 0);
  // Whoever reads all pages in a font of their own would see boxes, which are not as wide.
  return isDrawn && Math.round(brush.measureText(letter).width) === TRIAL;
}

/**
 * A drawing of the sprite; what it says stands beside it.
 * @param {object} props
 * @param {string} props.id the symbol's
 * @param {string} props.look classes
 * @param {string | null} [props.tint] whose colour it has
 */
export const Drawing = memo(({ id, look, tint = null }) => {
  const { shapes, frame, letter } = symbols.get(id) ?? {};
  if (letter) return html`<span class=${`${look} letter`} data-letter=${letter} data-tint=${tint} aria-hidden="true"></span>`;
  const draw = (svg) => {
    if (svg && shapes && !svg.firstChild) svg.append(shapes.cloneNode(true));
  };
  // Another symbol is another element: what was copied into this one stays in it.
  return html`<svg key=${id} ref=${draw} class=${look} data-tint=${tint} ...${frame} aria-hidden="true" focusable="false" />`;
});
