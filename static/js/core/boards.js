/** Where a title's own part of the page comes from. */

import { BOARDS } from '../games/index.js';
import { setDrawings } from './drawings.js';

/**
 * Return a title's module, its drawings at hand; an empty one for a title without a board.
 * @param {string} title
 * @returns {Promise<object>}
 */
export async function loadBoard(title) {
  if (!BOARDS[title]) return {};
  const board = await BOARDS[title]();
  setDrawings(board.drawings ?? {});
  return board;
}
