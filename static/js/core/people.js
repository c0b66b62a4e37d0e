/** The players at the table. */

import { EveningPace, SeatClock } from './clocks.js';
import { html, memo } from './html.js';
import { SeatMenu, proposalsFor } from './proposals.js';
import { Spectators } from './removing.js';

/**
 * A player's letter in the player's colour.
 * @param {object} props
 * @param {number} props.seat
 */
export const SeatMark = memo(({ seat }) =>
  html`<span class="seat-mark" data-seat=${seat} aria-hidden="true">${String.fromCharCode(65 + seat)}</span>`);

/** A robot, as a path in a 24 × 24 box. */
const ROBOT = 'M11 2h2v3h4.5A1.5 1.5 0 0 1 19 6.5v8a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 14.5v-8A1.5 1.5 0 0 1 6.5 5H11zM8 8.5v3h2.5v-3zm5.5 0v3H16v-3zM2 8.5h2v5H2zm18 0h2v5h-2zM7 17.5h10V22H7z';

/**
 * Show the players and whether they are online; players can let a bot take over for somebody who is away.
 * @param {object} props
 * @param {import('./store.js').Store} props.store
 * @param {import('./i18n.js').Texts} props.texts
 * @param {(type: string, body: object) => void} props.ask
 */
export function Present({ store, texts, ask }) {
  const { seats, spectators } = store.presence.value;
  const you = store.you.value.seat;
  const { stand_in: rule, away_minutes: minutes } = store.table.value;
  const awaited = store.view.value?.game.awaited ?? [];
  const isPlaying = you !== null && store.table.value.status === 'playing' && store.past.value === null;
  return html`<section class="panel present-panel" aria-label=${texts.say('present-heading')}>
    <h2 class="sr">${texts.say('present-heading')}</h2>
    <ul class="present">
      ${store.table.value.seats.map((info, number) => {
        const state = info.bot ? 'bot' : info.driver === 'bot' ? 'driven' : seats.includes(number) ? 'here' : 'away';
        const how = {
          bot: () => texts.first([`bot-${info.bot}`]) ?? info.bot,
          driven: () => texts.say('seat-played-by-bot'),
          here: () => texts.say('seat-here'),
          away: () => texts.say('seat-away'),
        }[state]();
        return html`<li key=${number} class=${`${state}${awaited.includes(number) ? ' acting' : ''}`} data-seat=${number}>
          <${SeatMark} seat=${number} /> <span class="who" dir="auto">${info.name}</span>
          ${number === you && html`<span class="badge">${texts.say('seat-you')}</span>`}
          ${info.coach !== 'never' && html`<span class="badge">${texts.say(info.coach === 'on' ? 'coach-has' : 'coach-had')}</span>`}
          <small class="how">${how}</small>
          <${SeatClock} ...${{ store, texts, seat: number }} />
          ${isPlaying && rule === 'away' && state === 'away' && number !== you && html`<button type="button" class="button ghost square" disabled=${store.busy.value}
            data-note=${texts.say('labelled', { label: texts.say('driver-stand-in'), text: texts.say('setting-stand_in-away-about', { minutes }) })}
            onClick=${() => ask('stand_in', { seat: number })}>
            <svg class="table-sign" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor"><path fill-rule="evenodd" d=${ROBOT} /></svg>
            <span class="sr">${texts.say('driver-stand-in')} ${info.name}</span>
          </button>`}
          ${isPlaying && html`<${SeatMenu} kinds=${proposalsFor(store.table.value, number, you, seats)} name=${info.name}
            busy=${store.busy.value} ...${{ number, texts, ask }} />`}
        </li>`;
      })}
    </ul>
    <${EveningPace} ...${{ store, texts }} />
    ${spectators > 0 && html`<${Spectators} code=${store.table.value.code} host=${store.you.value.host} texts=${texts}
      told=${texts.say('present-spectators', { count: spectators })} />`}
  </section>`;
}
