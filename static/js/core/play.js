/**
 * The interface between the table page and a game's board: what a board can read, and what its clicks do.
 *
 * `play` is one object for the life of the page; its values are read from signals, so a component that reads one
 * rerenders when it changes. A board never sends anything that the decision does not offer.
 */

import { computed, effect, signal } from '@preact/signals';

import { begun, carried, filled } from './drafts.js';
import { makeOrdering } from './ordering.js';

/** @import { Action, Decision, Draft, Entry, View } from '../types' */

/**
 * @template {{game: object}} [V=View] of the title
 * @typedef {object} Play the properties of a board
 * @property {import('./store.js').Store} store
 * @property {import('./i18n.js').Texts} texts
 * @property {string} title of the game
 * @property {string[]} names by seat
 * @property {V} view of the displayed position, present or past
 * @property {Entry[]} log up to that position
 * @property {number | null} seat the reader's
 * @property {Decision | null} decision the reader's, if there is one and it can be answered now
 * @property {boolean} busy whether a request is pending
 * @property {boolean} readOnly whether the board is not interactive: in the past, or for a spectator
 * @property {import('@preact/signals').Signal<Draft | null>} draft
 * @property {(type: string, fields?: object) => void} begin start filling in an action
 * @property {(field: string, value: *) => void} change set a field of the draft
 * @property {() => void} drop discard the draft
 * @property {(action: Action) => Promise<void>} send an action; asks for confirmation if it would waste something
 * @property {import('@preact/signals').Signal<object | null>} question the confirmation that is asked for
 * @property {import('@preact/signals').Signal<Action | null>} suggested what the reader's coach suggests
 * @property {(agree: boolean) => void} settle answer that question
 * @property {import('./keys.js').Keys} keys
 * @property {Function} Form the generic form of the decision
 * @property {import('./ordering.js').Ordering} ordering the same for standing orders; its decision offers them
 */

/**
 * @template {{game: object}} V
 * @typedef {(props: {play: Play<V>, decision?: Decision, [more: string]: any}) => any} Part of a board
 */

/**
 * Return a view whose sections are separate signals: a component that reads one rerenders when that one changes.
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
 * Create the interface.
 * @param {object} parts
 * @param {import('./store.js').Store} parts.store
 * @param {import('./i18n.js').Texts} parts.texts
 * @param {(type: string, body: object) => Promise<void>} parts.ask sends a request
 * @param {import('./keys.js').Keys} parts.keys
 * @param {Function} parts.Form
 * @param {() => object} parts.board the title's module, once loaded
 * @returns {Play}
 */
export function makePlay({ store, texts, ask, keys, Form, board }) {
  const draft = signal(null);
  const question = signal(null);
  // Much of a table's state does not concern boards: readers of these rerender only when the value itself changes.
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
    suggested: signal(null),
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
      // Ask only once: sending the same action again confirms it.
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
  return play;
}
