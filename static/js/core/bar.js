/** The action bar: whose turn it is, the current decision, the draft, and undo. */

import { useEffect, useRef, useState } from 'preact/hooks';

import { PlayedForYou } from './absence.js';
import { DecisionForm } from './choices.js';
import { OwnClock } from './clocks.js';
import { CoachButton, isCoached } from './coaching.js';
import { UndoRequest } from './consent.js';
import { actionLabel, describe } from './fields.js';
import { isGuided } from './guiding.js';
import { html } from './html.js';
import { lazy } from './lazy.js';
import { MyOrders, OrderForm, OrdersButton, StoppedOrders } from './orders.js';
import { isPaused, PauseNotice } from './paused.js';
import { Practice } from './practice.js';
import { ProposalNotice } from './proposals.js';

/**
 * Return the status sentence (who must do what): now, or in the past position that is shown.
 * @param {import('./play.js').Play} play
 * @param {object} board the title's module
 * @param {import('../types').View} [view]
 * @returns {{text: string, yours: boolean}}
 */
export function statusOf(play, board, view = play.store.view.value) {
  const { store, texts, title, names } = play;
  const { seat } = store.you.value;
  const isNow = view === store.view.value;
  if (!view) return { text: '', yours: false };
  if (view.game.result) return { text: texts.say('status-over'), yours: false };
  if (isNow && isPaused(store.table.value, view)) return { text: texts.say('status-paused'), yours: false };
  const driven = seat !== null && store.table.value.seats[seat]?.driver === 'bot';
  const decision = driven || !isNow ? null : store.decision.value;
  // A standing order answers this decision.
  if (decision?.awaited && store.orders.value?.due) return { text: texts.say('status-ordered'), yours: false };
  if (decision?.awaited) return { text: texts.tell(title, decision.key, decision.params, names, seat), yours: true };
  const waiting = texts.players(view.game.awaited, names, seat);
  const text = board.status?.(play, view) || (waiting && texts.say('status-waiting', { names: waiting }));
  return { text, yours: false };
}

/**
 * When the focused element disappears from a part of the page, move the focus to that part.
 * @param {import('preact').RefObject<HTMLElement>} part
 */
function useKeptFocus(part) {
  const had = useRef(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const lost = had.current && (activeElement === body || activeElement === null);
    if (lost && !(had.current.isConnected && !had.current.disabled)) part.current?.focus({ preventScroll: true });
    had.current = part.current?.contains(document.activeElement) ? document.activeElement : null;
  });
  return {
    onFocusIn: ({ target }) => {
      had.current = target;
    },
  };
}

/**
 * The sticky bar: its height is set by the title (`--bar-room`) and never changes. What does not fit scrolls inside;
 * on a narrow page it can be pulled up.
 * @param {object} props
 * @param {import('./play.js').Play} props.play
 * @param {object} props.board the title's module
 * @param {(type: string, body: object) => Promise<void>} props.ask sends a request
 * @param {{leave: () => void, step: (by: number) => void}} props.past navigation in past positions
 * @param {() => Promise<void>} props.earlier fetches earlier entries of the log
 */
export function ActionBar({ play, board, ask, past, earlier }) {
  const { store, texts } = play;
  const part = useRef(null);
  const kept = useKeptFocus(part);
  const { text, yours } = statusOf(play, board, store.shown.value);
  const looking = store.past.value;
  const [raised, raise] = useState(false);
  // A new decision is shown at the bar's usual height.
  useEffect(() => raise(false), [play.decision?.id]);
  const over = store.over.value;
  const seated = store.you.value.seat !== null;
  const paused = isPaused(store.table.value, store.view.value);
  const mood = looking ? ' past' : yours ? ' yours' : over ? ' over' : '';
  return html`<section ref=${part} class=${`bar${mood}${play.busy ? ' busy' : ''}${raised ? ' raised' : ''}${seated ? '' : ' watching'}${play.decision?.awaited ? ' asked' : ''}`} id="actions" tabindex="-1"
    aria-label=${texts.say('asked-heading')} aria-busy=${play.busy} ...${kept}>
    <${Handle} raised=${raised} raise=${raise} texts=${texts} />
    <div class="bar-head">
      <p class="status">${text}${!seated && !over && html` <span class="badge">${texts.say('status-watching')}</span>`}
        ${store.table.value.open_hands && !over && html` <span class="badge call">${texts.say('tables-open_hands')}</span>`}
        ${!looking && seated && !over && html` <${OwnClock} store=${store} texts=${texts} />`}</p>
      ${!looking && seated && !over && !paused && html`<${Back} play=${play} ask=${ask} board=${board} />`}
    </div>
    ${isGuided(store) && html`<${Guide} play=${play} ask=${ask} texts=${texts} />`}
    ${isCoached(store) && html`<${Coach} play=${play} board=${board} texts=${texts} />`}
    <div class="bar-body">
      ${Number.isInteger(store.you.value.lost) && html`<p class="notice lost-seat">${texts.say('seat-lost', { name: texts.player(store.you.value.lost, play.names) })}</p>`}
      ${!looking && !over && html`<${PauseNotice} play=${play} ask=${ask} />`}
      ${!looking && !over && html`<${ProposalNotice} play=${play} ask=${ask} />`}
      ${store.practice.value && !over && html`<${Practice} texts=${texts} />`}
      ${!looking && !over && store.undo.value.request && html`<${UndoRequest} request=${store.undo.value.request}
        seat=${store.you.value.seat} busy=${play.busy} log=${store.log.value} ...${{ texts, ask, title: play.title, names: play.names }} />`}
      ${looking
        ? html`<${PastNotice} looking=${looking} last=${store.version.value} texts=${texts} past=${past} />`
        : seated && !over && !paused && html`<${Own} play=${play} board=${board} ask=${ask} earlier=${earlier} />`}
    </div>
  </section>`;
}

const Coach = lazy(() => import('./coach.js').then(({ Coach }) => Coach));
const Guide = lazy(() => import('./guide.js').then(({ Guide }) => Guide));

/** How far a finger moves before it counts as a pull, in pixels. */
const PULL = 16;

/** The handle that raises the bar on a narrow page: pull it or press it. */
function Handle({ raised, raise, texts }) {
  const from = useRef(null);
  const pulled = useRef(false);
  const move = ({ clientY }) => {
    if (from.current === null || Math.abs(clientY - from.current) < PULL) return;
    raise(clientY < from.current);
    pulled.current = true;
    from.current = null;
  };
  const press = () => {
    // A pull ends in a click event as well: ignore that one.
    if (!pulled.current) raise(!raised);
    pulled.current = false;
  };
  return html`<button type="button" class="handle" aria-expanded=${raised} aria-controls="actions"
    aria-label=${texts.say(raised ? 'bar-lower' : 'bar-raise')} onClick=${press} onPointerMove=${move}
    onPointerDown=${(event) => {
      pulled.current = false;
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    }} onPointerUp=${() => { from.current = null; }}></button>`;
}

/** Say that a past position is shown, and offer the way back. */
function PastNotice({ looking, last, texts, past }) {
  const step = (by, key, mark) => html`<button type="button" class="button small" aria-label=${texts.say(key)} onClick=${() => past.step(by)}>
    ${mark}
  </button>`;
  return html`<div class="past-notice" role="status">
    <span>${texts.say('past-notice', { seq: looking.seq, last })}</span>
    <span class="buttons">
      ${step(-1, 'past-back', '←')} ${step(1, 'past-on', '→')}
      <button type="button" class="button main small" onClick=${past.leave}>${texts.say('past-leave')}</button>
    </span>
  </div>`;
}

/** The player's own part of the bar. */
function Own({ play, board, ask, earlier }) {
  const { store, texts, title, names, seat, decision } = play;
  const refusal = store.refusal.value;
  const Answer = board.Answer ?? DecisionForm;
  const ordering = play.ordering.draft.value !== null;
  const due = store.orders.value?.due ?? false;
  const asked = decision && !(decision.awaited && due);
  const aside = decision && !decision.awaited;
  const quick = board.QuickOrders && html`<${board.QuickOrders} play=${play} />`;
  return html`
    <${PlayedForYou} play=${play} earlier=${earlier} />
    ${refusal && html`<p class="notice bad" role="alert">${texts.refuse(title, refusal.code, refusal.params)}</p>`}
    ${play.question.value && html`<${Question} play=${play} question=${play.question.value} />`}
    <${StoppedOrders} play=${play} />
    ${store.drafted.value.length > 0 && html`<${Drafted} play=${play} events=${store.drafted.value} />`}
    ${ordering ? html`<${OrderForm} play=${play} board=${board} />` : html`
      ${aside ? html`<div class="aside-row"><p class="aside">${texts.tell(title, decision.key, decision.params, names, seat)}</p>
        ${asked && html`<${Answer} play=${play} decision=${decision} />`}${quick}</div>` : asked && html`<${Answer} play=${play} decision=${decision} />`}
      ${!aside && quick}
      <${MyOrders} play=${play} />
      ${!decision?.awaited && !play.draft.value && !store.drafted.value.length && html`<${Latest} play=${play} icon=${board.logIcon} />`}`}`;
}

/** How many recent sentences a waiting player sees, and how many beside what they may do meanwhile. */
const [LATEST, BESIDE] = [3, 2];

/** How many of one's hidden moves are repeated: the others show on the board. */
const DRAFTED = 2;

/** The end of the log, for a waiting player; the full log is beside the board. */
function Latest({ play, icon }) {
  const { store, texts, title, names, seat } = play;
  const events = store.log.value.slice(-LATEST).flatMap((entry) => entry.events).slice(play.decision ? -BESIDE : -LATEST);
  return html`<ul class="latest" aria-hidden="true">
    ${events.map((event, at) => html`<li key=${at}>${icon?.(event)}<span>${texts.tell(title, event.key, event.params, names, seat)}</span></li>`)}
  </ul>`;
}

/** The player's last moves that are still hidden from the others. */
function Drafted({ play, events }) {
  const { texts, title, names, seat } = play;
  return html`<div class="drafted">
    <h3 class="small-heading">${texts.say('drafted-heading')}</h3>
    <ul>${events.length > DRAFTED && html`<li aria-hidden="true">…</li>`}
      ${events.slice(-DRAFTED).map(({ key, params }, at) => html`<li key=${at}>${texts.tell(title, key, params, names, seat)}</li>`)}</ul>
  </div>`;
}

/** Ask for confirmation before something is wasted. */
function Question({ play, question }) {
  const { texts, title, names, seat } = play;
  const first = useRef(null);
  useEffect(() => first.current?.querySelector('button').focus({ preventScroll: true }), [question]);
  const { mends = [] } = question;
  const text = texts.tell(title, question.key, question.params ?? {}, names, seat);
  return html`<div class="notice question" role="alertdialog" aria-label=${text}>
    <p>${text}</p>
    <div class="buttons" ref=${first}>
      ${mends.map((mend) => html`<button key=${mend.text} type="button" class="button main" disabled=${play.busy} onClick=${() => play.send(mend.send)}>${mend.text}</button>`)}
      <button type="button" class=${`button${mends.length ? '' : ' main'}`} disabled=${play.busy} onClick=${() => play.settle(true)}>
        ${question.suggested ? actionLabel(play, question.action.type) : texts.say('question-yes', { action: actionLabel(play, question.action.type) })}
      </button>
      <button type="button" class="button" onClick=${() => play.settle(false)}>${texts.say(question.suggested ? 'draft-cancel' : 'question-no')}</button>
    </div>
  </div>`;
}

/** Icons of the undo buttons, as paths in a 24 × 24 box. */
const BACK = {
  'undo-step': 'M9 4 3.5 9.5 9 15v-3.5h5.5a3.5 3.5 0 0 1 0 7H8V21h6.5a6 6 0 0 0 0-12H9z',
  'undo-turn': 'M8 4 2.5 9.5 8 15v-3.3l2.2 2.2V5.1L8 7.3zm5 0L7.5 9.5 13 15v-3.5h2a3.5 3.5 0 0 1 0 7H9V21h6a6 6 0 0 0 0-12h-2z',
  'undo-ask': 'M9 4 3.5 9.5 9 15v-3.5h4a3.5 3.5 0 0 1 0 7H8V21h5a6 6 0 0 0 0-12H9zm10 1h2.5v7H19zm0 9h2.5v2.5H19z',
};

/** The undo buttons, and the request that is being sent. */
function Back({ play, ask, board }) {
  const { store, texts, busy, seat } = play;
  const driven = store.table.value.seats[seat].driver === 'bot';
  const back = store.undo.value;
  const sent = store.sent.value;
  const way = (key, to, hint, run) => Number.isInteger(to) && html`<button type="button" class="button small stop way-back" disabled=${busy}
    data-note=${hint ?? texts.say(key)} onClick=${run}>
    <svg class="table-sign" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor"><path d=${BACK[key]} /></svg><span>${texts.say(key)}</span></button>`;
  const undo = (key, to, hint) => way(key, to, hint, () => ask('undo', { to }));
  const what = sent?.action ? board.describe?.(play, sent.action) ?? describe(play, sent.action) : null;
  return html`<div class="back-row">
    <span class="sending" role="status">
      ${busy && html`<span class="spinner" aria-hidden="true"></span><span class="sr">${what ? texts.say('sending-what', { what }) : texts.say('sending')}</span>`}
    </span>
    ${driven && html`<span class="driven"><span class="badge call">${texts.say('driver-bot')}</span>
      <button type="button" class="button small main" disabled=${busy} onClick=${() => ask('drive', { driver: 'person' })}>${texts.say('driver-take-back')}</button></span>`}
    ${way('undo-step', back.draft, 'Ctrl+Z', () => ask('undraft', { keep: back.draft }))}
    ${undo('undo-step', back.step, 'Ctrl+Z')} ${undo('undo-turn', back.start)} ${undo('undo-ask', back.ask)}
    <${CoachButton} play=${play} />
    <${OrdersButton} play=${play} />
  </div>`;
}
