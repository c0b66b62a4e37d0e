/**
 * The generic form of a decision: built from the specifications of its offers alone.
 *
 * It fills in the page's draft, so a click on a board and a click here are the same thing.
 */

import { useEffect } from 'preact/hooks';

import { offerOf, sorted, keyFieldOf } from './drafts.js';
import { actionLabel, Unavailable, Choice, Field, reasonFor } from './fields.js';
import { html } from './html.js';
import { isFixed, wrongWith } from './specs.js';

export { blockedOf, effectOf, offerOf } from './drafts.js';

/**
 * Show all available actions, and the unavailable ones with their reasons.
 * @param {object} props
 * @param {import('./play.js').Play} props.play
 * @param {string[]} [props.only] show these actions alone
 * @param {string[]} [props.without] leave these actions out
 */
export function DecisionForm({ play, only, without }) {
  const { decision, draft, busy } = play;
  const { simple, forms, unavailable } = decision ? sorted(decision, { only, without }) : { simple: [], forms: [], unavailable: [] };
  const single = forms.length === 1 ? forms[0].action : null;
  useEffect(() => {
    // A single form needs no click to open it.
    if (single && !draft.peek()) play.begin(single);
  }, [decision?.id, single]);
  if (!decision) return null;
  const open = forms.find(({ action }) => action === draft.value?.type);
  const main = decision.default?.type;
  return html`<div class="decision">
    <div class="buttons options">
      ${forms.map(({ action }) => (single ? null : html`<button key=${action} type="button" class="button" disabled=${busy}
        aria-expanded=${action === open?.action} onClick=${() => (action === open?.action ? play.drop() : play.begin(action))}>
        ${actionLabel(play, action)}
      </button>`))}
      ${simple.map(({ action }) => html`<button key=${action} type="button" disabled=${busy}
        class=${action === main && !forms.length ? 'button main' : 'button'} onClick=${() => play.send({ type: action })}>
        ${actionLabel(play, action)}
      </button>`)}
      ${unavailable.map(({ action, blocked }) => html`<${Unavailable} key=${action} className="button" text=${actionLabel(play, action)}
        reason=${reasonFor(play, blocked.find(({ fields }) => !Object.keys(fields).length) ?? blocked[0])} />`)}
    </div>
    ${open && html`<${DraftForm} key=${`${decision.id} ${open.action}`} play=${play} group=${open} />`}
  </div>`;
}

/**
 * Show the draft: a choice among the offers of its kind, that offer's fields, and the submit button.
 * @param {object} props
 * @param {import('./play.js').Play} props.play
 * @param {object} [props.group] of offers; that of the draft if none is given
 * @param {string} [props.text] on the button; the name of the action if none is given
 * @param {object} [props.children] further content
 */
export function DraftForm({ play, group, text, children }) {
  const draft = play.draft.value;
  const offer = draft && offerOf(play.decision, draft.type, draft.fields);
  if (!offer) return null;
  const one = group ?? sorted(play.decision, { only: [draft.type] }).forms[0];
  // Do not ask again for what was clicked on the board.
  const key = one && !draft.known ? keyFieldOf(one) : null;
  const wrong = wrongWith(offer, draft.fields);
  const submit = (event) => {
    event.preventDefault();
    if (!wrong) play.send({ type: draft.type, ...draft.fields });
  };
  const items = key ? one.offers.map(({ fields }) => fields[key].items[0]) : [];
  // What is blocked only for some values (an amount of it) can still be chosen.
  const unavailable = one && key
    ? one.blocked.filter(({ fields }) => fields[key] !== undefined && !items.includes(fields[key]))
      .map((block) => ({ item: block.fields[key], reason: reasonFor(play, block) }))
    : [];
  return html`<form class="draft-form" onSubmit=${submit} aria-label=${actionLabel(play, draft.type)}>
    ${key && html`<${Choice} name=${key} items=${items}
      value=${draft.fields[key]} onChange=${(item) => play.change(key, item)} context=${play} unavailable=${unavailable} />`}
    ${Object.entries(offer.fields).filter(([name, spec]) => name !== key && !isFixed(spec)).map(([name, spec]) => html`<${Field} key=${name}
      name=${name} spec=${spec} value=${draft.fields[name]} given=${draft.fields} context=${play}
      onChange=${(value) => play.change(name, value)} />`)}
    ${children}
    <div class="submit">
      <button class="button main" disabled=${play.busy || wrong !== null}>${text ?? actionLabel(play, draft.type)}</button>
      <button type="button" class="button ghost" onClick=${() => play.drop()}>${play.texts.say('draft-drop')}</button>
      <span class="reason" role="status">${wrong && reasonFor(play, wrong)}</span>
    </div>
  </form>`;
}
