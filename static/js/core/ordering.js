/**
 * Standing orders before they are given: the twin of `play` for what may be ordered.
 *
 * What may be ordered is offered as a decision is, so forms and boards fill in an order as they fill in an answer.
 */

import { computed, effect, signal } from '@preact/signals';

import { begun, carried, filled, offerOf } from './drafts.js';
import { isFixed } from './specs.js';

/** @import { Action, Decision, Draft, GivenOrder, Offer } from '../types' */
/** @import { Play } from './play.js' */

/**
 * @typedef {object} Orders what is added for orders
 * @property {(order: Action) => Promise<void>} send give an order
 * @property {(id: string) => Promise<void>} withdraw an order
 * @property {(id: string) => Promise<void>} wake an order that is asleep
 * @property {(type: string, fields?: object, presets?: object) => void} begin fill in an order; `fields` are not asked for again
 * @property {import('@preact/signals').Signal<boolean | null>} open whether the list of orders is shown; null if nobody has said so
 * @property {(type: string, fields?: object) => GivenOrder | null} given an order that stands, about these very fields
 * @typedef {Play & Orders} Ordering
 */

/** @type {(offer: Offer, order: Action) => boolean} whether an order is about the same as an offer */
const isAbout = ({ action, fields }, order) =>
  action === order.type && Object.entries(fields).every(([name, spec]) => !isFixed(spec) || spec.items?.[0] === order[name]);

/**
 * Make the interface to orders.
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
    return (offer && store.orders.value.given.find(({ order }) => isAbout(offer, /** @type {Action} */ (order)))) ?? null;
  };
  const own = {
    draft,
    open: signal(/** @type {boolean | null} */ (null)),
    given,
    begin(type, fields = {}, presets = {}) {
      if (play.busy) return;
      // What stands already is changed, not begun anew.
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
