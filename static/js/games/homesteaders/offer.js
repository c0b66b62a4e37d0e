/** The buildings on offer as cards, affordable ones first: effect, cost, and what is missing. */

import { useComputed } from '@preact/signals';

import { blockedOf } from '../../core/choices.js';
import { reasonFor } from '../../core/fields.js';
import { html, memo } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { Lots } from './auction.js';
import { BuildingHead } from './building.js';
import { offersOf } from './deals.js';
import { buildable, Cost, Way } from './prospects.js';
import { House } from './street.js';
import { aboutBuilding, buildingName, say, stageName, typeName } from './words.js';

/** @import { Part, View } from './words.js' */

/** Building types, in display order. */
export const TYPES = ['residential', 'commercial', 'industrial', 'special'];

/**
 * Return buildings by type, those that leave the offer soonest first.
 * @param {Object<string, number>} offer copies by building
 * @param {View['box']} box
 * @returns {{type: string, ids: string[]}[]} non-empty types only
 */
export function byType(offer, { buildings, stages }) {
  const until = (id) => stages[buildings[id].stage][1];
  return TYPES.map((type) => ({ type, ids: Object.keys(offer).filter((id) => buildings[id].type === type).sort((one, other) => until(one) - until(other)) }))
    .filter(({ ids }) => ids.length);
}

const isBuilding = (decision) => offersOf(decision, 'build').length > 0 || (offersOf(decision, 'decline').length > 0 && decision.params.types !== undefined);

/**
 * Return the lot whose land the cards are for: the viewer's own unresolved lot, else the one being resolved.
 * @param {View} view
 * @param {number | null} seat
 * @returns {number} 1-based; 0 if there is none
 */
export function landOf({ auction }, seat) {
  if (!auction.resolving) return 0;
  const own = auction.lots.findIndex(({ leader }, at) => seat !== null && leader === seat && at + 1 >= auction.resolving) + 1;
  return own || auction.resolving;
}

/** All buildings: those on offer, starting with the current land, then later ones. @type {Part} */
export function Offer({ play }) {
  // Other decisions do not affect the cards.
  const asked = useComputed(() => (isBuilding(play.decision) ? play.decision : null)).value;
  const { view, seat } = play;
  const number = landOf(view, seat);
  const permitted = asked ? asked.params.types : number ? view.box.tiles[view.auction.lots[number - 1].tile].types : null;
  const shown = permitted ? buildable(view, seat, permitted).map(({ id }) => id) : byType(view.offer.now, view.box).flatMap(({ ids }) => ids);
  const others = Object.keys(view.offer.now).filter((id) => !shown.includes(id));
  // Remount on reorder, so that no card moves while it is being tapped.
  const cards = (ids) => html`<ul key=${ids.join()} class="cards">${ids.map((id) => html`<li key=${id}>
    <${Card} play=${play} id=${id} copies=${view.offer.now[id]} asked=${asked} /></li>`)}</ul>`;
  // The same for what is below: it goes where other cards are.
  const set = [...shown].sort().join();
  return html`<div class="offer" key=${asked !== null}>
    ${number > 0 && !asked && html`<${Lots} play=${play} />
      <h3 class="small-heading">${say(play, permitted?.length ? 'land' : 'land-empty', { lot: number })}</h3>`}
    ${!Object.keys(view.offer.now).length && html`<p class="quiet">${say(play, 'offer-empty')}</p>`}
    ${cards(shown)}
    ${permitted && others.length > 0 && html`<details key=${`others ${set}`} class="later"><summary>${say(play, 'other-buildings')}</summary>${cards(others)}</details>`}
    <${Later} key=${`later ${set}`} play=${play} />
  </div>`;
}

/** One building: a button if it can be built, otherwise the reason why not. @type {Part} */
function Card({ play, id, copies, asked }) {
  const { view, draft, seat } = play;
  const open = offersOf(asked, 'build', { building: id }).length > 0;
  const blocked = offersOf(asked, 'decline').length > 0 && asked.params.types !== undefined && !open ? blockedOf(asked, 'build', { building: id }) : null;
  const owned = seat !== null && view.towns[seat].buildings.includes(id);
  const chosen = draft.value?.type === 'build' && draft.value.fields.building === id;
  const className = `card${open ? ' open' : ''}${chosen ? ' chosen' : ''}${blocked || !copies || owned ? ' blocked' : ''}`;
  const { type } = view.box.buildings[id];
  const leaving = view.offer.leaving.includes(id) && copies > 0 && !owned;
  const inside = html`<${Printed} play=${play} id=${id} copies=${copies} leaving=${leaving} />
    <span class="card-foot"><${Cost} play=${play} id=${id} />
      ${owned ? html`<span class="reach owned"><${Icon} id="i-done" /> ${say(play, 'owned')}</span>`
        : blocked && !view.reach[id] ? html`<span class="reach why-not">${reasonFor(play, blocked)}</span>` : copies > 0 && html`<${Way} play=${play} id=${id} />`}</span>`;
  const begin = () => (chosen ? play.drop() : play.begin('build', { building: id }));
  return open
    ? html`<button type="button" class=${className} data-card=${id} data-about=${`b-${id}`} data-type=${type} aria-pressed=${chosen} disabled=${play.busy} onClick=${begin}>
        ${inside}<span class="sr">${say(play, 'build-name', { building: buildingName(play, id) })}</span></button>`
    : html`<div class=${className} data-card=${id} data-about=${`b-${id}`} data-type=${type}>${inside}</div>`;
}

/** What is printed on a building, and how many copies there are. @type {Part} */
const Printed = memo(({ play, id, copies, leaving = false }) => {
  const { type } = play.view.box.buildings[id];
  return html`<span class="card-top">
    <span class="card-house"><${House} id=${id} /><span class="card-kind"><${Icon} id=${`t-${type}`} name=${typeName(play, type)} /></span>
      <span class="card-copies" data-about="copies" data-note=${say(play, 'copies-about', { copies })}>×${copies}</span></span>
    <${BuildingHead} play=${play} id=${id} plain />
    <span class="card-about">${aboutBuilding(play, id)}${leaving && html` <b class="leaving">${say(play, 'leaving')}</b>`}</span></span>`;
});

/** Buildings of later stages. @type {Part} */
function Later({ play }) {
  const { offer, box } = play.view;
  const stages = [...new Set(Object.keys(offer.later).map((id) => box.buildings[id].stage))];
  if (!stages.length) return null;
  return html`<details class="later">
    <summary>${say(play, 'later')}</summary>
    ${stages.map((stage) => html`<div key=${stage} class="later-stage">
      <h3 class="small-heading">${say(play, 'from-round', { stage: stageName(play, stage), round: box.stages[stage][0] })}</h3>
      <ul class="cards">${Object.keys(offer.later).filter((id) => box.buildings[id].stage === stage).map((id) => html`<li key=${id}>
        <div class="card" data-about=${`b-${id}`} data-type=${box.buildings[id].type}><${Printed} play=${play} id=${id} copies=${offer.later[id]} />
          <span class="card-foot"><${Cost} play=${play} id=${id} /></span></div></li>`)}</ul>
    </div>`)}
  </details>`;
}
