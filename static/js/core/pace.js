/** The pace of a game, and the table's rule for absent players: settings of the lobby. */

import { html } from './html.js';

const RULES = ['nobody', 'away', 'vote'];
const MINUTES = [2, 3, 5, 10, 15, 20, 30, 45, 60];

/**
 * Let the host choose the pace of the game, and what happens when somebody is away.
 * @param {{table: object, texts: import('./i18n.js').Texts, busy: boolean, change: (what: string, body: object) => void}} props
 */
export function PaceAndAbsence({ table, texts, busy, change }) {
  const { pace, stand_in: rule, away_minutes: minutes } = table;
  const set = (more) => change('terms', more);
  const choice = (name, label, values, value, word, onChoose) => html`<label class="field">${label}
    <select name=${name} disabled=${busy} onChange=${({ currentTarget }) => onChoose(currentTarget.value)}>
      ${values.map((one) => html`<option key=${one} value=${one} selected=${one === value}>${word(one)}</option>`)}
    </select>
  </label>`;
  return html`<div class="fields absence">
    ${choice('pace', texts.say('pace'), ['live', 'days'], pace, (one) => texts.say(`pace-${one}`),
      (one) => set({ pace: one }))}
    ${choice('stand_in', texts.say('stand-in'), RULES, rule, (one) => texts.say(`stand-in-${one}`), (one) => set({ stand_in: one }))}
    ${rule !== 'nobody' && choice('away_minutes', texts.say('stand-in-minutes'), MINUTES, minutes, String, (one) => set({ away_minutes: Number(one) }))}
  </div>`;
}
