/** What would be wasted by an action: asked once before it is sent. Everything is read from the view and the decision. */

import { offerOf } from '../../core/choices.js';
import { crewsOf, idle } from './operators.js';
import { sumsOf } from './payment.js';

const ask = (key, params) => ({ key: `outpost-board-waste-${key}`, params });

/**
 * Return what an action would waste; null if nothing.
 * @param {import('../../core/play.js').Play} play
 * @param {object} decision
 * @param {object} action
 * @returns {{key: string, params: object} | null}
 */
export function wasted(play, decision, action) {
  if (action.type === 'end_turn') return wastedByEnding(play, decision);
  if (action.type === 'discard') return wastedByDiscard(play, decision, action);
  if (action.type === 'internalize') return ask('auctions', {});
  if (action.type === 'first_turn_water') return wastedByHand(play);
  const spec = offerOf(decision, action.type, action)?.fields.cards;
  return spec?.spec === 'pay' ? wastedByPaying(spec, action) : null;
}

/** More is paid than the cheapest way would cost. */
function wastedByPaying(spec, action) {
  const { over, least } = sumsOf(spec, action);
  return over > least ? ask('payment', { over, least }) : null;
}

/** The whole hand is given for a factory that costs less. */
function wastedByHand({ view, seat }) {
  const { total } = view.hands[seat];
  const { cost } = view.components.factories.water;
  return total > cost ? ask('hand', { total, cost }) : null;
}

/** Cards are discarded that are worth more than those that could be. */
function wastedByDiscard({ view, seat }, decision, { cards }) {
  const values = new Map(view.hands[seat].cards.map(({ id, value }) => [id, value]));
  const worth = (names) => names.reduce((sum, name) => sum + (values.get(name) ?? 0), 0);
  const [chosen, least] = [worth(cards), worth(decision.default?.cards ?? cards)];
  return chosen > least ? ask('discard', { chosen, least }) : null;
}

/** People without work, factories without people, or cards that cannot be kept, though something could be bought. */
function wastedByEnding({ view, seat }, decision) {
  const colony = view.colonies[seat];
  const can = (type) => offerOf(decision, type) !== null;
  const free = idle(colony, crewsOf(colony));
  const empty = Object.values(colony.factories).reduce((sum, [built, colonists, robots]) => sum + built - colonists - robots, 0);
  if (free.colonist > 0 && empty === 0 && can('buy_factories')) return ask('people', { count: free.colonist });
  if (empty > 0 && (can('buy_colonists') || can('buy_robots'))) return ask('factories', { count: empty });
  const coming = Object.entries(colony.produces)
    .reduce((sum, [resource, count]) => sum + (view.components.exempt.includes(resource) ? 0 : count), 0);
  const over = colony.hand_count + coming - colony.hand_limit;
  const canBuy = ['open_auction', 'buy_factories', 'buy_colonists', 'buy_robots'].some(can);
  return over > 0 && colony.hand_count > 0 && canBuy ? ask('cards', { count: over, limit: colony.hand_limit }) : null;
}
