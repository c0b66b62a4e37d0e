/** The Kicker cards: those on offer beside the market, and cards that are given back after a production. */

import { Confirm } from '../../core/confirm.js';
import { html } from '../../core/html.js';
import { draftOf, payingOf, Tray, refusalText } from './payment.js';
import { eraName, resourceName, say } from './words.js';

/** @import { Part, Play, View } from './words.js' */

/**
 * Return what is on offer in two parts: upgrades of the market, and cards in Kicker places, which no die brings.
 * @param {{upgrade: string}[]} offers
 * @param {View['components']} components
 * @returns {{market: object[], kicker: object[]}}
 */
export function parted(offers, { upgrades }) {
  const isKicker = ({ upgrade }) => upgrades[upgrade].number === 0;
  return { market: offers.filter((offer) => !isKicker(offer)), kicker: offers.filter(isKicker) };
}

/**
 * The Kicker places with what lies in them; nothing at a table without.
 * @param {{play: Play, children: object, filled: number}} props the cards, and how many places they take
 */
export function KickerPlaces({ play, children, filled }) {
  const { kicker, table } = play.view;
  if (!kicker) return null;
  const empty = kicker.slots - filled;
  return html`<div class="kicker-places">
    <h3 class="small-heading">${say(play, 'kicker')}
      <span class="badge">${say(play, 'kicker-left', { count: kicker.left[table.era - 1] ?? 0, era: eraName(table.era) })}</span></h3>
    ${children}
    ${empty > 0 && html`<p class="quiet">${say(play, 'kicker-empty', { count: empty })}</p>`}
  </div>`;
}

/** Giving back as many cards as were drawn on top. @type {Part} */
export function GivingBack({ play, decision }) {
  const paying = payingOf(play);
  const { cards } = draftOf(play, 'keep_select').fields;
  const resource = resourceName(play, decision.params.resource);
  return html`<${Confirm} play=${play} action=${{ type: 'keep_select', cards }} wrong=${refusalText(play, paying)}
    text=${say(play, 'give-back', { count: cards.length })} label=${say(play, 'tray-back', { resource })}>
    <${Tray} play=${play} paying=${paying} />
  <//>`;
}
