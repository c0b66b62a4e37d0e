/** The viewer's town: houses on plots with clickable worker slots, and the next income. */

import { Drawing } from '../../core/drawings.js';
import { html } from '../../core/html.js';
import { Count, Goods } from './art.js';
import { BuildingHead, Slot, Yields } from './building.js';
import { atWork, clicked, crewsOf, incomeOf, placingOf, plannedOf, slotsOf } from './crews.js';
import { House, isLit, Street } from './street.js';
import { aboutBuilding, say } from './words.js';

/** @import { Part } from './words.js' */

/** How many plots are drawn at least, in a small and in a large town. */
const PLOTS = 8;
const MANY = 12;

/** Return a factory of click handlers that move the town's workers; null while they cannot be moved. */
function movingOf(play, placed, workers) {
  if (!placingOf(play)) return null;
  return (slot, room) => () => {
    const next = clicked(placed, slot, room, workers);
    if (next === placed) return;
    if (play.draft.value?.type !== 'place_workers') play.begin('place_workers');
    play.change('crews', crewsOf(next));
  };
}

/** The town of the viewer. @type {Part} */
export function Town({ play }) {
  const { view, seat } = play;
  const town = view.towns[seat];
  const { workers } = view.desk ?? town;
  const placed = plannedOf(play);
  const idle = workers - atWork(placed);
  const move = movingOf(play, placed, workers);
  const movable = idle > 0 || Object.values(placed).filter(Boolean).length === 1;
  const many = town.buildings.length > PLOTS;
  const free = Array.from({ length: Math.max(0, (many ? MANY : PLOTS) - town.buildings.length) });
  return html`<div class="own-town" data-town=${seat} data-seat=${seat}>
    <header class="scene-line">
      <${TownFacts} play=${play} workers=${workers} idle=${idle} />
      <span class="scene-comes"><${Comes} play=${play} placed=${placed} /></span>
    </header>
    <div class="land-of"><${Drawing} id="prairie" className="prairie art" /><${Drawing} id="field" className="field art" />
    <ul class=${`plots${many ? ' many' : ''}`}>
      ${town.buildings.map((id) => html`<${Plot} key=${id} play=${play} id=${id} placed=${placed} bonus=${town.bonus_vp[id] ?? 0}
        move=${move} movable=${movable} />`)}
      ${free.map((_, at) => html`<li key=${at} class="plot free" aria-hidden="true" data-about="plot"><span class="plot-house"><${House} id=${at % 2 ? 'wild' : 'stake'} /></span>
        <span class="building-body"></span></li>`)}
    </ul></div>
  </div>`;
}

/** Public facts of the viewer's town. @type {Part} */
function TownFacts({ play, workers, idle }) {
  const town = play.view.towns[play.seat];
  return html`<span class="head-fact" data-good="worker"><${Count} icon="r-worker" name=${say(play, 'workers')} number=${workers} />
      ${idle > 0 && html`<b class="idle">${say(play, 'idle', { idle })}</b>`}</span>
    <span class="head-fact" data-good="rail" data-rails=${town.seat}><${Count} icon="r-rail" name=${say(play, 'rails')} number=${town.rails} /></span>
    <span class="head-fact"><${Count} icon="r-vp" name=${say(play, 'points-name')} about=${say(play, 'public-points')} number=${town.vp} /></span>`;
}

/** The next income, the wages, and the silver before and after. @type {Part} */
export function Comes({ play, placed }) {
  const { view, seat } = play;
  if (!view.table.more_income) return null;
  const { desk } = view;
  const income = desk ? incomeOf(view, placed) : view.towns[seat].income;
  const { wages } = desk ?? view.towns[seat];
  // After this round's income is paid, the next one no longer predicts the silver.
  const after = desk && view.table.phase === 'placing' ? desk.after_wages + (income.silver ?? 0) - (desk.base_income.silver ?? 0) : null;
  return html`<span class="comes">${say(play, 'income')}
    <${Goods} play=${play} goods=${income} sign="+" /> <span class="wages">${say(play, 'wages', { wages })}</span>
    ${after !== null && html`<span class=${`leaves${after < 0 ? ' short' : ''}`}>${say(play, after < 0 ? 'silver-short' : 'silver-after',
      { before: view.screens[seat].silver, after: Math.abs(after) })}</span>`}</span>`;
}

/** A plot with its house. @type {Part} */
function Plot({ play, id, placed, bonus, move, movable }) {
  const row = play.view.box.buildings[id];
  return html`<li class=${`plot${isLit(row, placed) ? ' lit' : ''}`} data-type=${row.type} data-plot=${`${play.seat}/${id}`} data-about=${`b-${id}`}>
    <span class="plot-house"><${House} id=${id} /><span class="sr">${aboutBuilding(play, id)}</span></span>
    <${BuildingHead} play=${play} id=${id} plain />
    <span class="building-body"><${Yields} play=${play} id=${id} bonus=${bonus} />${slotsOf(row).map((slot, at) => html`<${Slot} key=${slot} play=${play} slot=${slot} row=${row.slots[at]} here=${placed[slot] ?? 0}
        idle=${movable} onClick=${move && move(slot, row.slots[at].workers)} />`)}</span>
  </li>`;
}

/** The viewer's compact town, shown while another scene is open. @type {Part} */
export function SmallTown({ play }) {
  const { view, seat } = play;
  const town = view.towns[seat];
  const { workers } = view.desk ?? town;
  const placed = plannedOf(play);
  return html`<section class="rival own panel" data-seat=${seat} data-town=${seat} data-tab="board" aria-labelledby="small-town-heading">
    <header class="rival-head"><h3 class="rival-name" id="small-town-heading">${say(play, 'town')}</h3>
      <span class="rival-facts"><${TownFacts} play=${play} workers=${workers} idle=${workers - atWork(placed)} /></span></header>
    <${Street} play=${play} town=${town} placed=${placed} />
    <p class="rival-comes"><${Comes} play=${play} placed=${placed} /></p>
  </section>`;
}
