/** The others: everything that is public of their towns; what is behind their screens stays there. */

import { useState } from 'preact/hooks';

import { html } from '../../core/html.js';
import { Icon, isAwaited, othersOf, useFolding, Who } from '../../core/kit.js';
import { Count, Goods } from './art.js';
import { Explain, Slot, slotsOf, Yields } from './building.js';
import { isEarning } from './crews.js';
import { some } from './deals.js';
import { aboutBuilding, buildingName, say } from './words.js';

/** @import { Part } from './words.js' */

/** All rivals. @type {Part} */
export function Rivals({ play }) {
  const seats = othersOf(play.view.towns.length, play.seat);
  return html`<section class="rivals" aria-labelledby="rivals-heading">
    <h2 id="rivals-heading" tabindex="-1">${say(play, play.seat === null ? 'towns' : 'rivals')}</h2>
    <div class="rival-grid">${seats.map((seat) => html`<${Rival} key=${seat} play=${play} seat=${seat} />`)}</div>
  </section>`;
}

/** @returns {boolean} whether incomes are counted together: not in the past, of which the log has forgotten them. */
const isCounted = ({ store, view }) => isEarning(view.table) && (!store.past.value || store.over.value || view.table.open_screens);

/** One rival: a line that says the most, and the town below it. @type {Part} */
function Rival({ play, seat }) {
  const folding = useFolding();
  const [explained, explain] = useState(false);
  const town = play.view.towns[seat];
  const waited = isAwaited(play, seat);
  return html`<details class=${`rival panel${waited ? ' waited' : ''}`} data-seat=${seat} data-town=${seat} ...${folding}>
    <summary>
      <h3 class="rival-name"><${Who} play=${play} seat=${seat} /></h3>
      <span class="rival-facts">
        <${Count} icon="r-vp" name=${say(play, 'points-name')} about=${say(play, 'public-points')} number=${town.vp} />
        <${Count} icon="r-worker" name=${say(play, 'workers')} number=${town.workers} />
        <${Count} icon="r-rail" name=${say(play, 'rails')} number=${town.rails} />
        ${waited && html`<span class="badge call">${say(play, 'waited')}</span>`}
      </span>
    </summary>
    <div class="rival-top"><${Screen} play=${play} seat=${seat} /><${Explain} play=${play} shown=${explained} onToggle=${() => explain(!explained)} /></div>
    <${Buildings} play=${play} town=${town} explained=${explained} />
    ${isCounted(play) && html`<p class="comes"><span class="quiet">${say(play, 'income-placed')}</span>
      <${Goods} play=${play} goods=${town.income} sign="+" />
      ${town.idle > 0 && html`<span class="quiet">${say(play, 'idle', { idle: town.idle })}</span>`}</p>`}
  </details>`;
}

/** The buildings of a town; apart, because they change more seldom than who is waited for. @type {Part} */
function Buildings({ play, town, explained }) {
  const { box } = play.view;
  return html`<ul class="rival-buildings">
    ${town.buildings.map((id) => {
      const row = box.buildings[id];
      return html`<li key=${id} data-type=${row.type} title=${aboutBuilding(play, id)}>
        <span class="rival-building"><${Icon} id=${`b-${id}`} /> <span>${buildingName(play, id)}</span>
          ${row.vp > 0 && html`<${Count} icon="r-vp" name=${say(play, 'points-name')} about=${say(play, 'printed')} number=${row.vp} />`}</span>
        <span class="building-body"><${Yields} play=${play} id=${id} bonus=${town.bonus_vp[id] ?? 0} />
          ${slotsOf(row).map((slot, at) => html`<${Slot} key=${slot} play=${play} slot=${slot} row=${row.slots[at]}
            here=${town.placed[slot] ?? 0} />`)}</span>
        ${explained && html`<small class="rival-about">${aboutBuilding(play, id)}</small>`}
      </li>`;
    })}
  </ul>`;
}

/** What is behind a screen, where the viewer may know it. @type {Part} */
function Screen({ play, seat }) {
  const screen = play.view.screens[seat];
  return html`<p class="screen"><${Icon} id="i-screen" name=${say(play, 'screen')} /> ${screen
    ? html`<${Goods} play=${play} goods=${some(screen)} />` : html`<span class="quiet">${say(play, 'hidden')}</span>`}</p>`;
}
