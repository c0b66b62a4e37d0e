/** What a lot would allow the viewer to build and which of it is affordable, read from the view before bidding. */

import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { Goods, Swap } from './art.js';
import { House } from './street.js';
import { buildingName, say, tell } from './words.js';

/** @import { Part, View } from './words.js' */

/**
 * Return whether the viewer can afford a building.
 * @param {View['reach'][string] | undefined} reach
 * @returns {'ready' | 'tradable' | 'far' | 'none'} at once, after trading, not now; unknown
 */
export function reachOf(reach) {
  if (!reach) return 'none';
  if (!Object.keys(reach.missing).length) return 'ready';
  return reach.gives === null ? 'far' : 'tradable';
}

/** How many fit below a ladder. */
const FEW = 3;

const ORDER = ['ready', 'tradable', 'far', 'none'];

/**
 * Return the buildings allowed on a land, affordable ones first.
 * @param {View} view
 * @param {number | null} seat whose town they would be built in
 * @param {readonly string[]} types the allowed types
 * @returns {{id: string, state: string}[]}
 */
export function buildable({ offer, box, towns, reach }, seat, types) {
  const own = seat === null ? [] : towns[seat].buildings;
  return Object.keys(offer.now).filter((id) => types.includes(box.buildings[id].type) && offer.now[id] > 0 && !own.includes(id))
    .map((id) => ({ id, state: reachOf(reach[id]) }))
    .sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}

/** The cost of a building. @type {Part} */
export function Cost({ play, id }) {
  const { cost } = play.view.box.buildings[id];
  return html`<span class="cost"><span class="sr">${say(play, 'cost')} </span>${Object.keys(cost).length
    ? html`<${Goods} play=${play} goods=${cost} />` : say(play, 'free')}</span>`;
}

/** Whether the viewer could pay for it now, and what it would take. @type {Part} */
function Reach({ play, id }) {
  const reach = play.view.reach[id];
  const state = reachOf(reach);
  if (state === 'none') return null;
  if (state === 'ready') return html`<span class="reach ready"><${Icon} id="i-done" /> ${say(play, 'reach-ready')}</span>`;
  if (state === 'far') return html`<span class="reach far">${tell(play, 'reach-far', { missing: reach.missing })}</span>`;
  const { missing, gives, debts } = reach;
  return html`<span class="reach tradable">${tell(play, debts ? 'reach-debts' : 'reach-trade', { missing, gives, debts })}</span>`;
}

/** The same as icons: that it is affordable, or the purchases it needs and their cost. @type {Part} */
export function Way({ play, id }) {
  const reach = play.view.reach[id];
  const state = reachOf(reach);
  if (state === 'none' || state === 'far') return html`<${Reach} play=${play} id=${id} />`;
  const { missing, gives, debts } = reach;
  if (state === 'ready') return html`<span class="reach ready"><${Icon} id="i-done" name=${say(play, 'reach-ready')} /></span>`;
  return html`<span class="reach tradable" data-note=${tell(play, debts ? 'reach-debts' : 'reach-trade', { missing, gives, debts })}>
    <${Swap} play=${play} gives=${gives} gets=${missing} /> ${debts > 0 && html`<${Goods} play=${play} goods=${{ debt: debts }} sign="+" />`}</span>`;
}

/** The buildings allowed on a land; unaffordable ones by name only. @type {Part} */
export function Prospects({ play, tile }) {
  const { view, seat } = play;
  const { types } = view.box.tiles[tile];
  if (!types.length) return null;
  const all = buildable(view, seat, types);
  const near = all.filter(({ state }) => state === 'ready' || state === 'tradable');
  const far = all.filter((one) => !near.includes(one));
  // Scrollable content must be focusable by keyboard.
  return html`<div class="prospects" tabindex=${all.length > FEW ? 0 : null}>
    ${seat !== null && html`<h4 class="small-heading">${say(play, near.length ? 'within-reach' : 'nothing-near')}</h4>`}
    ${near.length > 0 && html`<ul class="near">${near.map(({ id, state }) => html`<li key=${id} class=${state} data-type=${view.box.buildings[id].type} data-about=${`b-${id}`}>
      <${House} id=${id} /> <span class="near-name">${buildingName(play, id)}</span> <${Cost} play=${play} id=${id} />
      <${Way} play=${play} id=${id} /></li>`)}</ul>`}
    ${far.length > 0 && html`<ul class="far-off">${far.map(({ id }) => html`<li key=${id} data-type=${view.box.buildings[id].type}
      data-about=${`b-${id}`}><${Icon} id=${`b-${id}`} name=${buildingName(play, id)} /><span class="sr"><${Reach} play=${play} id=${id} /></span></li>`)}</ul>`}
  </div>`;
}
