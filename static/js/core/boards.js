/** Where a title's own part of the page comes from. */

import { BOARDS } from '../games/index.js';

/**
 * Return a title's module; an empty one for a title without a board.
 * @param {string} title
 * @returns {Promise<object>}
 */
export const loadBoard = async (title) => (BOARDS[title] ? BOARDS[title]() : {});
