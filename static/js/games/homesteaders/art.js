/** Drawings of Homesteaders: symbols of one sprite, each with its name for whoever prefers words. */

import { Drawing } from '../../core/drawings.js';
import { html, memo } from '../../core/html.js';
import { goodName } from './words.js';

/**
 * A drawing of the sprite.
 * @param {object} props
 * @param {string} props.id the symbol's: `r-wood`, `b-farm`, `t-special`, `i-round` …
 * @param {string} [props.name] what it says; none where the words stand beside it
 * @param {string} [props.size] `large` or `huge`
 */
export const Icon = memo(({ id, name = '', size = '' }) => {
  const [kind, what] = id.split('-', 2);
  const tint = kind === 'r' || kind === 't' ? what : null;
  return html`<span class="pic"><${Drawing} id=${id} look=${`icon ${size}`} tint=${tint} />${name && html`<span class="icon-name">${name}</span>`}</span>`;
});

/** @returns {string} the letter that goes with a player's colour. */
export const letterOf = (seat) => String.fromCharCode(65 + seat);

/**
 * A player's mark: a letter in the player's colour.
 * @param {{seat: number}} props
 */
export const Mark = memo(({ seat }) =>
  html`<span class="seat-mark" data-seat=${seat} aria-hidden="true">${letterOf(seat)}</span>`);

/** @returns {string} a player's name. */
export const nameOf = (play, seat) => play.texts.player(seat, play.names);

/**
 * A player's mark and name.
 * @param {{play: import('../../core/play.js').Play, seat: number}} props
 */
export const Who = ({ play, seat }) =>
  html`<span class="who" data-seat=${seat}><${Mark} seat=${seat} /> <span class="who-name" dir="auto">${nameOf(play, seat)}</span></span>`;

/**
 * A number and a drawing: so many of something.
 * @param {{icon: string, name: string, number: number | string, about?: string}} props
 */
export const Count = memo(({ icon, name, number, about = name }) =>
  html`<span class="count" title=${about}><b>${number}</b> <${Icon} id=${icon} name=${name} /></span>`);

/**
 * Several goods, each with its number.
 * @param {object} props
 * @param {import('../../core/play.js').Play} props.play
 * @param {Object<string, number>} props.goods
 * @param {string} [props.sign] before each number: + or −
 */
export const Goods = memo(({ play, goods, sign = '' }) =>
  html`<span class="goods">${Object.entries(goods).filter(([, number]) => number).map(([good, number]) => html`<${Count} key=${good}
    icon=${`r-${good}`} name=${goodName(play, good, number)} number=${`${sign}${number}`} />`)}</span>`);

/**
 * What is given and what one gets for it.
 * @param {{play: import('../../core/play.js').Play, gives: Object<string, number>, gets: Object<string, number>}} props
 */
export const Swap = ({ play, gives, gets }) =>
  html`<span class="swap"><${Goods} play=${play} goods=${gives} /> <span aria-hidden="true">→</span> <${Goods} play=${play} goods=${gets} /></span>`;
