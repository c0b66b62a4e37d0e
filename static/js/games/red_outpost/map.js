/** The settlement: twelve locations with their workers, standing or lying down. */

import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';

import { effectOf } from '../../core/choices.js';
import { Drawing } from '../../core/drawings.js';
import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { useFlip } from '../../core/motion.js';
import { OwnCard } from './art.js';
import { canChoose, choose, chooseWorker, current, itemsFor, peeked, peeking, reasonAgainst } from './choosing.js';
import { Marks } from './effects.js';
import { about, phaseName, placeName, say, signed, workerName } from './words.js';

/** @import { Part } from './words.js' */

/** The location last tapped or clicked for details. */
const asked = signal(null);

/** Icons for a location's effects other than moods and cubes. */
const BESIDES = {
  palace: ['i-crystal'],
  beer_house: ['i-beer'],
  storehouse: ['i-store'],
  administration: ['i-disk'],
  spaceship: ['i-card'],
  lake: ['i-card', 'r-fish'],
  field_kitchen: ['p-lunch'],
  barracks: ['i-bed'],
};

/** The map. @type {Part} */
export function Settlement({ play }) {
  const { places, workers, table } = play.view;
  const part = useRef(null);
  useFlip(part, workers);
  return html`<section class="settlement panel" data-tab="play board" aria-labelledby="map-heading">
    <h2 class="sr" id="map-heading" tabindex="-1">${say(play, 'map')}</h2>
    <ul class="map" ref=${part} data-phase=${table.phase}>
      ${Object.keys(places).map((place) => html`<${Tile} key=${place} play=${play} place=${place} />`)}
    </ul>
    <${Caption} play=${play} />
  </section>`;
}

/** Whether a location can be chosen now, and what it would do; else why not. */
function prospect(play, place) {
  const { decision } = play;
  const { type, fields } = current(play);
  if (!decision || !['visit', 'visit_with_card', 'relocate'].includes(type)) return { open: false, reason: null, effect: null, chosen: false };
  const sent = type === 'visit_with_card' ? 'visit' : type;
  const { worker } = { ...fields, ...(peeked.value.to || peeked.value.action ? {} : peeked.value) };
  const known = worker === undefined ? {} : { worker };
  const open = itemsFor(decision, sent, known, 'to').includes(place);
  const chosen = fields.to === place;
  const effect = open && worker && sent === 'visit' ? effectOf(decision, chosen ? type : sent, { worker, to: place }) : null;
  return { open, chosen, effect, worker, type: sent, reason: open ? null : reasonAgainst(play, sent, { ...known, to: place }) };
}

/** @type {Part} */
function Tile({ play, place }) {
  const { tokens, workers, visit, players } = play.view;
  const held = players[play.seat ?? -1]?.location_card === `c_${place}`;
  const here = workers.filter((worker) => worker.place === place);
  const { open, chosen, reason, type } = prospect(play, place);
  const closed = tokens.closed.includes(place);
  const token = tokens.morning.includes(place) ? 'morning' : tokens.evening.includes(place) ? 'evening' : null;
  const click = () => {
    asked.value = place;
    if (open) choose(play, type, 'to', place);
  };
  const tokenText = token && say(play, closed ? 'token-shut' : 'token', { phase: phaseName(play, token) });
  const className = ['tile', open && 'open', chosen && 'chosen', closed && 'closed', visit?.place === place && 'visited', reason && 'blocked'].filter(Boolean).join(' ');
  return html`<li class=${className} data-place=${place} data-about=${`l-${place}`}>
    <button type="button" class="tile-face" data-about=${`l-${place}`} data-note=${reason} aria-pressed=${open ? chosen : null} aria-disabled=${open ? null : 'true'}
      onClick=${click} ...${peeking({ to: place })}>
      <${Drawing} id=${`l-${place}`} className="scene art" />
      <span class="tile-name">${placeName(play, place)}${held && html` <${OwnCard} play=${play} card=${`c_${place}`} />`}</span><span class="sr">. ${about(play, 'location', place)} ${reason}</span>
      ${token && html`<span class=${`token ${token}${closed ? ' closed' : ''}`} data-about="i-closed" data-note=${tokenText}><${Icon} id=${closed ? 'i-closed' : `p-${token}`} name=${tokenText} /></span>`}
      <${Foot} play=${play} place=${place} />
    </button>
    ${here.length > 0 && html`<ul class="standees" aria-label=${say(play, 'at', { place: placeName(play, place) })}>
      ${here.map((one) => html`<li key=${one.worker} data-flip=${one.worker}><${Standee} play=${play} row=${one} /></li>`)}
    </ul>`}
  </li>`;
}

/** The effect of a visit, else the printed effects. @type {Part} */
function Foot({ play, place }) {
  const { effect, worker } = prospect(play, place);
  return html`<span class="tile-foot">${effect ? html`<${Marks} play=${play} effect=${effect} visitor=${worker} />` : html`<${Printed} play=${play} place=${place} />`}</span>`;
}

/** The printed effects of a location: moods, cubes and others. @type {Part} */
function Printed({ play, place }) {
  const { mood, moods = {}, cheers, produces = [], expert_worker: master, expert = [] } = play.view.places[place];
  const face = (change) => html`<span class=${`mark ${change > 0 ? 'good' : change < 0 ? 'bad' : ''}`}><${Icon} id=${change > 0 ? 'i-happy' : change < 0 ? 'i-sad' : 'i-mood'} /><b>${signed(change)}</b></span>`;
  return html`<span class="marks printed" aria-hidden="true">
    ${mood !== 0 && face(mood)}
    ${Object.entries(moods).map(([worker, change]) => html`<span key=${worker} class="mark"><${Icon} id=${`w-${worker}`} /><b>${signed(change)}</b></span>`)}
    ${cheers && html`<span class="mark good"><${Icon} id=${`w-${cheers}`} /><${Icon} id="i-happy" /></span>`}
    ${produces.map((resource) => html`<span key=${resource} class="mark"><${Icon} id=${`r-${resource}`} name=${play.texts.name('red_outpost', ['resource'], resource)} /></span>`)}
    ${expert.length > 0 && html`<span class="mark"><${Icon} id=${`w-${master}`} />${expert.map((resource, at) => html`<${Icon} key=${at} id=${`r-${resource}`} />`)}</span>`}
    ${(BESIDES[place] ?? []).map((icon) => html`<span key=${icon} class="mark"><${Icon} id=${icon} /></span>`)}
  </span>`;
}

/** A worker on the map: standing, or lying down once used; a click selects them. @type {Part} */
function Standee({ play, row }) {
  const { worker, upright } = row;
  const { type, fields } = current(play);
  const can = Boolean(play.decision) && canChoose(play, worker);
  const chosen = Object.values(fields).includes(worker) || Boolean(fields.workers?.includes(worker));
  const state = say(play, upright ? 'standing' : 'lying');
  const reason = play.decision && !can ? reasonAgainst(play, type, { worker }) : null;
  return html`<button type="button" class=${`standee${upright ? '' : ' lying'}${chosen ? ' chosen' : ''}${can ? ' open' : ''}`} data-worker=${worker}
    aria-label=${[workerName(play, worker), state, reason].filter(Boolean).join(', ')} aria-pressed=${can ? chosen : null} aria-disabled=${can ? null : 'true'} data-about=${`w-${worker}`}
    data-note=${play.texts.say('labelled', { label: workerName(play, worker), text: reason ?? state })} onClick=${() => chooseWorker(play, worker)} ...${can && type === 'visit' ? peeking({ worker }) : {}}>
    <${Icon} id=${`w-${worker}`} name=${workerName(play, worker)} className="bust" />
  </button>`;
}

/** What the location last previewed or clicked does, and why it cannot be chosen. @type {Part} */
function Caption({ play }) {
  const place = peeked.value.to ?? asked.value;
  const { reason } = place ? prospect(play, place) : {};
  return html`<p class="caption" aria-hidden="true">
    ${place ? html`<b>${placeName(play, place)}.</b> ${about(play, 'location', place)} ${reason && html`<span class="why-not">${reason}</span>`}`
      : say(play, 'map-about')}
  </p>`;
}
