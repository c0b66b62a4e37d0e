/** Action bar contents for a Red Outpost decision: the choices, their effect, and the confirm button. */

import { effectOf } from '../../core/choices.js';
import { sorted } from '../../core/drafts.js';
import { Drawing } from '../../core/drawings.js';
import { actionLabel, Unavailable, fieldLabel, itemLabel, reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon, nameOf, SeatMark } from '../../core/kit.js';
import { narrow } from '../../core/tabs.js';
import { choose, chooseWorker, current, fieldsOf, forget, itemsFor, open, peeking, reasonAgainst, unavailableFor, useCard } from './choosing.js';
import { Effects, Marks } from './effects.js';
import { describe } from './record.js';
import { placeName, say, workerName } from './words.js';

/** @import { Part } from './words.js' */

const VISITS = ['visit', 'visit_with_card'];

/** Icon prefixes of a field's items. */
const ICONS = { resource: 'r-', worker: 'w-', workers: 'w-', up: 'w-', down: 'w-', from_worker: 'w-', to_worker: 'w-' };

/** @returns {boolean} whether the items of a field are workers. */
const isWorker = (name) => ICONS[name] === 'w-';

/** The answer to a decision. @type {Part} */
export function Answer({ play, decision }) {
  const { simple, forms, unavailable } = sorted(decision, { without: VISITS });
  // Hide special cards that the player does not hold.
  const told = unavailable.filter(({ blocked }) => blocked.every(({ code }) => code !== 'card_not_held'));
  const visits = decision.offers.some(({ action }) => VISITS.includes(action));
  const [decline, others] = [simple.filter(({ action }) => action === 'decline'), simple.filter(({ action }) => action !== 'decline')];
  const { type } = current(play);
  const several = forms.length > 1;
  const atOnce = html`
    ${others.map(({ action }) => html`<${Simple} key=${action} play=${play} decision=${decision} action=${action} className=${play.draft.value ? '' : 'main'} />`)}
    ${decline.map(({ action }) => html`<${Simple} key=${action} play=${play} decision=${decision} action=${action} className="" />`)}
    ${told.map(({ action, blocked }) => html`<${Unavailable} key=${action} className="button" text=${actionLabel(play, action)} reason=${reasonFor(play, blocked[0])} />`)}`;
  return html`<div class=${`answer${visits ? ' visits' : ''}`}>
    ${visits && html`<${Sending} play=${play} decision=${decision} />`}
    ${several && html`<div class="buttons kinds options">${forms.map(({ action }) => html`<button key=${action} type="button" class="button" disabled=${play.busy}
      aria-expanded=${action === type} onClick=${() => (action === type ? forget(play) : open(play, action))}>${actionLabel(play, action)}</button>`)} ${atOnce}</div>`}
    ${forms.filter(({ action }) => !several || action === type).map(({ action }) => html`<${Picker} key=${action} play=${play} decision=${decision} type=${action} />`)}
    ${play.draft.value && html`<${Confirm} play=${play} decision=${decision}>${!several && atOnce}<//>`}
    ${!several && !play.draft.value && simple.length + told.length > 0 && html`<div class="buttons options">${atOnce}</div>`}
  </div>`;
}

/** A one-click action with its effect. @type {Part} */
function Simple({ play, decision, action, className }) {
  const effect = effectOf(decision, action, {});
  return html`<button type="button" class=${`button option ${className}`} disabled=${play.busy} onClick=${() => play.send({ type: action })} ...${peeking({ action })}>
    ${actionLabel(play, action)}${effect && Object.keys(effect).length > 0 && html` <${Marks} play=${play} effect=${effect} />`}
  </button>`;
}

/** The workers in a row, to choose whom to send; the destination is chosen on the map. @type {Part} */
function Sending({ play, decision }) {
  const { fields } = current(play);
  const free = itemsFor(decision, 'visit', {}, 'worker');
  const { workers } = play.view;
  const next = fields.worker === undefined ? 'pick-worker' : fields.to === undefined ? 'pick-place' : null;
  return html`<div class="sending-row">
    <div class="crew" role="group" aria-label=${say(play, 'pick-worker')}>
      ${workers.map(({ worker }, at) => {
        const can = free.includes(worker);
        const reason = can ? null : reasonAgainst(play, 'visit', { worker });
        const name = workerName(play, worker);
        return html`<button key=${worker} type="button" class="crew-chip" aria-pressed=${fields.worker === worker} aria-disabled=${can ? null : 'true'} disabled=${play.busy}
          data-about=${`w-${worker}`} data-note=${reason} aria-label=${reason ? play.texts.say('labelled', { label: name, text: reason }) : name} onClick=${() => can && chooseWorker(play, worker)} ...${can ? peeking({ worker }) : {}}>
          <${Icon} id=${`w-${worker}`} name=${name} className="bust" /></button>`;
      })}
    </div>
    ${narrow.value && next === 'pick-place' ? html`<${Places} play=${play} decision=${decision} />` : html`<p class="hint">${next ? say(play, next) : ''}</p>`}
  </div>`;
}

/** The locations for the chosen worker, as small as on a postcard: on a phone the map is out of the thumb's reach. @type {Part} */
function Places({ play, decision }) {
  const { type, fields: { worker } } = current(play);
  const free = itemsFor(decision, 'visit', { worker }, 'to');
  return html`<div class="postcards" role="group" aria-label=${say(play, 'pick-place')}>
    ${Object.keys(play.view.places).map((place) => {
      const can = free.includes(place);
      const reason = can ? null : reasonAgainst(play, 'visit', { worker, to: place });
      const name = placeName(play, place);
      return html`<button key=${place} type="button" class="postcard" aria-disabled=${can ? null : 'true'} disabled=${play.busy} data-about=${`l-${place}`} data-note=${reason}
        aria-label=${reason ? play.texts.say('labelled', { label: name, text: reason }) : name} onClick=${() => can && choose(play, type, 'to', place)}>
        <${Drawing} id=${`l-${place}`} className="scene art" /></button>`;
    })}
  </div>`;
}

/** The fields one by one: those already chosen, and the items of the next one. @type {Part} */
function Picker({ play, decision, type }) {
  const now = current(play);
  const fields = now.type === type ? now.fields : {};
  const names = type === 'kitchen_rest' ? ['workers'] : fieldsOf(decision, type);
  const alone = names.length === 1;
  const next = alone ? names[0] : names.find((name) => fields[name] === undefined);
  return html`<div class="picker" role="group" aria-label=${actionLabel(play, type)}>
    ${names.filter((name) => name !== next && fields[name] !== undefined).map((name) => html`<button key=${name} type="button"
      class=${`item chosen${isWorker(name) ? ' of-worker' : ''}`} aria-pressed="true" disabled=${play.busy} onClick=${() => choose(play, type, name, fields[name])}>
      <span class="field-name">${fieldLabel(play, name)}</span> <${Item} play=${play} name=${name} item=${fields[name]} /></button>`)}
    ${next && html`<${Items} key=${next} play=${play} decision=${decision} type=${type} name=${next} fields=${fields} alone=${alone} />`}
  </div>`;
}

/** @returns {number | null} the seat of the player whose disks have this colour, where the field is about that. */
const ownerOf = (play, name, item) => (name === 'owner' ? play.view.players.find(({ colour }) => colour === item).seat : null);

/** @returns {string} what an item of a field is called. */
function labelOf(play, name, item) {
  const owner = ownerOf(play, name, item);
  if (owner !== null) return nameOf(play, owner);
  return name === 'to' ? placeName(play, item) : itemLabel(play, name, item);
}

/** An item of a field: its icon and its name. @type {Part} */
function Item({ play, name, item }) {
  const owner = ownerOf(play, name, item);
  return html`${owner !== null && html`<${SeatMark} seat=${owner} />`}
    ${ICONS[name] && html`<${Icon} id=${`${ICONS[name]}${item}`} className=${isWorker(name) ? 'cameo' : ''} />`}
    <span class="item-name">${labelOf(play, name, item)}</span>`;
}

/** Workers in portrait order; everything else in the order offered. */
function inOrder(play, items) {
  const known = play.view.workers.map(({ worker }) => worker);
  return [...items].sort((one, other) => known.indexOf(one) - known.indexOf(other));
}

/** @type {Part} */
function Items({ play, decision, type, name, fields, alone }) {
  // Unavailable locations are shown on the map.
  const all = inOrder(play, [...itemsFor(decision, type, {}, name), ...(name === 'to' ? [] : unavailableFor(decision, type, name))]);
  const can = new Set(itemsFor(decision, type, fields, name));
  const isOn = (item) => (name === 'workers' ? fields.workers?.includes(item) : fields[name] === item) ?? false;
  const click = (item) => (name === 'workers' ? chooseWorker(play, item) : choose(play, type, name, item));
  return html`<fieldset class="items"><legend>${alone ? actionLabel(play, type) : fieldLabel(play, name)}</legend>
    ${all.map((item) => {
      const effect = alone && name !== 'workers' ? effectOf(decision, type, { [name]: item }) : null;
      const reason = can.has(item) ? null : reasonAgainst(play, type, { ...fields, [name]: item });
      return html`<button key=${item} type="button" class=${`item${isWorker(name) ? ' of-worker' : ''}`} aria-pressed=${isOn(item)}
        aria-disabled=${reason ? 'true' : null} disabled=${play.busy} data-note=${reason ?? labelOf(play, name, item)}
        onClick=${() => reason === null && click(item)} ...${alone && name !== 'workers' ? peeking({ action: type, [name]: item }) : {}}>
        <${Item} play=${play} name=${name} item=${item} /> ${effect && html` <${Marks} play=${play} effect=${effect} />`}</button>`;
    })}
  </fieldset>`;
}

/** The drafted action, its full effect, the confirm button, and the alternatives. @type {Part} */
function Confirm({ play, decision, children }) {
  const { type, fields } = play.draft.value;
  const action = { type, ...fields };
  // Workers laid down or moved are visible on the map; only a visit needs a note that it has no effect.
  const effect = effectOf(decision, type, fields);
  const submit = (event) => {
    event.preventDefault();
    play.send(action);
  };
  return html`<form class="confirm" aria-label=${actionLabel(play, type)} onSubmit=${submit}>
    ${(VISITS.includes(type) || Object.keys(effect ?? {}).length > 0) && html`<${Effects} play=${play} effect=${effect} />`}
    ${VISITS.includes(type) && html`<${Extras} play=${play} decision=${decision} type=${type} fields=${fields} />`}
    <div class="buttons options">
      <button class="button main" disabled=${play.busy}>${describe(play, action)}</button>
      <button type="button" class="button ghost" onClick=${() => forget(play)}>${play.texts.say('draft-drop')}</button>
      ${children}
    </div>
  </form>`;
}

/** What special cards add to a visit: the card used with it, and a disk waiting on one. @type {Part} */
function Extras({ play, decision, type, fields }) {
  const { worker, to } = fields;
  const withCard = itemsFor(decision, 'visit_with_card', { worker }, 'to').includes(to);
  const spec = decision.offers.find((offer) => offer.action === type && offer.fields.worker.items.includes(worker))?.fields.stored_disk;
  const stored = spec && spec.high > 0;
  if (!withCard && !stored) return null;
  return html`<div class="extras">
    ${withCard && html`<label class="tick"><input type="checkbox" checked=${type === 'visit_with_card'}
      onChange=${() => useCard(play, type === 'visit' ? 'visit_with_card' : 'visit')} /> ${say(play, 'use-card')}</label>`}
    ${stored && html`<label class="tick"><input type="checkbox" checked=${fields.stored_disk > 0} disabled=${spec.low === spec.high}
      onChange=${(event) => play.change('stored_disk', event.currentTarget.checked ? 1 : 0)} /> ${say(play, 'add-stored')}</label>`}
  </div>`;
}
