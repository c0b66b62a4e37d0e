/** Red Outpost for the page of a table: the board, what the action bar shows, and what charts and log want to know. */

import { useEffect } from 'preact/hooks';

import { html } from '../../core/html.js';
import { begun, canChoose, chooseWorker, forget } from './choosing.js';
import { Course, Players } from './course.js';
import { Data } from './data.js';
import { Goods } from './goods.js';
import { Settlement } from './map.js';
import { Portraits } from './portraits.js';
import { say, tell, workerName } from './words.js';

export { Answer } from './answer.js';
export { chapters, describe, figures, logIcon, sourceIcon, tieBreaks } from './record.js';
export { wasted } from './waste.js';

/**
 * Return the seats that the game waits for.
 * @param {object} view
 * @returns {number[]}
 */
export const waitingFor = (view) => view.table.waiting_for;

/**
 * Say who decides what.
 * @param {import('../../core/play.js').Play} play
 * @returns {string}
 */
export function status(play) {
  const { stage, waiting_for: [seat] } = play.store.view.value.table;
  return seat === undefined ? '' : tell(play, `status-${stage}`, { seat });
}

/** Keys: a number takes a worker in hand, letters lead to a part of the board, Escape forgets what is half chosen. */
function bindingsOf(play) {
  const to = (id) => () => {
    const heading = document.getElementById(id);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
  };
  const workers = play.view.workers.map(({ worker }, at) => ({
    key: String(at + 1),
    label: workerName(play, worker),
    run: () => chooseWorker(play, worker),
    when: () => Boolean(play.decision) && canChoose(play, worker),
  }));
  return [
    ...workers,
    { key: 'm', label: say(play, 'key-map'), run: to('map-heading') },
    { key: 'p', label: say(play, 'key-portraits'), run: to('portraits-heading') },
    { key: 'g', label: say(play, 'key-goods'), run: to('goods-heading') },
    { key: 'o', label: say(play, 'key-players'), run: to('players-heading') },
    { key: 'Escape', label: say(play, 'key-forget'), run: () => forget(play), when: () => begun.value !== null && begun.value.id === play.decision?.id },
  ];
}

/**
 * The whole board.
 * @param {{play: import('../../core/play.js').Play}} props
 */
export function Board({ play }) {
  useEffect(() => play.keys?.add(bindingsOf(play)), [play]);
  return html`<div class="red-outpost">
    <${Course} play=${play.eighth} />
    <${Players} play=${play.fifth} />
    <${Settlement} play=${play.second} />
    <${Portraits} play=${play.sixth} />
    <${Goods} play=${play.seventh} />
    <${Data} play=${play.eighth} />
  </div>`;
}
