/** A board in a given position, without a page around it. */

import { signal } from '@preact/signals';

import { begun, filled } from '../../static/js/core/drafts.js';
import { spoken } from './words.js';

/**
 * Return what a board is given: somebody on seat 0 looks at this view, and is asked this.
 * @param {string} title
 * @param {object} view
 * @param {object | null} [decision]
 * @param {object} [more] what else is different
 */
export function seated(title, view, decision = null, more = {}) {
  const draft = signal(null);
  const store = { past: signal(null), over: signal(false), log: signal([]) };
  const play = {
    title, view, decision, draft, store, texts: spoken('en'), names: ['Ada', 'Bob', 'Cy'], seat: 0, busy: false, log: [],
    begin: (type, fields) => { draft.value = begun(decision, type, fields); },
    change: (field, value) => { draft.value = filled(decision, draft.value, field, value); },
    drop: () => { draft.value = null; },
    ...more,
  };
  const ordering = { decision: null, draft: signal(null), open: signal(null), given: () => null };
  return Object.assign(play, { ordering, ...more });
}

export const choose = (...items) => ({ spec: 'choose', items });
export const amount = (low, high = low, more = {}) => ({ spec: 'amount', low, high, ...more });
export const offer = (action, fields = {}, ...effects) => ({ action, fields, effects });
export const decided = (...offers) => ({ id: '1', key: '', offers, blocked: [], params: {}, default: null });

/** An offer of exactly these values, and what it would do. */
export const way = (action, values, effect) =>
  offer(action, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? amount(value) : choose(value)])), { fields: values, effect });
