/** What things are called. */

import { wordsOf } from '../../core/kit.js';

export const { say, named, waste } = wordsOf('outpost');

export const upgradeName = named('upgrade');
export const resourceName = named('resource');
export const factoryName = named('factory');
/** Something that can be attacked: a factory or an upgrade. */
export const assetName = named('asset');
/** A card: Water 7. */
export const itemName = named();
export const operatorName = named('operator');
export const phaseName = named('phase');
export const stepName = named('step');

const ERAS = ['I', 'II', 'III'];

export const eraName = (era) => ERAS[era - 1] ?? String(era);

/** @returns {string} a number of things: 2 Water factories. */
export const counted = ({ texts }, count, name) => texts.say('list-count', { count, name });

/** @returns {string} what an upgrade does, in one sentence. */
export function aboutUpgrade({ texts, view: { components } }, id) {
  const row = components.upgrades[id] ?? {};
  const run = (row.hand ?? 0) * components.factories_for_a_card;
  const robots_limit = components.robots_unlimited ? 'none' : 'colonists';
  return texts.tell('outpost', `outpost-upgrade-${id}-about`, { ...row, run, robots_limit });
}

/**
 * Return what an upgrade is worth in points, and whether only while somebody works there.
 * @param {object} components of the view
 * @param {string} id
 * @returns {{vp: number, operated: boolean}}
 */
export function pointsOf({ upgrades, factories }, id) {
  const { vp, factory } = upgrades[id];
  const special = factory && factories[factory].special ? factories[factory].vp : 0;
  return { vp: vp + special, operated: special > 0 };
}
