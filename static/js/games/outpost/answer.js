/** Action bar contents for an Outpost decision. */

import { html } from '../../core/html.js';
import { Asides, Bidding } from './bidding.js';
import { GivingBack } from './kicker.js';
import { Overbidding } from './overbidding.js';
import { Placing } from './placing.js';
import { Megas } from './production.js';
import { Discarding, Paying } from './purchase.js';
import { Evicting, Siding } from './raiding.js';
import { Exchanging } from './trading.js';
import { Assignment, Turn } from './turn.js';

/** @import { Part } from './words.js' */

/** Components by prompt key. */
const ANSWERS = {
  turn: Turn,
  early: Turn,
  aside: Asides,
  doubt: Asides,
  bid: Bidding,
  rebid: Bidding,
  pay: Paying,
  overbid: Overbidding,
  place: Placing,
  assign: Assignment,
  mega: Megas,
  discard: Discarding,
  redraw: GivingBack,
  exchange: Exchanging,
  raid: Siding,
  evict: Evicting,
};

/** The answer to a decision; falls back to the generic form. Warnings before sending take precedence. @type {Part} */
export function Answer({ play, decision }) {
  if (play.question.value) return null;
  const Fitting = ANSWERS[decision.key.replace(/^outpost-ask-/, '')] ?? play.Form;
  return html`<${Fitting} key=${decision.key} play=${play} decision=${decision} />`;
}
