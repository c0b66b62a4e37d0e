/** The effect of an action, as icons with numbers or as a text list. All of it is computed by the server. */

import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { say, signed, tell } from './words.js';

/** @import { Play } from './words.js' */

const face = (change) => (change > 0 ? 'i-happy' : 'i-sad');

/**
 * Return the parts of an effect in order of importance.
 * @param {Play} play
 * @param {import('../../../types/red_outpost').Effect} effect
 * @param {string} [visitor] the worker whose mood change is shown without a name
 * @returns {{key: string, icons: string[], number?: string, text: string, tone?: string, minor?: boolean}[]}
 */
export function partsOf(play, effect, visitor) {
  const { moods = {}, cubes = {}, exports = {}, leaders = {} } = effect;
  const parts = [];
  const add = (key, icons, number, text, more = {}) => parts.push({ key, icons, number, text, ...more });
  const tone = (number) => ({ tone: number > 0 ? 'good' : 'bad' });
  for (const [worker, change] of Object.entries(moods)) {
    const icons = worker === visitor ? [face(change)] : [`w-${worker}`, face(change)];
    add(`mood-${worker}`, icons, signed(change), tell(play, 'effect-mood', { worker, change: signed(change) }), tone(change));
  }
  for (const [resource, count] of Object.entries(exports)) {
    add(`export-${resource}`, [`r-${resource}`, 'i-export'], '', tell(play, 'effect-export', { resource, count }), { tone: 'good' });
  }
  for (const [resource, change] of Object.entries(cubes)) {
    add(`cube-${resource}`, [`r-${resource}`], signed(change), tell(play, 'effect-cube', { resource, change: signed(change) }), { minor: resource in exports });
  }
  if (effect.points) add('points', ['i-vp'], signed(effect.points), say(play, 'effect-points', { count: effect.points, change: signed(effect.points) }), tone(effect.points));
  if (effect.crystals) add('crystals', ['i-crystal'], signed(effect.crystals), say(play, 'effect-crystals', { change: signed(effect.crystals) }), tone(effect.crystals));
  if (effect.palace) add('palace', ['i-palace'], signed(effect.palace), say(play, 'effect-palace', { change: signed(effect.palace) }), { minor: true });
  if (effect.wheel) add('wheel', ['i-wheel'], signed(effect.wheel), say(play, 'effect-wheel', { change: signed(effect.wheel) }));
  if (effect.draws) add('draws', ['i-card'], '?', say(play, 'effect-draws'));
  for (const [worker, seats] of Object.entries(leaders)) {
    const text = tell(play, seats.length ? 'effect-leaders' : 'effect-nobody', { worker, seats });
    add(`leaders-${worker}`, [`w-${worker}`, 'i-disk'], '', text, { minor: true });
  }
  if (effect.outlook) add('outlook', ['i-mood', 'i-vp'], signed(effect.outlook), say(play, 'effect-outlook', { change: signed(effect.outlook) }), { ...tone(effect.outlook), minor: true });
  if (effect.asks) add('asks', ['i-next'], '', say(play, 'effect-asks', { what: play.texts.say(`red_outpost-ask-${effect.asks}`) }), { minor: true });
  return parts;
}

/**
 * The effect as icons, for small spaces: minor parts are left out.
 * @param {{play: Play, effect: object, visitor?: string}} props
 */
export function Marks({ play, effect, visitor }) {
  const parts = partsOf(play, effect, visitor).filter(({ minor }) => !minor);
  if (!parts.length) return html`<span class="marks none">${say(play, effect.asks ? 'then' : 'no-effect')}</span>`;
  return html`<span class="marks">${parts.map(({ key, icons, number, text, tone }) => html`<span key=${key} class=${`mark ${tone ?? ''}`} data-note=${text}>
    <span class="mark-look" aria-hidden="true">${icons.map((icon) => html`<${Icon} key=${icon} id=${icon} />`)}${number && html`<b>${number}</b>`}</span>
    <span class="mark-words">${text}</span></span>`)}</span>`;
}

/**
 * The effect as text.
 * @param {{play: Play, effect: object | null}} props
 */
export function Effects({ play, effect }) {
  if (!effect) return null;
  const parts = partsOf(play, effect);
  return html`<ul class="effects" aria-label=${say(play, 'effects')}>
    ${parts.map(({ key, icons, text, tone }) => html`<li key=${key} class=${tone ?? ''}>${icons.map((icon) => html`<${Icon} key=${icon} id=${icon} />`)} ${text}</li>`)}
    ${!parts.length && html`<li>${say(play, 'no-effect')}</li>`}
  </ul>`;
}
