/** Outpost for the page of a table. */

export { Board, presets, waitingFor } from './board.js';
