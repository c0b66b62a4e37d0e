/** The settings of a table: what its host decides besides the options of the game, and everybody reads in the lobby. */

import { html } from './html.js';

/**
 * Every setting with its values, the usual one first, and whether it is of use at a table. Their words are
 * `setting-<key>`, `setting-<key>-<value>` and `setting-<key>-<value>-about`; numbers stand for themselves.
 * @type {{key: string, values: (string | number | boolean)[], isUsed?: (table: object) => boolean}[]}
 */
const SETTINGS = [
  { key: 'pace', values: ['live', 'days'] },
  { key: 'stand_in', values: ['nobody', 'away', 'vote'] },
  { key: 'away_minutes', values: [2, 3, 5, 10, 15, 20, 30, 45, 60], isUsed: ({ stand_in: rule }) => rule !== 'nobody' },
  { key: 'coach', values: ['bots', 'all', 'nobody'] },
  { key: 'open_hands', values: [false, true] },
  { key: 'spectators', values: [true, false] },
  { key: 'private', values: [true, false] },
];

/** The units of settings that are numbers. */
const UNITS = { decision_hours: 'setting-hours', bank_minutes: 'setting-minutes', increment_seconds: 'setting-seconds' };

/**
 * Return the name of a setting's value.
 * @param {import('./i18n.js').Texts} texts
 * @param {string} key of the setting
 * @param {string | number | boolean} value
 * @returns {string}
 */
export function settingValue(texts, key, value) {
  if (key in UNITS) return value ? texts.say(UNITS[key], { count: Number(value) }) : texts.say('setting-no-limit');
  return texts.first([`setting-${key}-${value}`]) ?? (String(value) || '–');
}

/**
 * The settings of a table; its host can change them.
 * @param {{table: object, host: boolean, texts: import('./i18n.js').Texts, busy: boolean, change: (what: string, body: object) => void}} props
 */
export function TableSettings({ table, host, texts, busy, change }) {
  const shown = SETTINGS.filter(({ isUsed }) => isUsed?.(table) ?? true);
  const choose = (key, values) => (event) => change('terms', { [key]: values[event.currentTarget.selectedIndex] });
  return html`<dl class="lobby-options settings">${shown.map(({ key, values }) => {
    const value = table[key];
    const label = texts.say(`setting-${key}`);
    const about = texts.first([`setting-${key}-${value}-about`], { minutes: table.away_minutes, open: table.open_hands ? 'yes' : 'no' });
    return html`<div key=${key}>
      <dt>${label}</dt>
      <dd>${host ? html`<select name=${key} aria-label=${label} disabled=${busy} onChange=${choose(key, values)}>
          ${values.map((one) => html`<option key=${one} selected=${one === value}>${settingValue(texts, key, one)}</option>`)}
        </select>` : html`<b>${settingValue(texts, key, value)}</b>`}
        ${about && html`<small class="quiet">${about}</small>`}</dd>
    </div>`;
  })}</dl>`;
}
