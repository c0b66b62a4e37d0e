/** One's own colony: factories with their operators, what they will produce, and what can be bought. */

import { blockedOf, offerOf } from '../../core/choices.js';
import { reasonFor } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Count, Icon } from '../../core/kit.js';
import { takesKind } from '../../core/specs.js';
import { factoryIcon } from './art.js';
import { crewsOf, idle, moved, OPERATORS, production, sameCrews, slotsOf } from './operators.js';
import { set } from './payment.js';
import { aboutUpgrade, counted, factoryName, operatorName, resourceName, say, upgradeName } from './words.js';

/** @import { Part, Play } from './words.js' */

/**
 * Return the operators as they would be: those of the draft, else as they stand.
 * @param {Play} play
 */
export const plannedCrews = (play) =>
  play.draft.value?.type === 'assign' ? play.draft.value.fields.crews : crewsOf(play.view.colonies[play.seat]);

/** The whole colony of the viewer. @type {Part} */
export function Colony({ play }) {
  const { view, seat, decision } = play;
  if (seat === null) return null;
  const colony = view.colonies[seat];
  const crews = plannedCrews(play);
  const assign = offerOf(decision, 'assign');
  const kinds = Object.keys(view.components.factories).filter((kind) => colony.factories[kind]?.[0] > 0 || canSee(play, kind));
  return html`<section class="own-colony panel" aria-labelledby="colony-heading">
    <header class="panel-head" data-colony=${seat}>
      <h2 id="colony-heading" tabindex="-1">${say(play, 'your-colony')}</h2>
      <span class="head-fact large-fact"><${Count} icon="i-vp" name=${say(play, 'points-name')} number=${colony.vp} /></span>
    </header>
    <${People} play=${play} colony=${colony} crews=${crews} />
    <ul class="works-list">
      ${kinds.map((kind) => html`<${Works} key=${kind} play=${play} kind=${kind} crews=${crews} assign=${assign} />`)}
    </ul>
    <${Produces} play=${play} colony=${colony} crews=${crews} />
    <${Upgrades} play=${play} colony=${colony} />
  </section>`;
}

/** Tell whether a kind of factory that one does not have is worth a line: it can be bought at this table. */
const canSee = ({ view }, kind) => view.components.factories[kind].cost !== null;

/** Colonists and robots: how many, how many may be, who is idle, and the buttons that bring in more. @type {Part} */
function People({ play, colony, crews }) {
  const free = idle(colony, crews);
  const facts = {
    colonist: say(play, 'colonists', { count: colony.colonists, limit: colony.max_colonists }),
    robot: say(play, 'robots', { count: colony.robots, limit: colony.robot_limit }),
  };
  return html`<ul class="people">
    ${OPERATORS.map((operator) => html`<li key=${operator}>
      <${Icon} id=${`i-${operator}`} name=${operatorName(play, operator)} />
      <span>${facts[operator]}${free[operator] > 0 && html` <b class="idle">${say(play, 'idle', { count: free[operator] })}</b>`}</span>
      <${Buy} play=${play} type=${operator === 'colonist' ? 'buy_colonists' : 'buy_robots'}
        price=${operator === 'colonist' ? colony.colonist_cost : play.view.components.robot_cost} name=${operatorName(play, operator)} />
    </li>`)}
    ${colony.operating_limit != null && html`<li><${Icon} id="i-produce" /> ${say(play, 'operating', { limit: colony.operating_limit })}</li>`}
    ${colony.surplus > 0 && html`<li class="idle"><${Icon} id="i-housing" /> ${say(play, 'surplus', { count: colony.surplus })}</li>`}
  </ul>`;
}

/** A button that begins a purchase; while it is not possible it says why when asked. Nothing out of one's turn. @type {Part} */
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
    ? html`<button type="button" class="button small buy" aria-pressed=${chosen} aria-label=${label} title=${label} disabled=${busy}
        onClick=${() => (chosen ? play.drop() : play.begin(type, fields))}>${inside}</button>`
    : html`<span class="buy-not"><button type="button" class="button small buy" aria-disabled="true" aria-label=${`${label}. ${reason}`}
        >${inside}</button><span class="why" aria-hidden="true">${reason}</span></span>`;
}

/** The factories of one kind: a place for each operator, and buttons that move them. @type {Part} */
function Works({ play, kind, crews, assign }) {
  const { view, seat } = play;
  const colony = view.colonies[seat];
  const [built] = colony.factories[kind] ?? [0];
  const row = view.components.factories[kind];
  const free = idle(colony, crews);
  const move = (operator, by) => () => {
    const next = moved(crews, kind, operator, by);
    if (sameCrews(next, crewsOf(colony))) play.drop();
    else set(play, 'assign', 'crews', next);
  };
  const manned = OPERATORS.reduce((sum, one) => sum + (crews[kind]?.[one] ?? 0), 0);
  const movable = assign ? OPERATORS.filter((operator) => takesKind(assign.fields.crews, kind, operator)) : [];
  return html`<li class=${`works${built ? '' : ' unbuilt'}`}>
    <span class="works-name"><${Icon} id=${factoryIcon(kind)} className="large" />
      <span><span class="cap">${built ? counted(play, built, factoryName(play, kind, built)) : factoryName(play, kind)}</span>
        <small class="works-facts">
          <${Count} icon="i-produce" name=${say(play, 'average-short')} about=${say(play, 'average')} number=${view.components.average[kind]} />
          <${Count} icon="i-vp" name=${say(play, 'points-name')} about=${say(play, 'points-running')} number=${row.vp} />
          ${row.needs && !colony.upgrades[row.needs] && html`<span>${say(play, 'needs', { name: upgradeName(play, row.needs) })}</span>`}
          ${row.research_cards > 0 && html`<${Count} icon="r-research" name=${resourceName(play, 'research')}
            about=${say(play, view.components.money ? 'needs-token' : 'needs-research')} number=${`+${row.research_cards}`} />`}
        </small></span></span>
    ${built > 0 && html`<span class="slots">
      ${slotsOf(built, crews[kind]).map((who, at) => html`<span key=${at} class=${`slot ${who ?? 'empty'}`} aria-hidden="true">
        ${who && html`<${Icon} id=${`i-${who}`} name=${operatorName(play, who)} />`}</span>`)}
      <span class="sr">${say(play, 'running', { running: manned, built })}</span>
    </span>`}
    <span class="works-buttons">
      ${built > 0 && movable.map((operator) => {
        const params = { operator: operatorName(play, operator), factory: factoryName(play, kind) };
        const here = crews[kind]?.[operator] ?? 0;
        return html`<span key=${operator} class="mover">
          <button type="button" class="button step" aria-label=${say(play, 'take', params)} title=${say(play, 'take', params)}
            disabled=${play.busy || here === 0} onClick=${move(operator, -1)}>−</button>
          <span aria-hidden="true"><${Icon} id=${`i-${operator}`} name=${operatorName(play, operator)} /></span>
          <button type="button" class="button step" aria-label=${say(play, 'put', params)} title=${say(play, 'put', params)}
            disabled=${play.busy || manned >= built || free[operator] <= 0} onClick=${move(operator, 1)}>+</button>
        </span>`;
      })}
      ${row.cost !== null && html`<${Buy} play=${play} type="buy_factories" fields=${{ factory: kind }} price=${row.cost}
        name=${factoryName(play, kind)} />`}
    </span>
  </li>`;
}

/** What the next production brings with the operators as they stand or are planned. @type {Part} */
function Produces({ play, colony, crews }) {
  const { cards, income } = production(colony, crews, play.view.components);
  const change = income - colony.income;
  return html`<p class="produces">
    <${Icon} id="i-produce" /> <span>${say(play, 'produces')}</span>
    ${Object.entries(cards).map(([resource, count]) => html`<${Count} key=${resource} icon=${`r-${resource}`}
      name=${resourceName(play, resource)} number=${count} />`)}
    <b>${say(play, 'income', { income })}</b>
    ${change > 0 && html`<span class="gain">(+${change})</span>`}${change < 0 && html`<span class="loss">(−${-change})</span>`}
  </p>`;
}

/** The upgrades that the colony has. @type {Part} */
function Upgrades({ play, colony }) {
  const owned = Object.entries(colony.upgrades).filter(([, count]) => count > 0);
  if (!owned.length) return null;
  return html`<div class="own-upgrades">
    <h3 class="small-heading">${say(play, 'upgrades')}</h3>
    <ul class="upgrade-chips">
      ${owned.map(([id, count]) => html`<li key=${id} title=${aboutUpgrade(play, id)}>
        <${Icon} id=${`u-${id}`} /> ${upgradeName(play, id)}${count > 1 && ` × ${count}`}
      </li>`)}
    </ul>
  </div>`;
}
