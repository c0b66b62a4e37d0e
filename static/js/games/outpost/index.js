/** Outpost on the table page: the board, the action bar, and data for the charts and the log. */

import { useRef } from 'preact/hooks';

import { html } from '../../core/html.js';
import { passKey, useKeys } from '../../core/kit.js';
import { Auction } from './auction.js';
import { Colony } from './colony.js';
import { Course } from './course.js';
import { Hands } from './hand.js';
import { Market } from './market.js';
import { crewsOf } from './operators.js';
import { orderKeys } from './orders.js';
import { Rivals } from './rivals.js';
import { Raid } from './terrorism.js';
import { aboutUpgrade, eraName, say, tell } from './words.js';

/** @import { Part, Play, View } from './words.js' */

/** With more colonies than this, everything is drawn smaller. */
const MANY = 5;

export { default as drawings } from '#art/outpost';
/** What the parts of a drawing's id and of `data-about` stand for in the catalogue. */
export const kinds = { u: 'upgrade', r: 'resource', f: 'factory', i: 'symbol' };
/** What a thing does, where its words need numbers. @type {(play: Play, kind: string, id: string) => string | null} */
export const about = (play, kind, id) => (kind === 'upgrade' ? aboutUpgrade(play, id) : null);
export const explain = () => import('./explain.js');
export const shapes = () => import('#art/outpost-shapes');
export { Answer } from './answer.js';
export { OrderAside, QuickOrders, subjectOf } from './orders.js';
export { figures, logIcon, logKinds, prices, sourceIcon } from './record.js';
export { wasted } from './waste.js';

/**
 * Return the initial values of drafts: the current operators.
 * @param {View} view
 * @param {number | null} seat the viewer's
 * @returns {Object<string, object>} by action, values by field
 */
export function presets(view, seat) {
  const colony = view.colonies?.[seat];
  return colony ? { assign: { crews: crewsOf(colony) } } : {};
}

/**
 * Return the status text: who is deciding what; empty if nobody is.
 * @param {Play} play
 * @param {View} view of the position shown, or the current one
 * @returns {string}
 */
export function status(play, { game: { awaited: seats }, table, auction, raid }) {
  if (!seats.length) return '';
  if (raid) return tell(play, 'status-raid', { seats, asset: raid.asset });
  if (auction) return tell(play, auction.bidder === null ? 'status-pay' : 'status-bid', { seats, upgrade: auction.upgrade });
  if (seats[0] === table.active) return tell(play, 'status-turn', { seats });
  return tell(play, 'status-phase', { seats, phase: table.phase });
}

/**
 * Return the banner to show: a new era, else a new round.
 * @param {Play} play
 * @param {View} view
 * @param {View} before
 * @returns {{text: string, icon?: string} | null}
 */
export function banner(play, { table }, { table: then }) {
  if (table.era > then.era) return { text: say(play, 'banner-era', { era: eraName(table.era) }), icon: 'i-era' };
  return table.round > then.round ? { text: play.texts.say('banner-round', { round: table.round }) } : null;
}

/** The market, the auction or the attack: one at a time, in the same place. @type {Part} */
function Sale({ play }) {
  const { auction, raid } = play.view;
  // What is on offer keeps its place while the market is covered, too.
  const places = useRef(new Map());
  if (auction) return html`<${Auction} play=${play} />`;
  return raid ? html`<${Raid} play=${play} />` : html`<${Market} play=${play} places=${places} />`;
}

/** The whole board. @type {Part} */
export function Board({ play }) {
  const played = play.seat !== null;
  useKeys(play, [
    ['h', say(play, 'key-hand'), () => `hand-${play.seat}`],
    ['k', say(play, 'key-colony'), 'colony-heading'],
    ['m', say(play, 'key-market'), 'market-heading'],
    ['o', say(play, 'key-others'), 'rivals-heading'],
  ], [passKey(play, say(play, 'key-pass')), ...orderKeys(play)]);
  const crowded = play.view.colonies.length > MANY;
  const over = play.view.table.phase === 'over';
  const rivals = html`<${Rivals} play=${play} />`;
  return html`<div class=${`outpost${played ? '' : ' watching'}${crowded ? ' crowded' : ''}`}>
    <${Course} play=${play} />
    <div class="table-top">
      ${played && html`<div class="mine">
        <${Colony} play=${play} />
        <${Hands} play=${play} own />
      </div>`}
      <div class="sales">
        ${!over && html`<${Sale} play=${play} />`}
        ${!crowded && played && rivals}
        <${Hands} play=${play} own=${false} />
      </div>
      ${(crowded || !played) && rivals}
    </div>
  </div>`;
}

/** Answers that are given by a single click. */
export const oneClick = ['place_operator'];
