/** Choosing mega cards before production. */

import { offerOf } from '../../core/choices.js';
import { Confirm } from '../../core/confirm.js';
import { reasonFor, Stepper } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { wrongWith } from '../../core/specs.js';
import { draftOf, set } from './payment.js';
import { resourceName, say } from './words.js';

/** @import { Part } from './words.js' */

/** The number of mega cards of each resource. @type {Part} */
export function Megas({ play }) {
  const { components } = play.view;
  const { fields } = draftOf(play, 'choose_mega');
  const offer = offerOf(play.decision, 'choose_mega');
  const wrong = wrongWith(offer, fields);
  const number = Object.values(fields).reduce((sum, one) => sum + (one ?? 0), 0);
  return html`<${Confirm} play=${play} action=${{ type: 'choose_mega', ...fields }} wrong=${wrong && reasonFor(play, wrong)}
    text=${say(play, 'mega-take', { count: number })} label=${play.texts.say('outpost-action-choose_mega')}>
    <ul class="megas">
      ${Object.entries(offer.fields).filter(([, spec]) => spec.high > 0).map(([resource, spec]) => html`<li key=${resource}>
        <${Icon} id=${`r-${resource}`} className="large" />
        <span><b>${say(play, 'mega-of', { resource: resourceName(play, resource) })}</b>
          <small class="quiet">${say(play, 'mega-worth', { worth: components.mega[resource], average: components.mega_average[resource] })}</small></span>
        <${Stepper} label=${say(play, 'mega-of', { resource: resourceName(play, resource) })} value=${fields[resource]} low=${spec.low}
          high=${spec.high} onChange=${(value) => set(play, 'choose_mega', resource, value)} texts=${play.texts} />
      </li>`)}
    </ul>
  <//>`;
}
