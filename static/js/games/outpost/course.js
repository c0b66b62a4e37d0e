/** Where the game stands: round, era, phase and order, and the road to victory under the sky of the colony. */

import { Drawing } from '../../core/drawings.js';
import { html } from '../../core/html.js';
import { Icon, nameOf, SeatMark, Who } from '../../core/kit.js';
import { eraName, phaseName, say } from './words.js';

/** @import { Part } from './words.js' */

/** How wide a marker is, and how far the next one on the same place sticks out, as shares of the road. */
const MARKER = 0.032;
const OVERLAP = 0.018;

/** So many lanes there is always room for. */
const LANES = 2;

/**
 * Return where the markers of the players stand on the road: together where the points are equal, in another lane
 * where they would hide each other.
 * @param {number[]} points by seat
 * @param {number} goal the points at the end of the road
 * @returns {{points: number, seats: number[], at: number, lane: number}[]} by points
 */
export function markersOf(points, goal) {
  const end = Math.max(goal, ...points);
  const places = [...new Set(points)].sort((one, other) => one - other);
  const taken = [];
  return places.map((number) => {
    const seats = points.flatMap((own, seat) => (own === number ? [seat] : []));
    const at = number / end;
    const found = taken.findIndex((until) => until <= at);
    const lane = found < 0 ? taken.length : found;
    taken[lane] = at + MARKER + OVERLAP * (seats.length - 1);
    return { points: number, seats, at, lane };
  });
}

/** The head of the board. @type {Part} */
export function Course({ play }) {
  const { table, colonies } = play.view;
  const facts = [
    ['i-round', say(play, 'round'), table.round],
    ['i-era', say(play, 'era'), eraName(table.era)],
    ['i-turn', say(play, 'phase'), phaseName(play, table.phase)],
  ];
  return html`<section class="course panel" aria-labelledby="course-heading">
    <${Drawing} id="colony" className="landscape art" />
    <h2 class="sr" id="course-heading">${say(play, 'course')}</h2>
    <div class="course-line">
      <dl class="course-facts">
        ${facts.map(([icon, name, value]) => html`<div key=${icon}>
          <dt><${Icon} id=${icon} /> <span class="fact-name">${name}</span></dt><dd>${value}</dd>
        </div>`)}
      </dl>
      <div class="order-line">
        <h3 class="small-heading fact-name">${say(play, 'order')}</h3>
        <ol class="order">
          ${table.order.map((seat) => html`<li key=${seat} aria-current=${table.active === seat ? 'step' : null}
            class=${colonies[seat].step === 'done' && table.phase === 'turns' ? 'done' : ''}>
            <${Who} play=${play} seat=${seat} />
          </li>`)}
        </ol>
      </div>
      ${table.ending && html`<p class="course-ending"><${Icon} id="i-round" />
        <span>${say(play, `ending-${table.ending.reason}`, { rounds: table.ending.rounds })}</span></p>`}
    </div>
    <${Road} play=${play} />
  </section>`;
}

/** The road to victory with every player's marker; eras begin at its milestones. @type {Part} */
function Road({ play }) {
  const { table, colonies } = play.view;
  const markers = markersOf(colonies.map(({ vp }) => vp), table.victory_vp);
  const end = Math.max(table.victory_vp, ...colonies.map(({ vp }) => vp));
  const milestones = [
    { vp: table.era_2_vp, text: say(play, 'milestone-era', { era: eraName(2) }), past: table.era >= 2 },
    { vp: table.era_3_vp, text: say(play, 'milestone-era', { era: eraName(3) }), past: table.era >= 3 },
    { vp: table.victory_vp, text: say(play, 'milestone-end'), past: table.phase === 'over' },
  ];
  // A road that grew and shrank with every point would shake the whole board.
  const lanes = Math.max(LANES, ...markers.map(({ lane }) => lane + 1));
  // Every marker is an element of its own all along, so that it moves when its points change.
  const spots = colonies.map((_, seat) => {
    const { at, lane, seats } = markers.find((one) => one.seats.includes(seat));
    return { seat, at, lane, nth: seats.indexOf(seat) };
  });
  return html`<div class="road" style=${{ '--lanes': lanes }}>
    <h3 class="sr">${say(play, 'road', { goal: table.victory_vp })}</h3>
    <ol class="milestones" aria-hidden="true">
      ${milestones.map(({ vp, text, past }) => html`<li key=${text} class=${past ? 'past' : ''} style=${{ '--at': vp / end }}>
        <span>${text} <b>${vp}</b></span></li>`)}
    </ol>
    <ul class="markers">
      ${spots.map(({ seat, at, lane, nth }) => {
        const text = play.texts.say('labelled', { label: nameOf(play, seat), text: say(play, 'points', { number: colonies[seat].vp }) });
        return html`<li key=${seat} style=${{ '--at': at, '--lane': lane, '--nth': nth }} title=${text}>
          <${SeatMark} seat=${seat} /><span class="sr">${text}</span></li>`;
      })}
    </ul>
  </div>`;
}
