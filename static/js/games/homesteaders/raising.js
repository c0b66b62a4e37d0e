/** Building, including the purchases it needs, and the later steps of a lot. */

import { blockedOf, offerOf } from '../../core/choices.js';
import { actionLabel, reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon, Send } from '../../core/kit.js';
import { Goods, Leaves, Points, Swap } from './art.js';
import { waysTo } from './deals.js';
import { buildingName, say } from './words.js';

/** @import { Part } from './words.js' */

/** What to build, if anything. @type {Part} */
export function Building({ play, decision }) {
  const ways = waysTo(decision, 'build');
  const waysFor = (id) => ways.filter(({ action }) => action.building === id);
  const ids = [...new Set(ways.map(({ action }) => action.building))];
  const chosen = play.draft.value?.type === 'build' ? play.draft.value.fields.building : null;
  if (ids.includes(chosen)) return html`<${Chosen} play=${play} id=${chosen} ways=${waysFor(chosen)} />`;
  return html`<div class="buttons">
    <span class="choose-below">${say(play, ids.length ? 'choose-below' : 'nothing-to-build', { count: ids.length })}</span>
    <${Send} play=${play} action=${{ type: 'decline' }}>${say(play, 'build-nothing')}<//>
  </div>`;
}

/** The selected building: a button for each way to pay for it. @type {Part} */
function Chosen({ play, id, ways }) {
  return html`<div class="confirm">
    <p class="draft-what"><${Icon} id=${`b-${id}`} className="large" /> <b>${buildingName(play, id)}</b>
      <${IncomeAfter} play=${play} income=${ways[0].income} /></p>
    <div class="buttons confirm-buttons">
      ${ways.map((way, at) => html`<${Send} key=${JSON.stringify(way.action)} play=${play} action=${way.action} className=${`option way${at ? '' : ' main'}`}>
        <${Before} play=${play} way=${way} />
        <span>${say(play, way.buys || way.debts ? 'then-build' : 'build-for')}</span>
        ${way.gives ? html`<${Goods} play=${play} goods=${way.gives} />` : say(play, 'free')}
        <${Points} play=${play} points=${way.points ?? 0} /> <${Leaves} play=${play} leaves=${way.leaves ?? {}} /><//>`)}
      <button type="button" class="button ghost" onClick=${() => play.drop()}>${play.texts.say('draft-cancel')}</button>
    </div>
  </div>`;
}

/** The income without workers before and after. @type {Part} */
function IncomeAfter({ play, income }) {
  const before = play.view.desk?.base_income;
  if (!before || !income || JSON.stringify(before) === JSON.stringify(income)) return null;
  return html`<span class="comes">${say(play, 'income')} <${Swap} play=${play} gives=${before} gets=${income} /></span>`;
}

/** Loans and purchases made first. @type {Part} */
function Before({ play, way: { buys, price, debts = 0 } }) {
  return (debts > 0 || buys) && html`<span class="cap">${debts > 0 && `${say(play, 'first-borrow', { debts })}, `}
    ${buys && html`${say(play, 'first-buy')} <${Swap} play=${play} gives=${price} gets=${buys} />`}</span>`;
}

/** A tile's exchange. @type {Part} */
export function Exchange({ play, decision }) {
  const ways = waysTo(decision, 'exchange');
  const { gives, gets } = decision.params;
  const blocked = ways.length ? null : blockedOf(decision, 'exchange', { good: Object.keys(gives)[0] });
  return html`<div class="buttons">
    ${ways.map((way, at) => html`<${Send} key=${JSON.stringify(way.action)} play=${play} action=${way.action} className=${`option way${at ? '' : ' main'}`}>
      <${Before} play=${play} way=${way} /> <span>${actionLabel(play, 'exchange')}</span> <${Swap} play=${play} gives=${way.gives} gets=${gets} />
      <${Points} play=${play} points=${way.points ?? 0} /> <${Leaves} play=${play} leaves=${way.leaves ?? {}} /><//>`)}
    <${Send} play=${play} action=${{ type: 'decline' }}>${actionLabel(play, 'decline')}<//>
    ${blocked && html`<span class="reason">${reasonFor(play, blocked)}</span>`}
  </div>`;
}

/** One-click decisions: a free worker, finishing. @type {Part} */
export function Clicks({ play }) {
  const types = ['take_worker', 'confirm', 'finish', 'decline'].filter((type) => offerOf(play.decision, type));
  return html`<div class="buttons">
    ${types.map((type, at) => html`<${Send} key=${type} play=${play} action=${{ type }} className=${at ? '' : 'main'}>
      ${type === 'take_worker' && html`<${Icon} id="r-worker" />`} ${actionLabel(play, type)}<//>`)}
  </div>`;
}
