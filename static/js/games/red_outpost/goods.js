/** Cubes and cards: the Storehouse, the export tracks, the production wheel, and the two decks. */

import { html } from '../../core/html.js';
import { Icon, nameOf, SeatMark } from '../../core/kit.js';
import { foreseen } from './choosing.js';
import { resourceName, say, signed } from './words.js';

/** @import { Part } from './words.js' */

/**
 * Return the spaces of an export track: filled, next to score, or later.
 * @param {number[]} points of the spaces; the last one repeats
 * @param {number} exported cubes already exported
 * @returns {{points: number, state: 'full' | 'next' | 'later', again: boolean}[]}
 */
export const spacesOf = (points, exported) =>
  points.map((number, at) => ({ points: number, state: at < exported ? 'full' : at === exported ? 'next' : 'later', again: at === points.length - 1 }));

/** The whole panel. @type {Part} */
export function Goods({ play }) {
  const { crystals } = play.view;
  return html`<section class="goods panel" data-tab="board" aria-labelledby="goods-heading">
    <div class="goods-part"><h2 class="part-heading" id="goods-heading" tabindex="-1">${say(play, 'goods')}</h2><${Exports} play=${play} /></div>
    <div class="goods-part"><h2 class="part-heading">${say(play, 'wheel')}</h2><${Wheel} play=${play} /></div>
    <div class="goods-part"><h2 class="part-heading">${say(play, 'decks')}</h2>
      <${Deck} play=${play} name="lake" icon="r-fish" /><${Deck} play=${play} name="ship" icon="i-export" />
      <p class="supply" data-about="i-crystal"><${Icon} id="i-crystal" /> ${say(play, 'supply', { count: crystals })}</p>
    </div>
  </section>`;
}

/** A row for each resource: its cubes in the Storehouse, and its export track. @type {Part} */
function Exports({ play }) {
  const { goods, data } = play.view;
  const { cubes = {}, exports = {} } = foreseen(play) ?? {};
  return html`<table class="exports">
    <thead><tr><th scope="col"><span class="sr">${say(play, 'resource')}</span></th><th scope="col">${say(play, 'stored-cubes')}</th><th scope="col">${say(play, 'exports')}</th></tr></thead>
    <tbody>${Object.entries(goods).map(([resource, { stored, room, exported, supply }]) => html`<tr key=${resource}>
      <th scope="row" data-about=${`r-${resource}`} data-note=${say(play, 'supply-of', { count: supply })}><${Icon} id=${`r-${resource}`} /> <span class="good-name">${resourceName(play, resource)}</span></th>
      <td data-about="i-store"><span class="cubes" data-cubes=${resource} role="img" aria-label=${say(play, 'cubes', { count: stored })}>
        ${Array.from({ length: room }, (_unused, at) => html`<span key=${at} class=${`cube${at < stored ? ' full' : ''}`} data-tint=${resource}></span>`)}</span>
        ${cubes[resource] && html`<b class="by">${signed(cubes[resource])}</b>`}</td>
      <td><ol class="spaces" data-spaces=${resource}>${spacesOf(data[`export_${resource}`], exported).map((space, at) => html`<${Space} key=${at} play=${play}
        space=${space} resource=${resource} coming=${space.state === 'next' && resource in exports} />`)}</ol></td>
    </tr>`)}</tbody>
  </table>`;
}

/** A space of an export track. @type {Part} */
function Space({ play, space: { points, state, again }, resource, coming }) {
  const text = say(play, `space-${state}`, { count: points });
  return html`<li class=${`${state}${coming ? ' coming' : ''}`} data-tint=${resource} data-about="i-export" data-note=${text}>
    <span class="sr">${text}</span><span aria-hidden="true">${points}${again ? '?' : ''}</span>
  </li>`;
}

/** The production wheel with every player's marker; the reward is between the last and the first space. @type {Part} */
function Wheel({ play }) {
  const { players, data } = play.view;
  const [spaces] = data.wheel_spaces;
  const target = foreseen(play)?.wheel_space;
  const arc = 360 / spaces;
  const at = (degrees, radius) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return [60 + radius * Math.cos(angle), 60 + radius * Math.sin(angle)].map((place) => Math.round(place * 10) / 10).join(' ');
  };
  const sector = (space) => {
    const [from, to] = [space * arc + 2, (space + 1) * arc - 2];
    const large = to - from > 180 ? 1 : 0;
    return `M${at(from, 52)}A52 52 0 ${large} 1 ${at(to, 52)}L${at(to, 22)}A22 22 0 ${large} 0 ${at(from, 22)}Z`;
  };
  return html`<div class="wheel-part" data-about="i-wheel">
    <svg class="wheel art" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      ${Array.from({ length: spaces }, (_unused, space) => html`<path key=${space} class=${`sector${space === target ? ' next' : ''}`} d=${sector(space)} />`)}
      <path class="reward" d="m60 0 7 12-7 6-7-6z" />
      ${players.map(({ seat, wheel }) => {
        const beside = players.filter((other) => other.wheel === wheel);
        const nth = beside.findIndex((other) => other.seat === seat);
        const [x, y] = at((wheel + (nth + 1) / (beside.length + 1)) * arc, 37).split(' ');
        return html`<g key=${seat} data-seat=${seat} class="wheel-mark"><circle cx=${x} cy=${y} r="9" /><text x=${x} y=${Number(y) + 4} text-anchor="middle">${String.fromCharCode(65 + seat)}</text></g>`;
      })}
    </svg>
    <ul class="wheel-words"><li class="small-heading">${say(play, 'wheel-left')}</li>
      ${players.map(({ seat, to_reward: count }) => html`<li key=${seat} data-seat=${seat} data-note=${say(play, 'to-reward', { count })}><${SeatMark} seat=${seat} />
        <span class="sr">${play.texts.say('labelled', { label: nameOf(play, seat), text: say(play, 'to-reward', { count }) })}</span><b aria-hidden="true">${count}</b></li>`)}</ul>
  </div>`;
}

/** A deck: cards left, cards drawn in this visit, and face-up cards. @type {Part} */
function Deck({ play, name, icon }) {
  const { left, discard, taken } = play.view[name];
  const word = (card) => play.texts.name('red_outpost', [name], card);
  const counted = [...new Set(discard)].map((card) => play.texts.say('list-count', { count: discard.filter((one) => one === card).length, name: word(card) }));
  const head = html`<${Icon} id=${icon} /> <b>${say(play, `deck-${name}`)}</b>
    <small>${say(play, 'deck-left', { count: left })}${discard.length > 0 && html`<br />${say(play, 'discarded', { count: discard.length })}`}</small>`;
  return html`<div class="deck" data-about=${`deck-${name}`}>
    ${discard.length > 0 ? html`<details><summary>${head}</summary><p class="quiet">${counted.join(', ')}</p></details>` : html`<p class="deck-head">${head}</p>`}
    ${taken.length > 0 && html`<p class="taken">${say(play, 'taken')} ${taken.map((card, at) => html`<span key=${at} class="badge call">${word(card)}</span> `)}</p>`}
  </div>`;
}
