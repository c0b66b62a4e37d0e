/** Homesteaders for the page of a table: the board, what the action bar shows, and what charts and log want to know. */

import { useEffect, useRef } from 'preact/hooks';

import { html } from '../../core/html.js';
import { nameOf, passKey, useKeys } from '../../core/kit.js';
import { fly } from '../../core/motion.js';
import { Auction } from './auction.js';
import { Coming } from './coming.js';
import { Course } from './course.js';
import { Offer } from './offer.js';
import { Rivals } from './rivals.js';
import { Stock } from './stock.js';
import { Town } from './town.js';
import { say, stepName, tell } from './words.js';

/** @import { Part, Play, View } from './words.js' */

export { default as drawings } from '#art/homesteaders';
export { Answer } from './answer.js';
export { QuickOrders, subjectOf } from './orders.js';
export { figures, logIcon, prices, sourceIcon, tieBreaks } from './record.js';
export { wasted } from './waste.js';

/**
 * Say who does what: with a lot, after passing, or together with others.
 * @param {Play} play
 * @param {View} view of the position that is shown, or of the present one
 * @returns {string}
 */
export function status(play, { game, table: { turn, step, phase }, auction }) {
  const seats = game.awaited;
  if (!seats.length) return '';
  if (step === null) return tell(play, `status-${phase}`, { seats });
  const params = { name: nameOf(play, turn), step: stepName(play, step), lot: auction.resolving };
  return say(play, phase === 'lots' ? 'status-lot' : 'status', params);
}

/**
 * Let a building that somebody has built fly from the offer to that town.
 * @param {View} view
 */
function useBuilt({ towns }) {
  const before = useRef([]);
  useEffect(() => {
    towns.forEach(({ buildings }, seat) => {
      if (buildings.length !== before.current[seat] + 1) return;
      fly(document.querySelector(`[data-card="${buildings.at(-1)}"]`), document.querySelector(`[data-town="${seat}"]`));
    });
    before.current = towns.map(({ buildings }) => buildings.length);
  }, [towns]);
}

/** The whole board. @type {Part} */
export function Board({ play }) {
  useKeys(play, [
    ['u', say(play, 'key-auction'), 'auction-heading'],
    ['h', say(play, 'key-stock'), 'stock-heading'],
    ['t', say(play, 'key-town'), 'town-heading'],
    ['b', say(play, 'key-offer'), 'offer-heading'],
    ['o', say(play, 'key-others'), 'rivals-heading'],
  ], [passKey(play, say(play, 'key-pass'))]);
  useBuilt(play.view);
  const seated = play.seat !== null;
  return html`<div class=${`homesteaders phase-${play.view.table.phase}`}>
    <${Course} play=${play.later} />
    <${Auction} play=${play} />
    <div class="table-top">
      <div class="land-side">${seated && html`<${Town} play=${play} />`}<${Offer} play=${play.later} /></div>
      <div class="ledger-side">
        ${seated && html`<${Stock} play=${play} />`}<${Rivals} play=${play.later} /><${Coming} play=${play.later} />
      </div>
    </div>
  </div>`;
}
