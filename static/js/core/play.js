/**
 * The interface between the page of a table and the board of its game: what a board may know, and what its clicks do.
 *
 * `play` stays the same object all along; what it tells is read from signals, so whoever reads it while rendering is
 * rendered again when that changes. A board never sends anything that the decision does not offer.
 */

import { batch, computed, effect, signal } from '@preact/signals';

import { begun, carried, filled } from './drafts.js';
import { later } from './later.js';
import { makeOrdering } from './ordering.js';

/** @import { Action, Decision, Draft, Entry, View } from '../types' */

/**
 * @template {{game: object}} [V=View] the title's
 * @typedef {object} Play what a board is given
 * @property {import('./store.js').Store} store
 * @property {import('./i18n.js').Texts} texts
 * @property {string} title the game's
 * @property {string[]} names by seat
 * @property {V} view of the position that is shown, the present one or one of the past
 * @property {Entry[]} log what happened until then
 * @property {number | null} seat one's own
 * @property {Decision | null} decision one's own, if there is one and it may be answered now
 * @property {boolean} busy whether something is on its way
 * @property {boolean} readOnly whether one only looks: at the past, or from outside
 * @property {import('@preact/signals').Signal<Draft | null>} draft
 * @property {(type: string, fields?: object) => void} begin fill in an action
 * @property {(field: string, value: *) => void} change set a field of the draft
 * @property {() => void} drop forget the draft
 * @property {(action: Action) => Promise<void>} send an action; what it would waste is asked first
 * @property {import('@preact/signals').Signal<object | null>} question what is asked before sending
 * @property {(agree: boolean) => void} settle answer that question
 * @property {import('./keys.js').Keys} keys
 * @property {Function} Form the generic form of the decision
 * @property {import('./ordering.js').Ordering} ordering the same for standing orders: what may be ordered is its decision
 * @property {Play<V>} later the same for parts of the board that may wait: it tells what is new once the rest is painted
 */

/**
 * @template {{game: object}} V
 * @typedef {(props: {play: Play<V>, decision?: Decision, [more: string]: any}) => any} Part of a board
 */

/**
 * Return a view of which each section is a signal of its own: who reads one is rendered anew when that one changes.
 * @param {import('@preact/signals').ReadonlySignal<View | null>} shown
 * @returns {View}
 */
function bySection(shown) {
  const sections = new Map();
  return new Proxy(/** @type {View} */ ({}), {
    get(_target, /** @type {string} */ name) {
      if (!sections.has(name)) sections.set(name, computed(() => shown.value?.[name]));
      return sections.get(name).value;
    },
  });
}

/**
 * Return the same, whose view, decision and draft follow after the next paint.
 * @param {Play} play
 * @returns {Play}
 */
function afterPaint(play) {
  const { shown, decision } = play.store;
  const now = () => ({ shown: shown.value, decision: decision.value, draft: play.draft.value });
  const seen = { shown: signal(null), decision: signal(null), draft: signal(null) };
  const follow = () => batch(() => {
    for (const [name, value] of Object.entries(now())) seen[name].value = value;
  });
  effect(() => {
    const { shown: next, decision: asked } = now();
    // What is filled in is seen at once where its decision is; where nothing was shown, nothing can wait.
    if (seen.shown.peek() && (next !== seen.shown.peek() || asked !== seen.decision.peek())) later(follow);
    else follow();
  });
  return Object.create(play, {
    view: { value: bySection(seen.shown) },
    decision: { get: () => (play.readOnly ? null : seen.decision.value) },
    draft: { value: seen.draft },
  });
}

/**
 * Make the interface.
 * @param {object} parts
 * @param {import('./store.js').Store} parts.store
 * @param {import('./i18n.js').Texts} parts.texts
 * @param {(type: string, body: object) => Promise<void>} parts.ask sends a request
 * @param {import('./keys.js').Keys} parts.keys
 * @param {Function} parts.Form
 * @param {() => object} parts.board the title's module, as far as it is loaded
 * @returns {Play}
 */
export function makePlay({ store, texts, ask, keys, Form, board }) {
  const draft = signal(null);
  const question = signal(null);
  // Much of the table changes that concerns no board: who reads these is rendered again only when they change themselves.
  const title = computed(() => store.table.value.title);
  const readOnly = computed(() => {
    const { seat } = store.you.value;
    return seat === null || store.past.value !== null;
  });
  const presetsOf = (type) => board().presets?.(play.view, play.seat)?.[type] ?? {};
  /** @type {Play} */
  const play = {
    store,
    texts,
    keys,
    draft,
    question,
    Form,
    get title() {
      return title.value;
    },
    get names() {
      return store.names.value;
    },
    view: bySection(store.shown),
    get log() {
      const past = store.past.value;
      return past ? store.log.value.filter(({ seq }) => seq <= past.seq) : store.log.value;
    },
    get seat() {
      return store.you.value.seat;
    },
    get decision() {
      return play.readOnly ? null : store.decision.value;
    },
    get busy() {
      return store.busy.value;
    },
    get readOnly() {
      return readOnly.value;
    },
    begin(type, fields = {}) {
      if (play.busy) return;
      question.value = null;
      draft.value = begun(play.decision, type, fields, presetsOf(type)) ?? draft.value;
    },
    change(field, value) {
      if (!draft.value || play.busy) return;
      question.value = null;
      draft.value = filled(play.decision, draft.value, field, value, presetsOf(draft.value.type));
    },
    drop() {
      question.value = null;
      draft.value = null;
    },
    async send(action) {
      const { decision } = play;
      if (!decision || play.busy) return;
      const asked = question.value;
      const wasted = board().wasted?.(play, decision, action) ?? null;
      // The same thing is asked once: sending it again means it.
      if (wasted && JSON.stringify(asked?.action) !== JSON.stringify(action)) {
        question.value = { ...wasted, action };
        return;
      }
      question.value = null;
      await ask('act', { decision: decision.id, action });
    },
    settle(agree) {
      const asked = question.value;
      if (agree && asked) play.send(asked.action);
      else question.value = null;
    },
    ordering: null,
    later: null,
  };
  let before = null;
  effect(() => {
    const decision = store.decision.value;
    if (decision === before) return;
    draft.value = carried(before, decision, draft.peek());
    if (before?.id !== decision?.id) question.value = null;
    before = decision;
  });
  play.ordering = makeOrdering(play, ask);
  play.later = afterPaint(play);
  return play;
}
