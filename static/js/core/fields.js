/** Controls for the fields of an offer, for any game: amounts, choices, cards, payments and crews. */

import { html } from './html.js';
import { dueFor, requiredFor, sumOf, takesKind } from './specs.js';

/** @type {(id: string) => string} an id as words, the fallback if no catalogue has it */
export const plain = (id) => id.replaceAll('_', ' ');

/** Fields that hold a seat, or seats, whatever the title. */
const SEATS = ['seat', 'seats', 'awaited', 'owner', 'target', 'leader', 'bidder', 'winner', 'winners', 'passed', 'order', 'first', 'active'];

/** @type {(name: string, value: *) => boolean} */
export const isSeat = (name, value) => typeof value === 'number' && SEATS.includes(name);

/** @typedef {{title: string, texts: import('./i18n.js').Texts, names: string[], seat?: number | null}} Context what sentences are made with; the seat is the reader's */

/**
 * The label of an action.
 * @type {(context: Omit<Context, 'names'>, action: string) => string}
 */
export const actionLabel = ({ title, texts }, action) => texts.first([`${title}-action-${action}`, `action-${action}`]) ?? plain(action);

/**
 * The text of a refusal.
 * @type {(context: Omit<Context, 'names'>, refusal: {code: string, params?: object}) => string}
 */
export const reasonFor = ({ title, texts }, { code, params }) => texts.refuse(title, code, params);

/** The label of a field. */
export const fieldLabel = ({ title, texts }, name) =>
  texts.first([`${title}-field-${name}`, `${title}-resource-${name}`, `field-${name}`]) ?? plain(name);

/** The label of an item. */
export function itemLabel({ title, texts, names }, name, item) {
  if (isSeat(name, item)) return texts.player(item, names);
  return typeof item === 'number' ? String(item) : plain(texts.name(title, [name, name.replace(/s$/, ''), 'factory', 'resource', 'operator'], item));
}

/**
 * Describe an action: its label and the values of its fields.
 * @param {Context} context
 * @param {import('../types').Action} action
 * @returns {string}
 */
export function describe(context, { type, ...fields }) {
  const parts = Object.entries(fields).map(([name, value]) => {
    if (Array.isArray(value)) return context.texts.join(value.map((item) => itemLabel(context, name, item)));
    if (typeof value === 'number' && name !== 'amount') return context.texts.say('describe-number', { label: fieldLabel(context, name), number: value });
    return value !== null && typeof value === 'object' ? '' : itemLabel(context, name, value ?? '');
  }).filter(Boolean);
  return [actionLabel(context, type), ...parts].join(' · ');
}

/**
 * A number with buttons to increase and decrease it.
 * @param {object} props
 */
export function Stepper({ label, value, low, high, onChange, texts }) {
  const typed = (event) => {
    const number = event.currentTarget.valueAsNumber;
    onChange(Number.isNaN(number) ? null : number);
  };
  const near = (number) => Math.min(high, Math.max(low, number));
  const step = (by, key) => html`<button type="button" class="button step" aria-label=${texts.say(key, { label })}
    disabled=${by < 0 ? value <= low : value >= high} onClick=${() => onChange(near((value ?? low) + by))}>
    ${by < 0 ? '−' : '+'}
  </button>`;
  return html`<span class="stepper">
    ${step(-1, 'form-less')}
    <input type="number" inputmode="numeric" aria-label=${label} min=${low} max=${high} step="1" value=${value ?? ''} onInput=${typed} />
    ${step(1, 'form-more')}
  </span>`;
}

function AmountField({ name, spec, value, onChange, context }) {
  const text = fieldLabel(context, name);
  return html`<div class="field">
    <span class="label">${text} <small>${context.texts.say('form-range', { low: spec.low, high: spec.high })}</small></span>
    <${Stepper} label=${text} value=${value} low=${spec.low} high=${spec.high} onChange=${onChange} texts=${context.texts} />
  </div>`;
}

/**
 * A choice of one item, with the unavailable ones and why.
 * @param {object} props
 * @param {string} props.name of the field
 * @param {(string | number)[]} props.items
 * @param {string | number} props.value
 * @param {(item: string | number) => void} props.onChange
 * @param {Context} props.context
 * @param {{item: string, reason: string}[]} [props.unavailable]
 */
export function Choice({ name, items, value, onChange, context, unavailable = [] }) {
  return html`<fieldset class="field">
    <legend>${fieldLabel(context, name)}</legend>
    <div class="toggles">
      ${items.map((item) => html`<label key=${item} class="toggle">
        <input type="radio" name=${name} checked=${item === value} onChange=${() => onChange(item)} />
        <span>${itemLabel(context, name, item)}</span>
      </label>`)}
      ${unavailable.map(({ item, reason }) => html`<${Unavailable} key=${item} text=${itemLabel(context, name, item)} reason=${reason} />`)}
    </div>
  </fieldset>`;
}

/** An item that cannot be chosen now; its tooltip (hover, focus or tap) says why. */
export function Unavailable({ text, reason, className = 'toggle' }) {
  return html`<span class=${`${className} unavailable`} role="button" aria-disabled="true" tabindex="0">
    <span>${text}</span><span class="why" role="tooltip">${reason}</span>
  </span>`;
}

function ChooseField({ name, spec, value, onChange, context }) {
  return html`<${Choice} name=${name} items=${spec.items} value=${value} onChange=${onChange} context=${context} />`;
}

/** Checkboxes for cards, for a selection or a payment; a payment shows values and their total. */
function CardsField({ name, spec, value, given, onChange, context }) {
  const pays = spec.spec === 'pay';
  const items = pays ? Object.keys(spec.items) : spec.items;
  const tick = (item) => () => onChange(value.includes(item) ? value.filter((other) => other !== item) : [...value, item]);
  const sum = pays
    ? { total: sumOf(spec, value), due: dueFor(spec, given) }
    : { number: value.length, low: spec.low, high: spec.high };
  const required = pays ? requiredFor(spec, given) : 0;
  const wanted = required > 0 ? [...new Set(spec.including.map((item) => itemLabel(context, name, item)))] : [];
  const over = pays ? Math.max(0, sum.total - sum.due) : 0;
  return html`<fieldset class="field">
    <legend>${fieldLabel(context, name)}</legend>
    <div class="toggles">
      ${items.map((item) => html`<label key=${item} class="toggle">
        <input type="checkbox" checked=${value.includes(item)} onChange=${tick(item)} />
        <span>${itemLabel(context, name, item)}${pays && html` <small>${worth(context, spec, item)}</small>`}</span>
      </label>`)}
    </div>
    <p class="sum" role="status">
      ${context.texts.say(pays ? 'form-sum' : 'form-picked', sum)}
      ${over > 0 && !spec.minimal && html` <span class="waste">${context.texts.say('form-waste', { over })}</span>`}
      ${required > 0 && html` ${context.texts.say('form-including', { number: required, items: context.texts.join(wanted) })}`}
    </p>
  </fieldset>`;
}

/** Show what an item counts for, unless its label does: its value in a payment, 1 where items have weights. */
function worth(context, spec, item) {
  const usual = spec.minimal ? '1' : item.split('/')[1];
  return usual === String(spec.items[item]) ? '' : context.texts.say('form-worth', { number: spec.items[item] });
}

function AssignField({ name, spec, value, onChange, context }) {
  const set = (place, kind) => (number) => onChange({ ...value, [place]: { ...value[place], [kind]: number ?? 0 } });
  return html`<fieldset class="field">
    <legend>${fieldLabel(context, name)}</legend>
    <div class="crews">
      ${Object.entries(spec.places).map(([place, room]) => html`<div key=${place} class="crew">
        <span class="label">${itemLabel(context, name, place)} <small>${context.texts.say('form-room', { room })}</small></span>
        ${spec.kinds.filter((kind) => takesKind(spec, place, kind)).map((kind) => {
          const text = context.texts.name(context.title, ['operator', 'kind'], kind, 2);
          return html`<span key=${kind} class="crew-kind"><small>${text}</small>
            <${Stepper} label=${context.texts.say('labelled', { label: itemLabel(context, name, place), text })} value=${value[place]?.[kind] ?? 0} low=${0}
              high=${room} onChange=${set(place, kind)} texts=${context.texts} />
          </span>`;
        })}
      </div>`)}
    </div>
  </fieldset>`;
}

const FIELDS = { amount: AmountField, choose: ChooseField, pick: CardsField, pay: CardsField, assign: AssignField };

/**
 * The control for one field.
 * @param {object} props
 * @param {string} props.name
 * @param {import('../types').Spec} props.spec
 * @param {*} props.value
 * @param {object} props.given the other fields
 * @param {(value: *) => void} props.onChange
 * @param {Context} props.context
 */
export function Field(props) {
  return html`<${FIELDS[props.spec.spec]} ...${props} />`;
}
