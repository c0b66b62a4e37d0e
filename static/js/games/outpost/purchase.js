/** Buying factories, colonists and robots: quantity and payment. Paying and discarding are simpler variants. */

import { effectOf, offerOf } from '../../core/choices.js';
import { Confirm } from '../../core/confirm.js';
import { reasonFor, Stepper } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { costOf, wrongWith } from '../../core/specs.js';
import { factoryIcon } from './art.js';
import { Change } from './colony.js';
import { draftOf, payingOf, Tray, refusalText } from './payment.js';
import { counted, factoryName, operatorName, say, stepName, upgradeName } from './words.js';

/** @import { Part, Play } from './words.js' */
/** @import { Decision } from '../../types' */

/** The icon and the pluralised name of what is bought. */
function goods(play, { type, fields }) {
  const { factory } = fields;
  if (type === 'buy_factories') return { icon: factoryIcon(factory), name: (count) => factoryName(play, factory, count) };
  const operator = type === 'buy_colonists' ? 'colonist' : 'robot';
  return { icon: `i-${operator}`, name: (count) => operatorName(play, operator, count) };
}

/**
 * Return whether the actions of a turn may be taken in any order.
 * @param {Decision} decision
 */
export const isFree = (decision) => decision.blocked.some(({ action, code }) => action === 'advance_step' && code === 'any_order');

/**
 * Which steps of the turn this action ends.
 * @param {{play: Play, type: string}} props
 */
export function Closing({ play, type }) {
  const { step } = play.view.colonies[play.seat];
  const closes = play.view.components.closes[type] ?? [];
  const closing = closes.includes(step) ? closes.slice(closes.indexOf(step)) : [];
  if (!closing.length) return null;
  const steps = play.texts.join(closing.map((one) => stepName(play, one)));
  return html`<small class="closing">${say(play, 'closes', { steps })}</small>`;
}

/** The draft of a purchase. @type {Part} */
export function Purchase({ play }) {
  const draft = play.draft.value;
  const { type, fields } = draft;
  const offer = offerOf(play.decision, type, fields);
  const { icon, name } = goods(play, draft);
  const wrong = wrongWith(offer, fields);
  const due = costOf(offer.fields.count, fields.count) ?? 0;
  const effect = effectOf(play.decision, type, fields.factory ? { factory: fields.factory } : {});
  const { income } = play.view.colonies[play.seat];
  const what = counted(play, fields.count ?? 0, name(fields.count ?? 0));
  return html`<${Confirm} play=${play} action=${{ type, ...fields }} wrong=${wrong && reasonFor(play, wrong)}
    text=${say(play, 'buy-for', { what, due })} label=${say(play, 'buying', { name: name(1) })} cancel>
    <p class="draft-what"><${Icon} id=${icon} /> <b>${say(play, 'buying', { name: name(1) })}</b>
      <${Stepper} label=${say(play, 'how-many')} value=${fields.count} low=${offer.fields.count.low} high=${offer.fields.count.high}
        onChange=${(count) => play.change('count', count)} texts=${play.texts} />
      ${effect && effect.income !== income && html`<${Change} play=${play} from=${income} to=${effect.income} />`}
      <${Closing} play=${play} type=${type} /></p>
    <${Tray} play=${play} paying=${payingOf(play)} due=${due} />
  <//>`;
}

/** Paying for an auction won. @type {Part} */
export function Paying({ play }) {
  const paying = payingOf(play);
  const { due, upgrade } = play.decision.params;
  const { cards } = draftOf(play, 'pay').fields;
  return html`<${Confirm} play=${play} action=${{ type: 'pay', cards }} wrong=${refusalText(play, paying)}
    text=${say(play, 'pay', { due })} label=${say(play, 'paying', { upgrade: upgradeName(play, upgrade) })}>
    <${Tray} play=${play} paying=${paying} due=${due} />
  <//>`;
}

/** Discarding to the hand limit. @type {Part} */
export function Discarding({ play }) {
  const paying = payingOf(play);
  const { cards } = draftOf(play, 'discard').fields;
  return html`<${Confirm} play=${play} action=${{ type: 'discard', cards }} wrong=${refusalText(play, paying)}
    text=${say(play, 'discard', { count: cards.length })} label=${say(play, 'tray-discard')}>
    <${Tray} play=${play} paying=${paying} />
  <//>`;
}
