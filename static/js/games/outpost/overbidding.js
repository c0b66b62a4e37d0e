/** An auction won with an unchecked bid: paying, or defaulting with a penalty. */

import { blockedOf, offerOf } from '../../core/choices.js';
import { Confirm } from '../../core/confirm.js';
import { Unavailable, reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon } from '../../core/kit.js';
import { payingOf, Tray, refusalText } from './payment.js';
import { say, upgradeName } from './words.js';

/** @import { Part } from './words.js' */

/** Whether to pay or default, and with which cards. @type {Part} */
export function Overbidding({ play, decision }) {
  const { due, amount: penalty, fine, upgrade } = decision.params;
  const can = offerOf(decision, 'pay') !== null;
  const type = play.draft.value?.type ?? (can ? 'pay' : 'default');
  const paying = payingOf(play, type);
  const { cards } = paying.draft.fields;
  const pays = type === 'pay';
  const way = (name, text, icon) => html`<button type="button" class="button option way-out" aria-pressed=${type === name}
    disabled=${play.busy} onClick=${() => play.begin(name)}><${Icon} id=${icon} /> ${text}</button>`;
  const payText = say(play, 'pay', { due });
  return html`<${Confirm} play=${play} action=${{ type, cards }} wrong=${refusalText(play, paying)}
    text=${pays ? payText : say(play, 'default', { penalty })} label=${say(play, 'paying', { upgrade: upgradeName(play, upgrade) })}>
    <div class="buttons ways-out" role="group" aria-label=${say(play, 'paying', { upgrade: upgradeName(play, upgrade) })}>
      ${can ? way('pay', payText, 'i-hand') : html`<${Unavailable} className="button" text=${payText} reason=${reasonFor(play, blockedOf(decision, 'pay'))} />`}
      ${way('default', say(play, 'default', { penalty }), 'i-out')}
    </div>
    ${!pays && html`<p class="draft-what"><span>${say(play, 'default-about', { upgrade: upgradeName(play, upgrade), penalty })}</span></p>`}
    <${Tray} play=${play} paying=${paying} due=${pays ? due : fine} />
  <//>`;
}
