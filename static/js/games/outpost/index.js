/** Outpost for the page of a table: the board, what the action bar shows, and what charts and log want to know. */

import { html } from '../../core/html.js';
import { nameOf, passKey, useKeys } from '../../core/kit.js';
import { Auction } from './auction.js';
import { Colony } from './colony.js';
import { Course } from './course.js';
import { Hands } from './hand.js';
import { Market } from './market.js';
import { crewsOf } from './operators.js';
import { orderKeys } from './orders.js';
import { Rivals } from './rivals.js';
import { Raid } from './terrorism.js';
import { assetName, phaseName, say, upgradeName } from './words.js';

/** @import { Part, Play, View } from './words.js' */

export { default as drawings } from '#art/outpost';
export { Answer } from './answer.js';
export { OrderAside, QuickOrders, subjectOf } from './orders.js';
export { figures, logIcon, prices, sourceIcon, tieBreaks } from './record.js';
export { wasted } from './waste.js';

/**
 * Return what drafts begin with: the operators as they stand.
 * @param {View} view
 * @param {number | null} seat one's own
 * @returns {Object<string, object>} by action, values by field
 */
export function presets(view, seat) {
  const colony = view.colonies?.[seat];
  return colony ? { assign: { crews: crewsOf(colony) } } : {};
}

/**
 * Say what is being decided by whom; an empty text while nobody is waited for.
 * @param {Play} play
 * @param {View} view of the position that is shown, or of the present one
 * @returns {string}
 */
export function status(play, { game: { awaited }, table, auction, raid }) {
  const names = play.texts.join(awaited.map((seat) => nameOf(play, seat)));
  if (!names) return '';
  if (raid) return say(play, 'status-raid', { names, asset: assetName(play, raid.asset) });
  if (auction) return say(play, auction.bidder === null ? 'status-pay' : 'status-bid', { names, upgrade: upgradeName(play, auction.upgrade) });
  if (awaited[0] === table.active) return say(play, 'status-turn', { names });
  return say(play, 'status-phase', { names, phase: phaseName(play, table.phase) });
}

/** At a table of up to so many, there is room for the others beside one's own colony. */
const FEW = 5;

/** The whole board. @type {Part} */
export function Board({ play }) {
  const watching = play.seat === null && !Object.keys(play.view.hands).length;
  useKeys(play, [
    ['h', say(play, 'key-hand'), () => `hand-${play.seat}`],
    ['k', say(play, 'key-colony'), 'colony-heading'],
    ['m', say(play, 'key-market'), 'market-heading'],
    ['o', say(play, 'key-others'), 'rivals-heading'],
  ], [passKey(play, say(play, 'key-pass')), ...orderKeys(play)]);
  const few = play.view.colonies.length <= FEW;
  return html`<div class=${`outpost${watching ? ' watching' : ''}${few ? ' few' : ''}`}>
    <${Course} play=${play.later} />
    <${Auction} play=${play} />
    <${Raid} play=${play} />
    <div class="table-top">
      ${!watching && html`<div class="mine"><${Hands} play=${play} /><${Colony} play=${play} /></div>`}
      <${Market} play=${play.later} />
      <${Rivals} play=${play.later} />
    </div>
  </div>`;
}
