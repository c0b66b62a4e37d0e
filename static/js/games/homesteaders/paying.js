/** Paying wages and bids: every way that the decision proposes is one click. */

import { html } from '../../core/html.js';
import { Send } from '../../core/kit.js';
import { Goods, Points } from './art.js';
import { waysTo } from './deals.js';
import { say, tell } from './words.js';

/** @import { Part } from './words.js' */

/** So many ways are shown before somebody asks for more. */
const FEW = 6;

/** How to pay. @type {Part} */
export function Paying({ play, decision }) {
  const ways = waysTo(decision, 'pay');
  const row = (list) => list.map((way) => html`<${Way} key=${JSON.stringify(way.action)} play=${play} way=${way} main=${way === ways[0]} />`);
  return html`<div class="ways">
    <div class="buttons">${row(ways.slice(0, FEW))}</div>
    ${ways.length > FEW && html`<details class="more-ways"><summary>${say(play, 'more-ways')}</summary>
      <div class="buttons">${row(ways.slice(FEW))}</div></details>`}
  </div>`;
}

/** One way: what is sold, changed and borrowed first, what is given, what of it is lost, and what it costs at the end. @type {Part} */
function Way({ play, way: { action, sells = {}, tokens = 0, debts = 0, gives = {}, lost = 0, points = 0 }, main }) {
  const before = [
    ...(Object.keys(sells).length ? [tell(play, 'first-sell', { sells })] : []),
    ...(tokens ? [say(play, 'first-bank', { tokens })] : []),
    ...(debts ? [say(play, 'first-borrow', { debts })] : []),
  ];
  return html`<${Send} play=${play} action=${action} className=${`option way${main ? ' main' : ''}`}>
    ${before.length > 0 && html`<span class="cap">${play.texts.join(before)},</span>`}
    <span>${say(play, before.length ? 'then-pay' : 'pay')}</span> ${Object.keys(gives).length ? html`<${Goods} play=${play} goods=${gives} />` : html`<b>0</b>`}
    ${lost > 0 && html`<small class="lost">${say(play, 'lost', { lost })}</small>`}
    <${Points} play=${play} points=${points} />
  <//>`;
}
