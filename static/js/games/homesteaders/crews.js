/** Workers on their places: as they stand, or as one is about to change it; and what they would bring. */

import { begun } from '../../core/drafts.js';

/** @import { Play, View } from './words.js' */

/** @returns {Object<string, {worker: number}>} a placement as an action spells it. */
export const crewsOf = (placed) => Object.fromEntries(Object.entries(placed).map(([slot, worker]) => [slot, { worker }]));

/** @returns {Object<string, number>} how many workers crews put where. */
export const placedBy = (crews) => Object.fromEntries(Object.entries(crews).map(([slot, { worker = 0 }]) => [slot, worker]));

/** @returns {number} how many workers have a place. */
export const atWork = (placed) => Object.values(placed).reduce((sum, number) => sum + number, 0);

/**
 * Return the draft of a placement: what was begun, else what is proposed; null if workers cannot be placed now.
 * @param {Play} play
 */
export const placingOf = (play) =>
  (play.draft.value?.type === 'place_workers' ? play.draft.value : begun(play.decision, 'place_workers'));

/**
 * Return where the workers of the viewer are: in the draft, or as they stand behind the screen.
 * @param {Play} play
 * @returns {Object<string, number>} by slot
 */
export function plannedOf(play) {
  const draft = placingOf(play);
  if (draft) return placedBy(draft.fields.crews);
  return play.view.desk?.placed ?? play.view.towns[play.seat].placed;
}

/**
 * Return the placement after a click on a slot: it is filled as far as there are workers, or cleared if it was full.
 * When nobody is idle, the only place that is manned gives its workers.
 * @param {Object<string, number>} placed by slot
 * @param {string} slot
 * @param {number} room how many it takes
 * @param {number} workers how many there are
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

/** @returns {boolean} whether there is another income to come. */
export const isEarning = ({ phase }) => !['final', 'over'].includes(phase);

/**
 * Return what the next income would bring with one's workers on these places.
 * @param {View} view
 * @param {Object<string, number>} placed by slot
 * @returns {Object<string, number>} goods; what gets rid of debts is not among them
 */
export function incomeOf({ box, desk }, placed) {
  const total = { ...desk.base_income };
  for (const [slot, workers] of Object.entries(placed)) {
    for (const [good, number] of Object.entries(box.slot_income[slot][workers])) total[good] = (total[good] ?? 0) + number;
  }
  return total;
}
