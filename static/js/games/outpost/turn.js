/** One's own turn: its steps, what can be done in each, what has been done, and what one is about to do. */

import { useEffect } from 'preact/hooks';

import { offerOf } from '../../core/choices.js';
import { Confirm } from '../../core/confirm.js';
import { reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { refusalOf } from '../../core/specs.js';
import { standing } from '../../core/store.js';
import { Opening } from './bidding.js';
import { plannedCrews } from './colony.js';
import { Menu, STEPS } from './menu.js';
import { atWork, production } from './operators.js';
import { draftOf, set } from './payment.js';
import { Closing, isFree, Purchase } from './purchase.js';
import { Attacking } from './raiding.js';
import { logIcon } from './record.js';
import { say, stepName } from './words.js';

/** @import { Part } from './words.js' */

const DRAFTS = {
  open_auction: Opening,
  buy_factories: Purchase,
  buy_colonists: Purchase,
  buy_robots: Purchase,
  assign: Assigning,
  attack: Attacking,
};

/** What of a turn is worth being listed. */
const LISTED = [
  'opened', 'won', 'defaulted', 'defaulted_cash', 'built', 'first_turn_water', 'first_turn_water_cash', 'colonists', 'robots', 'assigned',
  'internalized', 'attacked',
].map((key) => `outpost-${key}`);

/**
 * Return what a seat has done in its present turn, from what the log tells.
 * @param {import('../../types').Entry[]} log entries in order
 * @param {number} seat
 * @returns {{key: string, params: object}[]} events
 */
export function eventsOfTurn(log, seat) {
  const events = standing(log).flatMap((entry) => entry.events);
  const start = events.findLastIndex(({ key, params }) => key === 'outpost-turn' && params.seat === seat);
  const since = events.slice(start + 1);
  return start < 0 ? [] : since.filter(({ key, params }) => LISTED.includes(key) && params.seat === seat);
}

/** The bar in one's own turn. @type {Part} */
export function Turn({ play, decision }) {
  const Draft = DRAFTS[play.draft.value?.type];
  return html`<div class="turn">
    ${!isFree(decision) && html`<${Steps} play=${play} />`}
    ${Draft ? html`<${Draft} play=${play} />` : html`<${Menu} play=${play} decision=${decision} />`}
    <${TurnSoFar} play=${play} />
  </div>`;
}

/** Auctions, factories, operators: which of them is under way. @type {Part} */
function Steps({ play }) {
  const { step } = play.view.colonies[play.seat];
  const now = STEPS.indexOf(step);
  return html`<ol class="steps" aria-label=${say(play, 'steps')}>
    ${STEPS.map((one, at) => html`<li key=${one} class=${at === now ? 'now' : ''} aria-current=${at === now ? 'step' : null}>
      ${at < now && html`<${Icon} id="i-done" />`} <span class="cap">${stepName(play, one)}</span></li>`)}
  </ol>`;
}

/** The assignment after all turns: the board shows what is proposed, and it is changed there. @type {Part} */
export function Assignment({ play, decision }) {
  useEffect(() => {
    if (!play.draft.peek()) set(play, 'assign', 'crews', decision.default.crews);
  }, [decision.id]);
  return html`<${Assigning} play=${play} all />`;
}

/** The draft of an assignment: what it would change, and the button; the operators are moved on the board. @type {Part} */
function Assigning({ play, all = false }) {
  const { crews } = draftOf(play, 'assign').fields;
  const colony = play.view.colonies[play.seat];
  const wrong = refusalOf(offerOf(play.decision, 'assign').fields.crews, crews);
  const { income } = production(colony, plannedCrews(play), play.view.components);
  const running = atWork(crews, 'colonist') + atWork(crews, 'robot');
  return html`<${Confirm} play=${play} action=${{ type: 'assign', crews }} wrong=${wrong && reasonFor(play, wrong)}
    text=${play.texts.say('outpost-action-assign')} label=${play.texts.say('outpost-action-assign')} cancel=${!all}>
    <p class="draft-what"><${Icon} id="i-produce" className="large" /> <b>${say(play, 'assigning', { running, income })}</b>
      <a href="#colony-heading">${say(play, 'assign-below')}</a>
      <${Closing} play=${play} type="assign" /></p>
  <//>`;
}

/** What has been done in this turn so far. @type {Part} */
function TurnSoFar({ play }) {
  const events = eventsOfTurn(play.store.log.value, play.seat);
  if (!events.length) return null;
  return html`<div class="deeds">
    <h3 class="small-heading">${say(play, 'deeds')}</h3>
    <ul>
      ${events.map((event, at) => html`<li key=${at}>
        ${logIcon(event)} ${play.texts.tell('outpost', event.key, event.params, play.names)}
      </li>`)}
    </ul>
  </div>`;
}
