/** Tiles of later rounds: the revealed stack in order, and the tiles still face down. */

import { html } from '../../core/html.js';
import { Tile } from './tile.js';
import { say, stageName } from './words.js';

/** @import { Part } from './words.js' */

/** Everything known about the stacks. @type {Part} */
export function Coming({ play }) {
  const { tiles } = play.view;
  if (!tiles.coming.length) return null;
  return html`<div class="coming">
    <h3 class="small-heading">${say(play, 'coming-open')}</h3>
    <ol class="tile-row">${tiles.coming.map(({ tile, round }) => html`<li key=${tile}><small>${say(play, 'in-round', { round })}</small>
      <${Tile} play=${play} id=${tile} small /></li>`)}</ol>
    ${tiles.hidden.map((stages, at) => html`<${FaceDown} key=${at} play=${play} lot=${at + 2} stages=${Object.entries(stages)} />`)}
  </div>`;
}

/** Face-down tiles of one auction: the next stage first, later ones behind a toggle. @type {Part} */
function FaceDown({ play, lot, stages: [next, ...later] }) {
  const row = ([stage, ids]) => html`<div key=${stage} class="hidden-stage"><small>${stageName(play, stage)}</small>
    <ul class="tile-row">${ids.map((id) => html`<li key=${id}><${Tile} play=${play} id=${id} small /></li>`)}</ul></div>`;
  return html`<div>
    <h3 class="small-heading">${say(play, 'coming-hidden', { lot })}</h3>
    ${row(next)}
    ${later.length > 0 && html`<details class="coming-later"><summary>${say(play, 'coming-later')}</summary>${later.map(row)}</details>`}
  </div>`;
}
