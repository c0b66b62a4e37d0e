/** What the action bar shows for a decision of Outpost. */

import { offerOf } from '../../core/choices.js';
import { html } from '../../core/html.js';
import { Bidding, Withdraw } from './bidding.js';
import { Placing } from './placing.js';
import { Megas } from './production.js';
import { Discarding, Paying } from './purchase.js';
import { Turn } from './turn.js';

/** By an action that only this decision offers. */
const ANSWERS = [
  ['pass', Bidding],
  ['pay', Paying],
  ['discard', Discarding],
  ['choose_mega', Megas],
  ['skip_placing', Placing],
  ['assign', Turn],
];

/** What the forms above have no room for; the generic form shows all there is. */
const OTHERS = ['default', 'challenge'];

/**
 * The answer to a decision; the generic form where none of ours fits.
 * @param {{play: import('../../core/play.js').Play, decision: object}} props
 */
export function Answer({ play, decision }) {
  const plain = !play.view.components.late_assignment || !offerOf(decision, 'assign');
  const known = plain && !OTHERS.some((action) => offerOf(decision, action));
  const [, Fitting] = (known && ANSWERS.find(([action]) => offerOf(decision, action))) || [];
  if (Fitting) return html`<${Fitting} play=${play} decision=${decision} />`;
  const asides = decision.offers.every(({ action }) => ['internalize', 'insist'].includes(action));
  return asides ? html`<div class="buttons"><${Withdraw} play=${play} /></div>` : html`<${play.Form} play=${play} />`;
}
