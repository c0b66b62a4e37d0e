/** Game progress: round, era, phase, turn order, and the victory point track. */

import { html } from '../../core/html.js';
import { Icon, nameOf, SeatMark } from '../../core/kit.js';
import { eraName, phaseName, say } from './words.js';

/** @import { Part } from './words.js' */

/** The width of a marker, and the offset of the next one on the same spot, as fractions of the track. */
const MARKER = 0.032;
const OVERLAP = 0.018;

/** The minimum number of lanes. */
const LANES = 2;

/**
 * Return the positions of the players' markers on the track: together where the points are equal, in another lane
 * where they would overlap.
 * @param {number[]} points by seat
 * @param {number} goal the points at the end of the track
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
  return html`<section class="course panel" data-tab="play board rivals" aria-labelledby="course-heading">
    <h2 class="sr" id="course-heading">${say(play, 'course')}</h2>
    <dl class="course-facts">
      ${facts.map(([icon, name, value]) => html`<div key=${icon} title=${name}>
        <dt><${Icon} id=${icon} /> <span class="fact-name">${name}</span></dt><dd>${value}</dd>
      </div>`)}
    </dl>
    <h3 class="sr">${say(play, 'order')}</h3>
    <ol class="order" title=${say(play, 'order')}>
      ${table.order.map((seat) => html`<li key=${seat} aria-current=${table.active === seat ? 'step' : null} title=${nameOf(play, seat)}
        class=${colonies[seat].step === 'done' && table.phase === 'turns' ? 'done' : ''}>
        <${SeatMark} seat=${seat} /><span class="sr">${nameOf(play, seat)}</span>
      </li>`)}
    </ol>
    <${Road} play=${play} />
    ${table.ending && html`<p class="course-ending"><${Icon} id="i-round" />
      <span>${say(play, `ending-${table.ending.reason}`, { rounds: table.ending.rounds })}</span></p>`}
  </section>`;
}

/** The victory point track with every player's marker and milestones for the eras. @type {Part} */
function Road({ play }) {
  const { table, colonies } = play.view;
  const markers = markersOf(colonies.map(({ vp }) => vp), table.victory_vp);
  const end = Math.max(table.victory_vp, ...colonies.map(({ vp }) => vp));
  const milestones = [
    { vp: table.era_2_vp, text: say(play, 'milestone-era', { era: eraName(2) }), past: table.era >= 2 },
    { vp: table.era_3_vp, text: say(play, 'milestone-era', { era: eraName(3) }), past: table.era >= 3 },
    { vp: table.victory_vp, text: say(play, 'milestone-end'), past: table.phase === 'over' },
  ];
  // A minimum number of lanes keeps the layout stable as points change.
  const lanes = Math.max(LANES, ...markers.map(({ lane }) => lane + 1));
  // Each marker keeps its own element, so that it animates when its points change.
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
