/** Space terrorism decisions: attacking, taking a side, and choosing who leaves a colony without housing. */

import { blockedOf, offerOf } from '../../core/choices.js';
import { Confirm } from '../../core/confirm.js';
import { actionLabel, Unavailable, reasonFor, Stepper } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon, nameOf, othersOf } from '../../core/kit.js';
import { refusalOf, wrongWith } from '../../core/specs.js';
import { draftOf, set } from './payment.js';
import { aim, assetIcon, leastFor, neededFor, side as takeSide, Strength } from './terrorism.js';
import { assetName, operatorName, say, tell } from './words.js';

/** @import { Part } from './words.js' */
/** @import { Decision } from '../../types' */

/**
 * Return the targets, including those now immune, by owner.
 * @param {Decision} decision
 * @param {number[]} owners in display order
 * @returns {{owner: number, assets: {asset: string, immune: boolean}[]}[]}
 */
export function targetsOf(decision, owners) {
  const spared = decision.blocked.filter(({ action, fields }) => action === 'attack' && fields.asset !== undefined);
  return owners.map((owner) => ({
    owner,
    assets: [
      ...(offerOf(decision, 'attack', { owner })?.fields.asset.items ?? []).map((asset) => ({ asset, immune: false })),
      ...spared.filter(({ fields }) => fields.owner === owner).map(({ fields }) => ({ asset: fields.asset, immune: true })),
    ],
  })).filter(({ assets }) => assets.length);
}

/** The draft of an attack: its target, which can also be chosen on the board, and its payment. @type {Part} */
export function Attacking({ play }) {
  const { decision, view } = play;
  const { fields } = play.draft.value;
  const { owner, asset } = fields;
  const needed = neededFor(view.components, asset);
  const wrong = wrongWith(offerOf(decision, 'attack', fields), fields);
  const params = { asset: assetName(play, asset), name: nameOf(play, owner), needed };
  return html`<div class="raiding"><${Confirm} play=${play} action=${{ type: 'attack', ...fields }} wrong=${wrong && reasonFor(play, wrong)}
    text=${say(play, 'attack-go', params)} label=${actionLabel(play, 'attack')} cancel>
    <p class="draft-what"><${Icon} id=${assetIcon(view.components, asset)} className="large" />
      <label class="field">${say(play, 'attack-target')} <${Targets} play=${play} owner=${owner} asset=${asset} /></label>
      <small class="quiet">${say(play, 'attack-about', params)}</small></p>
    <${Strength} play=${play} type="attack" least=${needed} />
  <//></div>`;
}

/** All targets in a list, as an alternative to clicking on the board. @type {Part} */
function Targets({ play, owner, asset }) {
  const { components, colonies } = play.view;
  const pick = ({ currentTarget }) => {
    const [seat, what] = currentTarget.value.split('/');
    aim(play, Number(seat), what);
  };
  return html`<select value=${`${owner}/${asset}`} disabled=${play.busy} onChange=${pick}>
    ${targetsOf(play.decision, othersOf(colonies.length, play.seat)).map(({ owner: seat, assets }) => html`<optgroup key=${seat} label=${nameOf(play, seat)}>
      ${assets.map(({ asset: what, immune }) => html`<option key=${what} value=${`${seat}/${what}`} disabled=${immune}>
        ${say(play, immune ? 'target-immune' : 'target', { name: nameOf(play, seat), asset: assetName(play, what), needed: neededFor(components, what) })}</option>`)}
    </optgroup>`)}
  </select>`;
}

/** Taking a side in another player's attack. @type {Part} */
export function Siding({ play, decision }) {
  const { raid } = play.view;
  const type = play.draft.value?.type;
  const stay = html`<button type="button" class="button" disabled=${play.busy} onClick=${() => play.send({ type: 'stay_out' })}>
    <${Icon} id="i-pass" /> ${actionLabel(play, 'stay_out')}</button>`;
  if (!type) {
    return html`<div class="buttons">
      ${[['defend', 'i-shield'], ['support_attack', 'i-attack']].map(([side, icon]) => (offerOf(decision, side)
        ? html`<button key=${side} type="button" class="button option" disabled=${play.busy} onClick=${() => takeSide(play, side)}>
            <${Icon} id=${icon} /> ${actionLabel(play, side)}</button>`
        : html`<${Unavailable} key=${side} className="button" text=${actionLabel(play, side)} reason=${reasonFor(play, blockedOf(decision, side))} />`))}
      ${stay}
    </div>`;
  }
  const { fields } = play.draft.value;
  const wrong = wrongWith(offerOf(decision, type), fields);
  return html`<${Confirm} play=${play} action=${{ type, ...fields }} wrong=${wrong && reasonFor(play, wrong)}
    text=${actionLabel(play, type)} label=${actionLabel(play, type)} cancel>
    <p class="draft-what"><${Icon} id=${type === 'defend' ? 'i-shield' : 'i-attack'} className="large" />
      <b>${tell(play, type === 'defend' ? 'defending' : 'supporting', { asset: raid.asset, seat: raid.owner })}</b>
      <small class="quiet">${say(play, type === 'defend' ? 'defending-about' : 'supporting-about')}</small></p>
    <${Strength} play=${play} type=${type} least=${leastFor(raid, type)} />
  <//>`;
}

/** Choosing who leaves a colony that has lost its housing. @type {Part} */
export function Evicting({ play, decision }) {
  const { crews } = draftOf(play, 'remove_colonists').fields;
  const spec = offerOf(decision, 'remove_colonists').fields.crews;
  const wrong = refusalOf(spec, crews);
  const { number } = decision.params;
  const change = (place) => (colonist) => set(play, 'remove_colonists', 'crews', { ...crews, [place]: { colonist: colonist ?? 0 } });
  return html`<${Confirm} play=${play} action=${{ type: 'remove_colonists', crews }} wrong=${wrong && reasonFor(play, wrong)}
    text=${say(play, 'evict', { count: number })} label=${actionLabel(play, 'remove_colonists')}>
    <ul class="megas">
      ${Object.entries(spec.places).filter(([, room]) => room > 0).map(([place, room]) => {
        const label = say(play, 'place-from', { operator: operatorName(play, 'colonist', 2), source: play.texts.name('outpost', ['source'], place) });
        return html`<li key=${place}><${Icon} id="i-colonist" className="large" /> <span class="cap">${label}</span>
          <${Stepper} label=${label} value=${crews[place]?.colonist ?? 0} low=${0} high=${room} onChange=${change(place)} texts=${play.texts} /></li>`;
      })}
    </ul>
  <//>`;
}
