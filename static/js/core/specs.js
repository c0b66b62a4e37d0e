/**
 * What a specification of an answer says, without anything to look at: the counterpart of app/engine/choices.py.
 *
 * The server checks every answer again. This is here so that a form can say beforehand what it would say.
 */

/** @import { Amount, Assign, Blocked, Decision, Offer, Pay, Spec } from '../types' */

/**
 * Return how many things a payment is for.
 * @param {Pay} spec
 * @param {object} given the fields before it
 */
const things = (spec, given) => (spec.per ? Number(given[spec.per]) || 0 : 1);

/** @returns {number} the price of all the things together. */
export const dueFor = (spec, given = {}) => spec.price * things(spec, given);

/** @returns {number} how many of the `including` items must be given. */
export const requiredFor = (spec, given = {}) => (spec.including.length ? things(spec, given) : 0);

/** @returns {number | undefined} what a number costs; nothing is said of one that cannot be paid. */
export const costOf = ({ costs, low }, value) => (costs ? costs[value - low] : value);

/** @returns {boolean} whether anybody of a kind may stand in a place. */
export const takesKind = ({ bounds }, place, kind) =>
  bounds.every(({ places, kinds, high }) => high > 0 || !places.includes(place) || !kinds.includes(kind));

/** @returns {number} what the items are worth together. */
export const sumOf = (spec, items) => items.reduce((sum, item) => sum + (spec.items[item] ?? 0), 0);

/**
 * Return the items that pay with the least waste, and among these the fewest; null if nothing pays.
 * @param {Pay} spec
 * @param {object} given the fields before it
 * @returns {string[] | null}
 */
export function cheapest(spec, given = {}) {
  const due = dueFor(spec, given);
  const required = requiredFor(spec, given);
  if (due === 0 && required === 0) return [];
  // Reached so far, by worth and by how many required items are among them (more than needed count as enough).
  let reached = new Map([['0/0', { total: 0, inside: 0, items: [] }]]);
  for (const [item, worth] of Object.entries(spec.items)) {
    const isRequired = spec.including.includes(item);
    if (worth === 0 && !isRequired) continue;
    const next = new Map(reached);
    for (const way of reached.values()) {
      if (way.total >= due && way.inside >= required) continue;
      const total = way.total + worth;
      const inside = Math.min(required, way.inside + (isRequired ? 1 : 0));
      const key = `${total}/${inside}`;
      const known = next.get(key);
      if (!known || known.items.length > way.items.length + 1) {
        next.set(key, { total, inside, items: [...way.items, item] });
      }
    }
    reached = next;
  }
  const ways = [...reached.values()].filter((way) => way.total >= due && way.inside >= required);
  ways.sort((one, other) => one.total - other.total || one.items.length - other.items.length);
  return ways.length ? ways[0].items : null;
}

/**
 * Return the items to begin with: those that the server proposes, else those that pay with the least waste.
 * @param {object} spec of kind pay
 * @param {object} given the fields before it
 * @returns {string[] | null} null if nothing pays
 */
export const proposed = (spec, given = {}) =>
  spec.proposals ? spec.proposals[things(spec, given) - 1] ?? null : cheapest(spec, given);

/**
 * Return what a field holds before anybody touched it.
 * @param {Spec} spec its specification
 * @param {object} given the fields before it
 * @param {*} preset a value to begin with, where there is one
 */
export function startValue(spec, given = {}, preset = undefined) {
  if (preset !== undefined && refusalOf(spec, preset, given) === null) return preset;
  switch (spec.spec) {
    case 'amount':
      return spec.low;
    case 'choose':
      return spec.items[0];
    case 'pick':
      return spec.low === spec.items.length ? [...spec.items] : [];
    case 'pay':
      return proposed(spec, given) ?? [];
    case 'assign':
      return {};
    default:
      return null;
  }
}

/**
 * Return the fields of an offer as they are before anybody touched them.
 * @param {Offer} offer with its fields' specifications
 * @param {object} presets values to begin with, by field
 */
export function startValues(offer, presets = {}) {
  const values = {};
  for (const [name, spec] of Object.entries(offer.fields)) values[name] = startValue(spec, values, presets[name]);
  return values;
}

/**
 * Return the fields after one of them was changed: a payment for so many things that nobody touched is proposed anew.
 * @param {Offer} offer with its fields' specifications
 * @param {object} values by field, as they were
 * @param {Object<string, boolean>} touched the fields that somebody has set
 * @param {string} name the field that is set now
 * @param {*} value what to
 */
export function changed(offer, values, touched, name, value) {
  const next = { ...values, [name]: value };
  for (const [other, spec] of Object.entries(offer.fields)) {
    if (spec.spec === 'pay' && spec.per === name && !touched[other]) next[other] = startValue(spec, next);
  }
  return next;
}

const no = (code, params = {}) => ({ code, params });

function unknownItem(items, offered, code) {
  const wrong = items.find((item, at) => !offered.includes(item) || items.indexOf(item) !== at);
  return wrong === undefined ? null : no(code, { item: wrong });
}

const VALIDATORS = {
  amount(spec, value) {
    if (!Number.isInteger(value) || value < spec.low) return no(spec.below, { low: spec.low });
    return value > spec.high ? no(spec.above, { high: spec.high }) : null;
  },
  choose(spec, value) {
    return spec.items.includes(value) ? null : no(spec.unknown, { item: value ?? '' });
  },
  pick(spec, value) {
    const fits = value.length >= spec.low && value.length <= spec.high;
    return unknownItem(value, spec.items, spec.unknown) ?? (fits ? null : no('wrong_number', { low: spec.low, high: spec.high }));
  },
  pay(spec, value, given) {
    const wrong = unknownItem(value, Object.keys(spec.items), spec.unknown);
    if (wrong) return wrong;
    const due = dueFor(spec, given);
    const total = sumOf(spec, value);
    const worthless = spec.minimal ? value.find((item) => !spec.items[item]) : undefined;
    if (worthless !== undefined) return no(spec.worthless, { item: worthless });
    if (due === 0 && value.length) return no('nothing_due');
    const required = requiredFor(spec, given);
    if (value.filter((item) => spec.including.includes(item)).length < required) return no(spec.lacking, { count: required });
    if (total < due) return no(spec.too_low, { total, due });
    const tooMuch = spec.minimal && value.some((item) => total - spec.items[item] >= due);
    return tooMuch ? no(spec.too_much, { total, due }) : null;
  },
  assign(spec, value) {
    const number = (place, kind) => value[place]?.[kind] ?? 0;
    for (const [place, room] of Object.entries(spec.places)) {
      const crew = spec.kinds.reduce((sum, kind) => sum + number(place, kind), 0);
      if (crew > room) return no(spec.crowded, { item: place, high: room });
    }
    for (const { places, kinds, low, high, code } of spec.bounds) {
      const crew = places.flatMap((place) => kinds.map((kind) => number(place, kind))).reduce((sum, one) => sum + one, 0);
      if (crew < low || crew > high) return no(code, { number: crew, low, high });
    }
    return null;
  },
};

/**
 * Return why a value does not fit, in the server's own codes; null if it does.
 * @param {Spec} spec the field's specification
 * @param {*} value what is in the field
 * @param {object} given the fields before it
 * @returns {{code: string, params: object} | null}
 */
export function refusalOf(spec, value, given = {}) {
  return VALIDATORS[spec.spec](spec, value, given);
}

/**
 * Return the first thing that is wrong with an answer to an offer, and in which field; null if it fits.
 * @param {Offer} offer with its fields' specifications
 * @param {object} values by field
 */
export function wrongWith(offer, values) {
  for (const [name, spec] of Object.entries(offer.fields)) {
    const refusal = refusalOf(spec, values[name], values);
    if (refusal) return { field: name, ...refusal };
  }
  return null;
}

/**
 * Put the offers of a decision, and what is blocked, together by kind of action.
 * @param {Decision} decision as the server sends it
 * @returns {{action: string, offers: Offer[], blocked: Blocked[]}[]} a kind that is wholly blocked has no offers
 */
export function grouped(decision) {
  const groups = new Map();
  const group = (action) => {
    if (!groups.has(action)) groups.set(action, { action, offers: [], blocked: [] });
    return groups.get(action);
  };
  for (const offer of decision.offers) group(offer.action).offers.push(offer);
  for (const block of decision.blocked) group(block.action).blocked.push(block);
  return [...groups.values()];
}

/** @returns {boolean} whether a field leaves nothing to choose. */
export const isFixed = (spec) => (spec.spec === 'amount' ? spec.low === spec.high : spec.spec === 'choose' && spec.items.length === 1);

/**
 * Return the field that tells several offers of one kind apart: the first that is a choice of one item in each, and not of
 * the same in all.
 * @param {Offer[]} offers of one kind
 * @returns {string | null}
 */
export function keyField(offers) {
  const [first, ...others] = offers;
  const one = ({ fields }, name) => (fields[name]?.spec === 'choose' && fields[name].items.length === 1 ? fields[name].items[0] : null);
  const tells = (name) => offers.every((offer) => one(offer, name) !== null) && (!others.length || others.some((offer) => one(offer, name) !== one(first, name)));
  return Object.keys(first?.fields ?? {}).find(tells) ?? null;
}
