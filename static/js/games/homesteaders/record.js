/** Game records: chart data, auction prices, and log icons. */

import { html } from '../../core/html.js';
import { Icon, logIcons, logKindsOf } from '../../core/kit.js';

/** @import { View } from './words.js' */

/**
 * Return the chart data of a position: all points if they are open, else public points only.
 * @param {View} view
 * @returns {{round: number, bySeat: {vp: number}[]}}
 */
export const figures = ({ game: { result }, table, towns, scores }) => ({
  round: table.round,
  bySeat: towns.map(({ vp }, seat) => ({ vp: result?.scores[seat] ?? scores[seat] ?? vp })),
});

/**
 * Return the prices paid at auctions, in order.
 * @param {{key: string, params: object}[]} events of the log
 * @returns {{round: number, seat: number, what: string, price: number}[]} `what` is the tile
 */
export function prices(events) {
  let [round, tiles] = [1, []];
  const found = [];
  for (const { key, params } of events) {
    if (key === 'homesteaders-round') [round, tiles] = [params.round, [params.lot_1, params.lot_2, params.lot_3]];
    if (key === 'homesteaders-won') found.push({ round, seat: params.seat, what: tiles[params.lot - 1] ?? '', price: params.amount });
  }
  return found;
}

const SOURCES = { chips: 'r-vp', buildings: 'b-homestead', bonuses: 't-special', goods: 'r-gold', debts: 'r-debt' };

/**
 * Return the icon of a source of points.
 * @param {string} id
 */
export const sourceIcon = (id) => (SOURCES[id] ? html`<${Icon} id=${SOURCES[id]} />` : null);

const building = ({ building: id }) => `b-${id}`;
const good = ({ gets }) => `r-${Object.keys(gets ?? {})[0] ?? 'trade'}`;

/** The icon of a log line; a function where it depends on the event. */
export const logIcon = logIcons('homesteaders', {
  first_player: 'i-first',
  round: 'i-round',
  stage: 'i-stage',
  final_income: 'i-round',
  place_in_order: 'r-worker',
  placed: 'r-worker',
  income: 'r-silver',
  debt_discarded: building,
  wages: 'r-worker',
  scored: 'r-vp',
  scored_nothing: 'r-vp',
  over: 'r-vp',
  borrowed: 'r-debt',
  bought: good,
  sold: 'r-trade',
  hired: 'r-worker',
  used_market: 'b-market',
  used_bank: 'b-bank',
  repaid: 'r-debt',
  neutral: 'i-neutral',
  neutral_level: 'i-neutral',
  neutral_won: 'i-neutral',
  bid: 'i-bid',
  outbid: 'i-bid',
  outbid_neutral: 'i-bid',
  passed: 'i-pass',
  unsold: 'i-pass',
  won: 'i-lead',
  advanced: 'i-advance',
  bonus: good,
  paid: 'r-silver',
  built: building,
  forged: 'b-forge',
  building_gives: building,
  not_built: 'i-out',
  no_worker: 'i-out',
  not_exchanged: 'i-out',
  received: ({ gets }) => (gets ? good({ gets }) : 'r-vp'),
  exchanged: good,
  lot_done: 'i-done',
});

/** Filters of the log. */
export const logKinds = logKindsOf('homesteaders', {
  auction: ['neutral', 'neutral_level', 'neutral_won', 'bid', 'outbid', 'outbid_neutral', 'passed', 'unsold', 'won', 'paid', 'advanced', 'bonus', 'lot_done'],
  build: ['built', 'not_built', 'forged', 'building_gives', 'no_worker', 'received', 'exchanged', 'not_exchanged'],
  income: ['placed', 'place_in_order', 'income', 'final_income', 'wages', 'debt_discarded', 'scored', 'scored_nothing'],
  trade: ['bought', 'sold', 'borrowed', 'repaid', 'hired', 'used_market', 'used_bank'],
});
