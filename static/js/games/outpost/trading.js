/** Exchanges forced by Wily Trader and Merchant House: the viewer's card, and the player who must respond. */

import { useState } from 'preact/hooks';

import { Confirm } from '../../core/confirm.js';
import { reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Count, nameOf, othersOf, Who } from '../../core/kit.js';
import { byResource, ProductionCard } from './cards.js';
import { itemName, resourceName, say } from './words.js';

/** @import { Part } from './words.js' */

/**
 * Return the players a card can be exchanged with.
 * @param {import('../../types').Offer[]} offers of the decision
 * @param {string | null} card
 * @returns {number[]} seats; none if the card cannot be exchanged
 */
export const partnersFor = (offers, card) =>
  offers.find(({ action, fields }) => action === 'exchange' && fields.card.items.includes(card))?.fields.target.items ?? [];

/** Choosing a card and a partner, if any. @type {Part} */
export function Exchanging({ play, decision }) {
  const { view, seat, busy } = play;
  const cards = view.hands[seat].cards.filter(({ id }) => partnersFor(decision.offers, id).length);
  const [chosen, choose] = useState({ card: null, target: null });
  const card = cards.find(({ id }) => id === chosen.card) ?? null;
  const partners = partnersFor(decision.offers, chosen.card);
  const target = partners.includes(chosen.target) ? chosen.target : partners.length === 1 ? partners[0] : null;
  const wrong = card === null ? say(play, 'exchange-card') : target === null ? say(play, 'exchange-target') : null;
  const text = wrong ? play.texts.say('outpost-action-exchange')
    : say(play, 'exchange-offer', { card: itemName(play, card.id), name: nameOf(play, target) });
  const none = html`<button type="button" class="button" disabled=${busy} onClick=${() => play.send({ type: 'exchange_pass' })}>
    ${play.texts.say('outpost-action-exchange_pass')}</button>`;
  return html`<${Confirm} play=${play} action=${{ type: 'exchange', card: card?.id, target }} wrong=${wrong} text=${text}
    label=${play.texts.say('outpost-action-exchange')} beside=${none}>
    <div class=${`exchange${card ? ' aiming' : ''}`}><ul class="tray-cards" data-about="i-exchange" data-note=${say(play, 'exchange-about')} aria-label=${say(play, 'exchange-card')}>
      ${byResource(cards, Object.keys(view.components.average)).flatMap(({ cards: same }) => same).map((one) => html`<li key=${one.id}>
        <${ProductionCard} play=${play} card=${one} chosen=${one.id === card?.id}
          onToggle=${() => choose({ ...chosen, card: one.id === card?.id ? null : one.id })} /></li>`)}
    </ul>
    ${card === null ? html`<p class="quiet">${say(play, 'exchange-about')}</p>` : html`<div class="targets" role="group" aria-label=${say(play, 'exchange-target')}>
      ${othersOf(view.colonies.length, seat).map((other) => html`<${Partner} key=${other} play=${play} seat=${other} card=${card}
        may=${partners.includes(other)} chosen=${other === target} onPick=${() => choose({ card: card.id, target: other })} />`)}
    </div>`}</div>
  <//>`;
}

/** An exchange partner: how many such cards they hold, and which of those the viewer has seen. @type {Part} */
function Partner({ play, seat, card, may, chosen, onPick }) {
  const { colonies, known } = play.view;
  const seen = (known[seat] ?? []).filter(({ resource, kind }) => resource === card.resource && kind === 'normal');
  const held = colonies[seat].backs[card.resource] ?? 0;
  const inside = html`<${Who} play=${play} seat=${seat} />
    <${Count} icon=${`r-${card.resource}`} name=${resourceName(play, card.resource)} number=${held} />
    ${seen.length > 0 && html`<small class="quiet">${say(play, 'seen', { values: play.texts.join(seen.map(({ value }) => String(value))) })}</small>`}`;
  return may
    ? html`<button type="button" class="button target" aria-pressed=${chosen} disabled=${play.busy} onClick=${onPick}>${inside}</button>`
    : html`<span class="buy-not"><button type="button" class="button target" aria-disabled="true">${inside}</button>
        <span class="why" aria-hidden="true">${reasonFor(play, { code: 'target_has_none' })}</span></span>`;
}
