/** Display names. */

import { wordsOf } from '../../core/kit.js';

/** @typedef {import('../../../types/red_outpost').RedOutpostView} View */
/** @typedef {import('../../core/play.js').Play<View>} Play */
/** @typedef {import('../../core/play.js').Part<View>} Part */

export const { say, tell, named, waste } = wordsOf('red_outpost');

export const workerName = named('worker');
export const placeName = named('location');
export const resourceName = named('resource');
export const phaseName = named('phase');

/** @returns {string} what a location or a special card does. */
export const about = ({ texts }, kind, id) => texts.say(`red_outpost-${kind}-${id}-about`);

/** @returns {string} a change with its sign: +2, −1; 0 has none. */
export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0');
