/** Homesteaders for the page of a table: the board, what the action bar shows, and what charts and log want to know. */

import { useEffect, useRef } from 'preact/hooks';

import { offerOf } from '../../core/choices.js';
import { html } from '../../core/html.js';
import { fly } from '../../core/motion.js';
import { nameOf } from './art.js';
import { Auction } from './auction.js';
import { Coming } from './coming.js';
import { Course } from './course.js';
import { Offer } from './offer.js';
import { Rivals } from './rivals.js';
import { Stock } from './stock.js';
import { Town } from './town.js';
import { say, tell } from './words.js';

export { Answer } from './answer.js';
export { figures, logIcon, prices, sourceIcon, tieBreaks } from './record.js';
export { wasted } from './waste.js';

/**
 * Return the seats that the game waits for.
 * @param {object} view
 * @returns {number[]}
 */
export const waitingFor = (view) => view.table.waiting_for;

/**
 * Say who does what: with a lot, after passing, or together with others.
 * @param {import('../../core/play.js').Play} play
 * @returns {string}
 */
export function status(play) {
  const { table, auction } = play.store.view.value;
  const { turn, step, phase, waiting_for: seats } = table;
  if (!seats.length) return '';
  if (step === null) return tell(play, `status-${phase}`, { seats });
  const params = { name: nameOf(play, turn), step: play.texts.name('homesteaders', ['step'], step), lot: auction.resolving };
  return say(play, phase === 'lots' ? 'status-lot' : 'status', params);
}

/** Keys that lead to a part of the board, by the headings' ids; and the one that passes. */
function bindingsOf(play) {
  const to = (id) => () => {
    const heading = document.getElementById(id);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
  };
  return [
    { key: 'u', label: say(play, 'key-auction'), run: to('auction-heading') },
    { key: 'h', label: say(play, 'key-stock'), run: to('stock-heading') },
    { key: 't', label: say(play, 'key-town'), run: to('town-heading') },
    { key: 'b', label: say(play, 'key-offer'), run: to('offer-heading') },
    { key: 'o', label: say(play, 'key-others'), run: to('rivals-heading') },
    { key: 'p', label: say(play, 'key-pass'), run: () => play.send({ type: 'pass' }), when: () => offerOf(play.decision, 'pass') !== null },
  ];
}

/** Let a building that somebody has built fly from the offer to that town. */
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

/**
 * The whole board.
 * @param {{play: import('../../core/play.js').Play}} props
 */
export function Board({ play }) {
  useEffect(() => play.keys?.add(bindingsOf(play)), [play]);
  useBuilt(play.view);
  const seated = play.seat !== null;
  return html`<div class=${`homesteaders phase-${play.view.table.phase}`}>
    <${Course} play=${play.twelfth} />
    <${Auction} play=${play.second} />
    <div class="table-top">
      <div class="land-side">${seated && html`<${Town} play=${play.fourth} />`}<${Offer} play=${play.tenth} /></div>
      <div class="ledger-side">
        ${seated && html`<${Stock} play=${play.fifth} />`}<${Rivals} play=${play.ninth} /><${Coming} play=${play.eleventh} />
      </div>
    </div>
  </div>`;
}
