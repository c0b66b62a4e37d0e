/** The action bar: who must do what, what one may answer, what one is about to do, and the ways back. */

import { useEffect, useRef, useState } from 'preact/hooks';

import { PlayedForYou } from './absence.js';
import { DecisionForm } from './choices.js';
import { UndoRequest } from './consent.js';
import { actionLabel, describe } from './fields.js';
import { html } from './html.js';
import { MyOrders, OrderForm, OrdersButton } from './orders.js';
import { Practice } from './practice.js';
import { ProposalNotice } from './proposals.js';

/**
 * Return the one sentence that says who must do what: now, or in the position that is looked at.
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
  const driven = seat !== null && store.table.value.seats[seat]?.driver === 'bot';
  const decision = driven || !isNow ? null : store.decision.value;
  // What an order answers need not be asked.
  if (decision?.awaited && store.orders.value?.due) return { text: texts.say('status-ordered'), yours: false };
  if (decision?.awaited) return { text: texts.tell(title, decision.key, decision.params, names), yours: true };
  const awaited = view.game.awaited.map((one) => texts.player(one, names));
  const text = board.status?.(play, view) || (awaited.length ? texts.say('status-waiting', { names: texts.join(awaited) }) : '');
  return { text, yours: false };
}

/**
 * Keep the focus in a part of the page when what had it is gone: it goes to that part itself.
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

/** Where the bar lies over the page. */
const NARROW = '(max-width: 43.74rem)';

/**
 * Tell the styles how high the bar is: where it lies over the page, the page ends above it.
 * @param {import('preact').RefObject<HTMLElement>} part
 */
export function useMeasured(part) {
  useEffect(() => {
    const concerned = [document.body, part.current.closest('main')];
    // Where it does not, nobody need know, and nothing is laid out twice.
    const tell = () => matchMedia(NARROW).matches && concerned.forEach(({ style }) => style.setProperty('--bar-height', `${part.current.offsetHeight}px`));
    const watch = new ResizeObserver(tell);
    watch.observe(part.current);
    return () => watch.disconnect();
  }, []);
}

/**
 * The bar that stays in sight.
 * @param {object} props
 * @param {import('./play.js').Play} props.play
 * @param {object} props.board the title's module
 * @param {(type: string, body: object) => Promise<void>} props.ask sends a request
 * @param {{leave: () => void, step: (by: number) => void}} props.past ways through what was
 * @param {() => Promise<void>} props.earlier fetches what was before the log that is there
 */
export function ActionBar({ play, board, ask, past, earlier }) {
  const { store, texts } = play;
  const part = useRef(null);
  const kept = useKeptFocus(part);
  useMeasured(part);
  const { text, yours } = statusOf(play, board, store.shown.value);
  const looking = store.past.value;
  const [folded, fold] = useState(false);
  // Who is asked something new, or fills something in on the board, must see it.
  useEffect(() => fold(false), [play.decision?.id, play.draft.value, play.ordering.draft.value, play.question.value, store.refusal.value, store.undo.value.request, store.table.value.proposal?.id]);
  const mood = looking ? ' past' : yours ? ' yours' : store.over.value ? ' over' : '';
  const seated = store.you.value.seat !== null;
  return html`<section ref=${part} class=${`bar${mood}${play.busy ? ' busy' : ''}${folded ? ' folded' : ''}`} id="actions" tabindex="-1"
    aria-label=${texts.say('asked-heading')} aria-busy=${play.busy} ...${kept}>
    <p class="status">${text}${!seated && !store.over.value && html` <span class="badge">${texts.say('status-watching')}</span>`}</p>
    ${(play.decision || store.orders.value) && html`<button type="button" class="button small ghost fold" aria-expanded=${!folded} aria-controls="actions"
      aria-label=${texts.say(folded ? 'bar-unfold' : 'bar-fold')} onClick=${() => fold(!folded)}>${folded ? '▲' : '▼'}</button>`}
    ${Number.isInteger(store.you.value.lost) && html`<p class="notice lost-seat">${texts.say('seat-lost', { name: texts.player(store.you.value.lost, play.names) })}</p>`}
    ${!looking && !store.over.value && html`<${ProposalNotice} play=${play} ask=${ask} />`}
    ${store.practice.value && !store.over.value && html`<${Practice} texts=${texts} />`}
    ${!looking && !store.over.value && store.undo.value.request && html`<${UndoRequest} request=${store.undo.value.request}
      seat=${store.you.value.seat} busy=${play.busy} ...${{ texts, ask, names: play.names }} />`}
    ${looking
      ? html`<${PastNotice} looking=${looking} last=${store.version.value} texts=${texts} past=${past} />`
      : seated && !store.over.value && html`<${Own} play=${play} board=${board} ask=${ask} earlier=${earlier} />`}
  </section>`;
}

/** Say that one looks at the past, and how to come back. */
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

/** What the person in a seat may do. */
function Own({ play, board, ask, earlier }) {
  const { store, texts, title, names, seat, decision } = play;
  const refusal = store.refusal.value;
  const driven = store.table.value.seats[seat].driver === 'bot';
  const Answer = board.Answer ?? DecisionForm;
  const ordering = play.ordering.draft.value !== null;
  const due = store.orders.value?.due ?? false;
  return html`
    <${PlayedForYou} play=${play} earlier=${earlier} />
    ${decision && !decision.awaited && html`<p class="aside">${texts.tell(title, decision.key, decision.params, names)}</p>`}
    ${refusal && html`<p class="notice bad" role="alert">${texts.refuse(title, refusal.code, refusal.params)}</p>`}
    ${play.question.value && html`<${Question} play=${play} question=${play.question.value} />`}
    ${store.drafted.value.length > 0 && html`<${Drafted} play=${play} events=${store.drafted.value} />`}
    ${ordering ? html`<${OrderForm} play=${play} board=${board} />` : html`
      ${decision && !(decision.awaited && due) && html`<${Answer} play=${play} decision=${decision} />`}
      ${board.QuickOrders && html`<${board.QuickOrders} play=${play} />`}
      <${MyOrders} play=${play} />`}
    <${Back} play=${play} ask=${ask} driven=${driven} board=${board} />`;
}

/** What one has done behind one's screen. */
function Drafted({ play, events }) {
  const { texts, title, names } = play;
  return html`<div class="drafted">
    <h3 class="small-heading">${texts.say('drafted-heading')}</h3>
    <ul>${events.map(({ key, params }, at) => html`<li key=${at}>${texts.tell(title, key, params, names)}</li>`)}</ul>
  </div>`;
}

/** Ask once before something is wasted. */
function Question({ play, question }) {
  const { texts, title, names } = play;
  const yes = useRef(null);
  useEffect(() => yes.current?.focus({ preventScroll: true }), [question]);
  const text = texts.tell(title, question.key, question.params ?? {}, names);
  return html`<div class="notice question" role="alertdialog" aria-label=${text}>
    <p>${text}</p>
    <div class="buttons">
      <button ref=${yes} type="button" class="button main" disabled=${play.busy} onClick=${() => play.settle(true)}>
        ${texts.say('question-yes', { action: actionLabel(play, question.action.type) })}
      </button>
      <button type="button" class="button" onClick=${() => play.settle(false)}>${texts.say('question-no')}</button>
    </div>
  </div>`;
}

/** The ways back, what is on its way, and the bot that may play instead. */
function Back({ play, ask, driven, board }) {
  const { store, texts, busy } = play;
  const back = store.undo.value;
  const sent = store.sent.value;
  const undo = (to, key, hint) => Number.isInteger(to) && html`<button type="button" class="button small stop" disabled=${busy}
    title=${hint} onClick=${() => ask('undo', { to })}>${texts.say(key)}</button>`;
  const what = sent?.action ? board.describe?.(play, sent.action) ?? describe(play, sent.action) : null;
  return html`<div class="back-row">
    ${driven && html`<p class="driven"><span class="badge call">${texts.say('driver-bot')}</span> ${texts.say('driver-click')}</p>`}
    ${Number.isInteger(back.draft) && html`<button type="button" class="button small stop" disabled=${busy} title="Ctrl+Z"
      onClick=${() => ask('undraft', { keep: back.draft })}>${texts.say('undo-step')}</button>`}
    ${undo(back.step, 'undo-step', 'Ctrl+Z')} ${undo(back.start, 'undo-turn')} ${undo(back.ask, 'undo-ask')}
    <span class="sending" role="status">
      ${busy && html`<span class="spinner" aria-hidden="true"></span> ${what ? texts.say('sending-what', { what }) : texts.say('sending')}`}
    </span>
    <${OrdersButton} play=${play} />
    <button type="button" class="button small ghost hand-over" disabled=${busy} onClick=${() => ask('drive', { driver: driven ? 'person' : 'bot' })}>
      ${texts.say(driven ? 'driver-take-back' : 'driver-hand-over')}
    </button>
  </div>`;
}
