/** The titles that have a board of their own; any other is shown by its sections. */

import * as outpost from './outpost/board.js';

/** By title: `Board`, `presets(view, seat)`, `waitingFor(view)`. */
export const BOARDS = { outpost };
