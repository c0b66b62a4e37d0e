/** Pausing a game and ending it early: the dialogs of the menu. */

import { useState } from 'preact/hooks';

import { Dialog } from './dialog.js';
import { html } from './html.js';

/** Length of the reason for a pause. */
const LONGEST = 120;

/** Ask for a reason, and whether to pause at once or after the auction that is going on. */
export function PauseDialog({ store, texts, onClose, ask }) {
  const [reason, setReason] = useState('');
  const after = texts.first([`pause-after-${store.view.value?.game.stage}`]);
  const pause = (later) => {
    ask('pause', { reason: reason.trim(), later });
    setReason('');
    onClose();
  };
  return html`<${Dialog} id="pause-heading" heading=${texts.say('pause-ask')} open onClose=${onClose}>
    <p>${texts.say('pause-about')}</p>
    <label class="field">${texts.say('pause-reason')}
      <input type="text" name="reason" maxlength=${LONGEST} value=${reason} onInput=${({ currentTarget }) => setReason(currentTarget.value)} />
    </label>
    <div class="buttons">
      <button type="button" class="button" onClick=${onClose}>${texts.say('draft-cancel')}</button>
      ${after && html`<button type="button" class="button" onClick=${() => pause(true)}>${after}</button>`}
      <button type="button" class="button main" onClick=${() => pause(false)}>${texts.say('pause-yes')}</button>
    </div>
  <//>`;
}

/** Ask whether to propose the end of the game, or to end it where there is nobody to ask. */
export function EndDialog({ store, texts, onClose, ask }) {
  const { seat } = store.you.value;
  const alone = store.table.value.seats.every((each, number) => each.bot || number === seat);
  const end = () => {
    ask('propose', { kind: 'end_early', seat });
    onClose();
  };
  return html`<${Dialog} id="end-early-heading" heading=${texts.say('end-early-ask')} open onClose=${onClose}>
    <p>${texts.say(alone ? 'end-early-about-alone' : 'end-early-about')}</p>
    <div class="buttons">
      <button type="button" class="button" onClick=${onClose}>${texts.say('draft-cancel')}</button>
      <button type="button" class="button main" onClick=${end}>${texts.say(alone ? 'end-early-yes' : 'end-early-propose')}</button>
    </div>
  <//>`;
}
