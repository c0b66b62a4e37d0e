/** Whether the reader has a coach, and its switch. The coach itself, `coach.js`, is loaded for those who have one. */

import { isGuided } from './guiding.js';
import { html } from './html.js';
import { post } from './http.js';

/**
 * Tell whether the reader may have a coach at this table.
 * @param {import('../types').Table} table
 * @param {number | null} seat the reader's
 */
export function mayHaveCoach({ coach, seats, status }, seat) {
  if (seat === null || status !== 'playing') return false;
  return coach === 'all' || (coach === 'bots' && seats.every(({ bot }, number) => bot !== '' || number === seat));
}

/** @type {(store: import('./store.js').Store) => boolean} whether the reader has a coach that is shown now */
export function isCoached(store) {
  const { seat } = store.you.value;
  const table = store.table.value;
  return mayHaveCoach(table, seat) && table.seats[seat].coach === 'on' && !store.past.value && !isGuided(store);
}

/** A mortarboard, as a path in a 24 × 24 box. */
const HAT = 'M12 3 1 8.5 12 14l8-4v6h2V9zM5.5 12.6V16c0 1.7 2.9 3 6.5 3s6.5-1.3 6.5-3v-3.4L12 15.9z';

/**
 * The switch of the coach, where one is allowed.
 * @param {{play: import('./play.js').Play}} props
 */
export function CoachButton({ play }) {
  const { store, texts } = play;
  const table = store.table.value;
  const { seat } = store.you.value;
  if (!mayHaveCoach(table, seat) || isGuided(store)) return null;
  const on = table.seats[seat].coach === 'on';
  return html`<button type="button" class="button small ghost orders-button" aria-pressed=${on} data-note=${texts.say('coach-about')}
    onClick=${() => switchCoach(play, !on)}>
    <svg class="table-sign" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor"><path d=${HAT} /></svg><span>${texts.say('coach')}</span></button>`;
}

/** Switch the reader's coach on or off; the others see it. @type {(play: import('./play.js').Play, on: boolean) => Promise<void>} */
export const switchCoach = ({ store }, on) => post(`/api/tables/${store.table.value.code}/coach`, { on }).then(
  () => {},
  ({ status, code, params }) => {
    store.refusal.value = status ? { code, params } : { code: 'trying_again', params: {} };
  },
);
