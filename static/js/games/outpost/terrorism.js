/** Space terrorism: possible targets, the current attack, and who takes which side. */

import { offerOf } from '../../core/choices.js';
import { Stepper } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon, nameOf, Who } from '../../core/kit.js';
import { cheapest, sumOf } from '../../core/specs.js';
import { Building, factoryIcon } from './art.js';
import { payingOf, set } from './payment.js';
import { assetName, say } from './words.js';

/** @import { Part, Play, View } from './words.js' */

/** @returns {string} the icon of a target. */
export const assetIcon = ({ factories }, asset) => (asset in factories ? factoryIcon(asset) : `u-${asset}`);

/** @returns {number} the strength that an attack needs if nobody defends. */
export const neededFor = ({ attack_needed: needed }, asset) => needed[asset] ?? 0;

/**
 * Return the immunity of a target whose attack failed this round.
 * @param {View} view
 * @param {number} owner
 * @param {string} asset
 * @returns {{owner: number, asset: string, count: number} | null}
 */
export const immunityOf = ({ immune }, owner, asset) => immune?.find((one) => one.owner === owner && one.asset === asset) ?? null;

/**
 * Return each player's side in an attack, in the order of asking, the attacker first.
 * @param {View['raid']} raid
 * @param {number[]} order the turn order
 * @returns {{seat: number, state: 'attack' | 'defence' | 'asked' | 'waits' | 'out', value: number}[]}
 */
export function sidesOf({ attacker, parts, to_ask: coming }, order) {
  const at = order.indexOf(attacker);
  return [...order.slice(at), ...order.slice(0, at)].map((seat) => {
    const part = parts.find((one) => one.seat === seat);
    const state = part?.side ?? (seat === coming[0] ? 'asked' : coming.includes(seat) ? 'waits' : 'out');
    return { seat, state, value: part?.value ?? 0 };
  });
}

const STATE_ICONS = { attack: 'i-attack', defence: 'i-shield', asked: 'i-next', out: 'i-pass', waits: null };

/** The attack panel; nothing if there is no attack. @type {Part} */
export function Raid({ play }) {
  const { raid } = play.view;
  if (!raid) return null;
  const { attacker, owner, asset, attack, defence, needed, to_destroy: missing } = raid;
  return html`<section class="auction raid panel" data-tab="play board" aria-labelledby="raid-heading">
    <div class="stage">
      <div class="lot lit"><${Building} id=${asset} /></div>
      <div class="lot-words">
        <h2 id="raid-heading">${say(play, 'raid', { asset: assetName(play, asset) })}</h2>
        <p class="raid-who"><${Who} play=${play} seat=${attacker} /> <${Icon} id="i-attack" name=${say(play, 'raid-against')} />
          <${Who} play=${play} seat=${owner} /></p>
        <p class="quiet lot-about">${say(play, 'raid-needed', { cost: raid.cost, defence })}</p>
      </div>
      <div class="stand">
        <p class="raid-sums"><b class="amount" key=${attack}>${attack}</b> <span>${say(play, 'raid-of', { needed })}</span></p>
        <meter class="limit raid-meter" min="0" max=${Math.max(attack, needed)} value=${attack} aria-hidden="true"></meter>
        <span class="stand-who">${missing ? say(play, 'raid-holds', { missing }) : say(play, 'raid-falls')}</span>
      </div>
    </div>
    <h3 class="sr">${say(play, 'raid-sides')}</h3>
    <ol class="ring">
      ${sidesOf(raid, play.view.table.order).map(({ seat, state, value }) => html`<li key=${seat} class=${`bidder raid-${state}${state === 'asked' ? ' acting' : ''}`}
        data-seat=${seat} aria-current=${state === 'asked' ? 'step' : null}>
        <${Who} play=${play} seat=${seat} />
        <span class="bidder-state">${STATE_ICONS[state] && html`<${Icon} id=${STATE_ICONS[state]} />`} ${say(play, `side-${state}`, { value })}</span>
        ${seat === owner && html`<small class="reach-most">${say(play, 'raid-owner')}</small>`}
      </li>`)}
    </ol>
  </section>`;
}

/**
 * Part of a rival's colony: a button if it can be attacked; marked if immune.
 * @param {object} props
 * @param {Play} props.play
 * @param {number} props.owner
 * @param {string} props.asset
 * @param {string} props.className its class
 * @param {string} props.title
 * @param {object} props.children
 */
export function Asset({ play, owner, asset, className, title, children }) {
  const { decision, draft, view } = play;
  const may = view.components.space_terrorism && offerOf(decision, 'attack', { owner })?.fields.asset.items.includes(asset);
  const spared = immunityOf(view, owner, asset);
  const chosen = draft.value?.type === 'attack' && draft.value.fields.owner === owner && draft.value.fields.asset === asset;
  const inside = html`${children}${spared && html`<span class="immune" data-about="i-shield" data-note=${say(play, 'immune', { count: spared.count })}>
    <${Icon} id="i-shield" name=${say(play, 'immune', { count: spared.count })} /></span>`}`;
  const about = `${asset in view.components.factories ? 'f' : 'u'}-${asset}`;
  if (!may) return html`<span class=${className} data-about=${about} data-note=${title}>${inside}</span>`;
  const label = say(play, 'attack-what', { asset: assetName(play, asset), name: nameOf(play, owner), needed: neededFor(view.components, asset) });
  return html`<button type="button" class=${`${className} asset`} aria-pressed=${chosen} data-about=${about} data-note=${label} disabled=${play.busy}
    onClick=${() => (chosen ? play.drop() : aim(play, owner, asset))}>${inside}<span class="sr"> ${label}</span></button>`;
}

/**
 * Select a target: a payment already edited for another target is kept, else just enough is suggested.
 * @param {Play} play
 * @param {number} owner
 * @param {string} asset
 */
export function aim(play, owner, asset) {
  const { type, fields, touched } = play.draft.value ?? {};
  const kept = type === 'attack' && (touched.cards || touched.amount) ? { cards: fields.cards, amount: fields.amount } : null;
  play.begin('attack', { owner, asset });
  const laid = kept ?? enough(play, 'attack', neededFor(play.view.components, asset));
  if (laid) play.begin('attack', { owner, asset, ...laid });
}

/** @returns {number} the least that decides the current attack for this side; 0 if it already is. */
export const leastFor = ({ to_destroy: destroys, to_save: saves }, type) => (type === 'defend' ? saves : destroys);

/** Take a side, suggesting just enough to decide the attack. */
export function side(play, type) {
  play.begin(type);
  const laid = enough(play, type, leastFor(play.view.raid, type));
  if (laid) play.begin(type, laid);
}

/**
 * Return the cheapest payment that decides an attack; null if it is already decided, or unaffordable.
 * @param {Play} play
 * @param {string} type the action of the draft
 * @param {number} least the strength that decides it
 * @returns {{cards?: string[], amount?: number} | null} cards, or money in games that use it
 */
export function enough(play, type, least) {
  const { spec, draft } = payingOf(play, type);
  if (least === 0) return null;
  if (!play.view.components.money) {
    const cards = cheapest({ ...spec, price: least, per: '', including: [] });
    return cards && { cards };
  }
  return least <= offerOf(play.decision, type, draft.fields).fields.amount.high ? { amount: least } : null;
}

/** @returns {number} the strength that a draft would add, in cards or money. */
export function strengthOf({ spec, draft }) {
  return spec.spec === 'pay' ? sumOf(spec, draft.fields.cards) : draft.fields.amount ?? 0;
}

/**
 * The payment for or against an attack: cards or money, with the least that suffices.
 * @param {{play: Play, type: string, least: number}} props
 */
export function Strength({ play, type, least }) {
  const paying = payingOf(play, type);
  const { amount } = offerOf(play.decision, type, paying.draft.fields).fields;
  const best = enough(play, type, least);
  const { fields } = paying.draft;
  const isBest = best && (best.cards ? best.cards.join() === fields.cards.join() : best.amount === fields.amount);
  return html`<div class="tray">
    ${play.view.components.money ? html`<${Stepper} label=${play.texts.say('field-amount')} value=${fields.amount} low=${amount.low} high=${amount.high}
        onChange=${(value) => set(play, type, 'amount', value)} texts=${play.texts} />`
      : html`<span class="quiet">${say(play, 'tray-lay')}</span>`}
    <p class="tray-sums"><${Forecast} play=${play} type=${type} least=${least} strength=${strengthOf(paying)} />
      ${best && !isBest && html`<button type="button" class="button small" disabled=${play.busy}
        onClick=${() => Object.entries(best).forEach(([field, value]) => set(play, type, field, value))}>
        ${say(play, type === 'defend' ? 'enough-save' : 'enough-destroy')}</button>`}</p>
  </div>`;
}

/** The outcome for the target: whether the added strength decides it. @type {Part} */
function Forecast({ play, type, least, strength }) {
  const decides = strength >= least;
  return html`<span class=${decides ? 'enough' : 'short'}>${least > 0 && `${say(play, 'forecast', { strength, least })} `}
    ${say(play, decides === (type === 'defend') ? 'raid-stands' : 'raid-falls')}</span>`;
}
