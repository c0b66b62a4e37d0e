/** The actions that the viewer can start, one button each; blocked ones are explained on the board. */

import { blockedOf, offerOf } from '../../core/choices.js';
import { actionLabel, Unavailable, reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { factoryIcon } from './art.js';
import { AsideButtons } from './bidding.js';
import { set } from './payment.js';
import { isFree } from './purchase.js';
import { aim } from './terrorism.js';
import { factoryName, say, stepName } from './words.js';

/** @import { Part } from './words.js' */

/** The steps of a turn, in order. */
export const STEPS = ['auctions', 'factories', 'operators'];

/** The menu of a turn. Auctions are started in the market. @type {Part} */
export function Menu(props) {
  return html`<div class="menu">
    <div class="menu-row"><${Factories} ...${props} /><${People} ...${props} /><${Attack} ...${props} /></div>
    <${TurnEnd} ...${props} />
  </div>`;
}

/** Auctions, factories, operators: the current step, and what to do in it. @type {Part} */
function Steps({ play, decision }) {
  const { step } = play.view.colonies[play.seat];
  const now = STEPS.indexOf(step);
  const canOpen = offerOf(decision, 'open_auction') !== null;
  return html`${canOpen && html`<span class="quiet menu-hint" data-note=${say(play, 'menu-market')}>${say(play, 'menu-market')}</span>`}
    ${!isFree(decision) && html`<ol class="steps" aria-label=${say(play, 'steps')}>
      ${STEPS.map((one, at) => html`<li key=${one} class=${at === now ? 'now' : ''} aria-current=${at === now ? 'step' : null}>
        ${at < now && html`<${Icon} id="i-done" />`} <span class="cap">${stepName(play, one)}</span></li>`)}
    </ol>`}`;
}

/** A button of the menu. @type {Part} */
function Option({ play, icon, text, price = null, main = false, onPick }) {
  return html`<button type="button" class=${`button option${main ? ' main' : ''}`} data-about=${icon} disabled=${play.busy} onClick=${onPick}>
    <${Icon} id=${icon} /> <span class="cap">${text}</span>${price !== null && html` <b>${price}</b>`}
  </button>`;
}

const offersOf = (decision, type) => decision.offers.filter(({ action }) => action === type);

/** @type {Part} */
function Factories({ play, decision }) {
  const kinds = offersOf(decision, 'buy_factories').map(({ fields }) => fields.factory.items[0]);
  const first = offerOf(decision, 'first_turn_water');
  return html`
    ${kinds.map((kind) => html`<${Option} key=${kind} play=${play} icon=${factoryIcon(kind)} text=${factoryName(play, kind)}
      price=${play.view.components.factories[kind].cost} onPick=${() => play.begin('buy_factories', { factory: kind })} />`)}
    ${first && html`<${Option} play=${play} icon="f-water"
      text=${play.view.components.money ? say(play, 'all-for-water') : actionLabel(play, 'first_turn_water')}
      onPick=${() => play.send({ type: 'first_turn_water' })} />`}`;
}

/** @type {Part} */
function People({ play, decision }) {
  const { view, seat } = play;
  const colony = view.colonies[seat];
  const bought = [
    { type: 'buy_colonists', icon: 'i-colonist', price: colony.colonist_cost },
    { type: 'buy_robots', icon: 'i-robot', price: view.components.robot_cost },
  ].filter(({ type }) => offerOf(decision, type));
  const suggested = decision.default?.type === 'assign' ? decision.default.crews : null;
  return html`
    ${bought.map(({ type, icon, price }) => html`<${Option} key=${type} play=${play} icon=${icon} text=${actionLabel(play, type)}
      price=${price} onPick=${() => play.begin(type)} />`)}
    ${suggested && html`<${Option} play=${play} icon="i-done" text=${say(play, 'everybody')} main=${colony.step === 'operators'}
      onPick=${() => set(play, 'assign', 'crews', suggested)} />`}`;
}

/** @type {Part} */
function Attack({ play, decision }) {
  const { owner, asset } = offerOf(decision, 'attack')?.fields ?? {};
  const blocked = owner ? null : blockedOf(decision, 'attack');
  return (owner || blocked) && html`
    ${blocked ? html`<${Unavailable} className="button" text=${actionLabel(play, 'attack')} reason=${reasonFor(play, blocked)} />`
      : html`<${Option} play=${play} icon="i-attack" text=${actionLabel(play, 'attack')} onPick=${() => aim(play, owner.items[0], asset.items[0])} />`}`;
}

/** On to the next step, or to the end of the turn. @type {Part} */
function TurnEnd({ play, decision }) {
  const { step } = play.view.colonies[play.seat];
  const last = step === STEPS.at(-1) || isFree(decision);
  const next = stepName(play, STEPS[STEPS.indexOf(step) + 1] ?? 'done');
  const blocked = decision.blocked.find(({ action }) => action === 'end_turn');
  return html`<div class="menu-row menu-end">
    ${offerOf(decision, 'advance_step') && html`<${Option} play=${play} icon="i-next" text=${say(play, 'next', { step: next })}
      main=${!last} onPick=${() => play.send({ type: 'advance_step' })} />`}
    ${offerOf(decision, 'end_turn') && html`<${Option} play=${play} icon="i-done" text=${actionLabel(play, 'end_turn')}
      main=${last} onPick=${() => play.send({ type: 'end_turn' })} />`}
    ${blocked && html`<button type="button" class="button" aria-disabled="true">${actionLabel(play, 'end_turn')}</button>
      <span class="reason">${reasonFor(play, blocked)}</span>`}
    <${AsideButtons} play=${play} />
    <${Steps} play=${play} decision=${decision} />
  </div>`;
}
