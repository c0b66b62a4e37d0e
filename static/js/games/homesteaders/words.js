/** What things are called. */

const TITLE = 'homesteaders';

/** @returns {string} a text of the board, with numbers and texts put in as they are. */
export const say = ({ texts }, key, params) => texts.say(`homesteaders-board-${key}`, params);

/** @returns {string} a text of the board, with goods, players and buildings put into words. */
export const tell = ({ texts, names }, key, params) => texts.tell(TITLE, `homesteaders-board-${key}`, params, names);

/** @returns {string} the name of a good, for so many of it. */
export const goodName = ({ texts }, id, count = 1) => texts.name(TITLE, ['resource'], id, count);

/** @returns {string} the name of a building. */
export const buildingName = ({ texts }, id) => texts.name(TITLE, ['building'], id);

/** @returns {string} what a building does, in a sentence or two. */
export const aboutBuilding = ({ texts }, id) => texts.say(`homesteaders-building-${id}-about`);

/** @returns {string} the name of a type of building. */
export const typeName = ({ texts }, id) => texts.name(TITLE, ['types'], id);

/** @returns {string} the name of a stage of the game. */
export const stageName = ({ texts }, id) => texts.name(TITLE, ['stage'], id);

/** @returns {string} what an auction tile gives. */
export const tileName = ({ texts }, id) => texts.name(TITLE, ['lot_1', 'lot_2', 'lot_3'], id);

/** @returns {string} what a bonus of the railroad track is. */
export const bonusName = ({ texts }, id) => texts.name(TITLE, ['bonus'], id);

/** @returns {string} the name of a place for workers. */
export const slotName = ({ texts }, slot) => texts.name(TITLE, [], slot);

/** @returns {string} the name of an action, as on its button. */
export const actionName = ({ texts }, type) => texts.say(`homesteaders-action-${type}`);
