/** What would be wasted by an action: asked once before it is sent. Everything is read from the view and the decision. */

import { atWork, placedBy } from './crews.js';
import { offersOf } from './deals.js';
import { waysToPay } from './paying.js';
import { waste } from './words.js';

/**
 * Return what an action would waste; null if nothing.
 * @param {import('../../core/play.js').Play} play
 * @param {object} decision
 * @param {object} action
 * @returns {{key: string, params: object} | null}
 */
export function wasted(play, decision, action) {
  switch (action.type) {
    case 'place_workers':
      return wastedByPlacing(play, decision, action);
    case 'pay':
      return wastedByPaying(play, decision, action);
    case 'decline':
      return wastedByDeclining(decision);
    case 'finish':
      return wastedByFinishing(play, decision);
    default:
      return null;
  }
}

/** Somebody stays idle though there is a free place, or a place is not fully manned and brings nothing. */
function wastedByPlacing({ view }, decision, { crews }) {
  const { places } = offersOf(decision, 'place_workers')[0].fields.crews;
  const placed = placedBy(crews);
  const idle = view.desk.workers - atWork(placed);
  const free = Object.entries(places).filter(([slot, room]) => !placed[slot] && room <= idle).length;
  const partly = Object.entries(places).filter(([slot, room]) => placed[slot] && placed[slot] < room).length;
  if (partly) return waste('partly', { count: partly });
  return idle > 0 && free ? waste('idle', { count: idle }) : null;
}

/** Gold is given that gets no change, or debts are taken, though there is a way without. */
function wastedByPaying({ view }, decision, action) {
  const ways = waysToPay(decision, view.box);
  const way = ways.find((one) => JSON.stringify(one.action) === JSON.stringify(action));
  if (!way) return null;
  const better = ways.some((one) => one.debts === 0 && one.lost < way.lost && !one.tokens && !Object.keys(one.sells).length);
  return way.lost && better ? waste('change', { lost: way.lost }) : null;
}

/** A building that could be paid at once is not built. */
function wastedByDeclining(decision) {
  const ready = offersOf(decision, 'build').filter(({ fields }) => Object.entries(fields).every(([name, spec]) => !/^buy_|debts/.test(name) || spec.low === 0));
  const count = new Set(ready.map(({ fields }) => fields.building.items[0])).size;
  return count ? waste('building', { count }) : null;
}

/** Trade tokens are left though a sale would bring a point, which one of gold does not; or silver with which debts could be repaid. */
function wastedByFinishing({ view, seat }, decision) {
  const { trade } = view.screens[seat];
  if (offersOf(decision, 'repay', { means: 'silver' }).length) return waste('debts', {});
  const pays = offersOf(decision, 'sell').some(({ fields }) => fields.resource.items.some((good) => good !== 'gold'));
  return trade && pays ? waste('trade', { count: trade }) : null;
}
