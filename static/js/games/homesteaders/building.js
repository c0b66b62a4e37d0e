/** Parts of a building: its income, its worker slots, and its points. */

import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { Count, Goods } from './art.js';
import { Figure } from './street.js';
import { buildingName, goodName, say, slotName } from './words.js';

/** @import { Play } from './words.js' */

/**
 * What a building yields without workers, and its points.
 * @param {{play: Play, id: string, bonus?: number}} props `bonus`: its end-of-game bonus so far
 */
export function Yields({ play, id, bonus = 0 }) {
  const row = play.view.box.buildings[id];
  return html`<span class="yields">
    ${row.gives && html`<span data-about=${`b-${id}`} data-note=${say(play, 'income-about')}><${Goods} play=${play} goods=${row.gives} sign="+" /></span>`}
    ${row.per_worker > 0 && html`<span class="count" data-about=${`b-${id}`}><${Icon} id="r-silver" name=${goodName(play, 'silver')} />
      <span>/</span> <${Icon} id="r-worker" name=${goodName(play, 'worker')} /></span>`}
    ${row.discards_debt && html`<span data-about=${`b-${id}`}><${Goods} play=${play} goods=${{ debt: 1 }} sign="−" /></span>`}
    ${bonus > 0 && html`<${Count} icon="r-vp" name=${say(play, 'points-name')} about=${say(play, 'bonus-now')} number=${`+${bonus}`} />`}
  </span>`;
}

/**
 * A worker slot with its workers and income; a button when workers can be moved.
 * @param {object} props
 * @param {Play} props.play
 * @param {string} props.slot
 * @param {{workers: number, gives: Object<string, number>}} props.row
 * @param {number} props.here how many workers are in it
 * @param {(() => void) | null} [props.onClick]
 * @param {boolean} [props.idle] whether a worker could be placed there
 */
export function Slot({ play, slot, row, here, onClick = null, idle = false }) {
  const full = here >= row.workers;
  const label = say(play, 'slot', { place: slotName(play, slot), here, room: row.workers });
  const places = Array.from({ length: row.workers }, (_, at) => at < here);
  const inside = html`<span class="crew" aria-hidden="true">${places.map((manned, at) => html`<span key=${at} class=${`place ${manned ? 'manned' : 'empty'}`}>
      ${manned && html`<${Figure} />`}</span>`)}</span>
    <span class="sr">${label}</span> <span class="slot-gives"><${Goods} play=${play} goods=${row.gives} sign="+" /></span>`;
  const className = `slot${full ? ' full' : ''}${here && !full ? ' partly' : ''}`;
  return onClick
    ? html`<button type="button" class=${`${className} open`} aria-pressed=${full} disabled=${play.busy || (!here && !idle)} data-about="slot" data-note=${label}
        onClick=${onClick}>${inside}</button>`
    : html`<span class=${className} data-about="slot" data-note=${label}>${inside}</span>`;
}

/**
 * The name of a building with its drawing and printed points.
 * @param {{play: Play, id: string, plain?: boolean, children?: object}} props `plain`: the house is drawn separately
 */
export function BuildingHead({ play, id, plain = false, children = null }) {
  const { vp } = play.view.box.buildings[id];
  return html`<span class="building-head">
    ${!plain && html`<${Icon} id=${`b-${id}`} className="large" /> `}<b class="building-name">${buildingName(play, id)}</b>
    ${children}
    ${vp > 0 && html`<${Count} icon="r-vp" name=${say(play, 'points-name')} about=${say(play, 'printed')} number=${vp} />`}
  </span>`;
}
