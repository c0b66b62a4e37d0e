/** What is shown of a building: its yields, its places for workers, what it counts at the end. */

import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { Count, Goods } from './art.js';
import { aboutBuilding, buildingName, goodName, say, slotName } from './words.js';

/** @import { Play } from './words.js' */

/**
 * What a building brings without a worker, and its points.
 * @param {{play: Play, id: string, bonus?: number}} props `bonus`: what it counts at the end by now
 */
export function Yields({ play, id, bonus = 0 }) {
  const row = play.view.box.buildings[id];
  return html`<span class="yields">
    ${Object.keys(row.gives).length > 0 && html`<span title=${say(play, 'income-about')}><${Goods} play=${play} goods=${row.gives} sign="+" /></span>`}
    ${row.per_worker > 0 && html`<span class="count" title=${aboutBuilding(play, id)}><${Icon} id="r-silver" name=${goodName(play, 'silver')} />
      <span>/</span> <${Icon} id="r-worker" name=${goodName(play, 'worker')} /></span>`}
    ${row.discards_debt && html`<span title=${aboutBuilding(play, id)}><${Goods} play=${play} goods=${{ debt: 1 }} sign="−" /></span>`}
    ${bonus > 0 && html`<${Count} icon="r-vp" name=${say(play, 'points-name')} about=${say(play, 'bonus-now')} number=${`+${bonus}`} />`}
  </span>`;
}

/** @returns {string[]} the names of a building's places for workers. */
export const slotsOf = ({ id, slots }) => slots.map((_slot, at) => `${id}/${at + 1}`);

/**
 * A place for workers: who stands there, and what it brings; a button where workers can be moved.
 * @param {object} props
 * @param {Play} props.play
 * @param {string} props.slot
 * @param {{workers: number, gives: Object<string, number>}} props.row
 * @param {number} props.here how many stand there
 * @param {(() => void) | null} [props.onClick]
 * @param {boolean} [props.idle] whether somebody could go there
 */
export function Slot({ play, slot, row, here, onClick = null, idle = false }) {
  const full = here >= row.workers;
  const label = say(play, 'slot', { place: slotName(play, slot), here, room: row.workers });
  const places = Array.from({ length: row.workers }, (_, at) => at < here);
  const inside = html`<span class="crew" aria-hidden="true">${places.map((manned, at) => html`<span key=${at} class=${`place ${manned ? 'manned' : 'empty'}`}>
      ${manned && html`<${Icon} id="r-worker" name=${goodName(play, 'worker')} />`}</span>`)}</span>
    <span class="sr">${label}</span> <span class="slot-gives"><${Goods} play=${play} goods=${row.gives} sign="+" /></span>`;
  const className = `slot${full ? ' full' : ''}${here && !full ? ' partly' : ''}`;
  return onClick
    ? html`<button type="button" class=${`${className} open`} aria-pressed=${full} disabled=${play.busy || (!here && !idle)} title=${label}
        onClick=${onClick}>${inside}</button>`
    : html`<span class=${className} title=${label}>${inside}</span>`;
}

/**
 * A button that shows or hides what the buildings of a town do, for whoever cannot hover over them.
 * @param {{play: Play, shown: boolean, onToggle: () => void}} props
 */
export const Explain = ({ play, shown, onToggle }) =>
  html`<button type="button" class="button small ghost explain" aria-pressed=${shown} onClick=${onToggle}>${say(play, 'explain')}</button>`;

/**
 * The name of a building with its drawing and printed points.
 * @param {{play: Play, id: string, children?: object}} props
 */
export function BuildingHead({ play, id, children = null }) {
  const { vp } = play.view.box.buildings[id];
  return html`<span class="building-head">
    <${Icon} id=${`b-${id}`} className="large" /> <b class="building-name">${buildingName(play, id)}</b>
    ${children}
    ${vp > 0 && html`<${Count} icon="r-vp" name=${say(play, 'points-name')} about=${say(play, 'printed')} number=${vp} />`}
  </span>`;
}
