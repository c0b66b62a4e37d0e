/** What is kept of a game: figures for its charts, prices paid, and the drawings of the log. */

import { html } from '../../core/html.js';
import { Icon, logIcons } from '../../core/kit.js';

/** @import { View } from './words.js' */

/**
 * Return the figures of a position: all points where they are open, else those that everybody can see.
 * @param {View} view
 * @returns {{round: number, bySeat: {vp: number}[]}}
 */
export const figures = ({ game: { result }, table, towns, scores }) => ({
  round: table.round,
  bySeat: towns.map(({ vp }, seat) => ({ vp: result?.scores[seat] ?? scores[seat] ?? vp })),
});

/**
 * Return the prices that were paid at auctions, in their order.
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

/**
 * Return what decides among equal points: the silver that is left.
 * @param {View} view
 * @returns {{key: string, values: number[]}[]} a name in the catalogues, and a number for each seat
 */
export const tieBreaks = ({ towns, screens }) => [{ key: 'homesteaders-board-tie-silver', values: towns.map((_town, seat) => screens[seat]?.silver ?? 0) }];

const SOURCES = { chips: 'r-vp', buildings: 'b-homestead', bonuses: 't-special', goods: 'r-gold', debts: 'r-debt' };

/**
 * Return the drawing of what gave points.
 * @param {string} id
 */
export const sourceIcon = (id) => (SOURCES[id] ? html`<${Icon} id=${SOURCES[id]} />` : null);

const building = ({ building: id }) => `b-${id}`;
const good = ({ gets }) => `r-${Object.keys(gets ?? {})[0] ?? 'trade'}`;

/** The drawing in front of a line of the log; a function where it depends on what it is about. */
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
