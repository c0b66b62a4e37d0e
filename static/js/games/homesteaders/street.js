/** Streets: house drawings with the workers in front of them. */

import { Drawing } from '../../core/drawings.js';
import { html, memo } from '../../core/html.js';
import { slotsOf } from './crews.js';
import { buildingName } from './words.js';

/** @import { Play, View } from './words.js' */

/** A drawn house. */
export const House = memo(({ id }) => html`<${Drawing} id=${`h-${id}`} className="house art" />`);

/** A worker, in the colour inherited from the player. */
export const Figure = memo(() => html`<${Drawing} id="figure" className="figure art" />`);

/** @returns {number} how many workers are at a building */
const crewOf = (row, placed) => slotsOf(row).reduce((sum, slot) => sum + (placed[slot] ?? 0), 0);

/** @returns {boolean} whether the windows are lit: it has workers, or needs none */
export const isLit = (row, placed) => !row.slots?.length || crewOf(row, placed) > 0;

/**
 * A small town: a house for every building, with its workers; `placed` overrides the public placement.
 * @param {{play: Play, town: View['towns'][number], placed?: Object<string, number>}} props
 */
export function Street({ play, town, placed = town.placed }) {
  const { box } = play.view;
  return html`<div class="street-view" data-seat=${town.seat}><${Drawing} id="prairie" className="prairie art" /><ul class=${`street${town.buildings.length > 4 ? ' long' : ''}`}>
    ${town.buildings.map((id) => {
      const row = box.buildings[id];
      const name = buildingName(play, id);
      return html`<li key=${id} class=${`lodge${isLit(row, placed) ? ' lit' : ''}`} data-type=${row.type} data-plot=${`${town.seat}/${id}`} data-about=${`b-${id}`}>
        <${House} id=${id} /><span class="sr">${name}</span>
        <span class="lodgers" aria-hidden="true">${Array.from({ length: crewOf(row, placed) }, (_, at) => html`<${Figure} key=${at} />`)}</span>
      </li>`;
    })}
  </ul></div>`;
}
