/** The main part of the board: the scene of the current phase, with tabs for the others. */

import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { narrow } from '../../core/tabs.js';
import { Auction } from './auction.js';
import { Coming } from './coming.js';
import { Offer } from './offer.js';
import { Stock } from './stock.js';
import { Town } from './town.js';
import { say } from './words.js';

/** @import { Part } from './words.js' */

/** The scene of each phase. */
const BY_PHASE = { placing: 'town', wages: 'town', neutral: 'auction', bidding: 'auction', lots: 'offer', final: 'town', over: 'town' };

const ICONS = { town: 't-residential', auction: 'i-bid', offer: 'i-build', coming: 'i-round', market: 'r-trade' };

/**
 * Return the available scenes.
 * @param {number | null} seat the viewer's
 * @param {number} lots how many there are
 * @param {number} coming how many tiles are still to come
 * @param {boolean} [small] whether the page is too narrow for the market beside the scene
 * @returns {string[]}
 */
export const scenesOf = (seat, lots, coming, small = false) => [
  ...(seat === null ? [] : ['town']), ...(lots || seat === null ? ['auction'] : []), 'offer', ...(coming ? ['coming'] : []),
  ...(small && seat !== null ? ['market'] : []),
];

/**
 * Return the scene of a phase.
 * @param {string} phase
 * @param {number | null} seat the viewer's: without a town, the auction is shown
 * @returns {string}
 */
export function sceneOf(phase, seat) {
  const scene = BY_PHASE[phase] ?? 'town';
  return scene === 'town' && seat === null ? 'auction' : scene;
}

/** The main part of the board. @type {Part} */
export function Scene({ play, shown, onShow }) {
  const { auction, tiles } = play.view;
  const scenes = scenesOf(play.seat, auction.lots.length, tiles.coming.length, narrow.value);
  return html`<section class="scene panel" data-tab="play board" data-scene=${shown} aria-labelledby=${`${shown}-heading`}>
    <div class="scene-tabs" role="group" aria-label=${say(play, 'scenes')}>
      ${scenes.map((scene) => html`<button key=${scene} type="button" class="scene-tab" id=${`${scene}-heading`} aria-pressed=${scene === shown}
        onClick=${() => onShow(scene)}><${Icon} id=${ICONS[scene]} /> <span>${say(play, scene)}</span></button>`)}
    </div>
    <div class="scene-body" tabindex=${shown === 'coming' ? 0 : null}>
      ${shown === 'town' && html`<${Town} play=${play} />`}
      ${shown === 'auction' && html`<${Auction} play=${play} />`}
      ${shown === 'offer' && html`<${Offer} play=${play} />`}
      ${shown === 'coming' && html`<${Coming} play=${play} />`}
      ${shown === 'market' && html`<${Stock} play=${play} />`}
    </div>
  </section>`;
}
