/**
 * The joint between the page of a table and the board of its game: what a board may know, and what its clicks do.
 *
 * `play` stays the same object all along; what it tells is read from signals, so whoever reads it while rendering is
 * rendered again when that changes. A board never sends anything that the decision does not offer.
 */

import { computed, effect, signal } from '@preact/signals';

import { begun, carried, filled } from './drafts.js';

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
 */

/** Return an object that is read part by part: what there is is told by `whole`, a part of it by `part`. */
function parted(whole, part) {
  const has = (name) => typeof name === 'string' && name in (whole() ?? {});
  return new Proxy({}, {
    get: (_nothing, name) => (typeof name === 'string' ? part(name) : undefined),
    has: (_nothing, name) => has(name),
    ownKeys: () => Reflect.ownKeys(whole() ?? {}),
    getOwnPropertyDescriptor: (_nothing, name) => (has(name) ? { value: part(name), enumerable: true, configurable: true } : undefined),
  });
}

/**
 * Return the view that is shown as an object that is read by section, and a section that is no list by field or row:
 * whoever reads one while rendering is rendered again when that part changes, and not when others do.
 * @param {import('./store.js').Store} store
 * @returns {object}
 */
export function sectionsOf(store) {
  const known = new Map();
  const open = (name) => {
    const section = store.section(name);
    const fields = parted(() => section.value, (field) => store.part(name, field).value);
    // Whether it is a list, or is there at all, seldom changes, and concerns whoever reads any of it.
    const isParted = computed(() => typeof section.value === 'object' && section.value !== null && !Array.isArray(section.value));
    return () => (isParted.value ? fields : section.value);
  };
  return parted(() => store.shown.value, (name) => {
    if (!known.has(name)) known.set(name, open(name));
    return known.get(name)();
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
 * @returns {Play}
 */
export function makePlay({ store, texts, ask, keys, Form, board }) {
  const draft = signal(null);
  const question = signal(null);
  const view = sectionsOf(store);
  const presetsOf = (type) => board().presets?.(play.view, play.seat)?.[type] ?? {};
  const play = {
    store,
    texts,
    keys,
    draft,
    question,
    Form,
    get title() {
      return store.table.value.title;
    },
    get names() {
      return store.names.value;
    },
    get view() {
      return view;
    },
    row(section, number) {
      return store.part(section, number).value;
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
      const { seat } = store.you.value;
      return seat === null || store.past.value !== null || store.table.value.seats[seat]?.driver === 'bot';
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
  return play;
}
