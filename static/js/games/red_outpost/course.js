/** Game progress: round, phase, order of turns, and every player's points. */

import { html } from '../../core/html.js';
import { minus } from '../../core/i18n.js';
import { Icon, isAwaited, nameOf, SeatMark, Who } from '../../core/kit.js';
import { about, phaseName, say, signed } from './words.js';

/** @import { Part } from './words.js' */

const PHASES = ['morning', 'day_1', 'lunch', 'day_2', 'evening'];

/** The head of the board: the wheel of phases and the order of turns. @type {Part} */
export function Course({ play }) {
  const { table } = play.view;
  const now = PHASES.indexOf(table.phase);
  return html`<section class="course panel" data-tab="play board" aria-labelledby="course-heading">
    <h2 class="sr" id="course-heading">${say(play, 'course')}</h2>
    <p class="round" data-about="round"><span class="round-name">${say(play, 'round')}</span> <b>${table.round}</b></p>
    <${Dial} now=${now} />
    <ol class="phases">
      ${PHASES.map((phase, at) => html`<li key=${phase} data-about=${`p-${phase}`} class=${at < now || now < 0 ? 'past' : at === now ? 'now' : ''} aria-current=${at === now ? 'step' : null}>
        <${Icon} id=${`p-${phase}`} /> <span class="phase-name">${phaseName(play, phase)}</span>
      </li>`)}
    </ol>
    ${table.order.length > 0 && html`<div class="turns">
      <h3 class="small-heading">${say(play, 'order')}</h3>
      <ol class="turn-order" data-about="turn_order">
        ${table.order.map((seat, at) => html`<li key=${at} data-seat=${seat} class=${at < table.turns ? 'past' : at === table.turns ? 'now' : ''}
          aria-current=${at === table.turns ? 'step' : null} data-note=${nameOf(play, seat)}>
          <${SeatMark} seat=${seat} /><span class="sr">${nameOf(play, seat)}</span>
        </li>`)}
      </ol>
    </div>`}
  </section>`;
}

/** The wheel of phases, rotated so that the current one is on top. */
function Dial({ now }) {
  const turn = Math.max(0, now) * -72;
  const at = (number, radius) => {
    const angle = ((number * 72 - 90) * Math.PI) / 180;
    return [32 + radius * Math.cos(angle), 32 + radius * Math.sin(angle)].map((place) => Math.round(place * 10) / 10);
  };
  return html`<svg class="dial art" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <path class="dial-hand" d="M26 1h12l-6 10z" />
    <g class="dial-face" style=${{ transform: `rotate(${turn}deg)` }}>
      <circle cx="32" cy="32" r="25" class="dial-rim" />
      ${PHASES.map((phase, number) => {
        const [x, y] = at(number, 17);
        const [ex, ey] = at(number + 0.5, 25);
        return html`<g key=${phase}><path class="dial-line" d=${`M32 32L${ex} ${ey}`} />
          <circle cx=${x} cy=${y} r="5.500" class=${`dial-spot${number === now ? ' now' : ''}`} /></g>`;
      })}
      <circle cx="32" cy="32" r="6" class="dial-hub" />
    </g>
  </svg>`;
}

/** Every player's points and possessions, the viewer first. @type {Part} */
export function Players({ play }) {
  const { players } = play.view;
  const own = play.seat ?? 0;
  const order = players.map((_player, at) => (own + at) % players.length);
  return html`<section class="players panel" data-tab="board rivals" aria-labelledby="players-heading">
    <h2 class="sr" id="players-heading" tabindex="-1">${say(play, 'players')}</h2>
    <ul class=${`player-list of-${players.length}`}>${order.map((seat) => html`<${Player} key=${seat} play=${play} row=${players[seat]} />`)}</ul>
  </section>`;
}

/** @type {Part} */
function Player({ play, row }) {
  const { seat, vp, outlook, crystals, palace, reserve, stored, location_card: placeCard, worker_card: workerCard } = row;
  const { table } = play.view;
  const fact = (icon, text, number) => html`<span class="fact" data-about=${icon} data-note=${text}><${Icon} id=${icon} /><span class="fact-words">${text}</span> <b>${number}</b></span>`;
  const cards = [[placeCard, `l-${placeCard.slice(2)}`], [workerCard, `w-${workerCard.slice(2)}`]].filter(([card]) => card);
  return html`<li class=${`player${seat === play.seat ? ' own' : ''}${isAwaited(play, seat) ? ' awaited' : ''}`} data-seat=${seat}>
    <div class="player-head"><${Who} play=${play} seat=${seat} />
      ${table.first === seat && html`<span class="first"><${Icon} id="i-first" name=${say(play, 'first')} /></span>`}</div>
    <p class="points" data-about="i-vp" data-note=${outlook === null ? null : say(play, 'points-about', { points: vp, outlook: signed(outlook) })}><span class="sr">${say(play, 'points')} </span><b>${minus(vp)}</b>
      ${outlook !== null && html`<span class="outlook"><span class="sr">${say(play, 'outlook')} </span><${Icon} id="i-mood" /> ${signed(outlook)}</span>`}</p>
    <p class="facts">
      ${fact('i-crystal', say(play, 'crystals'), crystals)} ${fact('i-palace', say(play, 'palace'), palace)} ${fact('i-disk', say(play, 'reserve'), reserve)}
      ${stored > 0 && fact('i-card', say(play, 'stored'), stored)}
    </p>
    ${cards.length > 0 && html`<ul class="cards">${cards.map(([card, icon]) => html`<li key=${card} data-about=${`card-${card}`}><details class="special">
      <summary><${Icon} id=${icon} className="cameo" /> ${play.texts.name('red_outpost', ['card'], card)}</summary><p>${about(play, 'card', card)}</p></details></li>`)}</ul>`}
  </li>`;
}
