/** Goods of Homesteaders: so many of each. */

import { html, memo } from '../../core/html.js';
import { Count as AnyCount } from '../../core/kit.js';
import { goodName, pointsText, say } from './words.js';

/** @import { Play } from './words.js' */

/** Goods are counted as one says them: the number first. */
export const Count = (props) => html`<${AnyCount} ...${props} numberFirst />`;

/**
 * Several goods, each with its number.
 * @param {object} props
 * @param {Play} props.play
 * @param {Object<string, number>} props.goods
 * @param {string} [props.sign] before each number: + or −
 */
export const Goods = memo(({ play, goods, sign = '' }) =>
  html`<span class="goods">${Object.entries(goods).filter(([, number]) => number).map(([good, number]) => html`<${Count} key=${good}
    icon=${`r-${good}`} name=${goodName(play, good, number)} number=${`${sign}${number}`} />`)}</span>`);

/**
 * What is given and what one gets for it.
 * @param {{play: Play, gives: Object<string, number>, gets: Object<string, number>}} props
 */
export const Swap = ({ play, gives, gets }) =>
  html`<span class="swap"><${Goods} play=${play} goods=${gives} /> <span aria-hidden="true">→</span> <${Goods} play=${play} goods=${gets} /></span>`;

/**
 * What an answer changes in one's score at the end; nothing where it changes nothing.
 * @param {{play: import('../../core/play.js').Play, points: number}} props
 */
export const Points = ({ play, points }) =>
  points !== 0 && html`<small class=${`points ${points > 0 ? 'gain' : 'loss'}`} title=${say(play, 'points-about')}>${pointsText(play, points)}</small>`;
