/** Standing orders of an auction round: how far one goes for each lot, and what to take when passing. */

import { offerOf } from '../../core/choices.js';
import { actionLabel } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { say } from './words.js';

/** @import { Part } from './words.js' */

/** What tells of a bid. */
const BIDS = ['bid', 'outbid', 'outbid_neutral'].map((key) => `homesteaders-${key}`);

/**
 * Return what the events that follow an event are about: bids on different lots are told one by one.
 * @param {import('../../types').GameEvent} event
 * @returns {{lot: number} | null}
 */
export const subjectOf = ({ key, params }) => (BIDS.includes(key) ? { lot: params.lot } : null);

/** How far one goes for a lot. @type {Part} */
export function LotOrder({ play, number }) {
  const { ordering, busy } = play;
  if (!offerOf(ordering.decision, 'bid_up_to', { lot: number })) return null;
  const limit = ordering.given('bid_up_to', { lot: number })?.order.limit;
  return html`<button type="button" class=${`button small lot-order${limit === undefined ? ' ghost' : ''}`} disabled=${busy}
    onClick=${() => ordering.begin('bid_up_to', { lot: number })}>
    <${Icon} id="i-bid" /> ${limit === undefined ? say(play, 'up-to') : say(play, 'up-to-limit', { limit })}
    <span class="sr">${say(play, 'lot', { lot: number })}</span></button>`;
}

/** What to take when passing, while bids are made. @type {Part} */
export function QuickOrders({ play }) {
  const { ordering, view, busy } = play;
  if (view.table.phase !== 'bidding' || !offerOf(ordering.decision, 'pass_with')) return null;
  return html`<div class="buttons quick-orders">
    <button type="button" class="button option" disabled=${busy} onClick=${() => ordering.begin('pass_with')}>
      <${Icon} id="i-advance" /> ${actionLabel(play, 'pass_with')}${' …'}</button>
  </div>`;
}
