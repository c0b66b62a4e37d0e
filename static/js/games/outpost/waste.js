/** What would be wasted by an action: asked once before it is sent. Everything is read from the view and the decision. */

import { effectOf, offerOf } from '../../core/choices.js';
import { sumsOf } from './payment.js';
import { neededFor, strengthOf } from './terrorism.js';
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
  const check = CHECKS[action.type];
  if (check) return check(play, decision, action);
  const spec = offerOf(decision, action.type, action)?.fields.cards;
  return spec?.spec === 'pay' ? wastedByPaying(spec, action) : null;
}

/** By the action that would waste something; whatever else is paid for is checked for what it loses. */
const CHECKS = {
  end_turn: wastedByEnding,
  discard: wastedByDiscard,
  internalize: () => waste('auctions', {}),
  first_turn_water: wastedByHand,
  open_auction: (play, _decision, { upgrade, amount }) => overbid(play, upgrade, amount),
  bid: (play, _decision, { amount }) => overbid(play, play.view.auction.upgrade, amount),
  default: wastedByDefault,
  attack: wastedByAttack,
  support_attack: () => null,
  defend: () => null,
};

/** More is bid than one could pay, which nobody checks. */
function overbid({ view, seat }, upgrade, amount) {
  const most = view.hands[seat].most[upgrade];
  return amount > most ? waste('overbid', { amount, most }) : null;
}

/** What could be paid for is let go, at a penalty. */
function wastedByDefault(play, decision, action) {
  const { due, amount } = decision.params;
  if (offerOf(decision, 'pay')) return waste('default', { due, amount });
  const spec = offerOf(decision, 'default').fields.cards;
  return spec.spec === 'pay' ? wastedByPaying(spec, action) : null;
}

/** An attack is too weak by itself. */
function wastedByAttack({ view }, decision, action) {
  const { cards: spec } = offerOf(decision, 'attack', action).fields;
  const [strength, needed] = [strengthOf({ spec, draft: { fields: action } }), neededFor(view.components, action.asset)];
  return strength < needed ? waste('attack', { strength, needed }) : null;
}

/** More is paid than the cheapest way would cost. */
function wastedByPaying(spec, action) {
  const { over, least } = sumsOf(spec, action);
  return over > least ? waste('payment', { over, least }) : null;
}

/** The whole hand is given for a factory that costs less. */
function wastedByHand({ view }, decision) {
  const { gives: total, cost } = effectOf(decision, 'first_turn_water');
  return total > cost ? waste('hand', { total, cost, money: view.components.money ? 'yes' : 'no' }) : null;
}

/** Cards are discarded that are worth more than those that could be. */
function wastedByDiscard({ view, seat }, decision, { cards }) {
  const values = new Map(view.hands[seat].cards.map(({ id, value }) => [id, value]));
  const worth = (names) => names.reduce((sum, name) => sum + (values.get(name) ?? 0), 0);
  const [chosen, least] = [worth(cards), worth(decision.default?.cards ?? cards)];
  return chosen > least ? waste('discard', { chosen, least }) : null;
}

/** People without work, factories without people, or cards that cannot be kept, though something could be bought. */
function wastedByEnding({ view, seat }, decision) {
  const { jobless = 0, unstaffed = 0, excess = 0 } = effectOf(decision, 'end_turn');
  const can = (...types) => types.some((type) => offerOf(decision, type) !== null);
  if (jobless > 0 && unstaffed === 0 && can('buy_factories')) return waste('people', { count: jobless });
  if (unstaffed > 0 && can('buy_colonists', 'buy_robots')) return waste('factories', { count: unstaffed });
  if (excess === 0 || !can('open_auction', 'buy_factories', 'buy_colonists', 'buy_robots')) return null;
  return waste(view.components.late_discard ? 'cards-now' : 'cards', { count: excess, limit: view.colonies[seat].hand_limit });
}
