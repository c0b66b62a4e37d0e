/**
 * The joint between the page of a table and the board of its game: what a board may know, and what its clicks do.
 *
 * `play` stays the same object all along; what it tells is read from signals, so whoever reads it while rendering is
 * rendered again when that changes. A board never sends anything that the decision does not offer.
 */

import { batch, computed, effect, signal } from '@preact/signals';

import { begun, carried, filled } from './drafts.js';
import { Parts } from './parts.js';

/** The pictures after the first. One in which nothing changes is none: more names cost nothing. */
const LATER = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];

/**
 * @typedef {object} Play what a board is given
 * @property {import('./store.js').Store} store
 * @property {import('./i18n.js').Texts} texts
 * @property {string} title the game's
 * @property {string[]} names by seat
 * @property {object} view of the position that is shown, the present one or one of the past, read part by part
 * @property {(section: string, row: number) => object} row of a list in that view, read alone
 * @property {object[]} log what happened until then
 * @property {number | null} seat one's own
 * @property {object | null} decision one's own, if there is one and it may be answered now
 * @property {boolean} busy whether something is on its way
 * @property {boolean} readOnly whether one only looks: at the past, or from outside
 * @property {import('@preact/signals').Signal<{type: string, fields: object, touched: object} | null>} draft
 * @property {(type: string, fields?: object) => void} begin fill in an action
 * @property {(field: string, value: *) => void} change set a field of the draft
 * @property {() => void} drop forget the draft
 * @property {(action: object) => Promise<void>} send an action; what it would waste is asked first
 * @property {import('@preact/signals').Signal<object | null>} question what is asked before sending
 * @property {(agree: boolean) => void} settle answer that question
 * @property {import('./keys.js').Keys} keys
 * @property {Function} Form the generic form of the decision
 * @property {Play} second the same, for what may wait: it tells what is new only in the second picture of it
 * @property {Play} third the same, for what may wait longer; likewise `fourth` and so on to `twelfth`
 */

/**
 * Return the same joint for what may wait: it tells how the table was until a picture of what it is now is painted, so
 * that nothing holds up what one is asked. What is done through it is done at once. Each of them has a picture of its own,
 * unless the one before had next to nothing to show.
 * @param {Play} play
 * @param {(run: () => void) => void} later does something after the next picture
 * @returns {Play}
 */
function afterwards(play, later) {
  const { store } = play;
  const shown = signal(store.shown.peek());
  const decision = signal(store.decision.peek());
  const draft = signal(play.draft.peek());
  const parts = new Parts(shown);
  const follow = () => batch(() => {
    shown.value = store.shown.peek();
    decision.value = store.decision.peek();
  });
  effect(() => {
    if (store.shown.value === shown.peek() && store.decision.value === decision.peek()) return;
    // Where nothing was shown before, nothing can stay as it was.
    if (shown.peek()) later(follow);
    else follow();
  });
  // What is filled in belongs to a decision: it is shown at once where that is shown already, else together with it.
  effect(() => {
    const filledIn = play.draft.value;
    if (store.decision.value === decision.value) draft.value = filledIn;
  });
  return Object.create(play, {
    view: { value: parts.view },
    row: { value: (section, number) => parts.part(section, number).value },
    decision: { get: () => (play.readOnly ? null : decision.value) },
    draft: { value: draft },
  });
}

/**
 * Make the joint.
 * @param {object} parts
 * @param {import('./store.js').Store} parts.store
 * @param {import('./i18n.js').Texts} parts.texts
 * @param {(type: string, body: object) => Promise<void>} parts.ask sends a request
 * @param {import('./keys.js').Keys} parts.keys
 * @param {Function} parts.Form
 * @param {() => object} parts.board the title's module, as far as it is loaded
 * @param {(run: () => void) => void} parts.later does something after the next picture
 * @returns {Play}
 */
export function makePlay({ store, texts, ask, keys, Form, board, later }) {
  const draft = signal(null);
  const question = signal(null);
  const parts = new Parts(store.shown);
  // Much of the table changes that concerns no board: who reads these is rendered again only when they change themselves.
  const title = computed(() => store.table.value.title);
  const readOnly = computed(() => {
    const { seat } = store.you.value;
    return seat === null || store.past.value !== null || store.table.value.seats[seat]?.driver === 'bot';
  });
  const presetsOf = (type) => board().presets?.(play.view, play.seat)?.[type] ?? {};
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
    view: parts.view,
    row(section, number) {
      return parts.part(section, number).value;
    },
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
  };
  let before = null;
  effect(() => {
    const decision = store.decision.value;
    if (decision === before) return;
    draft.value = carried(before, decision, draft.peek());
    if (before?.id !== decision?.id) question.value = null;
    before = decision;
  });
  for (const which of LATER) play[which] = afterwards(play, later);
  return play;
}
