/** Bidding, passing, and the neutral marker of the two-player game. */

import { effectOf, offerOf } from '../../core/choices.js';
import { Confirm } from '../../core/confirm.js';
import { reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon, Send } from '../../core/kit.js';
import { Leaves } from './art.js';
import { offersOf } from './deals.js';
import { bonusName, pointsText, say, tileName } from './words.js';

/** @import { Part } from './words.js' */

/** What a bid costs, what the viewer has, and how the best payment would change the final score. @type {Part} */
function Means({ play, amount }) {
  const { points = 0, leaves = {} } = effectOf(play.decision, 'bid', { amount });
  return html`<span class="enough">${say(play, 'means', { ...play.view.screens[play.seat], amount })}</span> <${Leaves} play=${play} leaves=${leaves} />
    ${points !== 0 && html`<b class=${points < 0 ? 'short' : 'enough'}>${say(play, 'means-points', { change: pointsText(play, points) })}</b>`}`;
}

/** A bid or a pass. @type {Part} */
export function Bidding({ play, decision }) {
  const pass = html`<${Passing} play=${play} />`;
  const draft = play.draft.value?.type === 'bid' ? play.draft.value : null;
  if (draft) {
    const { lot, amount } = draft.fields;
    const tile = tileName(play, play.view.auction.lots[lot - 1].tile);
    return html`<${Confirm} play=${play} action=${{ type: 'bid', lot, amount }} text=${say(play, 'bid', { lot, amount })}
      label=${say(play, 'bidding')} cancel beside=${pass}>
      <p class="draft-what"><${Icon} id="i-bid" className="large" /> <b class="cap">${tile}</b> <${Means} play=${play} amount=${amount} /></p>
    <//>`;
  }
  const offers = offersOf(decision, 'bid').map(({ fields }) => ({ lot: fields.lot.items[0], amount: fields.amount.items[0] }));
  const blocked = offers.length ? null : decision.blocked.find(({ action, fields }) => action === 'bid' && !Object.keys(fields).length);
  const begin = (fields) => () => play.begin('bid', fields);
  return html`<div class="buttons bids">
    ${offers.map(({ lot, amount }) => html`<button key=${lot} type="button" class="button option" disabled=${play.busy} onClick=${begin({ lot, amount })}>
      <${Icon} id="i-bid" /> ${say(play, 'bid-from', { lot, amount })}</button>`)}
    ${pass}
    ${blocked ? html`<span class="reason">${reasonFor(play, blocked)}</span>` : html`<span class="reason bid-hint">${say(play, 'bid-hint')}</span>`}
  </div>`;
}

/** The Pass button, with the railroad bonus it earns. @type {Part} */
function Passing({ play }) {
  if (!offerOf(play.decision, 'pass')) return null;
  const { track, bonuses } = effectOf(play.decision, 'pass');
  const names = bonuses.map((bonus) => bonusName(play, bonus));
  const gain = say(play, names.length === 1 ? 'pass-first' : 'pass-to', { track, bonus: names.at(-1) });
  return html`<${Send} play=${play} action=${{ type: 'pass' }} className="option passing" about=${say(play, 'pass-about', { bonuses: play.texts.join(names) })}>
    <${Icon} id="i-advance" /> ${say(play, 'pass')} <small class="pass-gain">${gain}</small><//>`;
}

/** Choosing a lot for the neutral marker. @type {Part} */
export function Neutral({ play, decision }) {
  const { lots } = play.view.auction;
  return html`<div class="buttons">
    ${offerOf(decision, 'place_neutral').fields.lot.items.map((lot) => html`<${Send} key=${lot} play=${play} className="option"
      action=${{ type: 'place_neutral', lot }}>
      <${Icon} id="i-neutral" /> ${say(play, 'lot', { lot })} <small class="quiet">${tileName(play, lots[lot - 1].tile)}</small><//>`)}
  </div>`;
}
