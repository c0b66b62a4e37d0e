/** Warnings about wasteful actions, shown once before sending; read from the view and the decision. */

import { effectOf, offerOf } from '../../core/choices.js';
import { begun } from '../../core/drafts.js';
import { wrongWith } from '../../core/specs.js';
import { sumsOf } from './payment.js';
import { neededFor, strengthOf } from './terrorism.js';
import { waste } from './words.js';

/** @import { Play } from './words.js' */
/** @import { Action, Decision } from '../../types' */

/**
 * Return the warning for an action; null if nothing is wasted.
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

/** Checks by action; any other action with a payment is checked for overpayment. */
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

/** The bid is more than the player could pay; such bids are not checked. */
function overbid({ view, seat }, upgrade, amount) {
  const most = view.hands[seat].most[upgrade];
  return amount > most ? waste('overbid', { amount, most }) : null;
}

/** The player defaults though they could pay, or overpays the penalty. */
function wastedByDefault(play, decision, action) {
  const { due, amount } = decision.params;
  if (offerOf(decision, 'pay')) return waste('default', { due, amount });
  const spec = offerOf(decision, 'default').fields.cards;
  return spec.spec === 'pay' ? wastedByPaying(spec, action) : null;
}

/** An attack is too weak on its own. */
function wastedByAttack({ view }, decision, action) {
  const { cards: spec } = offerOf(decision, 'attack', action).fields;
  const [strength, needed] = [strengthOf({ spec, draft: { fields: action } }), neededFor(view.components, action.asset)];
  return strength < needed ? waste('attack', { strength, needed }) : null;
}

/** The payment is more than the cheapest one. */
function wastedByPaying(spec, action) {
  const { over, least } = sumsOf(spec, action);
  return over > least ? waste('payment', { over, least }) : null;
}

/** The whole hand is given for a factory that costs less. */
function wastedByHand({ view }, decision) {
  const { gives: total, cost } = effectOf(decision, 'first_turn_water');
  return total > cost ? waste('hand', { total, cost, money: view.components.money ? 'yes' : 'no' }) : null;
}

/** The discarded cards are worth more than necessary. */
function wastedByDiscard({ view, seat }, decision, { cards }) {
  const values = new Map(view.hands[seat].cards.map(({ id, value }) => [id, value]));
  const worth = (names) => names.reduce((sum, name) => sum + (values.get(name) ?? 0), 0);
  const [chosen, least] = [worth(cards), worth(decision.default?.cards ?? cards)];
  return chosen > least ? waste('discard', { chosen, least }) : null;
}

/** What ending the turn wastes, the worst first, and the effect that shows it. */
const LOSSES = [
  { against: 'misplaced', key: 'misplaced', amount: 'better' },
  { against: 'unstaffed', key: 'factories', amount: 'unstaffed' },
  { against: 'jobless', key: 'people', amount: 'jobless' },
  { against: 'excess', key: 'cards', amount: 'excess' },
];

/** Avoidable losses: misplaced operators, unstaffed factories, idle people, or cards over the hand limit. */
function wastedByEnding(play, decision) {
  const { view, seat } = play;
  const effect = effectOf(decision, 'end_turn') ?? {};
  const mends = (effect.mends ?? []).map((mend) => ({ ...mend, ...mendOf(play, decision, mend) })).filter(({ send }) => send);
  const loss = LOSSES.find(({ against, amount }) => effect[amount] > 0 && (mends.some((mend) => mend.against === against) || canHelp(decision, against)));
  if (!loss) return null;
  const { income, hand_limit: limit } = view.colonies[seat];
  const key = loss.key === 'cards' && view.components.late_discard ? 'cards-now' : loss.key;
  const found = waste(key, { count: effect[loss.amount], limit, income });
  return { ...found, mends: mends.filter(({ against }) => against === loss.against) };
}

/** Whether cards that cannot be kept could buy something. */
const canHelp = (decision, against) =>
  against === 'excess' && ['open_auction', 'buy_factories', 'buy_colonists', 'buy_robots'].some((type) => offerOf(decision, type) !== null);

/** Return a fix as an action to send with its button text; null if it is not on offer. */
function mendOf(play, decision, { action: type, fields }) {
  const draft = begun(decision, type, fields);
  if (!draft || wrongWith(offerOf(decision, type, fields), draft.fields)) return null;
  const { factory, count } = draft.fields;
  const key = type === 'buy_factories' ? 'factory' : type.replace('buy_', '');
  const text = play.texts.tell('outpost', `outpost-board-mend-${key}`, { count: count ?? 0, factory: factory ?? '', total: paid(play, draft.fields.cards ?? []) }, play.names);
  return { text, send: { type, ...draft.fields } };
}

const paid = ({ view, seat }, cards) => (view.hands?.[seat]?.cards ?? []).filter(({ id }) => cards.includes(id)).reduce((sum, { value }) => sum + value, 0);
