/**
 * Filling in an answer by clicks on the board: workers, locations and cubes, in any order.
 *
 * What is chosen so far is held here until nothing is missing; then it becomes the page's draft, and only a draft can
 * be sent. Everything that may be chosen is read from the decision's offers.
 */

import { signal } from '@preact/signals';

import { blockedOf, effectOf } from '../../core/choices.js';
import { reasonFor } from '../../core/fields.js';

/** @import { Play } from './words.js' */
/** @import { Decision } from '../../types' */

/** Fields that a click on a worker fills in, in this order. */
const WORKER_FIELDS = ['worker', 'up', 'down', 'from_worker', 'to_worker'];

/** What clicks on the board are about where a decision offers several things. */
const BOARD_TYPES = ['visit', 'relocate', 'beer', 'move_disk', 'barracks_shift', 'kitchen_rest', 'honour', 'storehouse_mood'];

/** What is chosen while something is still missing: `{ id, type, fields }` of that decision. */
export const begun = signal(null);

/** What is looked at without being chosen, by hover or focus: some fields. */
export const peeked = signal(/** @type {Object<string, string>} */ ({}));

const offersOf = (decision, type) => decision?.offers.filter(({ action }) => action === type) ?? [];
const takes = (spec, value) => (spec.spec === 'choose' ? spec.items.includes(value) : true);

/**
 * Return what may be chosen for a field, given what is chosen for others.
 * @param {Decision | null} decision
 * @param {string} type the action's
 * @param {object} fields chosen so far
 * @param {string} name the field's
 * @returns {(string | number)[]}
 */
export function itemsFor(decision, type, fields, name) {
  const fits = (offer) => Object.entries(fields).every(([other, value]) => other === name || !offer.fields[other] || takes(offer.fields[other], value));
  return [...new Set(offersOf(decision, type).filter(fits).flatMap((offer) => offer.fields[name]?.items ?? []))];
}

/**
 * Return what cannot be chosen for a field whatever is chosen for others, as far as the decision says so.
 * @param {Decision} decision
 * @param {string} type the action's
 * @param {string} name the field's
 * @returns {(string | number)[]}
 */
export function unavailableFor(decision, type, name) {
  const alone = ({ action, fields }) => action === type && fields[name] !== undefined && Object.keys(fields).length === 1;
  const offered = itemsFor(decision, type, {}, name);
  return [...new Set(decision.blocked.filter(alone).map(({ fields }) => fields[name]))].filter((item) => !offered.includes(item));
}

/**
 * Return the fields of an action that are a choice.
 * @param {Decision | null} decision
 * @param {string} type the action's
 * @returns {string[]}
 */
export const fieldsOf = (decision, type) =>
  Object.entries(offersOf(decision, type)[0]?.fields ?? {}).filter(([, spec]) => spec.spec === 'choose').map(([name]) => name);

/**
 * Return what is chosen together with what follows from it: a field with one item left needs no click.
 * @param {Decision} decision
 * @param {string} type the action's
 * @param {object} fields chosen so far
 * @returns {object}
 */
export function completed(decision, type, fields) {
  const found = { ...fields };
  for (const name of fieldsOf(decision, type)) {
    const items = found[name] === undefined ? itemsFor(decision, type, found, name) : [];
    if (items.length === 1) [found[name]] = items;
  }
  return found;
}

/**
 * Return the fields after one was set; whatever does not go with it is forgotten.
 * @param {Decision} decision
 * @param {string} type the action's
 * @param {object} fields chosen so far
 * @param {string} name the field's
 * @param {string} value what it is set to; what was set already is taken back
 * @returns {object}
 */
export function withField(decision, type, fields, name, value) {
  const { [name]: before, ...rest } = fields;
  if (before === value) return rest;
  let kept = { [name]: value };
  for (const [other, old] of Object.entries(rest)) {
    if (typeof old !== 'string' || itemsFor(decision, type, kept, other).includes(old)) kept = { ...kept, [other]: old };
  }
  return kept;
}

/** @returns {string | undefined} the action that clicks on the board are about. */
export const boardType = (decision) => BOARD_TYPES.find((type) => offersOf(decision, type).length);

/**
 * Return what is being filled in: the draft, or what is chosen of one to be.
 * @param {Play} play
 * @returns {{type: string | undefined, fields: object}}
 */
export function current(play) {
  const { decision } = play;
  const draft = play.draft.value;
  if (draft) return draft;
  const { id, type, fields } = begun.value ?? {};
  if (decision && id === decision.id) return { type, fields };
  const usual = boardType(decision);
  return { type: usual, fields: decision ? completed(decision, usual, {}) : {} };
}

/** Put down what is chosen: as a draft if nothing is missing. */
function put(play, type, given) {
  const { decision } = play;
  // What is chosen counts for more than what the hand or the focus still rests on.
  peeked.value = {};
  const fields = completed(decision, type, given);
  const whole = fieldsOf(decision, type).every((name) => fields[name] !== undefined);
  if (whole) {
    begun.value = null;
    play.begin(type, fields);
  } else {
    play.drop();
    begun.value = { id: decision.id, type, fields };
  }
}

/**
 * Choose something for a field, or take it back.
 * @param {Play} play
 * @param {string} type the action's
 * @param {string} name the field's
 * @param {string} value
 */
export function choose(play, type, name, value) {
  if (play.busy) return;
  const now = current(play);
  put(play, type, withField(play.decision, type, now.type === type ? now.fields : {}, name, value));
}

/** Begin an action of several fields with nothing chosen. */
export const open = (play, type) => put(play, type, {});

/** Forget what is chosen. */
export function forget(play) {
  begun.value = null;
  play.drop();
}

/** Use one's card with the visit that is filled in, or do not. */
export const useCard = (play, type) => put(play, type, play.draft.value.fields);

/**
 * Return the field that a click on a worker would set: the one that holds it, else the first that is free and takes it.
 * @param {Decision} decision
 * @param {string} type the action's
 * @param {object} fields chosen so far
 * @param {string} worker
 * @returns {string | null}
 */
export function workerField(decision, type, fields, worker) {
  const names = fieldsOf(decision, type).filter((name) => WORKER_FIELDS.includes(name));
  const takesIt = (name) => itemsFor(decision, type, names.length > 1 ? fields : {}, name).includes(worker);
  return names.find((name) => fields[name] === worker) ?? names.find((name) => fields[name] === undefined && takesIt(name))
    ?? names.findLast(takesIt) ?? null;
}

/**
 * Click on a worker.
 * @param {Play} play
 * @param {string} worker
 */
export function chooseWorker(play, worker) {
  const { type, fields } = current(play);
  if (type === 'kitchen_rest') {
    rest(play, worker);
    return;
  }
  const name = workerField(play.decision, type, fields, worker);
  if (name) choose(play, type, name, worker);
}

/** Lay a worker down before Lunch, or do not: as many as the offer lets. */
export function rest(play, worker) {
  const [{ fields: { workers: spec } }] = offersOf(play.decision, 'kitchen_rest');
  const now = play.draft.value?.fields.workers ?? [];
  const next = now.includes(worker) ? now.filter((one) => one !== worker) : [...now, worker].slice(-spec.high);
  if (next.length) play.begin('kitchen_rest', { workers: next });
  else play.drop();
}

/** @returns {boolean} whether a click on a worker would do anything. */
export const canChoose = (play, worker) => {
  const { type, fields } = current(play);
  if (type === 'kitchen_rest') return true;
  return type !== undefined && workerField(play.decision, type, fields, worker) !== null;
};

/** @returns {string | null} why something cannot be chosen; null if nothing is known to be in the way. */
export function reasonAgainst(play, type, fields) {
  const block = type && blockedOf(play.decision, type, fields);
  return block ? reasonFor(play, block) : null;
}

/**
 * Return what would happen if what is filled in, with what is looked at, were done; null if something is missing.
 * @param {Play} play
 * @returns {object | null}
 */
export function foreseen(play) {
  const { decision } = play;
  if (!decision) return null;
  const { action, ...looked } = peeked.value;
  if (action && offersOf(decision, action).length) return effectOf(decision, action, looked);
  const { type, fields } = current(play);
  const all = { ...fields, ...looked };
  const names = type === 'kitchen_rest' ? ['workers'] : fieldsOf(decision, type);
  return type && names.every((name) => all[name] !== undefined) ? effectOf(decision, type, all) : null;
}

/**
 * Return what makes something be looked at: by hover and by focus.
 * @param {Object<string, string>} fields
 * @returns {object} properties of an element
 */
export function peeking(fields) {
  const look = () => {
    peeked.value = fields;
  };
  const leave = () => {
    peeked.value = {};
  };
  return { onMouseEnter: look, onMouseLeave: leave, onFocus: look, onBlur: leave };
}
