/** Auction tiles: the building types allowed on the land, and its extras. */

import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { Goods, Swap } from './art.js';
import { say, tileName, typeName } from './words.js';

/** @import { Play } from './words.js' */

/** The number of building types: a tile with all of them allows any building. */
const TYPES = 4;

/**
 * An auction tile.
 * @param {{play: Play, id: string, small?: boolean}} props
 */
export function Tile({ play, id, small = false }) {
  const tile = play.view.box.tiles[id];
  const { types, vp, worker, exchange, advance } = tile;
  const any = types.length === TYPES;
  return html`<span class=${`tile stage-${tile.stage}${small ? ' small' : ''}`} data-about=${`tile-${id}`} data-note=${tileName(play, id)}>
    <span class="tile-types">
      ${types.length === 0 && !small && html`<span class="land none">${say(play, 'no-building')}</span>`}
      ${any && !small ? html`<span class="land any">${types.map((type) => html`<${Icon} key=${type} id=${`t-${type}`} name=${typeName(play, type)} />`)}
          <span>${say(play, 'any-building')}</span></span>`
        : types.map((type) => html`<span key=${type} class="land" data-type=${type} data-about=${`t-${type}`}><${Icon} id=${`t-${type}`} name=${small ? typeName(play, type) : ''} />
          ${!small && html`<span>${typeName(play, type)}</span>`}</span>`)}
    </span>
    <span class="extras">
      ${vp > 0 && html`<span class="extra"><${Goods} play=${play} goods=${{ vp }} sign="+" /></span>`}
      ${worker && html`<span class="extra"><${Goods} play=${play} goods=${{ worker: 1 }} sign="+" /></span>`}
      ${exchange && html`<span class="extra" data-about="exchange" data-note=${say(play, exchange.port ? 'exchange-port' : 'exchange')}>
        <${Swap} play=${play} gives=${{ [exchange.pays]: 1 }} gets=${exchange.gives} /></span>`}
      ${advance && html`<span class="extra"><${Icon} id="i-advance" name=${say(play, 'advance')} /></span>`}
    </span>
  </span>`;
}
