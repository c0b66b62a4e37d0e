/** Building, with what is bought for it at once; and the steps of a lot that follow. */

import { blockedOf, offerOf } from '../../core/choices.js';
import { actionLabel, reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon, Send } from '../../core/kit.js';
import { Goods, Points } from './art.js';
import { waysTo } from './deals.js';
import { aboutBuilding, buildingName, say, tell } from './words.js';

/** @import { Part } from './words.js' */

/** What to build, if anything. @type {Part} */
export function Building({ play, decision }) {
  const ways = waysTo(decision, 'build');
  const waysFor = (id) => ways.filter(({ action }) => action.building === id);
  const ids = [...new Set(ways.map(({ action }) => action.building))];
  const chosen = play.draft.value?.type === 'build' ? play.draft.value.fields.building : null;
  if (ids.includes(chosen)) return html`<${Chosen} play=${play} id=${chosen} ways=${waysFor(chosen)} />`;
  return html`<div class="buttons">
    ${ids.map((id) => [id, waysFor(id)[0]]).map(([id, { debts, buys }]) => html`<button key=${id} type="button" class="button option" disabled=${play.busy}
      onClick=${() => play.begin('build', { building: id })}>
      <${Icon} id=${`b-${id}`} /> <span>${buildingName(play, id)}</span>
      ${debts > 0 ? html`<small class="short">${say(play, 'with-debts', { debts })}</small>`
        : buys && html`<small class="quiet">${say(play, 'with-trade')}</small>`}</button>`)}
    <${Send} play=${play} action=${{ type: 'decline' }}>${say(play, 'build-nothing')}<//>
    ${!ids.length && html`<span class="reason">${say(play, 'nothing-to-build')}</span>`}
  </div>`;
}

/** The building that one is about to build: a button for each way to pay it. @type {Part} */
function Chosen({ play, id, ways }) {
  return html`<div class="confirm">
    <p class="draft-what"><${Icon} id=${`b-${id}`} className="large" /> <b>${buildingName(play, id)}</b> <small class="quiet">${aboutBuilding(play, id)}</small></p>
    <div class="buttons confirm-buttons">
      ${ways.map((way, at) => html`<${Send} key=${JSON.stringify(way.action)} play=${play} action=${way.action} className=${`option way${at ? '' : ' main'}`}>
        <${Before} play=${play} way=${way} />
        <span>${say(play, way.buys || way.debts ? 'then-build' : 'build-for')}</span>
        ${way.gives ? html`<${Goods} play=${play} goods=${way.gives} />` : say(play, 'free')}
        <${Points} play=${play} points=${way.points ?? 0} /><//>`)}
      <button type="button" class="button ghost" onClick=${() => play.drop()}>${play.texts.say('draft-cancel')}</button>
    </div>
  </div>`;
}

/** What is borrowed and bought first. @type {Part} */
function Before({ play, way: { buys, price, debts = 0 } }) {
  const parts = [
    ...(debts ? [say(play, 'first-borrow', { debts })] : []),
    ...(buys ? [tell(play, 'first-buy', { buys, price })] : []),
  ];
  return parts.length > 0 && html`<span class="cap">${play.texts.join(parts)},</span>`;
}

/** The exchange of a tile. @type {Part} */
export function Exchange({ play, decision }) {
  const ways = waysTo(decision, 'exchange');
  const { gives, gets } = decision.params;
  const blocked = ways.length ? null : blockedOf(decision, 'exchange', { good: Object.keys(gives)[0] });
  return html`<div class="buttons">
    ${ways.map((way, at) => html`<${Send} key=${JSON.stringify(way.action)} play=${play} action=${way.action} className=${`option way${at ? '' : ' main'}`}>
      <${Before} play=${play} way=${way} /> <span>${tell(play, 'exchange-for', { gives: way.gives, gets })}</span>
      <${Points} play=${play} points=${way.points ?? 0} /><//>`)}
    <${Send} play=${play} action=${{ type: 'decline' }}>${actionLabel(play, 'decline')}<//>
    ${blocked && html`<span class="reason">${reasonFor(play, blocked)}</span>`}
  </div>`;
}

/** Decisions of one click each: a free worker, being done. @type {Part} */
export function Clicks({ play }) {
  const types = ['take_worker', 'confirm', 'finish', 'decline'].filter((type) => offerOf(play.decision, type));
  return html`<div class="buttons">
    ${types.map((type, at) => html`<${Send} key=${type} play=${play} action=${{ type }} className=${at ? '' : 'main'}>
      ${type === 'take_worker' && html`<${Icon} id="r-worker" />`} ${actionLabel(play, type)}<//>`)}
  </div>`;
}
