/** Warnings about wasteful actions, shown once before sending, with fixes; read from the view and the decision. */

import { effectOf } from '../../core/choices.js';
import { atWork, placedBy } from './crews.js';
import { offersOf, waysTo } from './deals.js';
import { buildingName, goodName, say, tell, waste } from './words.js';

/** @import { Play } from './words.js' */
/** @import { Action, Decision } from '../../types' */

/** How many buildings are suggested at most when the player declines to build. */
const FEW = 3;

/**
 * Return the warning for an action, with actions to send instead; null if nothing is wasted.
 * @param {Play} play
 * @param {Decision} decision
 * @param {Action} action
 * @returns {{key: string, params: object, mends?: {text: string, send: Action}[]} | null}
 */
export function wasted(play, decision, action) {
  switch (action.type) {
    case 'place_workers':
      return wastedByPlacing(play, decision, placedBy(action.crews));
    case 'pay':
      return wastedByPaying(play, decision, action);
    case 'decline':
      return wastedByDeclining(play, decision);
    case 'finish':
      return wastedByFinishing(play, decision);
    default:
      return null;
  }
}

/** A worker stays idle despite a free slot, or is in a slot that yields nothing. */
function wastedByPlacing(play, decision, placed) {
  const found = idleIn(play, decision, placed);
  const proposed = decision.default;
  if (!found || !proposed?.crews || idleIn(play, decision, placedBy(proposed.crews))) return found;
  return { ...found, mends: [{ text: say(play, 'mend-place'), send: proposed }] };
}

/** What a placement wastes. */
function idleIn({ view }, decision, placed) {
  const { desk, box } = view;
  const { places } = offersOf(decision, 'place_workers')[0].fields.crews;
  const idle = desk.workers - atWork(placed);
  const pays = (slot, workers) => Object.keys(box.slot_income[slot][workers]).length > 0;
  const vain = Object.keys(places).filter((slot) => placed[slot] && !pays(slot, placed[slot])).length;
  const free = Object.entries(places).some(([slot, room]) => !placed[slot] && pays(slot, Math.min(idle, room)));
  if (vain) return waste('partly', { count: vain });
  return free ? waste('idle', { count: idle }) : null;
}

/** Gold is overpaid without change, though a payment that loses less needs no debt, token or sale. */
function wastedByPaying(play, decision, { type, ...fields }) {
  const { lost } = effectOf(decision, type, fields);
  const better = waysTo(decision, type).find((way) => !(way.debts || way.tokens || way.sells) && (way.lost ?? 0) < lost);
  return better ? { ...waste('change', { lost }), mends: [{ text: tell(play, 'mend-pay', { gives: better.gives ?? {} }), send: better.action }] } : null;
}

/** A building that is affordable at once is not built. */
function wastedByDeclining(play, decision) {
  const ready = new Map();
  for (const { buys, debts, action } of waysTo(decision, 'build')) if (!buys && !debts && !ready.has(action.building)) ready.set(action.building, action);
  const mends = [...ready].slice(0, FEW).map(([id, send]) => ({ text: say(play, 'build-name', { building: buildingName(play, id) }), send }));
  return ready.size ? { ...waste('building', { count: ready.size }), mends } : null;
}

/** A debt could still be repaid, or goods sold, for points. */
function wastedByFinishing(play, decision) {
  const gain = (type) => waysTo(decision, type).filter(({ points }) => points > 0).sort((one, other) => other.points - one.points)[0];
  const [repay, sell] = [gain('repay'), gain('sell')];
  if (repay) return { ...waste('debts'), mends: [{ text: say(play, 'mend-repay'), send: repay.action }] };
  if (!sell) return null;
  const text = say(play, 'mend-sell', { good: goodName(play, sell.action.resource) });
  return { ...waste('trade', { count: play.view.screens[play.seat].trade }), mends: [{ text, send: sell.action }] };
}
