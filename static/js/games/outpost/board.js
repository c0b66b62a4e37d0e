/** Outpost in plain tables: where the game stands, the auction, the market, the own hand, all colonies. */

import { html } from '../../core/html.js';
import { Hand } from './hand.js';

const TITLE = 'outpost';

/**
 * Return what the forms of decisions begin with: the operators as they stand.
 * @param {object} view
 * @param {number | null} seat one's own
 * @returns {Object<string, object>} by action, values by field
 */
export function presets(view, seat) {
  const colony = view.colonies?.[seat];
  if (!colony) return {};
  // Factories of a kind are sent as [built, colonists, robots].
  const crews = Object.entries(colony.factories).map(([kind, [, colonist, robot]]) => [kind, { colonist, robot }]);
  return { assign: { crews: Object.fromEntries(crews) } };
}

/**
 * Return the seats that the game waits for.
 * @param {object} view
 * @returns {number[]}
 */
export const waitingFor = (view) => view.table.waiting_for;

/**
 * Show the whole game.
 * @param {object} props
 * @param {import('../../core/play.js').Play} props.play
 */
export function Board({ play }) {
  const { view, seat, names, texts } = play;
  const order = seat === null ? view.colonies : [view.colonies[seat], ...view.colonies.filter((one) => one.seat !== seat)];
  return html`
    ${view.auction && html`<${Auction} auction=${view.auction} names=${names} texts=${texts} />`}
    <${Course} table=${view.table} names=${names} texts=${texts} />
    ${Object.entries(view.hands).map(([owner, hand]) => {
      const name = Number(owner) === seat ? null : texts.player(Number(owner), names);
      return html`<${Hand} key=${owner} hand=${hand} colony=${view.colonies[owner]} name=${name} texts=${texts} />`;
    })}
    <${Market} market=${view.market} colony=${seat === null ? null : view.colonies[seat]} texts=${texts} />
    <section class="panel wide">
      <h2>${texts.say('board-colonies')}</h2>
      <div class="colonies">
        ${order.map((colony) => html`<${Colony} key=${colony.seat} colony=${colony} table=${view.table}
          own=${colony.seat === seat} name=${texts.player(colony.seat, names)} texts=${texts} />`)}
      </div>
    </section>`;
}

function Course({ table, names, texts }) {
  const facts = [
    [texts.say('board-round'), table.round],
    [texts.say('board-era'), ['I', 'II', 'III'][table.era - 1] ?? table.era],
    [texts.say('board-phase'), texts.name(TITLE, ['phase'], table.phase)],
    [texts.say('board-goal'), texts.say('board-points', { number: table.victory_vp })],
    [texts.say('board-order'), texts.join(table.order.map((seat) => texts.player(seat, names)))],
  ];
  return html`<section class="panel wide" aria-label=${texts.say('board-course')}>
    <dl class="facts">${facts.map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
  </section>`;
}

function Auction({ auction, names, texts }) {
  const passed = auction.passed.map((seat) => texts.player(seat, names));
  return html`<section class="panel wide attention">
    <h2>${texts.say('board-auction', { name: texts.name(TITLE, ['upgrade'], auction.upgrade) })}</h2>
    <p class="large">${texts.say('board-high', { name: texts.player(auction.high, names), amount: auction.amount })}</p>
    <p>
      ${auction.bidder !== null && texts.say('board-bidder', { name: texts.player(auction.bidder, names) })}${' '}
      ${passed.length > 0 && texts.say('board-passed', { names: texts.join(passed) })}
    </p>
  </section>`;
}

function Market({ market, colony, texts }) {
  return html`<section class="panel">
    <h2>${texts.say('board-market')}</h2>
    ${market.length === 0
      ? html`<p class="quiet">${texts.say('board-market-empty')}</p>`
      : html`<table>
          <thead>
            <tr>
              <th scope="col">${texts.say('board-upgrade')}</th>
              <th scope="col" class="number">${texts.say('board-cost')}</th>
              ${colony && html`<th scope="col" class="number">${texts.say('board-saving')}</th>`}
            </tr>
          </thead>
          <tbody>
            ${market.map(({ upgrade, cost }, at) => html`<tr key=${at}>
              <td>${texts.name(TITLE, ['upgrade'], upgrade)}</td>
              <td class="number">${cost}</td>
              ${colony && html`<td class="number">${colony.discounts[upgrade] ?? '–'}</td>`}
            </tr>`)}
          </tbody>
        </table>`}
  </section>`;
}

function Colony({ colony, table, own, name, texts }) {
  const counted = (kinds, things) => {
    const items = Object.entries(things).filter(([, count]) => count > 0)
      .map(([id, count]) => texts.say('list-count', { count, name: texts.name(TITLE, kinds, id, count) }));
    return items.length ? texts.join(items) : '–';
  };
  const running = Object.entries(colony.factories).filter(([, [built]]) => built > 0)
    .map(([kind, [built, colonists, robots]]) => {
      const what = texts.say('list-count', { count: built, name: texts.name(TITLE, ['factory'], kind, built) });
      return texts.say('board-running', { what, number: colonists + robots });
    });
  const cards = counted(['resource'], colony.backs);
  const facts = [
    ['board-hand', texts.say('board-hand-size', { number: colony.hand_count, limit: colony.hand_limit, cards })],
    ['board-worth', texts.say('board-between', { low: colony.worth_low, high: colony.worth_high })],
    ['board-factories', running.length ? texts.join(running) : '–'],
    ['board-people', texts.say('board-people-count', { colonists: colony.colonists, most: colony.max_colonists, robots: colony.robots })],
    ['board-upgrades', counted(['upgrade'], colony.upgrades)],
  ];
  const waited = table.waiting_for.includes(colony.seat);
  return html`<article class=${`colony${own ? ' own' : ''}${waited ? ' waited' : ''}`}>
    <h3>
      <span dir="auto">${name}</span> ${own && html`<small>${texts.say('seat-you')}</small>`}
      <span class="points">${texts.say('board-points', { number: colony.vp })}</span>
    </h3>
    <dl class="facts">
      ${facts.map(([key, text]) => html`<div key=${key}><dt>${texts.say(key)}</dt><dd>${text}</dd></div>`)}
    </dl>
    ${colony.internalized && html`<p class="quiet">${texts.say('board-withdrawn')}</p>`}
  </article>`;
}
