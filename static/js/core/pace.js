/** The pace of a game, its clocks, and the table's rule for absent players: settings of the lobby. */

import { html } from './html.js';

const RULES = ['nobody', 'away', 'vote'];
const COACHES = ['nobody', 'bots', 'all'];
const MINUTES = [2, 3, 5, 10, 15, 20, 30, 45, 60];
const DECISION_HOURS = [0, 6, 12, 24, 36, 48, 72, 120, 168];
const BANKS = [0, 10, 15, 20, 30, 45, 60, 90, 120];
const INCREMENTS = [0, 5, 10, 15, 20, 30, 45, 60];

/** Nights that clocks can leave out, from hour to hour. */
const NIGHTS = ['0-0', '21-9', '22-8', '23-7', '0-8'];

/**
 * Let the host choose the pace of the game, how long people may think, and what happens when somebody is away.
 * @param {{table: import('../types').Table, texts: import('./i18n.js').Texts, busy: boolean, change: (what: string, body: object) => void}} props
 */
export function PaceAndAbsence({ table, texts, busy, change }) {
  const { pace, stand_in: rule, away_minutes: minutes } = table;
  const set = (more) => change('terms', more);
  // Weekends, nights and the end of an evening are those of the host.
  const setTime = (more) => set({ ...more, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  const choice = (name, label, values, value, word, onChoose) => html`<label class="field">${label}
    <select name=${name} disabled=${busy} onChange=${({ currentTarget }) => onChoose(currentTarget.value)}>
      ${values.map((one) => html`<option key=${one} value=${one} selected=${String(one) === String(value)}>${word(one)}</option>`)}
    </select>
  </label>`;
  const number = (name, values, value, unit) => choice(name, texts.say(`setting-${name}`), values, value,
    (count) => (count === 0 ? texts.say('setting-no-limit') : texts.say(unit, { count })), (one) => set({ [name]: Number(one) }));
  const night = `${table.quiet_from}-${table.quiet_to}`;
  return html`<div class="fields absence">
    ${choice('pace', texts.say('pace'), ['live', 'days'], pace, (one) => texts.say(`pace-${one}`), (one) => set({ pace: one }))}
    ${pace === 'days' && number('decision_hours', DECISION_HOURS, table.decision_hours, 'setting-hours')}
    ${pace === 'days' && table.decision_hours > 0 && html`
      ${choice('when_late', texts.say('setting-when_late'), ['remind', 'bot'], table.when_late, (one) => texts.say(`when-late-${one}`), (one) => set({ when_late: one }))}
      ${choice('quiet', texts.say('setting-quiet'), NIGHTS.includes(night) ? NIGHTS : [...NIGHTS, night], night,
        (one) => (one === '0-0' ? texts.say('quiet-none') : texts.say('quiet-hours', hours(one))),
        (one) => setTime({ quiet_from: hours(one).from, quiet_to: hours(one).to }))}
      <label class="tick"><input type="checkbox" name="weekends" checked=${table.weekends} disabled=${busy}
        onChange=${({ currentTarget }) => setTime({ weekends: currentTarget.checked })} />${texts.say('setting-weekends')}</label>`}
    ${pace === 'live' && html`
      ${number('bank_minutes', BANKS, table.bank_minutes, 'setting-minutes')}
      ${table.bank_minutes > 0 && number('increment_seconds', INCREMENTS, table.increment_seconds, 'setting-seconds')}
      <label class="field">${texts.say('setting-evening_end')}
        <input type="time" name="evening_end" value=${table.evening_end} disabled=${busy} onChange=${({ currentTarget }) => setTime({ evening_end: currentTarget.value })} />
      </label>`}
    ${choice('coach', texts.say('coach-rule'), COACHES, table.coach, (one) => texts.say(`coach-rule-${one}`), (one) => set({ coach: one }))}
    ${choice('stand_in', texts.say('stand-in'), RULES, rule, (one) => texts.say(`stand-in-${one}`), (one) => set({ stand_in: one }))}
    ${rule !== 'nobody' && choice('away_minutes', texts.say('stand-in-minutes'), MINUTES, minutes, String, (one) => set({ away_minutes: Number(one) }))}
  </div>`;
}

/** Return the hours of a night. */
const hours = (night) => {
  const [from, to] = night.split('-').map(Number);
  return { from, to };
};

/**
 * Return the sentences about how long people may think, for who joins.
 * @param {import('../types').Table} table
 * @param {import('./i18n.js').Texts} texts
 * @returns {string[]} empty if time is not limited
 */
export function timeTerms(table, texts) {
  if (table.pace === 'live') {
    return [
      ...(table.bank_minutes ? [texts.say('bank-is', { minutes: table.bank_minutes, seconds: table.increment_seconds })] : []),
      ...(table.evening_end ? [texts.say('evening-is', { time: table.evening_end })] : []),
    ];
  }
  if (!table.decision_hours) return [];
  return [
    texts.say(`hours-are-${table.when_late}`, { count: table.decision_hours }),
    ...(table.weekends ? [] : [texts.say('weekends-off')]),
    ...(table.quiet_from === table.quiet_to ? [] : [texts.say('quiet-is', { from: table.quiet_from, to: table.quiet_to, zone: table.time_zone })]),
  ];
}
