/** A colony as a picture: buildings on a ground that scales with their number, operators at work, and the sky. */

import { shapesOf } from '../../core/drawings.js';
import { html, memo } from '../../core/html.js';
import { buildingOf, isInTheSky, tintOf } from './art.js';
import { slotsOf } from './operators.js';

/** @import { View } from './words.js' */

/**
 * A building in the picture; `who` is its operator, if it can have one.
 * @typedef {{key: string, id: string, who?: 'colonist' | 'robot' | null}} Piece
 */

/** The width of a piece with its gap, the distance between rows, and the space above and below them. */
const [STEP, DEPTH, HEADROOM, MARGIN] = [42, 24, 62, 10];

/** Scale for at least this many per row, which limits the size of pieces. */
const LEAST = 5;

/**
 * Return everything that a colony has, from back to front.
 * @param {View['colonies'][number]} colony
 * @returns {{ground: Piece[], sky: Piece[]}}
 */
export function piecesOf({ factories, upgrades }) {
  const works = Object.entries(factories).flatMap(([kind, [built, colonist, robot]]) =>
    slotsOf(built, { colonist, robot }).map((who, nth) => ({ key: `${kind} ${nth}`, id: kind, who })));
  // An upgrade with its own factory is drawn as that factory.
  const others = Object.entries(upgrades).filter(([id]) => buildingOf(id) === id)
    .flatMap(([id, count]) => Array.from({ length: count }, (_, nth) => ({ key: `${id} ${nth}`, id })));
  const all = [...others, ...works];
  return { ground: all.filter(({ id }) => !isInTheSky(id)), sky: all.filter(({ id }) => isInTheSky(id)) };
}

/**
 * Lay out this many pieces at this aspect ratio, with the number of rows that makes them largest.
 * @param {number} count
 * @param {number} aspect width / height
 * @returns {{width: number, height: number, places: {x: number, y: number}[]}} from back to front
 */
export function laidOut(count, aspect) {
  const ways = [1, 2, 3, 4, 5].map((rows) => {
    const across = Math.max(LEAST, Math.ceil(count / rows));
    return { rows, across, width: Math.max((across + 1) * STEP, (HEADROOM + MARGIN + (rows - 1) * DEPTH) * aspect) };
  });
  const { rows, across, width } = ways.reduce((best, way) => (way.width < best.width ? way : best));
  const height = width / aspect;
  // The front row is full; the remainder goes to the back.
  const places = Array.from({ length: count }, (_, nth) => {
    const fromFront = count - 1 - nth;
    const row = Math.floor(fromFront / across);
    const inRow = row === rows - 1 || (row + 1) * across > count ? count - row * across : across;
    const at = inRow - 1 - (fromFront % across);
    const shift = row % 2 ? STEP / 3 : 0;
    return { x: width / 2 + (at - inRow / 2) * STEP + shift - 3 - (rows > 1 ? STEP / 6 : 0), y: height - MARGIN - 48 - row * DEPTH };
  });
  return { width, height, places };
}

/** The shapes of a piece with its operator. */
const Drawn = ({ piece: { key, id, who }, x, y, scale = 1 }) => html`<g transform=${`translate(${x} ${y}) scale(${scale})`}>
  <g data-tint=${tintOf(id)} data-new=${key} class=${who === null ? 'dark' : 'lit'} dangerouslySetInnerHTML=${{ __html: shapesOf(`s-${id}`) }} />
  ${who && !isInTheSky(id) && html`<g transform="translate(17 31) scale(.75)" dangerouslySetInnerHTML=${{ __html: shapesOf(`s-${who}`) }} />`}
</g>`;

/**
 * The whole picture; decorative, since its content is also given as text.
 * @param {{colony: View['colonies'][number], aspect: number}} props
 */
export const Scene = memo(({ colony, aspect }) => {
  const { ground, sky } = piecesOf(colony);
  const { width, height, places } = laidOut(ground.length, aspect);
  const soil = Math.min(...places.map(({ y }) => y), height) + 34;
  const unit = width / 6;
  return html`<svg class="scene art" viewBox=${`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
    <path class="scene-far" d=${`M${-width} ${soil}L0 ${soil - 12}l${unit}-9 ${unit} 8 ${unit}-16 ${unit} 14 ${unit}-8 ${unit} 6L${width * 2} ${soil}z`} />
    <path class="scene-soil" d=${`M${-width} ${soil}Q${width / 4} ${soil - 8} ${width / 2} ${soil - 2}T${width * 2} ${soil}V${height}H${-width}z`} />
    ${sky.map((piece, nth) => html`<${Drawn} key=${piece.key} piece=${piece} x=${width - 34 * (nth + 1)} y=${2 + 6 * (nth % 2)} scale=${0.6} />`)}
    ${ground.map((piece, nth) => html`<${Drawn} key=${piece.key} piece=${piece} ...${places[nth]} />`)}
  </svg>`;
});
