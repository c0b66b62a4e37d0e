/** Red Outpost for the page of a table: the board, what the action bar shows, and what charts and log want to know. */

import { html } from '../../core/html.js';
import { useKeys } from '../../core/kit.js';
import { begun, canChoose, chooseWorker, forget } from './choosing.js';
import { Course, Players } from './course.js';
import { Goods } from './goods.js';
import { Settlement } from './map.js';
import { Portraits } from './portraits.js';
import { say, tell, workerName } from './words.js';

/** @import { Part, Play, View } from './words.js' */

export { default as drawings } from '#art/red_outpost';
export { Answer } from './answer.js';
export { chapters, describe, figures, logIcon, sourceIcon, tieBreaks } from './record.js';
export { wasted } from './waste.js';

/**
 * Say who decides what.
 * @param {Play} play
 * @param {View} view of the position that is shown, or of the present one
 * @returns {string}
 */
export function status(play, { game: { stage, awaited: [seat] } }) {
  return seat === undefined ? '' : tell(play, `status-${stage}`, { seat });
}

/** Keys: a number takes a worker in hand, Escape forgets what is half chosen. */
function bindingsOf(play) {
  const workers = play.view.workers.map(({ worker }, at) => ({
    key: String(at + 1),
    label: workerName(play, worker),
    run: () => chooseWorker(play, worker),
    when: () => Boolean(play.decision) && canChoose(play, worker),
  }));
  return [
    ...workers,
    { key: 'Escape', label: say(play, 'key-forget'), run: () => forget(play), when: () => begun.value !== null && begun.value.id === play.decision?.id },
  ];
}

/** The whole board. @type {Part} */
export function Board({ play }) {
  useKeys(play, [
    ['m', say(play, 'key-map'), 'map-heading'],
    ['p', say(play, 'key-portraits'), 'portraits-heading'],
    ['g', say(play, 'key-goods'), 'goods-heading'],
    ['o', say(play, 'key-players'), 'players-heading'],
  ], bindingsOf(play));
  return html`<div class="red-outpost">
    <${Course} play=${play.later} />
    <${Players} play=${play.later} />
    <${Settlement} play=${play} />
    <${Portraits} play=${play.later} />
    <${Goods} play=${play.later} />
  </div>`;
}
