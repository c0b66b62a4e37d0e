/** Opponents: their colonies at small size, with all public information. */

import { useEffect, useRef, useState } from 'preact/hooks';

import { html, memo } from '../../core/html.js';
import { Count, Icon, isAwaited, othersOf, Who } from '../../core/kit.js';
import { useArrivals } from '../../core/motion.js';
import { factoryIcon } from './art.js';
import { Scene } from './scene.js';
import { Asset } from './terrorism.js';
import { counted, factoryName, operatorName, resourceName, say, upgradeName } from './words.js';

/** @import { Part, View } from './words.js' */

/** Up to this many colonies, all details fit. */
const FEW = 1;

/** Aspect ratios of colony pictures: width / height, of the only rival, and for spectators. */
const [ASPECT, WIDE_ASPECT, HIGH_ASPECT] = [2.6, 5.6, 1.75];

/** From this width on, colonies fit side by side. */
const WIDE = '(min-width: 68.75rem)';

/** How long a change of a colony is shown on it, in milliseconds. */
const SHOWN = 3000;

/**
 * Return what a colony has gained or spent: icons with signed amounts.
 * @param {View['colonies'][number]} before
 * @param {View['colonies'][number]} now
 * @returns {{icon: string, by: number}[]}
 */
export function changesOf(before, now) {
  /** @type {(colony: View['colonies'][number], kind: string) => number} */
  const built = ({ factories }, kind) => factories[kind]?.[0] ?? 0;
  /** @type {[string, number, number][]} */
  const pairs = [
    ...Object.keys(now.upgrades).map((id) => /** @type {[string, number, number]} */ ([`u-${id}`, before.upgrades[id] ?? 0, now.upgrades[id]])),
    ...Object.keys(now.factories).map((kind) => /** @type {[string, number, number]} */ ([factoryIcon(kind), built(before, kind), built(now, kind)])),
    ['i-colonist', before.colonists, now.colonists],
    ['i-robot', before.robots, now.robots],
    ['i-hand', before.hand_count, now.hand_count],
  ];
  // An upgrade with its own factory has the same icon as that factory.
  const found = new Map(pairs.filter(([, was, is]) => was !== is).map(([icon, was, is]) => [icon, is - was]));
  return [...found].map(([icon, by]) => ({ icon, by }));
}

/** The latest changes of a colony, for a while after they happen. */
function useChanges(colony) {
  const before = useRef(colony);
  const [told, tell] = useState({ changes: [], number: 0 });
  useEffect(() => {
    const changes = changesOf(before.current, colony);
    before.current = colony;
    if (changes.length) tell(({ number }) => ({ changes, number: number + 1 }));
  }, [colony]);
  useEffect(() => {
    if (!told.changes.length) return undefined;
    const timer = setTimeout(() => tell({ ...told, changes: [] }), SHOWN);
    return () => clearTimeout(timer);
  }, [told.number]);
  return told;
}

/** All rivals. @type {Part} */
export function Rivals({ play }) {
  const seats = othersOf(play.view.colonies.length, play.seat);
  return html`<section class=${`rivals ${seats.length <= FEW ? 'few' : 'many'}`} data-tab="rivals" aria-labelledby="rivals-heading">
    <h2 id="rivals-heading" class="sr" tabindex="-1">${say(play, play.seat === null ? 'colonies' : 'rivals')}</h2>
    <div class="rival-grid" style=${{ '--rivals': seats.length }}>${seats.map((seat) => html`<${Rival} key=${seat} play=${play} seat=${seat} few=${seats.length <= FEW} />`)}</div>
  </section>`;
}

/** One rival: the colony with key facts, and all details when expanded. @type {Part} */
function Rival({ play, seat, few }) {
  const box = useRef(null);
  const [open, setOpen] = useState(() => few || !(globalThis.matchMedia?.(WIDE).matches ?? true));
  const { table, components } = play.view;
  const colony = play.view.colonies[seat];
  useArrivals(box, colony);
  const { changes, number } = useChanges(colony);
  const place = table.order.indexOf(seat) + 1;
  const waited = isAwaited(play, seat);
  const aspect = play.seat === null ? HIGH_ASPECT : few ? WIDE_ASPECT : ASPECT;
  return html`<details ref=${box} class=${`rival panel${waited ? ' waited acting' : ''}`} data-seat=${seat} data-colony=${seat} open=${open}
    onToggle=${({ currentTarget }) => setOpen(currentTarget.open)}>
    <summary>
      <h3 class="rival-name"><${Who} play=${play} seat=${seat} /></h3>
      <span class="rival-facts">
        ${colony.internalized && html`<span class="count" data-about="i-out"><${Icon} id="i-out" name=${say(play, 'withdrawn')} /></span>`}
        <span class="count place" data-about="turn_order" data-note=${say(play, 'place-about', { cost: colony.cost_total })}>
          <span class="sr">${say(play, 'place')} </span>${say(play, 'place-number', { place })}</span>
        <${Count} icon="i-vp" name=${say(play, 'points-name')} number=${colony.vp} />
      </span>
      <span class="rival-view"><${Scene} colony=${colony} aspect=${aspect} />
        ${changes.length > 0 && html`<span key=${number} class="rival-news" aria-hidden="true">${changes.map(({ icon, by }) => html`<span key=${icon} class="count">
          <b>${by > 0 ? '+' : '−'}${Math.abs(by)}</b><${Icon} id=${icon} /></span>`)}</span>`}
      </span>
      <span class="rival-line">
        ${components.money ? html`<${Count} icon="r-research" name=${say(play, 'tokens-name')} number=${colony.tokens} />`
          : html`<${Count} icon="i-hand" name=${say(play, 'hand-short')} about=${say(play, 'hand-name')} number=${html`${colony.hand_count}<span class="of-limit">/${colony.hand_limit}</span>`} />
            <${Worth} play=${play} colony=${colony} />`}
        <${Count} icon="i-colonist" name=${operatorName(play, 'colonist', 2)} number=${`${colony.colonists}/${colony.max_colonists}`} />
        <${Count} icon="i-produce" name=${say(play, 'income-short')} about=${say(play, 'income-name')} number=${colony.income} />
      </span>
      ${waited && html`<span class="sr">${say(play, 'waited')}</span>`}
    </summary>
    <dl class="rival-lines">
      ${!components.money && html`<div><dt>${say(play, 'cards')}</dt><dd><${Backs} play=${play} colony=${colony} /></dd></div>`}
      <div><dt>${say(play, 'factories')}</dt><dd><${Factories} play=${play} colony=${colony} /></dd></div>
      ${(colony.robots > 0 || colony.surplus > 0) && html`<div><dt>${say(play, 'people')}</dt><dd>
        ${colony.robots > 0 && html`<${Count} icon="i-robot" name=${operatorName(play, 'robot', 2)}
          number=${`${colony.robots}/${colony.robot_limit}`} />`}
        ${colony.surplus > 0 && html` <b class="idle" data-about="i-housing" data-note=${say(play, 'surplus', { count: colony.surplus })}>${say(play, 'surplus-short', { count: colony.surplus })}</b>`}
      </dd></div>`}
      <div><dt>${say(play, 'upgrades')}</dt><dd><${Owned} play=${play} colony=${colony} /></dd></div>
    </dl>
  </details>`;
}

/** The possible value of a hand, judging by its card backs. @type {Part} */
const Worth = ({ play, colony: { worth_low: low, worth_high: high } }) => html`<span class="count worth" data-about="i-cash" data-note=${say(play, 'worth', { low, high })}>
  <${Icon} id="i-cash" name=${say(play, 'worth-name')} /> <b>${low === high ? low : `${low}–${high}`}</b></span>`;

/**
 * Return the mega cards among face-up cards, grouping equal ones.
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

/** The card backs of a hand, its face-up cards, and its possible value. @type {Part} */
function Backs({ play, colony }) {
  const { components, known } = play.view;
  const kinds = Object.keys(components.average).filter((resource) => colony.backs[resource]);
  return html`${kinds.map((resource) => html`<${Count} key=${resource} icon=${`r-${resource}`} name=${resourceName(play, resource)}
      number=${colony.backs[resource]} />${' '}`)}
    ${megasOf(colony.open_cards).map(({ resource, value, count }) => html`<span key=${resource} class="badge" data-about="i-mega"
      data-note=${say(play, 'mega-of', { resource: resourceName(play, resource) })}><${Icon} id="i-mega" name=${say(play, 'mega')} />
      <${Icon} id=${`r-${resource}`} name=${resourceName(play, resource)} /> ${count > 1 && `${count} × `}${value}</span>${' '}`)}
    ${(known[colony.seat] ?? []).map(({ id, resource, value }) => html`<span key=${id} class="badge seen" data-about=${`r-${resource}`} data-note=${say(play, 'seen-about')}>
      <${Icon} id="i-doubt" name=${say(play, 'seen-about')} /> <${Icon} id=${`r-${resource}`} name=${resourceName(play, resource)} /> ${value}</span>${' '}`)}
    <span class="sr">${colony.worth_low === colony.worth_high ? say(play, 'worth-exact', { low: colony.worth_low })
      : say(play, 'worth', { low: colony.worth_low, high: colony.worth_high })}</span>`;
}

/** The factories by kind: how many are running, out of how many. @type {Part} */
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

/** The upgrades as icons with names. @type {Part} */
const Owned = memo(({ play, colony }) => {
  const owned = Object.entries(colony.upgrades).filter(([, count]) => count > 0);
  if (!owned.length) return html`<span class="quiet">–</span>`;
  return html`${owned.map(([id, count]) => html`<${Asset} key=${id} play=${play} owner=${colony.seat} asset=${id} className="count" title=${upgradeName(play, id)}>
    <${Icon} id=${`u-${id}`} name=${upgradeName(play, id)} />${count > 1 && html` <b>${count}</b>`}<//>${' '}`)}`;
});
