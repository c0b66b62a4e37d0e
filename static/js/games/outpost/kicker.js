/** Kicker cards: those on offer beside the market, and returning cards after production. */

import { Confirm } from '../../core/confirm.js';
import { html } from '../../core/html.js';
import { draftOf, payingOf, Tray, refusalText } from './payment.js';
import { eraName, resourceName, say } from './words.js';

/** @import { Part, Play, View } from './words.js' */

/**
 * Split the offers into market upgrades and cards in Kicker places, which are not rolled for.
 * @param {{upgrade: string}[]} offers
 * @param {View['components']} components
 * @returns {{market: object[], kicker: object[]}}
 */
export function parted(offers, { upgrades }) {
  const isKicker = ({ upgrade }) => upgrades[upgrade].number === 0;
  return { market: offers.filter((offer) => !isKicker(offer)), kicker: offers.filter(isKicker) };
}

/**
 * The Kicker places, in the market header; nothing at tables without Kicker.
 * @param {{play: Play, filled: number}} props how many places are filled
 */
export function KickerPlaces({ play, filled }) {
  const { kicker, table } = play.view;
  if (!kicker) return null;
  const empty = kicker.slots - filled;
  const left = say(play, 'kicker-left', { count: kicker.left[table.era - 1] ?? 0, era: eraName(table.era) });
  return html`<span class="kicker-places" data-about="kicker">
    <h3 class="small-heading">${say(play, 'kicker')}</h3>
    <span class="quiet">${left}${empty > 0 && ` · ${say(play, 'kicker-empty', { count: empty })}`}</span>
  </span>`;
}

/** Returning as many cards as were drawn extra. @type {Part} */
export function GivingBack({ play, decision }) {
  const paying = payingOf(play);
  const { cards } = draftOf(play, 'keep_select').fields;
  const resource = resourceName(play, decision.params.resource);
  return html`<${Confirm} play=${play} action=${{ type: 'keep_select', cards }} wrong=${refusalText(play, paying)}
    text=${say(play, 'give-back', { count: cards.length })} label=${say(play, 'tray-back', { resource })}>
    <${Tray} play=${play} paying=${paying} />
  <//>`;
}
