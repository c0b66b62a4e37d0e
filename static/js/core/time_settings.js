/** How long people may think: settings of the lobby. */

import { html } from './html.js';
import { settingValue } from './settings.js';

const DECISION_HOURS = [0, 6, 12, 24, 36, 48, 72, 120, 168];
const BANKS = [0, 10, 15, 20, 30, 45, 60, 90, 120];
const INCREMENTS = [0, 5, 10, 15, 20, 30, 45, 60];

/** Nights that clocks can leave out, from hour to hour. */
const NIGHTS = ['0-0', '21-9', '22-8', '23-7', '0-8'];

/**
 * Let the host choose how long people may think.
 * @param {{table: import('../types').Table, texts: import('./i18n.js').Texts, busy: boolean, change: (what: string, body: object) => void}} props
 */
export function TimeSettings({ table, texts, busy, change }) {
  const set = (more) => change('terms', more);
  // Weekends, nights and the end of an evening are those of the host.
  const setTime = (more) => set({ ...more, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  const choice = (name, values, value, word, onChoose) => html`<label class="field">${texts.say(`setting-${name}`)}
    <select name=${name} disabled=${busy} onChange=${({ currentTarget }) => onChoose(currentTarget.value)}>
      ${values.map((one) => html`<option key=${one} value=${one} selected=${String(one) === String(value)}>${word(one)}</option>`)}
    </select>
  </label>`;
  const number = (name, values) => choice(name, values, table[name], (one) => settingValue(texts, name, one), (one) => set({ [name]: Number(one) }));
  const night = `${table.quiet_from}-${table.quiet_to}`;
  return html`<div class="fields time-settings">
    ${table.pace === 'days' && number('decision_hours', DECISION_HOURS)}
    ${table.pace === 'days' && table.decision_hours > 0 && html`
      ${choice('when_late', ['remind', 'bot'], table.when_late, (one) => settingValue(texts, 'when_late', one), (one) => set({ when_late: one }))}
      ${choice('quiet', NIGHTS.includes(night) ? NIGHTS : [...NIGHTS, night], night,
        (one) => (one === '0-0' ? texts.say('quiet-none') : texts.say('quiet-hours', hours(one))),
        (one) => setTime({ quiet_from: hours(one).from, quiet_to: hours(one).to }))}
      ${choice('weekends', [true, false], table.weekends, (one) => settingValue(texts, 'weekends', one), (one) => setTime({ weekends: one === 'true' }))}`}
    ${table.pace === 'live' && html`
      ${number('bank_minutes', BANKS)}
      ${table.bank_minutes > 0 && number('increment_seconds', INCREMENTS)}
      <label class="field">${texts.say('setting-evening_end')}
        <input type="time" name="evening_end" value=${table.evening_end} disabled=${busy} onChange=${({ currentTarget }) => setTime({ evening_end: currentTarget.value })} />
      </label>`}
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
