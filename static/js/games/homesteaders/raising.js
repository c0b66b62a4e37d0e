/** Building, with what is bought for it at once; and the steps of a lot that follow. */

import { blockedOf, offerOf } from '../../core/choices.js';
import { actionLabel, reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon, Send } from '../../core/kit.js';
import { Goods, Points } from './art.js';
import { effectOf, fixed, offersOf, purchase, some } from './deals.js';
import { aboutBuilding, buildingName, say, tell } from './words.js';

/**
 * Return the buildings on offer with the ways to get each, the best first.
 * @param {object} decision
 * @param {object} box of the view
 * @returns {Map<string, {action: object, buys: object, price: object, debts: number, gives: object, points: number}[]>}
 */
export function waysToBuild(decision, box) {
  const found = new Map();
  for (const offer of offersOf(decision, 'build')) {
    /** @type {import('../../types').Action} */
    const action = { type: 'build', ...fixed(offer) };
    found.set(action.building, [...(found.get(action.building) ?? []), { action, ...purchase(action, box), ...effectOf(offer) }]);
  }
  return found;
}

/**
 * What to build, if anything.
 * @param {{play: import('../../core/play.js').Play, decision: object}} props
 */
export function Building({ play, decision }) {
  const ways = waysToBuild(decision, play.view.box);
  const chosen = play.draft.value?.type === 'build' ? play.draft.value.fields.building : null;
  if (chosen && ways.has(chosen)) return html`<${Chosen} play=${play} id=${chosen} ways=${ways.get(chosen)} />`;
  return html`<div class="buttons">
    ${[...ways].map(([id, [{ debts, buys }]]) => html`<button key=${id} type="button" class="button option" disabled=${play.busy}
      onClick=${() => play.begin('build', { building: id })}>
      <${Icon} id=${`b-${id}`} /> <span>${buildingName(play, id)}</span>
      ${debts > 0 ? html`<small class="short">${say(play, 'with-debts', { debts })}</small>`
        : Object.keys(buys).length > 0 && html`<small class="quiet">${say(play, 'with-trade')}</small>`}</button>`)}
    <${Send} play=${play} action=${{ type: 'decline' }}>${say(play, 'build-nothing')}<//>
    ${ways.size === 0 && html`<span class="reason">${say(play, 'nothing-to-build')}</span>`}
  </div>`;
}

/** The building that one is about to build: a button for each way to pay it. */
function Chosen({ play, id, ways }) {
  return html`<div class="confirm">
    <p class="draft-what"><${Icon} id=${`b-${id}`} look="large" /> <b>${buildingName(play, id)}</b> <small class="quiet">${aboutBuilding(play, id)}</small></p>
    <div class="buttons confirm-buttons">
      ${ways.map((way, at) => html`<${Send} key=${JSON.stringify(way.action)} play=${play} action=${way.action} look=${`option way${at ? '' : ' main'}`}>
        <${Before} play=${play} way=${way} />
        <span>${say(play, Object.keys(way.buys).length || way.debts ? 'then-build' : 'build-for')}</span>
        ${Object.keys(way.gives).length ? html`<${Goods} play=${play} goods=${way.gives} />` : say(play, 'free')}
        <${Points} play=${play} points=${way.points} /><//>`)}
      <button type="button" class="button ghost" onClick=${() => play.drop()}>${play.texts.say('draft-cancel')}</button>
    </div>
  </div>`;
}

/** What is borrowed and bought first. */
function Before({ play, way: { buys, price, debts } }) {
  const parts = [
    ...(debts ? [say(play, 'first-borrow', { debts })] : []),
    ...(Object.keys(buys).length ? [tell(play, 'first-buy', { buys, price })] : []),
  ];
  return parts.length > 0 && html`<span class="cap">${play.texts.join(parts)},</span>`;
}

/**
 * The exchange of a tile.
 * @param {{play: import('../../core/play.js').Play, decision: object}} props
 */
export function Exchange({ play, decision }) {
  const ways = offersOf(decision, 'exchange').map((offer) => {
    /** @type {import('../../types').Action} */
    const action = { type: 'exchange', ...fixed(offer) };
    return { action, buys: some({ [action.good]: action.buy }), debts: action.debts, ...effectOf(offer) };
  });
  const { gives, gets } = decision.params;
  const blocked = ways.length ? null : blockedOf(decision, 'exchange', { good: Object.keys(gives)[0] });
  return html`<div class="buttons">
    ${ways.map((way, at) => html`<${Send} key=${JSON.stringify(way.action)} play=${play} action=${way.action} look=${`option way${at ? '' : ' main'}`}>
      <${Before} play=${play} way=${way} /> <span>${tell(play, 'exchange-for', { gives: { [way.action.good]: 1 }, gets })}</span>
      <${Points} play=${play} points=${way.points} /><//>`)}
    <${Send} play=${play} action=${{ type: 'decline' }}>${actionLabel(play, 'decline')}<//>
    ${blocked && html`<span class="reason">${reasonFor(play, blocked)}</span>`}
  </div>`;
}

/**
 * Decisions of one click each: a free worker, being done.
 * @param {{play: import('../../core/play.js').Play, decision: object}} props
 */
export function Clicks({ play }) {
  const types = ['take_worker', 'confirm', 'finish', 'decline'].filter((type) => offerOf(play.decision, type));
  return html`<div class="buttons">
    ${types.map((type, at) => html`<${Send} key=${type} play=${play} action=${{ type }} look=${at ? '' : 'main'}>
      ${type === 'take_worker' && html`<${Icon} id="r-worker" />`} ${actionLabel(play, type)}<//>`)}
  </div>`;
}
