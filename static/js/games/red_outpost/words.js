/** What things are called. */

const TITLE = 'red_outpost';

/** @returns {string} a sentence of the board. */
export const say = ({ texts }, key, params) => texts.say(`red_outpost-board-${key}`, params);

/** @returns {string} a sentence of the board with names in it: parameters are ids, as in the log. */
export const tell = ({ texts, names }, key, params) => texts.tell(TITLE, `red_outpost-board-${key}`, params, names);

/** @returns {string} the name of a worker. */
export const workerName = ({ texts }, id) => texts.name(TITLE, ['worker'], id);

/** @returns {string} the name of a location. */
export const placeName = ({ texts }, id) => texts.name(TITLE, ['location'], id);

/** @returns {string} the name of a resource. */
export const resourceName = ({ texts }, id) => texts.name(TITLE, ['resource'], id);

/** @returns {string} the name of a phase. */
export const phaseName = ({ texts }, id) => texts.name(TITLE, ['phase'], id);

/** @returns {string} what a location or a special card does. */
export const about = ({ texts }, kind, id) => texts.say(`red_outpost-${kind}-${id}-about`);

/** @returns {string} a player's name. */
export const playerName = (play, seat) => play.texts.player(seat, play.names);

/** @returns {string} a change with its sign: +2, −1; 0 as it is. */
export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0');
