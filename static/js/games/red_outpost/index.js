/** Red Outpost on the table page: the board, the action bar, and data for the charts and the log. */

import { html } from '../../core/html.js';
import { useKeys } from '../../core/kit.js';
import { begun, canChoose, chooseWorker, forget } from './choosing.js';
import { Course, Players } from './course.js';
import { Flights } from './flights.js';
import { Goods } from './goods.js';
import { Settlement } from './map.js';
import { Portraits } from './portraits.js';
import { phaseName, say, tell, workerName } from './words.js';

/** @import { Part, Play, View } from './words.js' */

export { default as drawings } from '#art/red_outpost';
/** What the parts of a drawing's id and of `data-about` stand for in the catalogue. */
export const kinds = { w: 'worker', l: 'location', r: 'resource', p: 'phase', i: 'symbol' };
export const explain = () => import('./explain.js');
export const shapes = () => import('#art/red_outpost-shapes');
export { Answer } from './answer.js';
export { chapters, describe, figures, logIcon, logKinds, sourceIcon } from './record.js';
export { wasted } from './waste.js';

/**
 * Return the status text: who is deciding what.
 * @param {Play} play
 * @param {View} view of the position shown, or the current one
 * @returns {string}
 */
export function status(play, { game: { stage, awaited: [seat] } }) {
  return seat === undefined ? '' : tell(play, `status-${stage}`, { seat });
}

/**
 * Return the banner to show: a new phase.
 * @param {Play} play
 * @param {View} view
 * @param {View} before
 */
export function banner(play, { table: { round, phase } }, { table }) {
  if (round === table.round && phase === table.phase) return null;
  return { icon: `p-${phase}`, text: play.texts.say('red_outpost-board-banner', { round, phase: phaseName(play, phase) }) };
}

/** Keyboard shortcuts: a number selects a worker, Escape clears a partial selection. */
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
    <${Course} play=${play} />
    <${Players} play=${play} />
    <${Settlement} play=${play} />
    <${Portraits} play=${play} />
    <${Goods} play=${play} />
    <${Flights} play=${play} />
  </div>`;
}
