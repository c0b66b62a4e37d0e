/** Game records: chart data, auction prices, and log icons. */

import { html } from '../../core/html.js';
import { Icon, logIcons, logKindsOf } from '../../core/kit.js';
import { factoryIcon } from './art.js';

/** @import { View } from './words.js' */

/**
 * Return the chart data of a position.
 * @param {View} view
 * @returns {{round: number, bySeat: {vp: number, income: number}[]}}
 */
export const figures = ({ table, colonies }) => ({
  round: table.round,
  bySeat: colonies.map(({ vp, income }) => ({ vp, income })),
});

/**
 * Return the prices paid at auctions, in order.
 * @param {{key: string, params: object}[]} events of the log
 * @returns {{round: number, seat: number, what: string, price: number}[]}
 */
export function prices(events) {
  let round = 1;
  const found = [];
  for (const { key, params } of events) {
    if (key === 'outpost-round') round = params.round;
    // A winner who defaulted has bought nothing.
    if (key === 'outpost-defaulted' || key === 'outpost-defaulted_cash') found.pop();
    if (key === 'outpost-won') found.push({ round, seat: params.seat, what: params.upgrade, price: params.amount });
  }
  return found;
}

/**
 * Return the icon of a source of points: a kind of factory or an upgrade.
 * @param {string} id
 * @param {View} view
 */
export const sourceIcon = (id, { components }) =>
  html`<${Icon} id=${id in components.factories ? factoryIcon(id) : `u-${id}`} />`;

const upgrade = ({ upgrade: id }) => `u-${id}`;
const factory = ({ factory: kind }) => factoryIcon(kind);

/** The icon of a log line; a function where it depends on the event. */
export const logIcon = logIcons('outpost', {
  dealt: 'i-hand',
  round: 'i-round',
  order: 'i-round',
  era: 'i-era',
  offered: upgrade,
  slot_empty: 'i-die',
  kicker_offered: upgrade,
  rerolled: 'i-die',
  market_short: 'i-die',
  reshuffled: 'i-turn',
  produced: 'i-produce',
  discarded: 'i-discard',
  earned: 'i-cash',
  started: 'i-cash',
  spiral: 'i-vp',
  nothing_left: 'i-vp',
  quiet_round: 'i-vp',
  sold_out: 'i-vp',
  idle_round: 'i-vp',
  level_round: 'i-vp',
  standstill: 'i-vp',
  evicted: 'i-colonist',
  stopped: 'i-produce',
  over: 'i-vp',
  turn: 'i-turn',
  step: 'i-next',
  turn_ended: 'i-done',
  opened: upgrade,
  bid: 'i-bid',
  passed: 'i-pass',
  cannot_bid: 'i-pass',
  won: 'i-lead',
  paid: 'i-hand',
  paid_cash: 'i-cash',
  gained: upgrade,
  challenged: 'i-doubt',
  challenged_cash: 'i-doubt',
  bid_reduced: 'i-bid',
  bid_void: 'i-pass',
  auction_void: upgrade,
  defaulted: 'i-out',
  defaulted_cash: 'i-out',
  unsold: upgrade,
  exchanged: 'i-exchange',
  not_exchanged: 'i-exchange',
  exchange_passed: 'i-pass',
  attacked: 'i-attack',
  supported: 'i-attack',
  defended: 'i-shield',
  stayed_out: 'i-pass',
  destroyed: 'i-fire',
  survived: 'i-shield',
  internalized: 'i-out',
  insisted: 'i-next',
  built: factory,
  first_turn_water: 'f-water',
  first_turn_water_cash: 'f-water',
  colonists: 'i-colonist',
  robots: 'i-robot',
  assigned: 'i-produce',
  placed: factory,
  not_placed: factory,
});

/** Filters of the log. */
export const logKinds = logKindsOf('outpost', {
  auction: ['opened', 'bid', 'passed', 'cannot_bid', 'won', 'challenged', 'challenged_cash', 'bid_reduced', 'bid_void', 'auction_void', 'defaulted', 'defaulted_cash', 'unsold'],
  build: ['built', 'first_turn_water', 'first_turn_water_cash', 'internalized', 'insisted', 'colonists', 'robots', 'gained', 'paid', 'paid_cash', 'assigned', 'placed', 'not_placed', 'stopped'],
  income: ['dealt', 'started', 'produced', 'earned', 'discarded', 'reshuffled'],
  market: ['era', 'offered', 'kicker_offered', 'slot_empty', 'rerolled', 'market_short', 'sold_out'],
  conflict: ['attacked', 'supported', 'defended', 'stayed_out', 'destroyed', 'survived', 'evicted', 'exchanged', 'not_exchanged', 'exchange_passed'],
});
