/** Loads a title's own part of the page. */

import { BOARDS } from '../games/index.js';
import { drawsLetters, setDrawings } from './drawings.js';

/**
 * Return a title's module once its drawings are loaded; an empty one for a title without a board.
 * @param {string} title
 * @returns {Promise<object>}
 */
export async function loadBoard(title) {
  if (!BOARDS[title]) return {};
  const board = await BOARDS[title]();
  setDrawings(drawsLetters() ? board.drawings : (await board.shapes?.())?.default);
  return board;
}
