/** Display names. */

import { wordsOf } from '../../core/kit.js';

/** @typedef {import('../../../types/homesteaders').HomesteadersView} View */
/** @typedef {import('../../core/play.js').Play<View>} Play */
/** @typedef {import('../../core/play.js').Part<View>} Part */

export const { say, tell, named, waste } = wordsOf('homesteaders');

export const goodName = named('resource');
export const buildingName = named('building');
export const typeName = named('types');
export const stageName = named('stage');
export const tileName = named('lot_1', 'lot_2', 'lot_3');
export const bonusName = named('bonus');
export const slotName = named();

/** What a building does, in a sentence or two. */
export const aboutBuilding = ({ texts }, id) => texts.say(`homesteaders-building-${id}-about`);

/** A change in points. */
export const pointsText = (play, points) => say(play, 'points-change', { count: Math.abs(points), change: `${points > 0 ? '+' : '−'}${Math.abs(points)}` });
