/** Standing orders of an auction round: a bid limit for each lot, and the bonus to take when passing. */

import { offerOf } from '../../core/choices.js';
import { actionLabel } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { say } from './words.js';

/** @import { Part } from './words.js' */

/** Keys of bid events. */
const BIDS = ['bid', 'outbid', 'outbid_neutral'].map((key) => `homesteaders-${key}`);

/**
 * Return the subject of an event, for grouping those that follow: bids on different lots are listed separately.
 * @param {import('../../types').GameEvent} event
 * @returns {{lot: number} | null}
 */
export const subjectOf = ({ key, params }) => (BIDS.includes(key) ? { lot: params.lot } : null);

/** The bid limit for a lot. @type {Part} */
export function LotOrder({ play, number }) {
  const { ordering, busy } = play;
  if (!offerOf(ordering.decision, 'bid_up_to', { lot: number })) return null;
  const limit = ordering.given('bid_up_to', { lot: number })?.order.limit;
  return html`<button type="button" class=${`button small lot-order${limit === undefined ? ' ghost' : ''}`} disabled=${busy}
    onClick=${() => ordering.begin('bid_up_to', { lot: number })}>
    ${limit === undefined ? say(play, 'up-to') : say(play, 'up-to-limit', { limit })}
    <span class="sr">${say(play, 'lot', { lot: number })}</span></button>`;
}

/** The bonus to take when passing, during bidding. @type {Part} */
export function QuickOrders({ play }) {
  const { ordering, view, busy, draft } = play;
  // Hidden while a draft is being filled in, or another question is open.
  const other = play.decision?.awaited && !offerOf(play.decision, 'pass');
  if (draft.value || other || view.table.phase !== 'bidding' || !offerOf(ordering.decision, 'pass_with')) return null;
  // Remount when the decision appears, so that no button moves while it is being tapped.
  return html`<div key=${play.decision?.awaited ? 'asked' : 'waiting'} class="buttons quick-orders">
    <button type="button" class="button option" disabled=${busy} onClick=${() => ordering.begin('pass_with')}>
      <${Icon} id="i-advance" /> ${actionLabel(play, 'pass_with')}${' …'}</button>
  </div>`;
}
