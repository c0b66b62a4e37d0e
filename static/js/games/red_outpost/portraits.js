/** The workers' portraits: mood, its points, and each player's influence. */

import { html } from '../../core/html.js';
import { Icon, nameOf, SeatMark } from '../../core/kit.js';
import { OwnCard } from './art.js';
import { canChoose, chooseWorker, current, foreseen, peeking, reasonAgainst } from './choosing.js';
import { placeName, say, signed, workerName } from './words.js';

/** @import { Part, View } from './words.js' */

/**
 * Return the steps of a mood track from saddest to happiest, with the points of each.
 * @param {View['data']} data
 * @returns {{mood: number, points: number}[]}
 */
export function stepsOf({ mood_sad: sad, mood_start: start, mood_happy: happy }) {
  return [
    ...sad.map((points, at) => ({ mood: -at - 1, points })).reverse(),
    { mood: 0, points: start[0] },
    ...happy.map((points, at) => ({ mood: at + 1, points })),
  ];
}

/** All portraits. @type {Part} */
export function Portraits({ play }) {
  const { workers, data } = play.view;
  const effect = foreseen(play);
  const steps = stepsOf(data);
  return html`<section class="portraits panel" data-tab="board" aria-labelledby="portraits-heading">
    <h2 class="sr" id="portraits-heading" tabindex="-1">${say(play, 'portraits')}</h2>
    <ul class="portrait-list">
      ${workers.map((row) => html`<${Portrait} key=${row.worker} play=${play} row=${row} steps=${steps} effect=${effect} />`)}
    </ul>
  </section>`;
}

/** @type {Part} */
function Portrait({ play, row, steps, effect }) {
  const { worker, upright, place } = row;
  const { type, fields } = current(play);
  const held = play.view.players[play.seat ?? -1]?.worker_card === `c_${worker}`;
  const can = Boolean(play.decision) && canChoose(play, worker);
  const chosen = Object.values(fields).includes(worker) || Boolean(fields.workers?.includes(worker));
  const reason = play.decision && !can ? reasonAgainst(play, type, { worker }) : null;
  const where = say(play, upright ? 'stands-at' : 'lies-at', { place: placeName(play, place) });
  return html`<li class=${`portrait${chosen ? ' chosen' : ''}${upright ? '' : ' lying'}${can ? ' open' : ''}`} data-worker=${worker}>
    <button type="button" class="portrait-face" data-about=${`w-${worker}`} aria-pressed=${can ? chosen : null} aria-disabled=${can ? null : 'true'} data-note=${reason ?? where}
      onClick=${() => chooseWorker(play, worker)} ...${can && type === 'visit' ? peeking({ worker }) : {}}>
      <${Icon} id=${`w-${worker}`} className="bust" />
      <span class="portrait-words"><b class="portrait-name">${workerName(play, worker)}${held && html` <${OwnCard} play=${play} card=${`c_${worker}`} />`}</b> <span class="portrait-where">${where}</span></span>
      ${reason && html`<span class="sr">${reason}</span>`}
    </button>
    <${Track} play=${play} row=${row} steps=${steps} change=${effect?.moods?.[worker] ?? 0} />
    <${Influence} play=${play} row=${row} changes=${effect?.disks?.[worker]} leaders=${effect?.leaders?.[worker]} />
  </li>`;
}

/** The mood on its track, and where it would move. @type {Part} */
function Track({ play, row, steps, change }) {
  const { mood, points, worker } = row;
  const next = mood + change;
  const label = say(play, 'mood', { worker: workerName(play, worker), mood: signed(mood), count: points, points: signed(points) });
  const said = change ? `${label} ${say(play, 'mood-next', { mood: signed(next) })}` : label;
  return html`<div class="track" role="img" aria-label=${said} data-about="i-mood" data-note=${said}>
    ${steps.map(({ mood: step, points: worth }) => html`<span key=${step} data-sign=${Math.sign(step)}
      class=${`step-cell${step === mood ? ' now' : ''}${change && step === next ? ' next' : ''}`}>${step === mood || (change && step === next) || step === 0 ? signed(worth) : ''}</span>`)}
  </div>`;
}

/** Every player's disks and crystals on a portrait, with the leader marked. @type {Part} */
function Influence({ play, row, changes, leaders }) {
  const { influence, crystals, worker } = row;
  const ahead = leaders ?? row.leaders;
  const seats = influence.map((_count, seat) => seat).filter((seat) => influence[seat] || changes?.[seat]);
  return html`<ul class="influence" data-about="i-disk" aria-label=${say(play, 'influence', { worker: workerName(play, worker) })}>
    ${seats.map((seat) => {
      const by = changes?.[seat] ?? 0;
      const leads = ahead.includes(seat);
      return html`<li key=${seat} data-seat=${seat} class=${`stake${leads ? ' leads' : ''}${by ? ' changes' : ''}`} data-note=${nameOf(play, seat)}>
        <${SeatMark} seat=${seat} /><span class="sr">${nameOf(play, seat)}</span><b>${influence[seat]}</b>
        ${crystals[seat] > 0 && html`<${Icon} id="i-crystal" name=${say(play, 'with-crystals', { count: crystals[seat] })} />`}
        ${by !== 0 && html`<b class="by">${signed(by)}</b>`}
        ${leads && html`<${Icon} id="i-vp" name=${say(play, 'leads')} />`}
      </li>`;
    })}
    ${!seats.length && html`<li class="quiet">${say(play, 'nobody')}</li>`}
  </ul>`;
}
