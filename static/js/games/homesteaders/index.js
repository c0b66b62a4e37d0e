/** Homesteaders on the table page: the board, the action bar, and data for the charts and the log. */

import { useState } from 'preact/hooks';

import { html } from '../../core/html.js';
import { passKey, useKeys } from '../../core/kit.js';
import { narrow } from '../../core/tabs.js';
import { SmallAuction } from './auction.js';
import { Course } from './course.js';
import { Flights } from './flights.js';
import { Rivals } from './rivals.js';
import { Scene, sceneOf } from './scene.js';
import { Purse, Stock } from './stock.js';
import { SmallTown } from './town.js';
import { say, stageName, tell } from './words.js';

/** @import { Part, Play, View } from './words.js' */

export { default as drawings } from '#art/homesteaders';
/** What the parts of a drawing's id and of `data-about` stand for in the catalogue. */
export const kinds = { b: 'building', r: 'resource', t: 'types', i: 'symbol' };
export const explain = () => import('./explain.js');
export const shapes = () => import('#art/homesteaders-shapes');
export { Answer } from './answer.js';
export { QuickOrders, subjectOf } from './orders.js';
export { figures, logIcon, logKinds, prices, sourceIcon } from './record.js';
export { wasted } from './waste.js';

/**
 * Return the status text: who is acting on a lot, after passing, or simultaneously.
 * @param {Play} play
 * @param {View} view of the position shown, or the current one
 * @returns {string}
 */
export function status(play, { game, table: { turn, step, phase }, auction }) {
  const seats = game.awaited;
  if (!seats.length) return '';
  if (step === null) return tell(play, `status-${phase}`, { seats });
  return tell(play, phase === 'lots' ? 'status-lot' : 'status', { seat: turn, step, lot: auction.resolving });
}

/**
 * Return the banner to show: a new stage, or a new round.
 * @param {Play} play
 * @param {View} view
 * @param {View} before
 * @returns {{text: string, icon: string} | null}
 */
export function banner(play, { box, table }, { table: before }) {
  const { round, stage } = table;
  if (round <= before.round) return null;
  if (round > box.rounds) return { icon: 'i-round', text: say(play, 'last-income') };
  if (stage !== before.stage) return { icon: 'i-stage', text: say(play, 'banner-stage', { stage: stageName(play, stage), round }) };
  return { icon: 'i-round', text: say(play, 'round-now', { round, rounds: box.rounds }) };
}

/** The scene the viewer has chosen stays open until the next phase. */
const momentOf = ({ view: { table } }) => `${table.round} ${table.phase}`;

/** The whole board: the main scene follows the phase unless the viewer has chosen another. @type {Part} */
export function Board({ play }) {
  const { phase } = play.view.table;
  const [chosen, choose] = useState({ moment: '', scene: '' });
  const scene = chosen.moment === momentOf(play) ? chosen.scene : sceneOf(phase, play.seat);
  const onShow = (wanted) => choose({ moment: momentOf(play), scene: wanted });
  const lead = (wanted) => () => {
    onShow(wanted);
    return `${wanted}-heading`;
  };
  useKeys(play, [
    ['u', say(play, 'key-auction'), lead('auction')],
    ['h', say(play, 'key-stock'), 'stock-heading'],
    ['t', say(play, 'key-town'), lead('town')],
    ['b', say(play, 'key-offer'), lead('offer')],
    ['o', say(play, 'key-others'), 'rivals-heading'],
  ], [passKey(play, say(play, 'key-pass'))]);
  const seated = play.seat !== null;
  return html`<div class=${`homesteaders phase-${phase}`}>
    <${Course} play=${play} />
    ${seated && html`<${Purse} play=${play} />`}
    <div class="table-top">
      <${Scene} play=${play} shown=${scene} onShow=${onShow} />
      ${seated && !narrow.value && html`<${Stock} play=${play} />`}
    </div>
    <div class="neighbours" data-towns=${play.view.towns.length}>
      ${seated && (scene !== 'town' ? html`<${SmallTown} play=${play} />` : html`<${SmallAuction} play=${play} />`)}
      <${Rivals} play=${play} />
    </div>
    <${Flights} play=${play} />
  </div>`;
}

/** Answers that are given by a single click, each way on a button of its own. */
export const oneClick = ['pay', 'place_neutral', 'choose_bonus', 'exchange', 'buy', 'sell', 'repay', 'use_bank', 'use_market', 'take_debt'];
