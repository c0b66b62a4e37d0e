/** Worker placement, current or drafted, and the income it would yield. */

import { begun } from '../../core/drafts.js';

/** @import { Play, View } from './words.js' */

/** @returns {string[]} the names of a building's worker slots. */
export const slotsOf = ({ id, slots = [] }) => slots.map((_slot, at) => `${id}/${at + 1}`);

/** @returns {Object<string, {worker: number}>} a placement in the form the action expects. */
export const crewsOf = (placed) => Object.fromEntries(Object.entries(placed).map(([slot, worker]) => [slot, { worker }]));

/** @returns {Object<string, number>} the number of workers by slot. */
export const placedBy = (crews) => Object.fromEntries(Object.entries(crews).map(([slot, { worker = 0 }]) => [slot, worker]));

/** @returns {number} how many workers are placed. */
export const atWork = (placed) => Object.values(placed).reduce((sum, number) => sum + number, 0);

/**
 * Return the placement draft: the one in progress, else the proposed one; null if workers cannot be placed now.
 * @param {Play} play
 */
export const placingOf = (play) =>
  (play.draft.value?.type === 'place_workers' ? play.draft.value : begun(play.decision, 'place_workers'));

/**
 * Return the viewer's placement: the draft if there is one, else the current placement behind the screen.
 * @param {Play} play
 * @returns {Object<string, number>} by slot
 */
export function plannedOf(play) {
  const draft = placingOf(play);
  if (draft) return placedBy(draft.fields.crews);
  return play.view.desk?.placed ?? play.view.towns[play.seat].placed;
}

/**
 * Return the placement after a click on a slot: fills it with idle workers as far as they go, or clears a full slot.
 * With no idle workers, the workers move from the other slot if only one other is staffed.
 * @param {Object<string, number>} placed by slot
 * @param {string} slot
 * @param {number} room its capacity
 * @param {number} workers how many the player has
 * @returns {Object<string, number>} the same object if the click changes nothing
 */
export function clicked(placed, slot, room, workers) {
  const here = placed[slot] ?? 0;
  const others = Object.entries(placed).filter(([name, number]) => name !== slot && number > 0);
  const idle = workers - atWork(placed);
  if (here >= room || (here > 0 && idle === 0)) return { ...placed, [slot]: 0 };
  if (idle > 0) return { ...placed, [slot]: here + Math.min(room - here, idle) };
  return others.length === 1 ? { [slot]: Math.min(room, workers) } : placed;
}

/**
 * Return the viewer's next income with this placement.
 * @param {View} view
 * @param {Object<string, number>} placed by slot
 * @returns {Object<string, number>} goods; debt repayments are not included
 */
export function incomeOf({ box, desk }, placed) {
  const total = { ...desk.base_income };
  for (const [slot, workers] of Object.entries(placed)) {
    for (const [good, number] of Object.entries(box.slot_income[slot][workers])) total[good] = (total[good] ?? 0) + number;
  }
  return total;
}
