/** Outpost for the page of a table: the board, what the action bar shows, and what charts and log want to know. */

import { useEffect } from 'preact/hooks';

import { offerOf } from '../../core/choices.js';
import { html } from '../../core/html.js';
import { nameOf } from './art.js';
import { Auction } from './auction.js';
import { Colony } from './colony.js';
import { Course } from './course.js';
import { Hands } from './hand.js';
import { Market } from './market.js';
import { crewsOf } from './operators.js';
import { Rivals } from './rivals.js';
import { Raid } from './terrorism.js';
import { assetName, say, upgradeName } from './words.js';

export { Answer } from './answer.js';
export { figures, logIcon, prices, sourceIcon, tieBreaks } from './record.js';
export { wasted } from './waste.js';

/**
 * Return what drafts begin with: the operators as they stand.
 * @param {object} view
 * @param {number | null} seat one's own
 * @returns {Object<string, object>} by action, values by field
 */
export function presets(view, seat) {
  const colony = view.colonies?.[seat];
  return colony ? { assign: { crews: crewsOf(colony) } } : {};
}

/**
 * Return the seats that the game waits for.
 * @param {object} view
 * @returns {number[]}
 */
export const waitingFor = (view) => view.table.waiting_for;

/**
 * Say what is being decided by whom; an empty text while nobody is waited for.
 * @param {import('../../core/play.js').Play} play
 * @returns {string}
 */
export function status(play) {
  const { table, auction, raid } = play.view;
  const names = play.texts.join(table.waiting_for.map((seat) => nameOf(play, seat)));
  if (!names) return '';
  if (raid) return say(play, 'status-raid', { names, asset: assetName(play, raid.asset) });
  if (auction) return say(play, auction.bidder === null ? 'status-pay' : 'status-bid', { names, upgrade: upgradeName(play, auction.upgrade) });
  if (table.waiting_for[0] === table.active) return say(play, 'status-turn', { names });
  return say(play, 'status-phase', { names, phase: play.texts.name('outpost', ['phase'], table.phase) });
}

/** Keys that lead to a part of the board, by the headings' ids; and the one that passes. */
function bindingsOf(play) {
  const to = (id) => () => {
    const heading = document.getElementById(id);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
  };
  return [
    { key: 'h', label: say(play, 'key-hand'), run: () => to(`hand-${play.seat}`)() },
    { key: 'k', label: say(play, 'key-colony'), run: to('colony-heading') },
    { key: 'm', label: say(play, 'key-market'), run: to('market-heading') },
    { key: 'o', label: say(play, 'key-others'), run: to('rivals-heading') },
    { key: 'p', label: say(play, 'key-pass'), run: () => play.send({ type: 'pass' }), when: () => offerOf(play.decision, 'pass') !== null },
  ];
}

/** At a table of up to so many, there is room for the others beside one's own colony. */
const FEW = 5;

/**
 * The whole board.
 * @param {{play: import('../../core/play.js').Play}} props
 */
export function Board({ play }) {
  const watching = play.seat === null && !Object.keys(play.view.hands).length;
  useEffect(() => play.keys?.add(bindingsOf(play)), [play]);
  const few = play.view.colonies.length <= FEW;
  return html`<div class=${`outpost${watching ? ' watching' : ''}${few ? ' few' : ''}`}>
    <${Course} play=${play.seventh} />
    <${Auction} play=${play.second} />
    <${Raid} play=${play.second} />
    <div class="table-top">
      ${!watching && html`<div class="mine"><${Hands} play=${play.third} /><${Colony} play=${play.fourth} /></div>`}
      <${Market} play=${play.fifth} />
      <${Rivals} play=${play.sixth} />
    </div>
  </div>`;
}
