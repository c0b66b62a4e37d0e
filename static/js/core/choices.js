/**
 * The form of a decision, whatever game it is from: built from the specifications of its offers alone.
 *
 * A title may help with presets (what to begin with) and later by filling in fields from its board; it needs nothing
 * here to be playable.
 */

import { useState } from 'preact/hooks';

import { html } from './html.js';
import { changed, dueFor, grouped, requiredFor, startValues, sumOf, tellingField, wrongWith } from './specs.js';

/**
 * Show everything that may be done now, and what may not, with the reasons.
 * @param {object} props
 * @param {object} props.decision as the server sends it
 * @param {string} props.title the game's
 * @param {import('./i18n.js').Texts} props.texts
 * @param {boolean} props.busy whether an answer is on its way
 * @param {(action: object) => void} props.onAnswer takes a complete action
 * @param {Object<string, object>} [props.presets] by action, what its fields begin with
 */
export function DecisionForm({ decision, title, texts, busy, onAnswer, presets = {} }) {
  const [opened, setOpened] = useState({});
  const groups = grouped(decision);
  const simple = groups.filter(({ offers }) => offers.length === 1 && !Object.keys(offers[0].fields).length);
  const shut = groups.filter(({ offers }) => !offers.length);
  const forms = groups.filter((group) => !simple.includes(group) && !shut.includes(group));
  const context = { title, texts, busy, onAnswer };
  const isOpen = (action, at) => opened[action] ?? (at === 0 || action === decision.default?.type);
  const toggle = (action) => (event) => setOpened((now) => ({ ...now, [action]: event.currentTarget.open }));
  return html`<div class="decision">
    ${forms.map((group, at) => {
      const { action } = group;
      // A changed offer (other cards in hand) begins anew; what others do meanwhile disturbs no half-filled form.
      const key = `${decision.id} ${JSON.stringify(group)}`;
      const start = decision.default?.type === action ? decision.default : presets[action];
      const form = html`<${OfferForm} key=${key} group=${group} start=${start} ...${context} />`;
      return html`<details key=${action} class="offer" open=${isOpen(action, at)} onToggle=${toggle(action)}>
        <summary>${label(context, action)}</summary>${form}
      </details>`;
    })}
    ${simple.length > 0 &&
    html`<div class="buttons">
      ${simple.map(({ action }) => {
        const main = decision.default?.type === action && !forms.length;
        const answer = () => onAnswer({ type: action });
        const kind = main ? 'button main' : 'button';
        return html`<button key=${action} type="button" class=${kind} disabled=${busy} onClick=${answer}>
          ${label(context, action)}
        </button>`;
      })}
    </div>`}
    ${shut.length > 0 &&
    html`<ul class="shut">
      ${shut.map(({ action, blocked }) => html`<li key=${action}>
        <span class="cannot">${label(context, action)}</span>${' '}
        <span class="reason">${reason(context, blocked.find(({ fields }) => !Object.keys(fields).length) ?? blocked[0])}</span>
      </li>`)}
    </ul>`}
  </div>`;
}

const label = ({ title, texts }, action) => texts.first([`${title}-action-${action}`]) ?? action;

const reason = ({ title, texts }, { code, params }) => texts.refuse(title, code, params);

const fieldLabel = ({ title, texts }, name) =>
  texts.first([`${title}-field-${name}`, `${title}-resource-${name}`, `field-${name}`]) ?? name;

const itemLabel = ({ title, texts }, name, item) => texts.name(title, [name, 'factory', 'resource', 'operator'], item);

/** One kind of action: which of its offers, then that offer's fields. */
function OfferForm({ group, start, ...context }) {
  const { offers, blocked, action } = group;
  const telling = offers.length > 1 || blocked.some(({ fields }) => Object.keys(fields).length) ? tellingField(offers) : null;
  const preferred = telling ? offers.findIndex(({ fields }) => fields[telling].items[0] === start?.[telling]) : 0;
  const [chosen, choose] = useState(Math.max(0, preferred));
  if (!telling) {
    return offers.map((offer, at) => html`<${FieldsForm} key=${at} offer=${offer} start=${start} ...${context} />`);
  }
  const groupName = `which ${action}`;
  return html`<fieldset class="which">
      <legend>${fieldLabel(context, telling)}</legend>
      <div class="cards">
        ${offers.map((offer, at) => {
          const item = offer.fields[telling].items[0];
          const input = html`<input type="radio" name=${groupName} checked=${at === chosen} onChange=${() => choose(at)} />`;
          return html`<label key=${item} class="card">${input}<span>${itemLabel(context, telling, item)}</span></label>`;
        })}
      </div>
      <${ShutItems} blocked=${blocked} telling=${telling} context=${context} />
    </fieldset>
    <${FieldsForm} key=${chosen} offer=${offers[chosen]} start=${start} hidden=${telling} ...${context} />`;
}

/** What of a kind cannot be had, and why. */
function ShutItems({ blocked, telling, context }) {
  const named = blocked.filter(({ fields }) => fields[telling] !== undefined);
  if (!named.length) return null;
  return html`<ul class="shut">
    ${named.map((block) => html`<li key=${JSON.stringify(block.fields)}>
      <span class="cannot">
        ${Object.entries(block.fields).map(([name, item]) => itemLabel(context, name, item)).join(', ')}
      </span>${' '}<span class="reason">${reason(context, block)}</span>
    </li>`)}
  </ul>`;
}

/** The fields of one offer and its button. */
function FieldsForm({ offer, start, hidden, title, texts, busy, onAnswer }) {
  const context = { title, texts };
  const [values, setValues] = useState(() => startValues(offer, start ?? {}));
  const [touched, setTouched] = useState({});
  const change = (name) => (value) => {
    setValues(changed(offer, values, touched, name, value));
    setTouched({ ...touched, [name]: true });
  };
  const wrong = wrongWith(offer, values);
  const submit = (event) => {
    event.preventDefault();
    if (!wrong && !busy) onAnswer({ type: offer.action, ...values });
  };
  const fields = Object.entries(offer.fields).filter(([name]) => name !== hidden);
  return html`<form class="fields" onSubmit=${submit}>
    ${fields.map(([name, spec]) => {
      const Field = FIELDS[spec.spec];
      return html`<${Field} key=${name} name=${name} spec=${spec} value=${values[name]} given=${values}
        onChange=${change(name)} context=${context} />`;
    })}
    <div class="submit">
      <button class="button main" disabled=${busy || wrong !== null}>${label(context, offer.action)}</button>
      <span class="reason" role="status">${wrong && reason(context, wrong)}</span>
    </div>
  </form>`;
}

function AmountField({ name, spec, value, onChange, context }) {
  const text = fieldLabel(context, name);
  return html`<div class="field">
    <span class="label">${text} <small>${context.texts.say('form-range', { low: spec.low, high: spec.high })}</small></span>
    <${Stepper} label=${text} value=${value} low=${spec.low} high=${spec.high} onChange=${onChange} texts=${context.texts} />
  </div>`;
}

function Stepper({ label: text, value, low, high, onChange, texts }) {
  const typed = (event) => {
    const number = event.currentTarget.valueAsNumber;
    onChange(Number.isNaN(number) ? null : number);
  };
  const near = (number) => Math.min(high, Math.max(low, number));
  const step = (by, key) => html`<button type="button" class="button step" aria-label=${texts.say(key, { label: text })}
    disabled=${by < 0 ? value <= low : value >= high} onClick=${() => onChange(near((value ?? low) + by))}>
    ${by < 0 ? '−' : '+'}
  </button>`;
  return html`<span class="stepper">
    ${step(-1, 'form-less')}
    <input type="number" inputmode="numeric" aria-label=${text} min=${low} max=${high} step="1" value=${value ?? ''} onInput=${typed} />
    ${step(1, 'form-more')}
  </span>`;
}

function ChooseField({ name, spec, value, onChange, context }) {
  return html`<fieldset class="field">
    <legend>${fieldLabel(context, name)}</legend>
    <div class="cards">
      ${spec.items.map((item) => html`<label key=${item} class="card">
        <input type="radio" name=${name} checked=${item === value} onChange=${() => onChange(item)} />
        <span>${itemLabel(context, name, item)}</span>
      </label>`)}
    </div>
  </fieldset>`;
}

/** Cards to tick, for a selection as well as for a payment; a payment has worth, and a line that adds it up. */
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
    <div class="cards">
      ${items.map((item) => html`<label key=${item} class="card">
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

/** Say what an item counts here, unless its name says so already: its value in a payment, 1 where items have weights. */
function worth(context, spec, item) {
  const usual = spec.minimal ? '1' : item.split('/')[1];
  return usual === String(spec.items[item]) ? '' : context.texts.say('form-worth', { number: spec.items[item] });
}

function AssignField({ name, spec, value, onChange, context }) {
  const set = (place, kind) => (number) => onChange({ ...value, [place]: { ...value[place], [kind]: number ?? 0 } });
  // A kind that nobody has needs no row of inputs; the server's bounds say so.
  const most = (kind) => Math.min(...spec.bounds.filter(({ kinds }) => kinds.length === 1 && kinds[0] === kind)
    .filter(({ places }) => places.length === Object.keys(spec.places).length).map(({ high }) => high), Infinity);
  const kinds = spec.kinds.filter((kind) => most(kind) > 0);
  return html`<fieldset class="field">
    <legend>${fieldLabel(context, name)}</legend>
    <div class="crews">
      ${Object.entries(spec.places).map(([place, room]) => html`<div key=${place} class="crew">
        <span class="label">${itemLabel(context, name, place)} <small>${context.texts.say('form-room', { room })}</small></span>
        ${kinds.map((kind) => {
          const text = context.texts.name(context.title, ['operator', 'kind'], kind, 2);
          return html`<span key=${kind} class="crew-kind"><small>${text}</small>
            <${Stepper} label=${`${itemLabel(context, name, place)}: ${text}`} value=${value[place]?.[kind] ?? 0} low=${0}
              high=${room} onChange=${set(place, kind)} texts=${context.texts} />
          </span>`;
        })}
      </div>`)}
    </div>
  </fieldset>`;
}

const FIELDS = { amount: AmountField, choose: ChooseField, pick: CardsField, pay: CardsField, assign: AssignField };
