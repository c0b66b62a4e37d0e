/** What would be wasted by an action: asked once before it is sent. Everything is read from the view and the decision. */

import { effectOf } from '../../core/choices.js';
import { atWork, placedBy } from './crews.js';
import { offersOf, waysTo } from './deals.js';
import { waste } from './words.js';

/** @import { Play } from './words.js' */
/** @import { Action, Decision } from '../../types' */

/**
 * Return what an action would waste; null if nothing.
 * @param {Play} play
 * @param {Decision} decision
 * @param {Action} action
 * @returns {{key: string, params: object} | null}
 */
export function wasted(play, decision, action) {
  switch (action.type) {
    case 'place_workers':
      return wastedByPlacing(play, decision, placedBy(action.crews));
    case 'pay':
      return wastedByPaying(decision, action);
    case 'decline':
      return wastedByDeclining(decision);
    case 'finish':
      return wastedByFinishing(play, decision);
    default:
      return null;
  }
}

/** Somebody stays idle though there is a free place, or stands in one that brings nothing. */
function wastedByPlacing({ view }, decision, placed) {
  const { desk, box } = view;
  const { places } = offersOf(decision, 'place_workers')[0].fields.crews;
  const idle = desk.workers - atWork(placed);
  const pays = (slot, workers) => Object.keys(box.slot_income[slot][workers]).length > 0;
  const vain = Object.keys(places).filter((slot) => placed[slot] && !pays(slot, placed[slot])).length;
  const free = Object.entries(places).some(([slot, room]) => !placed[slot] && pays(slot, Math.min(idle, room)));
  if (vain) return waste('partly', { count: vain });
  return free ? waste('idle', { count: idle }) : null;
}

/** Gold is given that gets no change, or debts are taken, though there is a way without. */
function wastedByPaying(decision, { type, ...fields }) {
  const { lost } = effectOf(decision, type, fields);
  const better = waysTo(decision, type).some((way) => !(way.debts || way.tokens || way.sells) && (way.lost ?? 0) < lost);
  return better ? waste('change', { lost }) : null;
}

/** A building that could be paid at once is not built. */
function wastedByDeclining(decision) {
  const ready = waysTo(decision, 'build').filter(({ buys, debts }) => !buys && !debts);
  const count = new Set(ready.map(({ action }) => action.building)).size;
  return count ? waste('building', { count }) : null;
}

/** Something could still be repaid or sold for points. */
function wastedByFinishing({ view, seat }, decision) {
  const gains = (type) => waysTo(decision, type).some(({ points }) => points > 0);
  if (gains('repay')) return waste('debts', {});
  return gains('sell') ? waste('trade', { count: view.screens[seat].trade }) : null;
}
