/** A game at its table: the bar, the board, and beside them who is here, what happened, what is said. */

import { effect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';

import { callWhenAsked } from './alerts.js';
import { openAnnouncer } from './announce.js';
import { ActionBar, statusOf } from './bar.js';
import { loadBoard } from './boards.js';
import { along, stops } from './chapters.js';
import { Chat } from './chat.js';
import { DecisionForm } from './choices.js';
import { undoKey } from './consent.js';
import { offerOf } from './drafts.js';
import { Ending } from './end.js';
import { History, PastLoader } from './history.js';
import { ErrorBoundary, html } from './html.js';
import { errorText } from './http.js';
import { later } from './later.js';
import { Log, sentences } from './log.js';
import { Present } from './people.js';
import { makePlay } from './play.js';
import { Sections } from './sections.js';
import { wrongWith } from './specs.js';
import { zen } from './zen.js';

/**
 * The table at play and after the end.
 * @param {object} props
 * @param {import('./store.js').Store} props.store
 * @param {import('./socket.js').Link} props.link
 * @param {import('./i18n.js').Texts} props.texts
 * @param {import('./keys.js').Keys} props.keys
 */
export function GameBody({ store, link, texts, keys }) {
  const { title } = store.table.value;
  const [board, setBoard] = useState(null);
  const [failure, setFailure] = useState('');
  const parts = useMemo(() => set(store, link, texts, keys, setFailure), [store]);
  useEffect(() => {
    loadBoard(title).then(
      (module) => {
        parts.shelf.board = module;
        setBoard(module);
      },
      () => setFailure(texts.say('error-no-answer')),
    );
  }, [title]);
  useEffect(() => (board ? begin(parts, board) : undefined), [board]);
  const notice = failure && html`<p class="notice bad" role="alert">${failure}</p>`;
  if (!board) return notice || html`<p class="panel quiet" role="status">${texts.say('table-opening')}</p>`;
  const table = (shown) => html`<${Table} ...${parts} board=${shown} link=${link} />`;
  const plain = () => html`<p class="notice bad" role="alert">${texts.say('board-broken')}</p>${table({})}`;
  const onFail = () => {
    parts.shelf.board = {};
  };
  return html`${notice}<${ErrorBoundary} onFail=${onFail} fallback=${plain()}>${table(board)}<//>`;
}

/** Put together what lives as long as the page. */
function set(store, link, texts, keys, setFailure) {
  const { code } = store.table.value;
  const shelf = { board: {} };
  const ask = (type, body) => store.ask(link, type, body);
  const Form = (props) => html`<${DecisionForm} play=${play} ...${props} />`;
  const play = makePlay({ store, texts, ask, keys, Form, board: () => shelf.board });
  const looking = new PastLoader(store, (error) => setFailure(errorText(texts, error)));
  const histories = { playing: new History(code), over: new History(code, 'open') };
  const history = () => histories[store.over.value ? 'over' : 'playing'];
  const past = {
    history,
    show: (seq) => {
      setFailure('');
      if (seq >= store.version.value) looking.leave();
      else looking.show(history(), seq);
      // Where log and board lie below each other, whoever asks for a position is taken to it.
      if (matchMedia('(max-width: 68.74rem)').matches) document.querySelector('.board')?.scrollIntoView({ block: 'start' });
    },
    leave: () => looking.leave(),
    step: (by) => {
      const { title } = store.table.value;
      const list = stops(store.log.value, title);
      const now = store.past.value?.seq ?? store.version.value;
      const at = list.findLastIndex(({ seq }) => seq <= now);
      const { seq } = list[along(list, at, by < 0 ? 'back' : 'on')] ?? {};
      if (seq === undefined) return;
      if (by > 0 && seq <= now) looking.leave();
      else past.show(seq);
    },
  };
  return { store, texts, keys, play, ask, past, shelf };
}

/** Begin what goes on beside the board: keys, calls, announcements. Return what ends it. */
function begin({ store, texts, keys, play, ask, past }, board) {
  const { ordering } = play;
  const focus = (id) => () => {
    const part = document.getElementById(id);
    part?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: 'nearest' });
  };
  const confirm = () => {
    if (play.question.value) return play.settle(true);
    const filling = ordering.draft.value ? ordering : play;
    const draft = filling.draft.value;
    const offer = draft && offerOf(filling.decision, draft.type, draft.fields);
    return offer && !wrongWith(offer, draft.fields) && filling.send({ type: draft.type, ...draft.fields });
  };
  const undo = () => {
    const { step, draft } = store.undo.value;
    if (play.busy) return;
    if (Number.isInteger(draft)) ask('undraft', { keep: draft });
    else if (Number.isInteger(step)) ask('undo', { to: step });
    else if (offerOf(play.decision, 'take_back')) play.send({ type: 'take_back' });
  };
  const drop = () => {
    if (play.question.value) play.settle(false);
    else if (store.past.value) past.leave();
    else if (ordering.draft.value) ordering.drop();
    else play.drop();
  };
  const orders = () => {
    ordering.open.value = true;
    // It is there once it is rendered.
    requestAnimationFrame(focus('orders'));
  };
  const isFilling = () => Boolean(play.question.value || play.draft.value || ordering.draft.value);
  const bind = (key, label, run, when) => ({ key, label: texts.say(label), run, when });
  const unbind = keys.add([
    bind('Enter', 'key-confirm', confirm, isFilling),
    bind('Escape', 'key-drop', drop, () => isFilling() || store.past.value !== null),
    bind('Ctrl+z', 'key-undo', undo),
    bind('a', 'key-actions', focus('actions')),
    bind('r', 'key-orders', orders, () => store.orders.value !== null && !store.over.value),
    bind('l', 'key-log', focus('log')),
    bind('c', 'key-chat', focus('chat')),
    bind('z', 'key-zen', () => { zen.value = !zen.value; }),
    bind('ArrowLeft', 'key-back', () => past.step(-1)),
    bind('ArrowRight', 'key-on', () => past.step(1), () => store.past.value !== null),
    bind('End', 'key-now', past.leave, () => store.past.value !== null),
  ]);
  const status = () => statusOf(play, board);
  const announcer = openAnnouncer((entry) => sentences(entry, play));
  let told = store.version.peek();
  const stop = effect(() => {
    const { text } = status();
    const news = store.log.value.filter((entry) => entry.seq > told);
    told = store.version.value;
    announcer.happened(news);
    announcer.status(text);
  });
  const stopReading = keepTheLog(store, past);
  // The others cannot go on, or go back, without whoever is asked to let a move be taken back.
  const waitedFor = () => {
    const { request } = store.undo.value;
    if (undoKey(request, store.you.value.seat) !== 'undo-asked') return status();
    return { yours: true, text: texts.say('undo-asked', { name: texts.player(request.by, store.names.value) }) };
  };
  callWhenAsked({ status: waitedFor, version: () => store.version.value, name: texts.say(`${play.title}-title`) });
  return () => {
    unbind();
    stop();
    stopReading();
  };
}

/** Fetch the log anew when lines of it that had faded may be read again: when the game is over, or went back. */
function keepTheLog(store, past) {
  let reading = false;
  const done = () => {
    reading = false;
  };
  return effect(() => {
    const [first] = store.log.value;
    if (!store.outdated.value || reading) return;
    reading = true;
    past.history().entries(first.seq - 1).then(({ entries }) => store.retell(entries)).then(done, done);
  });
}

function Table({ store, link, texts, play, ask, past, board }) {
  const earlier = async () => {
    const first = store.log.value[0]?.seq ?? 1;
    const { entries } = await past.history().entries(Math.max(0, first - 201), first - 1);
    store.recall(entries);
  };
  return html`<div class="columns at-play">
    <div class="main-column">
      <${ActionBar} play=${play} board=${board} ask=${ask} past=${past} earlier=${earlier} />
      ${store.over.value && !store.past.value && html`<${Ending} play=${play} board=${board} />`}
      <div class=${`board${store.past.value ? ' of-the-past' : ''}`}>
        ${board.Board ? html`<${board.Board} play=${play} />` : html`<${Sections} play=${play} />`}
      </div>
    </div>
    <div class="side-column">
      <${Present} store=${store} texts=${texts} ask=${ask} />
      <${LogBeside} play=${play} board=${board} past=${past} earlier=${earlier} />
      <${Chat} store=${store} link=${link} texts=${texts} />
    </div>
  </div>`;
}

/** Return a value as it was until the last paint: who shows it does not hold up the board. */
function useLater(value) {
  const [shown, show] = useState(value);
  useEffect(() => later(() => show(value)), [value]);
  return shown;
}

/** The log of this table; apart, so that a new line in it concerns nobody else. */
function LogBeside({ play, board, past, earlier }) {
  const { store, texts, title, names, seat } = play;
  const log = useLater(store.log.value);
  const { code, seats } = store.table.value;
  const at = store.past.value?.seq ?? null;
  return useMemo(() => html`<${Log} log=${log} seat=${seat} seats=${seats} context=${{ texts, title, names }} icon=${board.logIcon} subjectOf=${board.subjectOf}
    at=${at} onLook=${past.show} onEarlier=${earlier} replay=${`/replay/${code}`} />`, [log, seat, seats, names, at]);
}
