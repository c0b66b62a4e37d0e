/** Drawings of Outpost: symbols of one sprite, each with its name for whoever prefers words. */

import { Drawing } from '../../core/drawings.js';
import { html, memo } from '../../core/html.js';

/**
 * A drawing of the sprite.
 * @param {object} props
 * @param {string} props.id the symbol's: `r-ore`, `u-nodule`, `i-vp` …
 * @param {string} [props.name] what it says; none where the words stand beside it
 * @param {string} [props.size] `large` or `huge`
 */
export const Icon = memo(({ id, name = '', size = '' }) => {
  const [kind, what] = id.split('-', 2);
  const tint = kind === 'r' || kind === 'f' ? what : null;
  return html`<span class="pic"><${Drawing} id=${id} look=${`icon ${size}`} tint=${tint} />${name && html`<span class="icon-name">${name}</span>`}</span>`;
});

/** Special factories are drawn as the upgrade that they come with. */
const SPECIAL = { orbital_medicine: 'u-space_station', ring_ore: 'u-planetary_cruiser', moon_ore: 'u-moon_base' };

/** @returns {string} the drawing of a kind of factory. */
export const factoryIcon = (kind) => SPECIAL[kind] ?? `f-${kind}`;

/** @returns {string} the letter that goes with a player's colour. */
export const letterOf = (seat) => String.fromCharCode(65 + seat);

/**
 * A player's mark: a letter in the player's colour.
 * @param {{seat: number}} props
 */
export const Mark = memo(({ seat }) =>
  html`<span class="seat-mark" data-seat=${seat} aria-hidden="true">${letterOf(seat)}</span>`);

/**
 * A player's mark and name.
 * @param {{play: import('../../core/play.js').Play, seat: number}} props
 */
export const Who = ({ play, seat }) =>
  html`<span class="who" data-seat=${seat}><${Mark} seat=${seat} /> <span class="who-name" dir="auto">${nameOf(play, seat)}</span></span>`;

/** @returns {string} a player's name. */
export const nameOf = (play, seat) => play.texts.player(seat, play.names);

/**
 * A drawing with a number: so many of something.
 * @param {{icon: string, name: string, number: number | string, about?: string}} props
 */
export const Count = memo(({ icon, name, number, about = name }) =>
  html`<span class="count" title=${about}><${Icon} id=${icon} name=${name} /> <b>${number}</b></span>`);
