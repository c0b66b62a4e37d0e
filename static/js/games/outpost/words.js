/** What things are called. */

const TITLE = 'outpost';
const ERAS = ['I', 'II', 'III'];

/** @returns {string} the number of an era as it is written. */
export const eraName = (era) => ERAS[era - 1] ?? String(era);

/** @returns {string} a sentence of the board. */
export const say = ({ texts }, key, params) => texts.say(`outpost-board-${key}`, params);

/** @returns {string} the name of an upgrade. */
export const upgradeName = ({ texts }, id) => texts.name(TITLE, ['upgrade'], id);

/** @returns {string} the name of a resource. */
export const resourceName = ({ texts }, id) => texts.name(TITLE, ['resource'], id);

/** @returns {string} the name of a kind of factory. */
export const factoryName = ({ texts }, id, count = 1) => texts.name(TITLE, ['factory'], id, count);

/** @returns {string} the name of something that can be attacked: a factory or an upgrade. */
export const assetName = ({ texts }, id) => texts.name(TITLE, ['asset'], id);

/** @returns {string} the name of a card: Water 7. */
export const itemName = ({ texts }, id) => texts.name(TITLE, [], id);

/** @returns {string} colonist or robot. */
export const operatorName = ({ texts }, id, count = 1) => texts.name(TITLE, ['operator'], id, count);

/** @returns {string} a number of things: 2 Water factories. */
export const counted = ({ texts }, count, name) => texts.say('list-count', { count, name });

/** @returns {string} what an upgrade does, in one sentence. */
export function aboutUpgrade({ texts, view: { components } }, id) {
  const row = components.upgrades[id] ?? {};
  const run = (row.hand ?? 0) * components.factories_for_a_card;
  const robots_limit = components.robots_unlimited ? 'none' : 'colonists';
  return texts.tell(TITLE, `outpost-upgrade-${id}-about`, { ...row, run, robots_limit });
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
