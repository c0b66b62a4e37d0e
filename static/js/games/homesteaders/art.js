/** Homesteaders goods, with quantities. */

import { html, memo } from '../../core/html.js';
import { Count as AnyCount } from '../../core/kit.js';
import { goodName, pointsText, say } from './words.js';

/** @import { Play } from './words.js' */

/** Goods show the number first, then the icon. */
export const Count = (props) => html`<${AnyCount} ...${props} numberFirst />`;

/**
 * Several goods, each with its quantity.
 * @param {object} props
 * @param {Play} props.play
 * @param {Object<string, number>} props.goods
 * @param {string} [props.sign] before each number: + or −
 */
export const Goods = memo(({ play, goods, sign = '' }) =>
  html`<span class="goods">${Object.entries(goods).filter(([, number]) => number).map(([good, number]) => html`<${Count} key=${good}
    icon=${`r-${good}`} name=${goodName(play, good, number)} number=${`${sign}${number}`} />`)}</span>`);

/**
 * An exchange: the goods given and the goods received.
 * @param {{play: Play, gives: Object<string, number>, gets: Object<string, number>}} props
 */
export const Swap = ({ play, gives, gets }) =>
  html`<span class="swap"><${Goods} play=${play} goods=${gives} /> <span aria-hidden="true">→</span> <${Goods} play=${play} goods=${gets} /></span>`;

/**
 * How an answer changes the viewer's final score; renders nothing if it does not.
 * @param {{play: import('../../core/play.js').Play, points: number}} props
 */
export const Points = ({ play, points }) =>
  points !== 0 && html`<small class=${`points ${points > 0 ? 'gain' : 'loss'}`} data-about="r-vp" data-note=${say(play, 'points-about')}>${pointsText(play, points)}</small>`;

/**
 * What remains of the goods that an answer changes.
 * @param {{play: import('../../core/play.js').Play, leaves: Object<string, number>}} props
 */
export const Leaves = ({ play, leaves }) => Object.keys(leaves).length > 0
  && html`<small class="leaves">${say(play, 'leaves')} ${Object.entries(leaves).map(([good, number]) => html`<${Count} key=${good}
    icon=${`r-${good}`} name=${goodName(play, good, number)} number=${number} />`)}</small>`;
