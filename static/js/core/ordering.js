/**
 * Standing orders before they are sent: the counterpart of `play` for orders.
 *
 * Available orders are offered like a decision, so forms and boards fill in an order as they fill in an action.
 */

import { computed, effect, signal } from '@preact/signals';

import { begun, carried, filled, offerOf } from './drafts.js';
import { isFixed } from './specs.js';

/** @import { Action, Decision, Draft, GivenOrder, Offer } from '../types' */
/** @import { Play } from './play.js' */

/**
 * @typedef {object} Orders what orders add to `play`
 * @property {(order: Action) => Promise<void>} send place an order
 * @property {(id: string) => Promise<void>} withdraw an order
 * @property {(id: string) => Promise<void>} wake resume a suspended order
 * @property {(type: string, fields?: object, presets?: object) => void} begin start an order; `fields` are settled
 * @property {import('@preact/signals').Signal<boolean | null>} open whether the list is shown; null for the default
 * @property {(type: string, fields?: object) => GivenOrder | null} given the active order for these fields
 * @typedef {Play & Orders} Ordering
 */

/** @type {(offer: Offer, order: Action) => boolean} whether an order matches an offer */
const isAbout = ({ action, fields }, order) =>
  action === order.type && Object.entries(fields).every(([name, spec]) => !isFixed(spec) || spec.items?.[0] === order[name]);

/**
 * Create the interface to orders.
 * @param {Play} play
 * @param {(type: string, body: object) => Promise<void>} ask sends a request
 * @returns {Ordering}
 */
export function makeOrdering(play, ask) {
  const { store } = play;
  const draft = signal(/** @type {Draft | null} */ (null));
  const menu = computed(() => {
    const offers = store.orders.value?.offers;
    return offers?.length ? /** @type {Decision} */ ({ id: 'orders', key: 'ask-orders', params: {}, offers, blocked: [], default: null, awaited: false }) : null;
  });
  let before = null;
  effect(() => {
    draft.value = carried(before, menu.value, draft.peek());
    before = menu.value;
  });
  const given = (type, fields = {}) => {
    const offer = offerOf(menu.value, type, fields);
    return (offer && store.orders.value.given.find(({ order, ended }) => !ended && isAbout(offer, /** @type {Action} */ (order)))) ?? null;
  };
  const own = {
    draft,
    open: signal(/** @type {boolean | null} */ (null)),
    given,
    begin(type, fields = {}, presets = {}) {
      if (play.busy) return;
      // Edit the existing order instead of starting a new one.
      const next = begun(menu.value, type, fields, { ...presets, ...given(type, fields)?.order });
      draft.value = next && { ...next, known: Object.keys(fields).length > 0 };
    },
    change(field, value) {
      if (!draft.value || play.busy) return;
      const { type, fields } = draft.value;
      draft.value = filled(menu.value, draft.value, field, value, given(type, { ...fields, [field]: value })?.order);
    },
    drop() {
      draft.value = null;
    },
    async send(order) {
      await ask('give_order', { order });
      if (!store.refusal.value) draft.value = null;
    },
    withdraw: (id) => ask('withdraw_order', { order: id }),
    wake: (id) => ask('wake_order', { order: id }),
  };
  const described = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, { value }]));
  return Object.create(play, { ...described, decision: { get: () => (play.readOnly ? null : menu.value) } });
}
