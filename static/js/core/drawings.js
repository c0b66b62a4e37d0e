/**
 * The drawings of a title: symbols of one sprite, their shapes copied to wherever one is shown.
 *
 * A `<use>` of the sprite's file would be shorter, but the browser looks the file up for each of them and keeps a hidden
 * tree beside it: with hundreds of icons on a table, that was the dearest part of many an update.
 */

import { html, memo } from './html.js';

/** What of a symbol says how it fills its place. */
const FRAME = ['viewBox', 'preserveAspectRatio'];

/** By id, the shapes of a symbol and its frame. */
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
  for (const symbol of documentElement.children) {
    const shapes = document.createDocumentFragment();
    for (const shape of symbol.children) shapes.append(document.importNode(shape, true));
    const frame = FRAME.filter((name) => symbol.hasAttribute(name)).map((name) => [name, symbol.getAttribute(name)]);
    symbols.set(symbol.id, { shapes, frame: Object.fromEntries(frame) });
  }
}

/**
 * A drawing of the sprite; what it says stands beside it.
 * @param {object} props
 * @param {string} props.id the symbol's
 * @param {string} props.look classes
 * @param {string | null} [props.tint] whose colour it has
 */
export const Drawing = memo(({ id, look, tint = null }) => {
  const { shapes, frame } = symbols.get(id) ?? {};
  const draw = (svg) => {
    if (svg && shapes && !svg.firstChild) svg.append(shapes.cloneNode(true));
  };
  // Another symbol is another element: what was copied into this one stays in it.
  return html`<svg key=${id} ref=${draw} class=${look} data-tint=${tint} ...${frame} aria-hidden="true" focusable="false" />`;
});
