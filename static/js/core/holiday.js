/** The dialog in which a player goes on holiday. */

import { useState } from 'preact/hooks';

import { Dialog } from './dialog.js';
import { html } from './html.js';

/** Days off that everybody has in one game. */
const MOST_DAYS = 21;

/** Return a day some days from now as a date field has it. @param {number} days */
const dayIn = (days) => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

/** Ask until when the reader's clock stands still. */
export function HolidayDialog({ store, texts, onClose, ask }) {
  const { seat } = store.you.value;
  const left = MOST_DAYS - store.table.value.seats[seat].holiday_days;
  const [day, setDay] = useState(dayIn(Math.min(7, left)));
  const go = () => {
    // Until the end of that day, where the reader is.
    ask('holiday', { until: new Date(`${day}T23:59:00`).getTime() / 1000 });
    onClose();
  };
  return html`<${Dialog} id="holiday-heading" heading=${texts.say('holiday-ask')} open onClose=${onClose}>
    <p>${texts.say('holiday-about', { left })}</p>
    <label class="field">${texts.say('holiday-until')}
      <input type="date" name="until" min=${dayIn(0)} max=${dayIn(Math.max(0, left - 1))} value=${day} required onInput=${({ currentTarget }) => setDay(currentTarget.value)} />
    </label>
    <div class="buttons">
      <button type="button" class="button" onClick=${onClose}>${texts.say('draft-cancel')}</button>
      <button type="button" class="button main" disabled=${!day} onClick=${go}>${texts.say('holiday-yes')}</button>
    </div>
  <//>`;
}
