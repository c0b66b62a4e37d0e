/** The railroad development track: every player's position, and the bonuses to choose from. */

import { offerOf } from '../../core/choices.js';
import { html } from '../../core/html.js';
import { Icon, nameOf, SeatMark, Send } from '../../core/kit.js';
import { Goods } from './art.js';
import { bonusName, goodName, say } from './words.js';

/** @import { Part } from './words.js' */

/**
 * Return the seats on each space of the track.
 * @param {{seat: number, track: number}[]} towns
 * @param {number} spaces
 * @returns {number[][]} seats by space, the start first
 */
export const placesOn = (towns, spaces) =>
  Array.from({ length: spaces + 1 }, (_, space) => towns.filter(({ track }) => track === space).map(({ seat }) => seat));

/** The track with its markers. @type {Part} */
export function Track({ play }) {
  const { box, towns } = play.view;
  const places = placesOn(towns, box.track.length);
  const own = play.seat === null ? -1 : towns[play.seat].track;
  const markers = (space) => html`<span class="station-markers">${places[space].map((seat) => html`<span key=${seat} data-note=${nameOf(play, seat)}>
    <${SeatMark} seat=${seat} /><span class="sr">${nameOf(play, seat)}</span></span>`)}</span>`;
  return html`<div class="railroad" data-about="i-advance">
    <h3 class="small-heading">${say(play, 'track')}</h3>
    <ol class="track">
      <li class="station start"><span class="station-bonus quiet">${say(play, 'track-start')}</span>${markers(0)}</li>
      ${box.track.map(([bonus, gives], at) => html`<li key=${bonus} class=${`station${own > at ? ' reached' : ''}`}>
        <span class="station-bonus" data-about="i-advance" data-note=${bonusName(play, bonus)}>${bonus === 'resource'
          ? html`<span class="any-good"><b>1</b> <${Icon} id="r-wood" /><${Icon} id="r-food" /><${Icon} id="r-gold" name=${say(play, 'any-resource')} />
              <span class="art" aria-hidden="true">…</span></span>`
          : html`<${Goods} play=${play} goods=${gives} />`}</span>
        ${markers(at + 1)}
      </li>`)}
    </ol>
  </div>`;
}

/** The bonuses that the viewer has reached, one button each. @type {Part} */
export function Bonuses({ play }) {
  const { box } = play.view;
  const take = (bonus, resource = '') => ({ type: 'choose_bonus', bonus, resource });
  const open = box.track.map(([bonus, gives]) => ({ bonus, gives, offer: offerOf(play.decision, 'choose_bonus', { bonus }) })).filter(({ offer }) => offer);
  return html`<div class="buttons bonuses">
    ${open.map(({ bonus, gives, offer }) => (bonus === 'resource'
      ? html`<span key=${bonus} class="bonus-resources" role="group" aria-label=${bonusName(play, bonus)}>
          ${offer.fields.resource.items.map((good) => html`<${Send} key=${good} play=${play} action=${take(bonus, good)} className="option">
            <${Icon} id=${`r-${good}`} /> <span class="cap">${goodName(play, good)}</span><//>`)}</span>`
      : html`<${Send} key=${bonus} play=${play} action=${take(bonus)} className="option">
          <${Icon} id=${`r-${Object.keys(gives)[0]}`} /> ${bonusName(play, bonus)}<//>`))}
  </div>`;
}
