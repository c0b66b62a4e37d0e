/** Display names. */

import { wordsOf } from '../../core/kit.js';

/** @typedef {import('../../../types/outpost').OutpostView} View */
/** @typedef {import('../../core/play.js').Play<View>} Play */
/** @typedef {import('../../core/play.js').Part<View>} Part */

export const { say, tell, named, waste } = wordsOf('outpost');

export const upgradeName = named('upgrade');
export const resourceName = named('resource');
export const factoryName = named('factory');
/** A target of an attack: a factory or an upgrade. */
export const assetName = named('asset');
/** A card: Water 7. */
export const itemName = named();
export const operatorName = named('operator');
export const phaseName = named('phase');
export const stepName = named('step');

const ERAS = ['I', 'II', 'III'];

export const eraName = (era) => ERAS[era - 1] ?? String(era);

/** @returns {string} a quantity with its name: 2 Water factories. */
export const counted = ({ texts }, count, name) => texts.say('list-count', { count, name });

/** @returns {string} what an upgrade does, in one sentence. */
export function aboutUpgrade({ texts, view: { components } }, id) {
  const { upgrades, runs, robots_unlimited: unlimited } = components;
  return texts.tell('outpost', `outpost-upgrade-${id}-about`, { ...upgrades[id], run: runs[id] ?? 0, robots_limit: unlimited ? 'none' : 'colonists' });
}
