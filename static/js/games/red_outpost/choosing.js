/**
 * Filling in an action by clicking on the board: workers, locations and cubes, in any order.
 *
 * A partial selection is kept here until it is complete; then it becomes the page's draft, and only a draft can
 * be sent. All options are read from the decision's offers.
 */

import { signal } from '@preact/signals';

import { blockedOf, effectOf } from '../../core/choices.js';
import { reasonFor } from '../../core/fields.js';

/** @import { Play } from './words.js' */
/** @import { Decision } from '../../types' */

/** Fields that a click on a worker sets, in this order. */
const WORKER_FIELDS = ['worker', 'up', 'down', 'from_worker', 'to_worker'];

/** Actions that clicks on the board fill in, by priority if a decision offers several. */
const BOARD_TYPES = ['visit', 'relocate', 'beer', 'move_disk', 'barracks_shift', 'kitchen_rest', 'honour', 'storehouse_mood'];

/** The partial selection: `{ id, type, fields }`, with the decision's id. */
export const begun = signal(null);

/** Fields previewed by hover or focus. */
export const peeked = signal(/** @type {Object<string, string>} */ ({}));

const offersOf = (decision, type) => decision?.offers.filter(({ action }) => action === type) ?? [];
const takes = (spec, value) => (spec.spec === 'choose' ? spec.items.includes(value) : true);

/**
 * Return the options for a field, given the values chosen for others.
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
 * Return the items that are blocked for a field whatever the other fields are, as far as the decision lists them.
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
 * Return the fields of an action that need a choice.
 * @param {Decision | null} decision
 * @param {string} type the action's
 * @returns {string[]}
 */
export const fieldsOf = (decision, type) =>
  Object.entries(offersOf(decision, type)[0]?.fields ?? {}).filter(([, spec]) => spec.spec === 'choose').map(([name]) => name);

/**
 * Return the chosen fields plus those with only one option left.
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
 * Return the fields after setting one; incompatible values are dropped.
 * @param {Decision} decision
 * @param {string} type the action's
 * @param {object} fields chosen so far
 * @param {string} name the field's
 * @param {string} value the new value; setting the same value again clears it
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

/** @returns {string | undefined} the action that clicks on the board fill in. */
const boardType = (decision) => BOARD_TYPES.find((type) => offersOf(decision, type).length);

/**
 * Return what is being filled in: the draft, or the partial selection.
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

/** Store the selection: as a draft if it is complete. */
function put(play, type, given) {
  const { decision } = play;
  // The selection overrides a lingering hover or focus preview.
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
 * Toggle the value of a field.
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

/** Start an action with several fields and nothing chosen. */
export const open = (play, type) => put(play, type, {});

/** Clear the selection. */
export function forget(play) {
  begun.value = null;
  play.drop();
}

/** Toggle the use of the viewer's card with the drafted visit. */
export const useCard = (play, type) => put(play, type, play.draft.value.fields);

/**
 * Return the field that a click on a worker would set: the one that holds it, else the first free one that accepts it.
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
 * Handle a click on a worker.
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

/** Toggle laying a worker down before Lunch, up to the number that the offer allows. */
export function rest(play, worker) {
  const [{ fields: { workers: spec } }] = offersOf(play.decision, 'kitchen_rest');
  const now = play.draft.value?.fields.workers ?? [];
  const next = now.includes(worker) ? now.filter((one) => one !== worker) : [...now, worker].slice(-spec.high);
  if (next.length) play.begin('kitchen_rest', { workers: next });
  else play.drop();
}

/** @returns {boolean} whether a click on a worker would have an effect. */
export const canChoose = (play, worker) => {
  const { type, fields } = current(play);
  if (type === 'kitchen_rest') return true;
  return type !== undefined && workerField(play.decision, type, fields, worker) !== null;
};

/** @returns {string | null} why something cannot be chosen; null if no reason is known. */
export function reasonAgainst(play, type, fields) {
  const block = type && blockedOf(play.decision, type, fields);
  return block ? reasonFor(play, block) : null;
}

/**
 * Return the effect of the current selection including the preview; null if it is incomplete.
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
 * Return the handlers that preview these fields on hover and focus.
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
