/** The replay of a game: step by step, from any viewpoint that the reader may use. */

import { render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import '@preact/signals';

import { loadBoard } from '../core/boards.js';
import { along, stops } from '../core/chapters.js';
import { explain, help, toggleHelp } from '../core/explaining.js';
import { History, PastLoader } from '../core/history.js';
import { html } from '../core/html.js';
import { errorText, get } from '../core/http.js';
import { loadTexts } from '../core/i18n.js';
import { Keys } from '../core/keys.js';
import { lazy } from '../core/lazy.js';
import { Log } from '../core/log.js';
import { makePlay } from '../core/play.js';
import { OpenHands, Practice } from '../core/practice.js';
import '../core/prefs.js';
import { Sections } from '../core/sections.js';
import { Store } from '../core/store.js';

const Help = lazy(() => import('../core/help.js').then(({ Help }) => Help));

/** Icons of the buttons, as paths in a 24 × 24 box. */
const MARKS = {
  first: 'M5 5h2.5v14H5zM19 5v14L8.5 12z',
  roundBack: 'M12.5 5v14L3 12zM21.5 5v14L12 12z',
  back: 'M16.5 5v14L7 12z',
  on: 'M7.5 5v14L17 12z',
  roundOn: 'M2.5 5v14L12 12zM11.5 5v14L21 12z',
  last: 'M5 5v14l10.5-7zM16.5 5H19v14h-2.5z',
};

/** Duration of each step during playback, in milliseconds. */
const PACES = [1600, 800, 400];

/**
 * Return the viewpoints that this reader may use.
 * @param {{status: string, open_hands: boolean, seats: object[], you: {seat: number | null}}} table
 * @returns {string[]} the default first
 */
function viewersOf({ status, open_hands: isOpen, seats, you }) {
  const own = you.seat === null ? [] : [`seat:${you.seat}`];
  if (status !== 'over') return [...(isOpen ? ['open'] : []), ...own, 'spectator'];
  const others = seats.map((_seat, number) => `seat:${number}`).filter((one) => !own.includes(one));
  return ['open', ...own, ...others, 'spectator'];
}

function Replay({ table, texts, keys, board }) {
  const { title, code } = table;
  const viewers = viewersOf(table);
  const wanted = new URLSearchParams(location.search);
  const [viewer, setViewer] = useState(viewers.includes(wanted.get('as')) ? wanted.get('as') : viewers[0]);
  const [log, setLog] = useState(null);
  const [at, setAt] = useState(0);
  const [running, setRunning] = useState(false);
  const [pace, setPace] = useState(1);
  const [failure, setFailure] = useState('');
  const excused = (error) => setFailure(errorText(texts, error));
  const history = useMemo(() => new History(code, viewer), [viewer]);
  const { store, play, looking } = useMemo(() => readOnly(table, texts, keys, board, excused), []);
  const list = useMemo(() => (log ? stops(log, title) : []), [log]);
  const end = list.length - 1;
  const now = useRef({ at, list, running });
  now.current = { at, list, running };

  useEffect(() => {
    // Another viewpoint has other texts but the same entries: keep the position.
    history.entries().then(({ entries }) => {
      const first = log === null;
      setLog(entries);
      store.log.value = entries;
      if (first) {
        const found = stops(entries, title);
        const asked = found.findLastIndex(({ seq }) => seq <= Number(wanted.get('at') ?? 0));
        setAt(asked >= 0 ? asked : 0);
      }
    }, excused);
  }, [history]);

  useEffect(() => {
    if (!list.length) return;
    const { seq } = list[Math.min(at, end)];
    store.you.value = { ...store.you.value, seat: viewer.startsWith('seat:') ? Number(viewer.slice(5)) : null };
    setFailure('');
    looking.show(history, seq, list[at + 1]?.seq);
    window.history.replaceState(null, '', `?at=${seq}&as=${viewer}`);
  }, [at, history, list]);

  useEffect(() => explain(play, board), []);

  const go = (way) => {
    setRunning(false);
    setAt(along(now.current.list, now.current.at, way));
  };
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      if (now.current.at >= now.current.list.length - 1) setRunning(false);
      else setAt(now.current.at + 1);
    }, PACES[pace]);
    return () => clearInterval(timer);
  }, [running, pace]);
  const toggle = () => {
    if (!now.current.running && now.current.at >= now.current.list.length - 1) setAt(0);
    setRunning(!now.current.running);
  };
  useEffect(() => {
    const bind = (key, label, run) => ({ key, label: texts.say(label), run });
    return keys.add([
      bind('ArrowLeft', 'key-back', () => go('back')),
      bind('ArrowRight', 'key-on', () => go('on')),
      bind('ArrowUp', 'key-round-back', () => go('roundBack')),
      bind('ArrowDown', 'key-round-on', () => go('roundOn')),
      bind('Home', 'key-first', () => go('first')),
      bind('End', 'key-last', () => go('last')),
      bind(' ', 'key-run', toggle),
      bind('?', 'key-help', toggleHelp),
    ]);
  }, []);

  if (!log) return html`<p class="panel quiet" role="status">${failure || texts.say('table-opening')}</p>`;
  const stop = list[Math.min(at, end)];
  const button = (way, key) => html`<button type="button" class="button" aria-label=${texts.say(key)} data-note=${texts.say(key)}
    disabled=${at === along(list, at, way)} onClick=${() => go(way)}>
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor"><path d=${MARKS[way]} /></svg>
  </button>`;
  const { round } = list.findLast((one, index) => index <= at && one.round !== null) ?? {};
  const where = texts.say(round === undefined ? 'replay-step' : 'replay-round-step', { round, at, end });
  const shownLog = log.filter((entry) => entry.seq <= stop.seq);
  const who = (one) => {
    if (!one.startsWith('seat:')) return texts.say(`replay-as-${one}`);
    const seat = Number(one.slice(5));
    return texts.say(seat === table.you.seat ? 'replay-as-you' : 'replay-as-seat', { name: texts.player(seat, store.names.value) });
  };
  return html`
    <div class="page-head">
      <h1>${texts.say('replay-title', { game: texts.say(`${title}-title`) })}</h1>
      <a class="button small" href=${`/t/${code}`}>${texts.say('replay-to-table')}</a>
      <span class="page-tools"><button type="button" class="button small ghost" aria-label=${texts.say('help')}
        onClick=${toggleHelp}><kbd>?</kbd></button></span>
    </div>
    <div class="columns at-play replaying">
      <div class="main-column">
        <section class="bar player" aria-label=${texts.say('replay-controls')}>
          <div class="buttons transport">
            ${button('first', 'key-first')} ${button('roundBack', 'key-round-back')} ${button('back', 'key-back')}
            <button type="button" class="button main" aria-pressed=${running} onClick=${toggle}>${texts.say(running ? 'replay-pause' : 'replay-run')}</button>
            ${button('on', 'key-on')} ${button('roundOn', 'key-round-on')} ${button('last', 'key-last')}
            <label class="pace"><span>${texts.say('replay-pace')}</span>
              <select value=${pace} onChange=${(event) => setPace(Number(event.currentTarget.value))}>
                ${PACES.map((_time, number) => html`<option key=${number} value=${number} selected=${number === pace}>${texts.say(`replay-pace-${number}`)}</option>`)}
              </select>
            </label>
            <label class="eyes"><span>${texts.say('replay-as')}</span>
              <select onChange=${(event) => setViewer(event.currentTarget.value)}>
                ${viewers.map((one) => html`<option key=${one} value=${one} selected=${one === viewer}>${who(one)}</option>`)}
              </select>
            </label>
          </div>
          <label class="scrub"><span class="sr">${texts.say('replay-scrub')}</span>
            <input type="range" min="0" max=${end} value=${at} aria-valuetext=${where}
              onInput=${(event) => { setRunning(false); setAt(event.currentTarget.valueAsNumber); }} />
          </label>
          <p class="status" role="status">${where}
            ${table.status !== 'over' && html` <span class="badge">${texts.say('replay-still')}</span>`}</p>
          ${table.open_hands && html`<${OpenHands} texts=${texts} />`}
          ${log.some(({ practice }) => practice) && html`<${Practice} texts=${texts} />`}
          ${failure && html`<p class="notice bad" role="alert">${failure}</p>`}
        </section>
        <div class="board">
          ${store.past.value && (board.Board ? html`<${board.Board} play=${play} />` : html`<${Sections} play=${play} />`)}
        </div>
      </div>
      <div class="side-column">
        <${Log} log=${shownLog} seat=${null} seats=${table.seats} context=${{ texts, title, names: store.names.value, seat: table.you.seat }} icon=${board.logIcon} kinds=${board.logKinds}
          at=${stop.seq} onLook=${(seq) => { setRunning(false); setAt(list.findLastIndex((one) => one.seq <= seq)); }} />
      </div>
    </div>
    ${help.value && html`<${Help} keys=${keys} texts=${texts} />`}`;
}

/** Create what a board needs when it is read-only. */
function readOnly(table, texts, keys, board, onError) {
  const store = new Store();
  const { you, ...rest } = table;
  store.table.value = rest;
  store.you.value = { seat: null, host: false, name: '', ...you };
  const looking = new PastLoader(store, onError);
  const play = makePlay({ store, texts, ask: async () => {}, keys, Form: () => null, board: () => board });
  return { store, play, looking };
}

async function main() {
  const place = document.getElementById('replay');
  const texts = await loadTexts();
  const keys = new Keys();
  document.addEventListener('keydown', (event) => keys.press(event));
  try {
    const table = await get(`/api/tables/${encodeURIComponent(place.dataset.code)}`);
    const board = await loadBoard(table.title);
    render(html`<${Replay} table=${table} texts=${texts} keys=${keys} board=${board} />`, place);
  } catch (error) {
    render(html`<p class="notice bad" role="alert">${errorText(texts, error)}</p>`, place);
  }
}

main();
