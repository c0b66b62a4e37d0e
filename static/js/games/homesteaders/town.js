/** One's own town: buildings with their places for workers, who are placed by click, and what will come in. */

import { useState } from 'preact/hooks';

import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { Count, Goods } from './art.js';
import { BuildingHead, Explain, Slot, slotsOf, Yields } from './building.js';
import { atWork, clicked, crewsOf, incomeOf, isEarning, placingOf, plannedOf } from './crews.js';
import { aboutBuilding, say } from './words.js';

/** @import { Part } from './words.js' */

/** The town of the viewer. @type {Part} */
export function Town({ play }) {
  const { view, seat } = play;
  const [explained, explain] = useState(false);
  const town = view.towns[seat];
  const { workers, wages } = view.desk ?? town;
  const placed = plannedOf(play);
  const idle = workers - atWork(placed);
  const placing = placingOf(play);
  const move = (slot, room) => () => {
    const next = clicked(placed, slot, room, workers);
    if (next === placed) return;
    if (play.draft.value?.type !== 'place_workers') play.begin('place_workers');
    play.change('crews', crewsOf(next));
  };
  const movable = idle > 0 || Object.values(placed).filter(Boolean).length === 1;
  return html`<section class="own-town panel" aria-labelledby="town-heading" data-town=${seat}>
    <header class="panel-head">
      <h2 id="town-heading" tabindex="-1">${say(play, 'town')}</h2>
      <span class="head-fact"><${Count} icon="r-worker" name=${say(play, 'workers')} number=${workers} />
        ${idle > 0 && html`<b class="idle">${say(play, 'idle', { idle })}</b>`}</span>
      <span class="head-fact"><${Count} icon="r-rail" name=${say(play, 'rails')} number=${town.rails} /></span>
      <${Explain} play=${play} shown=${explained} onToggle=${() => explain(!explained)} />
      <span class="head-fact large-fact"><${Count} icon="r-vp" name=${say(play, 'points-name')} about=${say(play, 'public-points')} number=${town.vp} /></span>
    </header>
    ${placing && html`<p class="hint">${say(play, 'place-hint')}</p>`}
    <ul class="buildings">
      ${town.buildings.map((id) => html`<${OwnBuilding} key=${id} play=${play} id=${id} placed=${placed} bonus=${town.bonus_vp[id] ?? 0}
        move=${placing ? move : null} movable=${movable} explained=${explained} />`)}
    </ul>
    ${isEarning(view.table) && html`<p class="comes"><${Icon} id="i-next" /> <span>${say(play, 'income')}</span>
      <${Goods} play=${play} goods=${view.desk ? incomeOf(view, placed) : town.income} sign="+" />
      <span class="wages">${say(play, 'wages', { wages })}</span></p>`}
  </section>`;
}

/** One building of the own town. @type {Part} */
function OwnBuilding({ play, id, placed, bonus, move, movable, explained }) {
  const row = play.view.box.buildings[id];
  return html`<li class="building" data-type=${row.type} title=${aboutBuilding(play, id)}>
    <${BuildingHead} play=${play} id=${id} />
    <span class="building-body"><${Yields} play=${play} id=${id} bonus=${bonus} />
      ${slotsOf(row).map((slot, at) => html`<${Slot} key=${slot} play=${play} slot=${slot} row=${row.slots[at]} here=${placed[slot] ?? 0}
        idle=${movable} onClick=${move && move(slot, row.slots[at].workers)} />`)}</span>
    <span class=${explained ? 'card-about' : 'sr'}>${aboutBuilding(play, id)}</span>
  </li>`;
}
