/** Drawings of Red Outpost: symbols of one sprite, each with its name for whoever prefers words. */

import { Drawing } from '../../core/drawings.js';
import { html, memo } from '../../core/html.js';
import { SeatMark } from '../../core/people.js';
import { about, playerName, say } from './words.js';

/**
 * A drawing of the sprite.
 * @param {object} props
 * @param {string} props.id the symbol's: `r-wool`, `w-miner`, `i-vp` …
 * @param {string} [props.name] what it says; none where the words stand beside it
 * @param {string} [props.look] further classes
 */
export const Icon = memo(({ id, name = '', look = '' }) => {
  const tint = id.startsWith('r-') ? id.slice(2) : null;
  return html`<span class="pic"><${Drawing} id=${id} look=${`icon ${look}`} tint=${tint} />${name && html`<span class="icon-name">${name}</span>`}</span>`;
});

/**
 * A player's mark and name.
 * @param {{play: import('../../core/play.js').Play, seat: number}} props
 */
export const Who = ({ play, seat }) =>
  html`<span class="who" data-seat=${seat}><${SeatMark} seat=${seat} /> <span class="who-name" dir="auto">${playerName(play, seat)}</span></span>`;

/**
 * The mark of one's own special card where it works.
 * @param {{play: import('../../core/play.js').Play, card: string}} props
 */
export function OwnCard({ play, card }) {
  const text = say(play, 'own-card', { about: about(play, 'card', card) });
  return html`<span class="own-card" title=${text}><${Icon} id="i-card" name=${text} /></span>`;
}
