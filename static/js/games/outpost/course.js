/** Game progress: round, era, phase, turn order, and the victory point track. */

import { Drawing } from '../../core/drawings.js';
import { html } from '../../core/html.js';
import { Icon, nameOf, SeatMark } from '../../core/kit.js';
import { eraName, phaseName, say } from './words.js';

/** @import { Part } from './words.js' */

/** How far apart the markers stand at least, as a fraction of the track. */
const APART = 0.032;

/**
 * Return where each player's marker stands on the track: at their points, or, where several would overlap, side by
 * side around them, by turns in the upper and the lower lane.
 * @param {number[]} points by seat
 * @param {number} goal the points at the end of the track
 * @returns {{at: number, lane: number}[]} by seat
 */
export function markersOf(points, goal) {
  const end = Math.max(goal, ...points);
  const inOrder = points.map((number, seat) => ({ seat, at: number / end })).sort((one, other) => one.at - other.at || one.seat - other.seat);
  // Groups that would overlap are merged and centred on the mean of their places.
  const groups = [];
  for (const one of inOrder) {
    let group = [one];
    for (let before = groups.at(-1); before && startOf(group) < startOf(before) + before.length * APART; before = groups.at(-1)) {
      group = [...groups.pop(), ...group];
    }
    groups.push(group);
  }
  const places = [];
  for (const group of groups) group.forEach(({ seat }, nth) => { places[seat] = { at: startOf(group) + nth * APART, lane: nth % 2 }; });
  return places;
}

/** Where the first marker of a group stands; none stands beyond an end of the track. */
function startOf(group) {
  const width = (group.length - 1) * APART;
  const middle = group.reduce((sum, { at }) => sum + at, 0) / group.length;
  return Math.max(0, Math.min(1 - width, middle - width / 2));
}

/** The head of the board. @type {Part} */
export function Course({ play }) {
  const { table, colonies } = play.view;
  const facts = [
    ['i-round', say(play, 'round'), table.round],
    ['i-era', say(play, 'era'), eraName(table.era)],
    ['i-turn', say(play, 'phase'), phaseName(play, table.phase), `phase-${table.phase}`],
  ];
  return html`<section class="course panel" data-tab="play board rivals" aria-labelledby="course-heading">
    <h2 class="sr" id="course-heading">${say(play, 'course')}</h2>
    <dl class="course-facts">
      ${facts.map(([icon, name, value, about = icon]) => html`<div key=${icon} data-about=${about}>
        <dt><${Drawing} id=${icon} className="icon" /> <span class="fact-name">${name}</span></dt><dd>${value}</dd>
      </div>`)}
    </dl>
    <h3 class="sr">${say(play, 'order')}</h3>
    <ol class="order" data-about="turn_order">
      ${table.order.map((seat) => html`<li key=${seat} aria-current=${table.active === seat ? 'step' : null} data-note=${nameOf(play, seat)}
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
  return html`<div class="road" data-about="i-vp">
    <h3 class="sr">${say(play, 'road', { goal: table.victory_vp })}</h3>
    <ol class="milestones" aria-hidden="true">
      ${milestones.map(({ vp, text, past }) => html`<li key=${text} class=${past ? 'past' : ''} style=${{ '--at': vp / end }}>
        <span>${text} <b>${vp}</b></span></li>`)}
    </ol>
    <ul class="markers">
      ${markers.map(({ at, lane }, seat) => {
        const text = play.texts.say('labelled', { label: nameOf(play, seat), text: say(play, 'points', { number: colonies[seat].vp }) });
        return html`<li key=${seat} style=${{ '--at': at, '--lane': lane }} data-note=${text}>
          <${SeatMark} seat=${seat} /><span class="sr">${text}</span></li>`;
      })}
    </ul>
  </div>`;
}
