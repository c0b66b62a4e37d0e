/** A paused game: the notice in the bar. */

import { html } from './html.js';

/**
 * Return whether a game is paused: nobody can act.
 * @param {import('../types').Table} table
 * @param {{game: {stage: string}} | null} view of the present position
 */
export const isPaused = (table, view) => table.status === 'playing' && Boolean(table.pause) && table.pause.during !== view?.game.stage;

/** Say who paused the game and why, or after what it will be paused; players can resume it. */
export function PauseNotice({ play, ask }) {
  const { store, texts, names, busy, seat } = play;
  const { pause } = store.table.value;
  if (!pause) return null;
  const kind = pause.by === null ? 'asleep' : isPaused(store.table.value, store.view.value) ? 'now' : 'later';
  const you = pause.by !== null && pause.by === seat ? 'seat' : 'none';
  return html`<div class="notice paused" role="status">
    <p>${texts.say(`pause-${kind}`, { you, name: texts.player(pause.by ?? -1, names) })}
      ${pause.reason && html` <q>${pause.reason}</q>`}</p>
    ${seat !== null && html`<div class="buttons"><button type="button" class="button main" disabled=${busy} onClick=${() => ask('resume', {})}>
      ${texts.say(kind === 'later' ? 'pause-drop' : 'pause-resume')}</button></div>`}
  </div>`;
}
