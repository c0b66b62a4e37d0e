/** The viewer's colony: buying factories and people, and assigning operators. */

import { useRef } from 'preact/hooks';

import { blockedOf, effectOf, offerOf } from '../../core/choices.js';
import { Drawing } from '../../core/drawings.js';
import { reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Count, Icon } from '../../core/kit.js';
import { useArrivals } from '../../core/motion.js';
import { takesKind } from '../../core/specs.js';
import { Building, buildingOf, isInTheSky } from './art.js';
import { crewsOf, idle, OPERATORS, production, sameCrews, slotsOf, switched } from './operators.js';
import { set } from './payment.js';
import { factoryName, operatorName, resourceName, say, upgradeName } from './words.js';

/** @import { Part, Play } from './words.js' */

/** How many idle people are drawn at most; the count includes all. */
const MOST_IDLE = 6;

/**
 * Return the planned operators: the draft's, else the current ones.
 * @param {Play} play
 */
export const plannedCrews = (play) =>
  play.draft.value?.type === 'assign' ? play.draft.value.fields.crews : crewsOf(play.view.colonies[play.seat]);

/** Whether operators are being assigned: on a phone, the colony is then beside the question. */
export const isPlanning = (play) => play.draft.value?.type === 'assign';

/** The whole colony of the viewer. @type {Part} */
export function Colony({ play }) {
  const { view, seat } = play;
  const box = useRef(null);
  const colony = view.colonies[seat];
  useArrivals(box, colony);
  if (!colony) return null;
  const crews = plannedCrews(play);
  const { factories } = view.components;
  const kinds = Object.keys(factories).filter((kind) => colony.factories[kind]?.[0] > 0 || factories[kind].cost !== null);
  const works = (kind) => html`<${Works} key=${kind} play=${play} kind=${kind} crews=${crews} />`;
  const upgrades = Object.entries(colony.upgrades).filter(([id]) => buildingOf(id) === id);
  const built = (wanted) => upgrades.filter(([id]) => wanted(id)).map(([id, count]) => html`<${Built} key=${id} play=${play} id=${id} count=${count} />`);
  return html`<section class="own-colony panel" data-tab=${isPlanning(play) ? 'play board' : 'board'} aria-labelledby="colony-heading" data-seat=${seat} ref=${box}>
    <${Drawing} id="colony" className="landscape art" />
    <header class="colony-head" data-colony=${seat}>
      <h2 id="colony-heading" tabindex="-1">${say(play, 'your-colony')}</h2>
      <span class="sky-fact"><${Count} icon="i-vp" name=${say(play, 'points-name')} number=${colony.vp} /></span>
      <${Produces} play=${play} colony=${colony} crews=${crews} />
      <${Limits} play=${play} colony=${colony} />
    </header>
    <ul class="in-sky">${built(isInTheSky)}${kinds.filter(isInTheSky).map(works)}</ul>
    <ul class="skyline" aria-label=${say(play, 'upgrades')}>${built((id) => !isInTheSky(id))}</ul>
    <ul class="districts">
      <${People} play=${play} colony=${colony} crews=${crews} />
      ${kinds.filter((kind) => !isInTheSky(kind)).map(works)}
    </ul>
  </section>`;
}

/** An upgrade built in the colony. @type {Part} */
function Built({ play, id, count }) {
  const name = upgradeName(play, id);
  return html`<li class="built lit" data-about=${`u-${id}`} data-new=${`${id} ${count}`}>
    <${Building} id=${id} /><span class="sr">${name}</span>${count > 1 && html`<b class="copies">×${count}</b>`}
  </li>`;
}

/** The colony's limits, at tables that have any. @type {Part} */
function Limits({ play, colony }) {
  return html`
    ${colony.operating_limit != null && html`<span class="sky-fact" data-about="i-produce">${say(play, 'operating', { limit: colony.operating_limit })}</span>`}
    ${colony.surplus > 0 && html`<span class="sky-fact idle">${say(play, 'surplus', { count: colony.surplus })}</span>`}`;
}

/** Colonists and robots: count, limit, idle ones, and the buttons to buy more. @type {Part} */
function People({ play, colony, crews }) {
  const free = idle(colony, crews);
  const standing = OPERATORS.flatMap((operator) => Array(Math.max(0, free[operator])).fill(operator));
  const rows = [
    { operator: 'colonist', type: 'buy_colonists', price: colony.colonist_cost, limit: colony.max_colonists, about: 'colonists' },
    { operator: 'robot', type: 'buy_robots', price: play.view.components.robot_cost, limit: colony.robot_limit, about: 'robots' },
  ].filter(({ operator, limit, type }) => operator === 'colonist' || colony.robots > 0 || limit > 0 || offerOf(play.decision, type));
  return html`<li class="district people" data-about="i-colonist">
    <span class="sites lit">
      <span class="site"><${Drawing} id="s-people" className="building art" /></span>
      <span class="queue">${standing.slice(0, MOST_IDLE).map((who, at) => html`<${Drawing} key=${at} id=${`s-${who}`} className="person art" />`)}</span>
    </span>
    <div class="sign">
      ${rows.map(({ operator, type, price, limit, about }) => html`<div key=${operator} class="sign-line">
        <span class="count" data-about=${`i-${operator}`} data-note=${say(play, about, { count: colony[`${operator}s`], limit })}>
          <${Icon} id=${`i-${operator}`} name=${operatorName(play, operator, 2)} /> <b>${colony[`${operator}s`]}/${limit}</b></span>
        <${Buy} play=${play} type=${type} price=${price} name=${operatorName(play, operator)} />
      </div>`)}
      ${standing.length > 0 && html`<b class="idle">${say(play, 'idle', { count: standing.length })}</b>`}
    </div>
  </li>`;
}

/** A button that starts a purchase; if blocked, the reason shows on hover or focus. Hidden out of turn. @type {Part} */
function Buy({ play, type, fields = {}, price, name }) {
  const { decision, draft, busy } = play;
  const offer = offerOf(decision, type, fields);
  const blocked = offer ? null : blockedOf(decision, type, fields);
  if (!offer && !blocked) return null;
  const chosen = draft.value?.type === type && Object.entries(fields).every(([key, value]) => draft.value.fields[key] === value);
  const label = say(play, 'buy', { name, price });
  const inside = html`<span aria-hidden="true">+</span> ${price}`;
  const reason = blocked ? reasonFor(play, blocked) : '';
  return offer
    ? html`<button type="button" class="button small buy" aria-pressed=${chosen} aria-label=${label} data-note=${label} disabled=${busy}
        onClick=${() => (chosen ? play.drop() : play.begin(type, fields))}>${inside}</button>`
    : html`<span class="buy-not"><button type="button" class="button small buy" aria-disabled="true" aria-label=${`${label}. ${reason}`}
        >${inside}</button><span class="why" aria-hidden="true">${reason}</span></span>`;
}

/** @type {(count: number) => number} how many factories of a kind are drawn side by side; the others stand behind */
const across = (count) => Math.max(1, Math.ceil(Math.sqrt(count)));

/** The factories of one kind, each with its operator slot, and their sign. @type {Part} */
function Works({ play, kind, crews }) {
  const { view, seat } = play;
  const { factories, average } = view.components;
  const colony = view.colonies[seat];
  const row = factories[kind];
  const [built] = colony.factories[kind] ?? [0];
  const slots = slotsOf(built, crews[kind]);
  const sky = isInTheSky(kind);
  const name = factoryName(play, kind, built || 1);
  const lacks = row.needs && !colony.upgrades[row.needs];
  const effect = effectOf(play.decision, 'buy_factories', { factory: kind });
  const decided = effect ?? blockedOf(play.decision, 'buy_factories', { factory: kind });
  const research = row.research_cards > 0 && html` <${Count} icon="r-research" name=${resourceName(play, 'research')}
    about=${say(play, view.components.money ? 'needs-token' : 'needs-research')} number=${`+${row.research_cards}`} />`;
  return html`<li class=${`${sky ? 'special' : 'district'}${built ? '' : ' unbuilt'}`} data-works=${kind} data-about=${`f-${kind}`} style=${{ '--across': across(built) }}>
    <span class="sites">
      ${slots.map((who, nth) => html`<${Site} key=${nth} play=${play} kind=${kind} who=${who} nth=${nth} crews=${crews} />`)}
      ${!built && html`<span class="site plot"><${Building} id=${kind} /></span>`}
    </span>
    <div class="sign">
      <span class="sign-name"><span>${resourceName(play, kind)}</span>${built > 1 && html` <b>×${built}</b>`}</span>
      <span class="sr">${name}. ${built > 0 && say(play, 'running', { running: slots.filter(Boolean).length, built })}</span>
      ${!sky && html`<span class="sign-facts">
        <${Count} icon=${`r-${kind}`} name=${say(play, 'average-short')} about=${say(play, 'average')} number=${average[kind]} />
        <${Count} icon="i-vp" name=${say(play, 'points-name')} about=${say(play, 'points-running')} number=${row.vp} />
      </span>`}
      ${row.cost !== null && !decided && html`<span class="sign-line quiet">${say(play, 'costs', { cost: row.cost })}${research}</span>`}
      ${row.cost !== null && decided && (lacks && !effect
        ? html`<span class="sign-line lacking" data-note=${say(play, 'needs', { name: upgradeName(play, row.needs) })}>
            ${say(play, 'costs', { cost: row.cost })} <${Icon} id=${`u-${row.needs}`} name=${upgradeName(play, row.needs)} />
            <span class="sr">${say(play, 'needs', { name: upgradeName(play, row.needs) })}</span></span>`
        : html`<div class="sign-line"><${Buy} play=${play} type="buy_factories" fields=${{ factory: kind }} price=${row.cost} name=${factoryName(play, kind)} />${research}
            ${effect && effect.income !== colony.income && html`<${Change} play=${play} from=${colony.income} to=${effect.income} />`}</div>`)}
    </div>
  </li>`;
}

/** The next production, before and after. */
export const Change = ({ play, from, to }) => html`<span class=${`change ${to > from ? 'gain' : 'loss'}`} data-about="i-produce" data-note=${say(play, 'income-change', { from, to })}>
  <${Icon} id="i-produce" /> <span class="sr">${say(play, 'income-change', { from, to })}</span><span aria-hidden="true">${from} → <b>${to}</b></span></span>`;

/** One factory: lit if staffed; a toggle while operators can be assigned. @type {Part} */
function Site({ play, kind, who, nth, crews }) {
  const { view, seat, busy } = play;
  const colony = view.colonies[seat];
  const crewSpec = offerOf(play.decision, 'assign')?.fields.crews;
  const inside = html`<${Building} id=${kind} />${who && html`<${Drawing} id=${`s-${who}`} className="person art" />`}`;
  const className = `site ${who ? 'lit' : 'dark'}`;
  const factory = factoryName(play, kind);
  const text = who ? say(play, 'site', { factory, operator: operatorName(play, who) }) : say(play, 'site-empty', { factory });
  const mark = `${kind} ${nth}`;
  // The front row is full; the others stand behind it.
  const [built, wide] = [colony.factories[kind][0], across(colony.factories[kind][0])];
  const back = Math.floor(nth / wide);
  const style = { zIndex: 50 - nth, gridRow: Math.ceil(built / wide) - back, '--back': back % 2 };
  if (!crewSpec) return html`<span class=${className} style=${style} data-note=${text} data-new=${mark}>${inside}</span>`;
  const next = switched(colony, crews, kind, who, {
    takes: (place, operator) => takesKind(crewSpec, place, operator), average: view.components.average });
  const turn = () => (sameCrews(next, crewsOf(colony)) ? play.drop() : set(play, 'assign', 'crews', next));
  const label = who ? say(play, 'take', { operator: operatorName(play, who), factory }) : say(play, 'put', { factory });
  return html`<button type="button" class=${next ? `${className} open` : className} data-note=${label} aria-label=${label} aria-pressed=${who !== null} style=${style} data-new=${mark}
    disabled=${busy || !next} onClick=${turn}>${inside}</button>`;
}

/** The next production with the current and with the planned operators. @type {Part} */
function Produces({ play, colony, crews }) {
  const { cards, income } = production(colony, crews, play.view.components);
  return html`<span class="sky-fact produces" data-about="i-produce">
    <${Icon} id="i-produce" /> <span>${say(play, 'produces')}</span>
    ${Object.entries(cards).map(([resource, count]) => html`<${Count} key=${resource} icon=${`r-${resource}`}
      name=${resourceName(play, resource)} number=${count} />`)}
    ${income === colony.income ? html`<b>${say(play, 'income', { income })}</b>` : html`<${Change} play=${play} from=${colony.income} to=${income} />`}
  </span>`;
}
