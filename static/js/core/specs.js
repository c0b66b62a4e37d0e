/**
 * Validation and default values of an answer, from its specification alone: the counterpart of app/engine/choices.py.
 *
 * The server validates every answer again. This lets a form show the result beforehand.
 */

/** @import { Amount, Assign, Blocked, Decision, Offer, Pay, Spec } from '../types' */

/**
 * Return how many items a payment is for.
 * @param {Pay} spec
 * @param {object} given values of the preceding fields
 */
const things = (spec, given) => (spec.per ? Number(given[spec.per]) || 0 : 1);

/** @returns {number} the total price. */
export const dueFor = (spec, given = {}) => spec.price * things(spec, given);

/** @returns {number} how many of the `including` items must be given. */
export const requiredFor = (spec, given = {}) => (spec.including.length ? things(spec, given) : 0);

/** @returns {number | undefined} the cost of an amount; undefined for one that cannot be paid. */
export const costOf = ({ costs, low }, value) => (costs ? costs[value - low] : value);

/** @returns {boolean} whether a place accepts this kind. */
export const takesKind = ({ bounds }, place, kind) =>
  bounds.every(({ places, kinds, high }) => high > 0 || !places.includes(place) || !kinds.includes(kind));

/** @returns {number} the total value of the items. */
export const sumOf = (spec, items) => items.reduce((sum, item) => sum + (spec.items[item] ?? 0), 0);

/**
 * Return the items that pay with the least waste, and among those the fewest; null if nothing pays.
 * @param {Pay} spec
 * @param {object} given values of the preceding fields
 * @returns {string[] | null}
 */
export function cheapest(spec, given = {}) {
  const due = dueFor(spec, given);
  const required = requiredFor(spec, given);
  if (due === 0 && required === 0) return [];
  // Best combinations so far, by value and by the number of required items in them (capped at the number needed).
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
 * Return the initial items: the server's proposal, else those that pay with the least waste.
 * @param {object} spec of kind pay
 * @param {object} given values of the preceding fields
 * @returns {string[] | null} null if nothing pays
 */
export const proposed = (spec, given = {}) =>
  spec.proposals ? spec.proposals[things(spec, given) - 1] ?? null : cheapest(spec, given);

/**
 * Return the initial value of a field.
 * @param {Spec} spec
 * @param {object} given values of the preceding fields
 * @param {*} preset initial value, if any
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
 * Return the initial values of an offer's fields.
 * @param {Offer} offer with its fields' specifications
 * @param {object} presets initial values, by field
 */
export function startValues(offer, presets = {}) {
  const values = {};
  for (const [name, spec] of Object.entries(offer.fields)) values[name] = startValue(spec, values, presets[name]);
  return values;
}

/**
 * Return the fields after a change: a dependent payment that the player has not touched is proposed again.
 * @param {Offer} offer with its fields' specifications
 * @param {object} values previous values, by field
 * @param {Object<string, boolean>} touched the fields that the player has set
 * @param {string} name of the changed field
 * @param {*} value its new value
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
  amount({ low, high, below = 'below_minimum', above = 'above_maximum' }, value) {
    if (!Number.isInteger(value) || value < low) return no(below, { low });
    return value > high ? no(above, { high }) : null;
  },
  choose({ items, unknown = 'not_offered' }, value) {
    return items.includes(value) ? null : no(unknown, { item: value ?? '' });
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
 * Return why a value is invalid, in the server's error codes; null if it is valid.
 * @param {Spec} spec of the field
 * @param {*} value of the field
 * @param {object} given values of the preceding fields
 * @returns {{code: string, params: object} | null}
 */
export function refusalOf(spec, value, given = {}) {
  return VALIDATORS[spec.spec](spec, value, given);
}

/**
 * Return the first error in an answer to an offer, and its field; null if the answer is valid.
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
 * Group the offers of a decision, and what is blocked, by kind of action.
 * @param {Decision} decision as the server sends it
 * @returns {{action: string, offers: Offer[], blocked: Blocked[]}[]} a fully blocked kind has no offers
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
 * Return the field that distinguishes several offers of one kind: the first that is a choice of one item in each, with
 * different items.
 * @param {Offer[]} offers of one kind
 * @returns {string | null}
 */
export function keyField(offers) {
  const [first, ...others] = offers;
  const one = ({ fields }, name) => (fields[name]?.spec === 'choose' && fields[name].items.length === 1 ? fields[name].items[0] : null);
  const tells = (name) => offers.every((offer) => one(offer, name) !== null) && (!others.length || others.some((offer) => one(offer, name) !== one(first, name)));
  return Object.keys(first?.fields ?? {}).find(tells) ?? null;
}
