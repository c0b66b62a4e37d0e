/** A game at its table: the bar, the board, and the side with players, log and chat. */

import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';

import { callWhenAsked } from './alerts.js';
import { openAnnouncer } from './announce.js';
import { ActionBar, statusOf } from './bar.js';
import { Banner, tellBanners } from './banner.js';
import { loadBoard } from './boards.js';
import { along, lastOwn, stops } from './chapters.js';
import { Chat, ChatToast, saidAt, unreadAt } from './chat.js';
import { DecisionForm } from './choices.js';
import { isCoached } from './coaching.js';
import { undoKey } from './consent.js';
import { offerOf } from './drafts.js';
import { explain } from './explaining.js';
import { keepGuiding } from './guiding.js';
import { History, PastLoader } from './history.js';
import { ErrorBoundary, html } from './html.js';
import { errorText } from './http.js';
import { lazy } from './lazy.js';
import { later } from './later.js';
import { Log, sentences } from './log.js';
import { motionTime } from './motion.js';
import { Present } from './people.js';
import { makePlay } from './play.js';
import { Sections } from './sections.js';
import { wrongWith } from './specs.js';
import { isNarrow, narrow, showPart, tab, Tabs } from './tabs.js';
import { zen } from './zen.js';

const Story = lazy(() => import('./story.js').then(({ Story }) => Story));
const Ending = lazy(() => import('./end.js').then(({ Ending }) => Ending));

/**
 * The table during and after the game.
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

/** Create everything that lives as long as the page. */
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
      // Where log and board are not side by side, show the board when a position is selected.
      if (isNarrow()) tab.value = 'board';
      if (matchMedia('(max-width: 68.74rem)').matches) document.querySelector('.main-column')?.scrollIntoView({ block: 'start' });
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

/** Start what runs beside the board: keys, alerts, announcements. Return a function that stops it. */
function begin({ store, texts, keys, play, ask, past }, board) {
  const { ordering } = play;
  const focus = (id) => () => showPart(id, 'nearest');
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
    // The list exists after the next render.
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
  const stopBanners = tellBanners(play, board);
  const stopEnding = showTheEnd(store, past);
  const stopReading = keepTheLog(store, past);
  const stopGuiding = keepGuiding(store, () => isCoached(store));
  const stopExplaining = explain(play, board);
  // Players who have to answer an undo request are alerted too: the others cannot continue until then.
  const waitedFor = () => {
    const { request } = store.undo.value;
    if (undoKey(request, store.you.value.seat) !== 'undo-asked') return status();
    return { yours: true, text: texts.say('undo-asked', { name: texts.player(request.by, store.names.value) }) };
  };
  callWhenAsked({ status: waitedFor, version: () => store.version.value, said: () => saidAt(store, texts), name: texts.say(`${play.title}-title`) });
  return () => {
    unbind();
    stop();
    stopReading();
    stopGuiding();
    stopExplaining();
    stopBanners();
    stopEnding();
  };
}

/** Show the result when the game ends, whatever one was looking at. */
function showTheEnd(store, past) {
  let was = store.over.peek();
  return effect(() => {
    const over = store.over.value;
    if (over && !was) {
      past.leave();
      tab.value = 'play';
      scrollTo({ top: 0, behavior: motionTime() ? 'smooth' : 'instant' });
    }
    was = over;
  });
}

/** Reload the log when faded lines become readable again: when the game ends, or after an undo. */
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

/** How long a game must last before anybody can have been away from it, in seconds: those who begin one load less. */
const YOUNG = 5 * 60;

/** @type {(store: import('./store.js').Store) => boolean} */
const couldHaveLeft = (store) => store.you.value.seat !== null && (store.log.peek()[0]?.seq > 1 || Date.now() / 1000 - (store.log.peek()[0]?.at ?? Infinity) > YOUNG);

function Table({ store, link, texts, play, ask, past, board }) {
  const [returns] = useState(() => couldHaveLeft(store));
  const earlier = async () => {
    const first = store.log.value[0]?.seq ?? 1;
    const { entries } = await past.history().entries(Math.max(0, first - 201), first - 1);
    store.recall(entries);
  };
  return html`<div class="columns at-play" data-tab=${tab.value}>
    <div key=${store.over.value ? 'over' : 'playing'} class="main-column">
      ${returns && html`<${Story} play=${play} past=${past} texts=${texts} />`}
      <${ActionBar} play=${play} board=${board} ask=${ask} past=${past} earlier=${earlier} />
      ${store.over.value && !store.past.value && html`<div class="ending-room"><${Ending} play=${play} board=${board} texts=${texts} /></div>`}
      <div class=${`board${store.past.value ? ' of-the-past' : ''}`}>
        ${board.Board ? html`<${board.Board} play=${play} />` : html`<${Sections} play=${play} />`}
      </div>
    </div>
    <div class="side-column">
      <${Present} store=${store} texts=${texts} ask=${ask} />
      <${LogBeside} play=${play} board=${board} past=${past} earlier=${earlier} />
      <${Chat} store=${store} link=${link} texts=${texts} />
    </div>
    <${Banner} />
    <${ChatToast} store=${store} />
    ${narrow.value && html`<${TableTabs} play=${play} board=${board} />`}
  </div>`;
}

/** The tabs, with counts of what is new. */
function TableTabs({ play, board }) {
  const { store, texts, names, seat } = play;
  const [read, setRead] = useState(store.version.peek());
  const now = store.version.value;
  useEffect(() => {
    if (tab.value === 'log') setRead(now);
  }, [tab.value, now]);
  // Before the next frame, in which `showElement` may scroll to a part of the tab.
  useLayoutEffect(() => scrollTo({ top: 0, behavior: 'instant' }), [tab.value]);
  const counts = {
    rivals: names.length - (seat === null ? 0 : 1),
    log: store.log.value.filter((entry) => entry.seq > Math.max(read, lastOwn(store.log.value, seat) ?? 0)).length,
    chat: unreadAt(store),
  };
  return html`<${Tabs} texts=${texts} counts=${counts} yours=${statusOf(play, board).yours} over=${store.over.value} />`;
}

/** Return a value as of the last paint, so that rendering it does not delay the board. */
function useLater(value) {
  const [shown, show] = useState(value);
  useEffect(() => later(() => show(value)), [value]);
  return shown;
}

/** The log panel; a component of its own, so that a new line rerenders nothing else. */
function LogBeside({ play, board, past, earlier }) {
  const { store, texts, title, names, seat } = play;
  const log = useLater(store.log.value);
  const { code, seats } = store.table.value;
  const at = store.past.value?.seq ?? null;
  return useMemo(() => html`<${Log} log=${log} seat=${seat} seats=${seats} context=${{ texts, title, names, seat }} icon=${board.logIcon} kinds=${board.logKinds} subjectOf=${board.subjectOf}
    at=${at} onLook=${past.show} onEarlier=${earlier} replay=${`/replay/${code}`} />`, [log, seat, seats, names, at]);
}
