/** The viewer's turn: the available actions, and the draft in progress. */

import { useEffect } from 'preact/hooks';

import { offerOf } from '../../core/choices.js';
import { Confirm } from '../../core/confirm.js';
import { reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { refusalOf } from '../../core/specs.js';
import { Opening } from './bidding.js';
import { Change, plannedCrews } from './colony.js';
import { Menu } from './menu.js';
import { atWork, production } from './operators.js';
import { draftOf, set } from './payment.js';
import { Closing, Purchase } from './purchase.js';
import { Attacking } from './raiding.js';
import { say } from './words.js';

/** @import { Part } from './words.js' */

const DRAFTS = {
  open_auction: Opening,
  buy_factories: Purchase,
  buy_colonists: Purchase,
  buy_robots: Purchase,
  assign: Assigning,
  attack: Attacking,
};

/** The action bar during the viewer's turn. @type {Part} */
export function Turn({ play, decision }) {
  const Draft = DRAFTS[play.draft.value?.type] ?? Menu;
  return html`<div class="turn"><${Draft} play=${play} decision=${decision} /></div>`;
}

/** The assignment after all turns: the board shows the proposal, and it is edited there. @type {Part} */
export function Assignment({ play, decision }) {
  useEffect(() => {
    if (!play.draft.peek()) set(play, 'assign', 'crews', decision.default.crews);
  }, [decision.id]);
  return html`<${Assigning} play=${play} all />`;
}

/** The draft of an assignment: its effect and the confirm button; operators are moved on the board. @type {Part} */
function Assigning({ play, all = false }) {
  const { crews } = draftOf(play, 'assign').fields;
  const colony = play.view.colonies[play.seat];
  const wrong = refusalOf(offerOf(play.decision, 'assign').fields.crews, crews);
  const { income } = production(colony, plannedCrews(play), play.view.components);
  const running = atWork(crews, 'colonist') + atWork(crews, 'robot');
  return html`<${Confirm} play=${play} action=${{ type: 'assign', crews }} wrong=${wrong && reasonFor(play, wrong)}
    text=${play.texts.say('outpost-action-assign')} label=${play.texts.say('outpost-action-assign')} cancel=${!all}>
    <p class="draft-what"><${Icon} id="i-produce" className="large" /> <b>${say(play, 'assigning', { running, income })}</b>
      ${income !== colony.income && html`<${Change} play=${play} from=${colony.income} to=${income} />`}
      <${Closing} play=${play} type="assign" /></p>
    <p class="quiet draft-hint">${say(play, 'assign-below')}</p>
  <//>`;
}
