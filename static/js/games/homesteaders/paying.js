/** Paying wages and bids: one click for each way to pay that the decision offers. */

import { html } from '../../core/html.js';
import { Send } from '../../core/kit.js';
import { Goods, Leaves, Points } from './art.js';
import { waysTo } from './deals.js';
import { say } from './words.js';

/** @import { Part } from './words.js' */

/** How many ways to pay are shown before “more”. */
const FEW = 4;

/** The money among the remaining goods; goods sold are listed separately. */
const moneyIn = (leaves) => Object.fromEntries(['silver', 'gold', 'debt'].filter((good) => good in leaves).map((good) => [good, leaves[good]]));

/** How to pay. @type {Part} */
export function Paying({ play, decision }) {
  const ways = waysTo(decision, 'pay');
  const row = (list) => list.map((way) => html`<${Way} key=${JSON.stringify(way.action)} play=${play} way=${way} main=${way === ways[0]} />`);
  return html`<div class="buttons ways">${row(ways.slice(0, FEW))}
    ${ways.length > FEW && html`<details class="more-ways"><summary>${say(play, 'more-ways')}</summary>
      <div class="buttons">${row(ways.slice(FEW))}</div></details>`}
  </div>`;
}

/** One way to pay: goods sold, tokens used, loans, goods paid, overpayment, and final score change. @type {Part} */
function Way({ play, way: { action, sells = {}, tokens = 0, debts = 0, gives = {}, lost = 0, points = 0, leaves = {} }, main }) {
  const before = [
    ...(Object.keys(sells).length ? [html`${say(play, 'first-sell')} <${Goods} play=${play} goods=${sells} />`] : []),
    ...(tokens ? [say(play, 'first-bank', { tokens })] : []),
    ...(debts ? [say(play, 'first-borrow', { debts })] : []),
  ];
  return html`<${Send} play=${play} action=${action} className=${`option way${main ? ' main' : ''}`}>
    ${before.map((step, at) => html`<span key=${at} class=${at ? null : 'cap'}>${step},</span> `)}
    <span>${say(play, before.length ? 'then-pay' : 'pay')}</span> ${Object.keys(gives).length ? html`<${Goods} play=${play} goods=${gives} />` : html`<b>0</b>`}
    ${lost > 0 && html`<small class="lost">${say(play, 'lost', { lost })}</small>`}
    <${Points} play=${play} points=${points} /> <${Leaves} play=${play} leaves=${moneyIn(leaves)} />
  <//>`;
}
