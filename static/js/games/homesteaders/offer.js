/** The buildings on offer, a column for each type: what each does, what it costs, and whether one can get it. */

import { useComputed } from '@preact/signals';

import { blockedOf } from '../../core/choices.js';
import { reasonFor } from '../../core/fields.js';
import { html, memo } from '../../core/html.js';
import { Icon, useFolding } from '../../core/kit.js';
import { Goods } from './art.js';
import { BuildingHead } from './building.js';
import { offersOf } from './deals.js';
import { aboutBuilding, buildingName, say, stageName, tell, typeName } from './words.js';

/** @import { Part, View } from './words.js' */

/** Types in the order of their columns. */
const TYPES = ['residential', 'commercial', 'industrial', 'special'];

/**
 * Return buildings by type, those that leave the offer first on top.
 * @param {Object<string, number>} offer copies by building
 * @param {View['box']} box
 * @returns {{type: string, ids: string[]}[]} types of which there are any
 */
export function byType(offer, { buildings, stages }) {
  const until = (id) => stages[buildings[id].stage][1];
  return TYPES.map((type) => ({ type, ids: Object.keys(offer).filter((id) => buildings[id].type === type).sort((one, other) => until(one) - until(other)) }))
    .filter(({ ids }) => ids.length);
}

/**
 * Return how a building is within reach of the viewer.
 * @param {View['reach'][string] | undefined} reach
 * @returns {'ready' | 'tradable' | 'far' | 'none'} paid at once, after purchases, not now; nothing is known
 */
export function reachOf(reach) {
  if (!reach) return 'none';
  if (!Object.keys(reach.missing).length) return 'ready';
  return reach.gives === null ? 'far' : 'tradable';
}

/** Tell whether a decision is about building. */
const isBuilding = (decision) => offersOf(decision, 'build').length > 0 || (offersOf(decision, 'decline').length > 0 && decision.params.types !== undefined);

/** All that can be built, now and later. @type {Part} */
export function Offer({ play }) {
  const { offer } = play.view;
  return html`<section class="offer panel" aria-labelledby="offer-heading">
    <h2 id="offer-heading" tabindex="-1">${say(play, 'offer')}</h2>
    ${Object.keys(offer.now).length === 0 && html`<p class="quiet">${say(play, 'offer-empty')}</p>`}
    <div class="type-columns">${TYPES.map((type, at) => html`<${Column} key=${type} play=${play} type=${type} />`)}</div>
    <${Later} play=${play} />
  </section>`;
}

/** The buildings of one type; they can be put away where there is little room. @type {Part} */
function Column({ play, type }) {
  const folding = useFolding();
  // Other questions concern no card.
  const asked = useComputed(() => (isBuilding(play.decision) ? play.decision : null)).value;
  const { offer: { now }, box } = play.view;
  const { ids } = byType(now, box).find((column) => column.type === type) ?? {};
  if (!ids) return null;
  return html`<details class="type-column" data-type=${type} ...${folding}>
    <summary><h3><${Icon} id=${`t-${type}`} /> ${typeName(play, type)} <small class="quiet">${say(play, 'kinds', { count: ids.length })}</small></h3></summary>
    <ul>${ids.map((id) => html`<${Card} key=${id} play=${play} id=${id} copies=${now[id]} asked=${asked} />`)}</ul>
  </details>`;
}

/** One building: a button while it can be built, with the reason while it cannot. @type {Part} */
function Card({ play, id, copies, asked }) {
  const { view, draft, seat } = play;
  const open = offersOf(asked, 'build', { building: id }).length > 0;
  const blocked = offersOf(asked, 'decline').length > 0 && asked.params.types !== undefined && !open ? blockedOf(asked, 'build', { building: id }) : null;
  const owned = seat !== null && view.towns[seat].buildings.includes(id);
  const chosen = draft.value?.type === 'build' && draft.value.fields.building === id;
  const className = `card${open ? ' open' : ''}${chosen ? ' chosen' : ''}${blocked || !copies || owned ? ' blocked' : ''}`;
  const { type, stage } = view.box.buildings[id];
  const [, last] = view.box.stages[stage];
  const inside = html`<${Printed} play=${play} id=${id} copies=${copies} />
    <span class="card-foot"><${Cost} play=${play} id=${id} />
      ${last === view.table.round && copies > 0 && !owned && html`<small class="leaving">${say(play, 'leaving')}</small>`}</span>
    ${owned ? html`<span class="reach owned"><${Icon} id="i-done" /> ${say(play, 'owned')}</span>`
      : blocked ? html`<span class="reach why-not">${reasonFor(play, blocked)}</span>` : copies > 0 && html`<${Reach} play=${play} id=${id} />`}`;
  const begin = () => (chosen ? play.drop() : play.begin('build', { building: id }));
  return html`<li>${open
    ? html`<button type="button" class=${className} data-card=${id} data-type=${type} aria-pressed=${chosen} disabled=${play.busy} onClick=${begin}>
        ${inside}<span class="sr">${say(play, 'build-name', { building: buildingName(play, id) })}</span></button>`
    : html`<div class=${className} data-card=${id} data-type=${type}>${inside}</div>`}</li>`;
}

/** What is printed on a building, and how many copies there are. @type {Part} */
const Printed = memo(({ play, id, copies }) =>
  html`<${BuildingHead} play=${play} id=${id}><span class="copies" title=${say(play, 'copies-about', { copies })}>×${copies}</span><//>
    <span class="card-about">${aboutBuilding(play, id)}</span>`);

/** What a building costs. @type {Part} */
function Cost({ play, id }) {
  const { cost } = play.view.box.buildings[id];
  return html`<span class="cost"><span class="sr">${say(play, 'cost')} </span>${Object.keys(cost).length
    ? html`<${Goods} play=${play} goods=${cost} />` : say(play, 'free')}</span>`;
}

/** Whether one could pay for it now, and what it would take. @type {Part} */
function Reach({ play, id }) {
  const reach = play.view.reach[id];
  const state = reachOf(reach);
  if (state === 'none') return null;
  if (state === 'ready') return html`<span class="reach ready"><${Icon} id="i-done" /> ${say(play, 'reach-ready')}</span>`;
  if (state === 'far') return html`<span class="reach far">${tell(play, 'reach-far', { missing: reach.missing })}</span>`;
  const { missing, gives, debts } = reach;
  return html`<span class="reach tradable">${tell(play, debts ? 'reach-debts' : 'reach-trade', { missing, gives, debts })}</span>`;
}

/** What will be on offer in later stages. @type {Part} */
function Later({ play }) {
  const { offer, box } = play.view;
  const stages = [...new Set(Object.keys(offer.later).map((id) => box.buildings[id].stage))];
  if (!stages.length) return null;
  return html`<details class="later">
    <summary>${say(play, 'later')}</summary>
    ${stages.map((stage) => {
      const of = Object.fromEntries(Object.entries(offer.later).filter(([id]) => box.buildings[id].stage === stage));
      const [round] = box.stages[stage];
      return html`<div key=${stage} class="later-stage">
        <h3 class="small-heading">${say(play, 'from-round', { stage: stageName(play, stage), round })}</h3>
        <div class="type-columns">${byType(of, box).map(({ type, ids }) => html`<ul key=${type} class="type-column" data-type=${type}>
          ${ids.map((id) => html`<li key=${id}><div class="card" data-type=${type}>
            <${Printed} play=${play} id=${id} copies=${of[id]} /><span class="card-foot"><${Cost} play=${play} id=${id} /></span>
          </div></li>`)}</ul>`)}</div>
      </div>`;
    })}
  </details>`;
}
