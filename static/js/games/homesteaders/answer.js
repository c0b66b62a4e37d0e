/** Action bar contents for a Homesteaders decision. */

import { offerOf } from '../../core/choices.js';
import { html } from '../../core/html.js';
import { Bidding, Neutral } from './bidding.js';
import { Paying } from './paying.js';
import { Placing } from './placing.js';
import { Building, Clicks, Exchange } from './raising.js';
import { Bonuses } from './track.js';

/** @import { Part } from './words.js' */

/** Components by prompt key. */
const ANSWERS = {
  place: Placing,
  wages: Paying,
  pay: Paying,
  neutral: Neutral,
  bid: Bidding,
  bonus: Bonuses,
  build: Building,
  station: Building,
  exchange: Exchange,
  worker: Clicks,
  confirm: Clicks,
  final: Clicks,
};

/** The answer to a decision; falls back to the generic form. @type {Part} */
export function Answer({ play, decision }) {
  const Fitting = ANSWERS[decision.key.replace('homesteaders-ask-', '')];
  return Fitting && decision.offers.length && (Fitting !== Placing || offerOf(decision, 'place_workers'))
    ? html`<${Fitting} play=${play} decision=${decision} />` : html`<${play.Form} play=${play} />`;
}
