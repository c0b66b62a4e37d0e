/** Game progress: round, stage and phase over the prairie scene, and every player's status in turn order. */

import { Drawing } from '../../core/drawings.js';
import { html } from '../../core/html.js';
import { Icon, isAwaited, Who } from '../../core/kit.js';
import { standOf } from './auction.js';
import { say, stageName } from './words.js';

/** @import { Part, View } from './words.js' */

/** The stages of the game, in order; buildings have a fourth label that spans two of them. */
const STAGES = ['settlement', 'town', 'city'];

/**
 * Return the rounds, each with its stage and whether it is past, current or ahead.
 * @param {View['box']} box
 * @param {number} now the current round
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
    ['i-round', say(play, 'round'), last ? say(play, 'last-income') : say(play, 'round-now', { round: table.round, rounds: box.rounds })],
    ['i-stage', say(play, 'stage'), stageName(play, table.stage)],
    [`phase-${table.phase}`, say(play, 'phase'), play.texts.name('homesteaders', ['phase'], table.phase)],
  ];
  return html`<section class="course panel" data-tab="play board" aria-labelledby="course-heading">
    <${Drawing} id="prairie" className="landscape art" />
    <h2 class="sr" id="course-heading">${say(play, 'course')}</h2>
    <dl class="course-facts">${facts.map(([about, name, value]) => html`<div key=${name} data-about=${about}><dt class="sr">${name}</dt><dd>${value}</dd></div>`)}</dl>
    <${Standing} play=${play} />
    <ol class="rounds" aria-hidden="true" data-about="i-round">
      ${roundsOf(box, table.round).map(({ round, stage, state }) => html`<li key=${round} class=${`${stage} ${state}`}>${round}</li>`)}
    </ol>
  </section>`;
}

const STATE_ICONS = { leads: 'i-lead', wins: 'i-done', bids: 'i-next', passed: 'i-pass' };

/** The players in turn order, each with their auction status. @type {Part} */
function Standing({ play }) {
  const { view } = play;
  const { table } = view;
  const bidding = ['bidding', 'lots'].includes(table.phase);
  return html`<ol class="order standing" aria-label=${say(play, bidding ? 'standing' : 'order')}>
    ${table.order.map((seat) => {
      const { state, lot } = standOf(view, seat);
      return html`<li key=${seat} class=${bidding ? state : ''} aria-current=${isAwaited(play, seat) ? 'step' : null}>
        <${Who} play=${play} seat=${seat} />
        ${seat === table.first && html`<span><${Icon} id="i-first" name=${say(play, 'first')} /></span>`}
        ${bidding && html`<small>${STATE_ICONS[state] && html`<${Icon} id=${STATE_ICONS[state]} />`} <span class="stand-words">${say(play, `stand-${state}`, { lot })}</span></small>`}
      </li>`;
    })}
  </ol>`;
}
