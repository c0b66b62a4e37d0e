/** Where the game stands: round, stage, phase and order, under the evening sky of the prairie. */

import { Drawing } from '../../core/drawings.js';
import { html } from '../../core/html.js';
import { Icon, isAwaited, Who } from '../../core/kit.js';
import { say, stageName } from './words.js';

/** @import { Part, View } from './words.js' */

/** The stages of the game in their order; buildings have a fourth label that spans two of them. */
const STAGES = ['settlement', 'town', 'city'];

/**
 * Return the rounds with the stage of each, and how it lies to the present one.
 * @param {View['box']} box
 * @param {number} now the present round
 * @returns {{round: number, stage: string, state: 'past' | 'now' | 'ahead'}[]}
 */
export function roundsOf({ rounds, stages }, now) {
  return Array.from({ length: rounds }, (_, at) => {
    const round = at + 1;
    const stage = STAGES.find((one) => stages[one][0] <= round && round <= stages[one][1]);
    return { round, stage, state: round < now ? 'past' : round === now ? 'now' : 'ahead' };
  });
}

/** The head of the board. @type {Part} */
export function Course({ play }) {
  const { table, box } = play.view;
  const last = table.round > box.rounds;
  const facts = [
    ['i-round', say(play, 'round'), last ? say(play, 'last-income') : say(play, 'round-of', { round: table.round, rounds: box.rounds })],
    ['i-stage', say(play, 'stage'), stageName(play, table.stage)],
    ['i-phase', say(play, 'phase'), play.texts.name('homesteaders', ['phase'], table.phase)],
  ];
  return html`<section class="course panel" aria-labelledby="course-heading">
    <${Drawing} id="prairie" className="landscape art" />
    <h2 class="sr" id="course-heading">${say(play, 'course')}</h2>
    <dl class="course-facts">
      ${facts.map(([icon, name, value]) => html`<div key=${icon}><dt><${Icon} id=${icon} /> <span class="fact-name">${name}</span></dt>
        <dd>${value}</dd></div>`)}
    </dl>
    <div class="order-line">
      <h3 class="small-heading fact-name">${say(play, 'order')}</h3>
      <ol class="order">
        ${table.order.map((seat) => html`<li key=${seat} aria-current=${isAwaited(play, seat) ? 'step' : null}>
          <${Who} play=${play} seat=${seat} />
          ${seat === table.first && html`<span title=${say(play, 'first')}><${Icon} id="i-first" name=${say(play, 'first')} /></span>`}
        </li>`)}
      </ol>
    </div>
    <ol class="rounds" aria-hidden="true">
      ${roundsOf(box, table.round).map(({ round, stage, state }) => html`<li key=${round} class=${`${stage} ${state}`}>${round}</li>`)}
    </ol>
  </section>`;
}
