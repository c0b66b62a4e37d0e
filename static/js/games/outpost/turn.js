/** One's own turn: its steps, what can be done in each, what has been done, and what one is about to do. */

import { offerOf } from '../../core/choices.js';
import { reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { refusalOf } from '../../core/specs.js';
import { standing } from '../../core/store.js';
import { factoryIcon, Icon } from './art.js';
import { Opening, Withdraw } from './bidding.js';
import { plannedCrews } from './colony.js';
import { Confirm } from './confirm.js';
import { atWork, crewsOf, production } from './operators.js';
import { set } from './payment.js';
import { Closing, Purchase } from './purchase.js';
import { logIcon } from './record.js';
import { factoryName, say, upgradeName } from './words.js';

const STEPS = ['auctions', 'factories', 'operators'];
const DRAFTS = { open_auction: Opening, buy_factories: Purchase, buy_colonists: Purchase, buy_robots: Purchase, assign: Assigning };

/** What of a turn is worth being listed. */
const DEEDS = ['opened', 'won', 'built', 'first_turn_water', 'colonists', 'robots', 'assigned', 'internalized'].map((key) => `outpost-${key}`);

/**
 * Return what a seat has done in its present turn, from what the log tells.
 * @param {object[]} log entries in order
 * @param {number} seat
 * @returns {{key: string, params: object}[]} events
 */
export function deedsOf(log, seat) {
  const events = standing(log).flatMap((entry) => entry.events);
  const start = events.findLastIndex(({ key, params }) => key === 'outpost-turn' && params.seat === seat);
  const since = events.slice(start + 1);
  return start < 0 ? [] : since.filter(({ key, params }) => DEEDS.includes(key) && params.seat === seat);
}

/**
 * The bar in one's own turn.
 * @param {{play: import('../../core/play.js').Play, decision: object}} props
 */
export function Turn({ play, decision }) {
  const Draft = DRAFTS[play.draft.value?.type];
  return html`<div class="turn">
    <${Steps} play=${play} />
    ${Draft ? html`<${Draft} play=${play} />` : html`<${Menu} play=${play} decision=${decision} />`}
    <${Deeds} play=${play} />
  </div>`;
}

/** Auctions, factories, operators: which of them is under way. */
function Steps({ play }) {
  const { step } = play.view.colonies[play.seat];
  const now = STEPS.indexOf(step);
  return html`<ol class="steps" aria-label=${say(play, 'steps')}>
    ${STEPS.map((one, at) => html`<li key=${one} class=${at < now ? 'past' : at === now ? 'now' : ''} aria-current=${at === now ? 'step' : null}>
      ${at < now && html`<${Icon} id="i-done" />`} <span class="cap">${play.texts.name('outpost', ['step'], one)}</span></li>`)}
  </ol>`;
}

/** Everything that can be begun now, one button each; what cannot be is told on the board. */
function Menu({ play, decision }) {
  const { view, seat, busy } = play;
  const colony = view.colonies[seat];
  const { step } = colony;
  const begin = (type, fields) => () => play.begin(type, fields);
  const plan = (crews) => () => set(play, 'assign', 'crews', crews);
  const offers = (type) => decision.offers.filter(({ action }) => action === type);
  const button = (key, icon, text, onClick, price = null, look = '') => html`<button key=${key} type="button" class=${`button option ${look}`}
    disabled=${busy} onClick=${onClick}><${Icon} id=${icon} /> <span class="cap">${text}</span>${price !== null && html` <b>${price}</b>`}</button>`;
  const auctions = offers('open_auction').map(({ fields }) => fields.upgrade.items[0]);
  const factories = offers('buy_factories').map(({ fields }) => fields.factory.items[0]);
  const end = offerOf(decision, 'end_turn');
  const notEnd = decision.blocked.find(({ action }) => action === 'end_turn');
  const suggested = decision.default?.type === 'assign' ? decision.default.crews : null;
  const last = step === 'operators';
  return html`<div class="menu">
    ${auctions.length > 0 && html`<div class="menu-row"><span class="menu-name">${say(play, 'menu-auction')}</span>
      ${auctions.map((id) => button(id, `u-${id}`, upgradeName(play, id), begin('open_auction', { upgrade: id }), view.components.upgrades[id].cost))}</div>`}
    ${factories.length + offers('first_turn_water').length > 0 && html`<div class="menu-row"><span class="menu-name">${say(play, 'menu-build')}</span>
      ${factories.map((kind) => button(kind, factoryIcon(kind), factoryName(play, kind), begin('buy_factories', { factory: kind }), view.components.factories[kind].cost))}
      ${offers('first_turn_water').map(() => button('first', 'f-water', play.texts.say('outpost-action-first_turn_water'), () => play.send({ type: 'first_turn_water' })))}</div>`}
    <div class="menu-row"><span class="menu-name">${say(play, 'menu-people')}</span>
      ${offers('buy_colonists').map(() => button('colonist', 'i-colonist', play.texts.say('outpost-action-buy_colonists'), begin('buy_colonists', {}), colony.colonist_cost))}
      ${offers('buy_robots').map(() => button('robot', 'i-robot', play.texts.say('outpost-action-buy_robots'), begin('buy_robots', {}), view.components.robot_cost))}
      ${suggested && button('suggested', 'i-done', say(play, 'everybody'), plan(suggested), null, last ? 'main' : '')}
      ${button('assign', 'i-produce', play.texts.say('outpost-action-assign'), plan(crewsOf(colony)))}</div>
    <div class="menu-row menu-end">
      ${offerOf(decision, 'advance_step') && button('next', 'i-next', say(play, 'next', { step: play.texts.name('outpost', ['step'], STEPS[STEPS.indexOf(step) + 1]) }), () => play.send({ type: 'advance_step' }), null, last ? '' : 'main')}
      ${end ? button('end', 'i-done', play.texts.say('outpost-action-end_turn'), () => play.send({ type: 'end_turn' }), null, last ? 'main' : '')
        : notEnd && html`<button type="button" class="button" aria-disabled="true">${play.texts.say('outpost-action-end_turn')}</button>
          <span class="reason">${reasonFor(play, notEnd)}</span>`}
      <${Withdraw} play=${play} />
    </div>
  </div>`;
}

/** The draft of an assignment: what it would change, and the button; the operators are moved on the board. */
function Assigning({ play }) {
  const { crews } = play.draft.value.fields;
  const colony = play.view.colonies[play.seat];
  const wrong = refusalOf(offerOf(play.decision, 'assign').fields.crews, crews);
  const { income } = production(colony, plannedCrews(play), play.view.components);
  const running = atWork(crews, 'colonist') + atWork(crews, 'robot');
  return html`<${Confirm} play=${play} action=${{ type: 'assign', crews }} wrong=${wrong && reasonFor(play, wrong)}
    text=${play.texts.say('outpost-action-assign')} label=${play.texts.say('outpost-action-assign')} cancel>
    <p class="draft-what"><${Icon} id="i-produce" size="large" /> <b>${say(play, 'assigning', { running, income })}</b>
      <a class="to-colony" href="#colony-heading">${say(play, 'assign-below')}</a>
      <${Closing} play=${play} type="assign" /></p>
  <//>`;
}

/** What has been done in this turn so far. */
function Deeds({ play }) {
  const deeds = deedsOf(play.store.log.value, play.seat);
  if (!deeds.length) return null;
  return html`<div class="deeds">
    <h3 class="small-heading">${say(play, 'deeds')}</h3>
    <ul>${deeds.map((event, at) => html`<li key=${at}>${logIcon(event)} ${play.texts.tell('outpost', event.key, event.params, play.names)}</li>`)}</ul>
  </div>`;
}
