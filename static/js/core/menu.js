/** The table menu: rarely used actions, and those that should not be pressed by accident. */

import { useEffect, useRef, useState } from 'preact/hooks';

import { Dialog } from './dialog.js';
import { askAbout, explainer, toggleHelp } from './explaining.js';
import { guiding } from './guiding.js';
import { html } from './html.js';
import { lazy } from './lazy.js';
import { isPaused } from './paused.js';
import { narrow } from './tabs.js';
import { zen } from './zen.js';

const TableNotices = lazy(() => import('./notices.js').then(({ TableNotices }) => TableNotices));

/**
 * A button with a dropdown that closes on a choice, a click elsewhere or Escape.
 * @param {object} props
 * @param {string} props.label
 * @param {object} props.children
 */
function Menu({ label, children }) {
  const part = useRef(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event) => {
      if (event.key ? event.key === 'Escape' : !part.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [open]);
  return html`<div class="menu-box" ref=${part}>
    <button type="button" class="button small ghost menu-button" aria-label=${label} aria-expanded=${open} aria-controls="table-menu" onClick=${() => setOpen(!open)}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor"><path d="M4 6h16v2.2H4zm0 4.9h16v2.2H4zm0 4.9h16V18H4z" /></svg>
      <span class="prefs-word">${label}</span>
    </button>
    ${open && html`<div class="panel menu-list" id="table-menu" onClick=${({ target }) => target.closest('a, button') && setOpen(false)}>${children}</div>`}
  </div>`;
}

const Memo = lazy(() => import('./memo.js').then(({ Memo }) => Memo));
const PauseDialog = lazy(() => import('./pausing.js').then(({ PauseDialog }) => PauseDialog));
const HolidayDialog = lazy(() => import('./holiday.js').then(({ HolidayDialog }) => HolidayDialog));
const EndDialog = lazy(() => import('./pausing.js').then(({ EndDialog }) => EndDialog));

/**
 * The menu of the table.
 * @param {object} props
 * @param {import('./store.js').Store} props.store
 * @param {import('./socket.js').Link} props.link
 * @param {import('./i18n.js').Texts} props.texts
 * @param {object} props.children further entries on a narrow page
 */
export function TableMenu({ store, link, texts, children }) {
  const [asking, ask] = useState('');
  const { seat, host } = store.you.value;
  const table = store.table.value;
  const playing = table?.status === 'playing' && seat !== null;
  const driven = playing && table.seats[seat].driver === 'bot';
  const words = document.getElementById('table')?.dataset.notices;
  const send = (type, body) => store.ask(link, type, body);
  const item = (key, run) => html`<button type="button" class="button ghost" onClick=${run}>${texts.say(key)}</button>`;
  return html`<${Menu} label=${texts.say('menu')}>
      ${narrow.value && children}
      ${!narrow.value && item(zen.value ? 'zen-off' : 'zen-on', () => { zen.value = !zen.value; })}
      ${explainer.value && item('explain', askAbout)}
      ${item('help', toggleHelp)}
      ${store.lesson.value && !guiding.value && item('lesson-show', () => { guiding.value = true; })}
      ${table && html`<a class="button ghost" href=${`/replay/${table.code}`}>${texts.say('log-replay')}</a>`}
      ${table && words && (seat !== null || host) && item('menu-notices', () => ask('notices'))}
      ${table && seat !== null && item('menu-memo', () => ask('memo'))}
      ${playing && !isPaused(table, store.view.value) && item('pause-game', () => ask('pause'))}
      ${playing && table.pace === 'days' && table.decision_hours > 0 && (table.seats[seat].holiday_until * 1000 > Date.now()
        ? item('holiday-end', () => send('holiday', { until: 0 })) : item('holiday-take', () => ask('holiday')))}
      ${playing && !table.proposal && item('end-early', () => ask('end'))}
      ${playing && !driven && item('driver-hand-over', () => ask('bot'))}
    <//>
    <${HandOver} open=${asking === 'bot'} texts=${texts} onAnswer=${(agree) => {
      ask('');
      if (agree) store.ask(link, 'drive', { driver: 'bot' });
    }} />
    ${asking === 'notices' && html`<${TableNotices} code=${table.code} host=${host} words=${words} texts=${texts} onClose=${() => ask('')} />`}
    ${asking === 'memo' && html`<${Memo} code=${table.code} texts=${texts} onClose=${() => ask('')} />`}
    ${asking === 'pause' && html`<${PauseDialog} ...${{ store, texts, ask: send, onClose: () => ask('') }} />`}
    ${asking === 'holiday' && html`<${HolidayDialog} ...${{ store, texts, ask: send, onClose: () => ask('') }} />`}
    ${asking === 'end' && html`<${EndDialog} ...${{ store, texts, ask: send, onClose: () => ask('') }} />`}`;
}

/** Ask whether a bot should take over. */
function HandOver({ open, texts, onAnswer }) {
  return html`<${Dialog} id="hand-over-heading" heading=${texts.say('hand-over-ask')} open=${open} onClose=${() => onAnswer(false)}>
    <p>${texts.say('hand-over-about')}</p>
    <div class="buttons">
      <button type="button" class="button" onClick=${() => onAnswer(false)}>${texts.say('draft-cancel')}</button>
      <button type="button" class="button main" onClick=${() => onAnswer(true)}>${texts.say('hand-over-yes')}</button>
    </div>
  <//>`;
}
