/** The others: everything that is public of their colonies and hands. */

import { html, memo } from '../../core/html.js';
import { Count, Icon, isAwaited, othersOf, useFolding, Who } from '../../core/kit.js';
import { factoryIcon } from './art.js';
import { Asset } from './terrorism.js';
import { counted, factoryName, operatorName, resourceName, say, upgradeName } from './words.js';

/** @import { Part } from './words.js' */

/** All rivals. @type {Part} */
export function Rivals({ play }) {
  const seats = othersOf(play.view.colonies.length, play.seat);
  return html`<section class="rivals" aria-labelledby="rivals-heading">
    <h2 id="rivals-heading" tabindex="-1">${say(play, play.seat === null ? 'colonies' : 'rivals')}</h2>
    <div class="rival-grid">${seats.map((seat) => html`<${Rival} key=${seat} play=${play} seat=${seat} />`)}</div>
  </section>`;
}

/** One rival: a line that says the most, and all the rest below it. @type {Part} */
function Rival({ play, seat }) {
  const folding = useFolding();
  const { table, components } = play.view;
  const colony = play.view.colonies[seat];
  const place = table.order.indexOf(seat) + 1;
  const waited = isAwaited(play, seat);
  return html`<details class=${`rival panel${waited ? ' waited' : ''}`} data-seat=${seat} data-colony=${seat} ...${folding}>
    <summary>
      <h3 class="rival-name"><${Who} play=${play} seat=${seat} /></h3>
      <span class="rival-facts">
        <${Count} icon="i-vp" name=${say(play, 'points-name')} number=${colony.vp} />
        <span class="count" title=${say(play, 'place-about', { cost: colony.cost_total })}>
          <span class="sr">${say(play, 'place')} </span><b>${say(play, 'place-number', { place })}</b></span>
        ${!components.money && html`<${Count} icon="i-hand" name=${say(play, 'hand-short')} about=${say(play, 'hand-name')}
          number=${`${colony.hand_count}/${colony.hand_limit}`} />`}
        ${colony.internalized &&
        html`<span class="count" title=${say(play, 'withdrawn')}><${Icon} id="i-out" name=${say(play, 'withdrawn')} /></span>`}
        ${waited && html`<span class="badge call">${say(play, 'waited')}</span>`}
      </span>
    </summary>
    <dl class="rival-lines">
      ${components.money ? html`<div><dt>${say(play, 'tokens-name')}</dt><dd>${colony.tokens}</dd></div>`
        : html`<div><dt>${say(play, 'cards')}</dt><dd><${Backs} play=${play} colony=${colony} /></dd></div>`}
      <div><dt>${say(play, 'factories')}</dt><dd><${Factories} play=${play} colony=${colony} /></dd></div>
      <div><dt>${say(play, 'people')}</dt><dd>
        <${Count} icon="i-colonist" name=${operatorName(play, 'colonist', 2)} number=${`${colony.colonists}/${colony.max_colonists}`} />
        ${colony.robots > 0 && html` <${Count} icon="i-robot" name=${operatorName(play, 'robot', 2)}
          number=${`${colony.robots}/${colony.robot_limit}`} />`}
        ${colony.surplus > 0 && html` <b class="idle" title=${say(play, 'surplus', { count: colony.surplus })}>${say(play, 'surplus-short', { count: colony.surplus })}</b>`}
        ${' '}<${Count} icon="i-produce" name=${say(play, 'income-short')} about=${say(play, 'income-name')} number=${colony.income} />
      </dd></div>
      <div><dt>${say(play, 'upgrades')}</dt><dd><${Owned} play=${play} colony=${colony} /></dd></div>
    </dl>
  </details>`;
}

/**
 * Return the mega cards among open cards, equal ones together.
 * @param {import('../../../types/outpost').CardView[]} cards
 * @returns {{resource: string, value: number, count: number}[]}
 */
export function megasOf(cards) {
  const megas = cards.filter(({ kind }) => kind === 'mega');
  return [...new Set(megas.map(({ resource }) => resource))].map((resource) => {
    const same = megas.filter((card) => card.resource === resource);
    return { resource, value: same[0].value, count: same.length };
  });
}

/** The backs of a hand, its open cards, and what it may be worth. @type {Part} */
function Backs({ play, colony }) {
  const { components, known } = play.view;
  const kinds = Object.keys(components.average).filter((resource) => colony.backs[resource]);
  return html`${kinds.map((resource) => html`<${Count} key=${resource} icon=${`r-${resource}`} name=${resourceName(play, resource)}
      number=${colony.backs[resource]} />${' '}`)}
    ${megasOf(colony.open_cards).map(({ resource, value, count }) => html`<span key=${resource} class="badge"
      title=${say(play, 'mega-of', { resource: resourceName(play, resource) })}><${Icon} id="i-mega" name=${say(play, 'mega')} />
      <${Icon} id=${`r-${resource}`} name=${resourceName(play, resource)} /> ${count > 1 && `${count} × `}${value}</span>${' '}`)}
    ${(known[colony.seat] ?? []).map(({ id, resource, value }) => html`<span key=${id} class="badge seen" title=${say(play, 'seen-about')}>
      <${Icon} id="i-doubt" name=${say(play, 'seen-about')} /> <${Icon} id=${`r-${resource}`} name=${resourceName(play, resource)} /> ${value}</span>${' '}`)}
    <span class="quiet worth">${colony.worth_low === colony.worth_high ? say(play, 'worth-exact', { low: colony.worth_low })
      : say(play, 'worth', { low: colony.worth_low, high: colony.worth_high })}</span>`;
}

/** The factories by kind: how many run of how many. @type {Part} */
const Factories = memo(({ play, colony }) => {
  const kinds = Object.entries(colony.factories).filter(([, [built]]) => built > 0);
  return html`${kinds.map(([kind, [built, colonists, robots]]) => {
    const running = colonists + robots;
    const label = counted(play, built, factoryName(play, kind, built));
    const text = play.texts.say('labelled', { label, text: say(play, 'running', { running, built }) });
    return html`<${Asset} key=${kind} play=${play} owner=${colony.seat} asset=${kind} className=${`count${running < built ? ' partly' : ''}`} title=${text}>
      <${Icon} id=${factoryIcon(kind)} name=${factoryName(play, kind, built)} />
      <b>${running === built ? built : `${running}/${built}`}</b><//>${' '}`;
  })}`;
});

/** The upgrades as drawings with their names. @type {Part} */
const Owned = memo(({ play, colony }) => {
  const owned = Object.entries(colony.upgrades).filter(([, count]) => count > 0);
  if (!owned.length) return html`<span class="quiet">–</span>`;
  return html`${owned.map(([id, count]) => html`<${Asset} key=${id} play=${play} owner=${colony.seat} asset=${id} className="count" title=${upgradeName(play, id)}>
    <${Icon} id=${`u-${id}`} name=${upgradeName(play, id)} />${count > 1 && html` <b>${count}</b>`}<//>${' '}`)}`;
});
