/** The log: sentences with icons, in chapters; a click shows the position after an entry. */

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

import { chapters, joined, sifted } from './chapters.js';
import { html, memo } from './html.js';
import { deedsOf, deedsText, OrderMark } from './orders.js';
import { SeatMark } from './people.js';
import { dayOf } from './time.js';

/** Minimum height of a row, in pixels. */
const LOWEST = 30;

/**
 * How many rows are rendered before somebody scrolls up or asks for earlier ones: as many as can be visible at once.
 * Every rendered row has a cost.
 */
const MAX_ROWS = Math.ceil((globalThis.innerHeight ?? 1000) / LOWEST);

/** Old rows are removed in batches: removing one moves all rows below it, which are then repainted. */
const AT_ONCE = 10;

/**
 * How long nothing has been added when they are removed, in milliseconds: removed and added at once, what remains would
 * move by more than the list scrolls.
 */
const QUIET = 400;

/** How many of the last rows are rendered even when off screen: all of a list that follows its end. */
const NEW_ROWS = MAX_ROWS + AT_ONCE;

/** How many rows to add when somebody scrolls further up. */
const MORE_ROWS = 160;

/** How close to the top counts as scrolling up, in pixels. */
const TOP = 40;

/** Return how many of these rows to remove, in whole batches, so that at least `stay` remain. */
const left = (rows, stay) => Math.max(0, Math.floor((rows - stay) / AT_ONCE) * AT_ONCE);

/** Return how many rows are removed: more only when the list is quiet, fewer at once. */
function useRemoved(rows, stay) {
  const wanted = left(rows, stay);
  const [removed, remove] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => remove(wanted), QUIET);
    return () => clearTimeout(timer);
  }, [rows, wanted]);
  return Math.min(removed, wanted);
}

/** Entries whose text depends on the kind of proposal. */
const ABOUT_A_KIND = ['seat_asked', 'seat_granted', 'seat_given'];

/** What the reader can be in an entry: the seat that acts, by whose request, or whose seat it is about. */
const ROLES = ['seat', 'by', 'of'];

/**
 * Return what an entry says apart from its events: an undo, or that a bot took over.
 * @param {import('../types').Entry} entry
 * @param {Omit<import('./fields.js').Context, 'title'>} context
 * @param {boolean} [agreed] whether it is an undo that everybody agreed to
 * @returns {string | null}
 */
export function preamble(entry, { texts, names, seat = null }, agreed = false) {
  if (entry.kind === 'move' || entry.kind === 'start') return null;
  const forAnother = typeof entry.by === 'number';
  const driver = entry.what ? 'log-driver-vote' : forAnother ? 'log-driver-stand-in' : `log-driver-${entry.driver}`;
  const self = entry.kind === 'seat_asked' && entry.seat === entry.of && entry.what !== 'end_early';
  const about = self ? '-self' : ABOUT_A_KIND.includes(entry.kind) ? `-${entry.what}` : '';
  const paused = entry.seat === null ? 'log-asleep' : entry.during ? 'log-paused-later' : 'log-paused';
  const key = agreed ? 'log-undo-agreed' : { driver, paused, holiday: entry.until ? 'log-holiday' : 'log-holiday-over' }[entry.kind] ?? `log-${entry.kind}${about}`;
  const by = forAnother ? { by: texts.player(entry.by, names) } : {};
  const until = entry.until ? { until: dayOf(entry.until) } : {};
  const you = seat === null ? 'none' : ROLES.find((role) => entry[role] === seat) ?? 'none';
  const said = texts.say(key, { you, name: texts.player(entry.seat ?? -1, names), was: entry.was ?? '', ...by, ...until });
  return entry.reason ? texts.say('log-paused-reason', { said, reason: entry.reason }) : said;
}

/**
 * Return the sentences of a log entry.
 * @param {import('../types').Entry} entry
 * @param {import('./fields.js').Context} context
 * @returns {string[]}
 */
export function sentences(entry, context) {
  const { texts, title, names, seat } = context;
  const first = preamble(entry, context);
  return [...(first === null ? [] : [first]), ...entry.events.map(({ key, params }) => texts.tell(title, key, params, names, seat))];
}

/**
 * Keep a list scrolled to its end, unless somebody has scrolled up to read.
 * @param {*} last changes when the list grows
 */
export function useFollowing(last) {
  const box = useRef(null);
  const follows = useRef(true);
  const [top, height] = [useRef(0), useRef(0)];
  useLayoutEffect(() => {
    // Wait for the next frame: a forced layout in the middle of an update costs more than the rest of it.
    const frame = requestAnimationFrame(() => {
      if (box.current && follows.current) box.current.scrollTop = box.current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [last]);
  useEffect(() => {
    // Changes above or below can resize the list.
    const watch = new ResizeObserver(([{ target }]) => follows.current && target.scrollTo(0, target.scrollHeight));
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [box.current]);
  const onScroll = ({ currentTarget: list }) => {
    // Only scrolling up in an unchanged list counts as reading: the list also scrolls when rows are added or removed.
    if (list.scrollHeight - list.scrollTop - list.clientHeight < 40) follows.current = true;
    else if (list.scrollTop < top.current && list.scrollHeight === height.current) follows.current = false;
    top.current = list.scrollTop;
    height.current = list.scrollHeight;
  };
  return { ref: box, onScroll };
}

/** The filter for actions about the table (not moves), besides the title's own kinds. */
const ABOUT_THE_TABLE = 'table';

/**
 * Return the filter that reduces a row to one kind.
 * @param {string} kind
 * @param {(event: object) => string | null} kindOf of the title
 * @returns {(row: import('./chapters.js').Row) => import('./chapters.js').Row | null}
 */
export const onlyOf = (kind, kindOf) => (row) => {
  if (kind === ABOUT_THE_TABLE) return ['move', 'start'].includes(row.entry.kind) ? null : row;
  const events = row.events.filter((event) => kindOf(event) === kind);
  return events.length ? { ...row, events } : null;
};

/** The filters: by player and by kind. */
function Sieve({ names, kinds, wanted, onWant, texts }) {
  const choice = (name, label, items, value, parse) => html`<label class="sieve"><span class="sr">${label}</span>
    <select name=${name} onChange=${({ currentTarget }) => onWant({ ...wanted, [name]: parse(currentTarget.value) })}>
      ${items.map(([one, word]) => html`<option key=${one} value=${one} selected=${one === String(value ?? '')}>${word}</option>`)}
    </select></label>`;
  return html`<div class="sieves">
    ${choice('seat', texts.say('log-sieve-player'), [['', texts.say('log-all-players')], ...names.map((name, seat) => [String(seat), name])],
      wanted.seat, (value) => (value === '' ? null : Number(value)))}
    ${choice('kind', texts.say('log-sieve-kind'), [['', texts.say('log-all-kinds')], ...[...kinds, ABOUT_THE_TABLE].map((kind) => [kind, texts.say(`log-kind-${kind}`)])],
      wanted.kind, String)}
  </div>`;
}

const ALL = { seat: null, kind: '' };

/** A funnel, as a path in a 24 × 24 box. */
const FUNNEL = 'M3 4.5h18L14 13v6.5l-4 1.5v-8z';

/**
 * Show the log.
 * @param {object} props
 * @param {import('../types').Entry[]} props.log entries in order
 * @param {number | null} props.seat whose own moves divide the log
 * @param {import('../types').Table['seats']} props.seats of the table
 * @param {import('./fields.js').Context} props.context its seat is whom the sentences address
 * @param {(event: object) => object | null} [props.icon] the icon of an event
 * @param {(event: object) => object | null} [props.subjectOf] the subject of the events that follow an event
 * @param {{of: (event: object) => string | null, all: string[]}} [props.kinds] of events, by which to filter the log
 * @param {number | null} props.at the entry whose position is shown; null for the present
 * @param {(seq: number) => void} props.onLook shows the position after an entry
 * @param {() => Promise<void>} [props.onEarlier] fetches earlier entries, where there are any
 * @param {string} [props.replay] URL of the replay
 */
export function Log({ log, seat, seats, context, icon, subjectOf, kinds = NO_KINDS, at, onLook, onEarlier, replay }) {
  const { texts, title, names } = context;
  const [most, setMost] = useState(MAX_ROWS);
  const [folded, setFolded] = useState(new Set());
  const [sieve, setSieve] = useState(null);
  const following = useFollowing(log.at(-1)?.seq);
  const rows = useMemo(() => {
    const { seat: by, kind } = sieve ?? ALL;
    return joined(sifted(chapters(log, title, seat), { folded, seat: by, only: kind ? onlyOf(kind, kinds.of) : null }), seats);
  }, [log, title, seat, seats, folded, sieve]);
  const ordered = useMemo(() => deedsText(context, deedsOf(log, seat, subjectOf)), [log, seat, names]);
  const from = useRemoved(rows.length, most);
  const shown = rows.slice(from);
  const old = left(rows.length, NEW_ROWS) - from;
  const more = shown.length < rows.length || (onEarlier && log[0]?.seq > 1);
  const showMore = async () => {
    if (shown.length === rows.length) await onEarlier();
    setMost((now) => now + MORE_ROWS);
  };
  const below = useRef(null);
  const onScroll = (event) => {
    following.onScroll(event);
    const { scrollTop, scrollHeight } = event.currentTarget;
    if (from === 0 || scrollTop >= TOP) return;
    below.current = scrollHeight - scrollTop;
    setMost((now) => now + MORE_ROWS);
  };
  useLayoutEffect(() => {
    // Keep the scroll position when rows are added above.
    const { current: list } = following.ref;
    if (list && below.current !== null) list.scrollTop = list.scrollHeight - below.current;
    below.current = null;
  }, [most]);
  // One tab stop for the whole list; arrow keys move in it.
  const current = at ?? shown.findLast(({ kind }) => kind === 'entry')?.entry.seq;
  const walk = (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    const lines = [...event.currentTarget.querySelectorAll('button.line')];
    const next = lines[lines.indexOf(document.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const fold = useCallback((id) => setFolded((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])), []);
  return html`<section class="panel log-panel" id="log" tabindex="-1" aria-label=${texts.say('log-heading')}>
    <div class="panel-head">
      <h2>${texts.say('log-heading')}</h2>
      <button type="button" class="button small ghost square" aria-pressed=${sieve !== null} data-note=${texts.say('log-sieve')} aria-label=${texts.say('log-sieve')}
        onClick=${() => setSieve(sieve ? null : ALL)}><svg class="table-sign" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor"><path d=${FUNNEL} /></svg></button>
      ${replay && html`<a class="small-link" href=${replay}>${texts.say('log-replay')}</a>`}
    </div>
    ${sieve && html`<${Sieve} names=${names} kinds=${kinds.all} wanted=${sieve} onWant=${setSieve} texts=${texts} />`}
    <ol class="log" ref=${following.ref} onScroll=${onScroll} onKeyDown=${walk}>
      ${more && html`<li key="more"><button type="button" class="button small ghost" onClick=${showMore}>${texts.say('log-earlier')}</button></li>`}
      ${rows.length === 0 && html`<li key="none" class="quiet">${texts.say('log-nothing')}</li>`}
      ${shown.map((row, index) => html`<${Row} key=${row.id} row=${row} old=${index < old}
        texts=${texts} title=${title} names=${names} seat=${context.seat} icon=${icon} ordered=${row.kind === 'since' ? ordered : ''}
        folded=${row.kind === 'round' && folded.has(row.id)} onFold=${fold} onLook=${onLook}
        looked=${row.entry?.seq === at} stop=${row.entry?.seq === current} />`)}
    </ol>
  </section>`;
}

const NO_KINDS = { of: () => null, all: [] };

/** A row rerenders only when it changes: logs are long, and most rows are old. */
const Row = memo(({ row, old, texts, title, names, seat, icon, ordered, folded, onFold, onLook, looked, stop }) => {
  if (row.kind === 'since') {
    return html`<li class=${`since${old ? ' old' : ''}`}><span>${texts.say('log-since')}</span></li>
      ${ordered && html`<li class="ordered">${ordered}</li>`}`;
  }
  const { entry, gone, fresh, same, byBot } = row;
  const tell = ({ key, params }) => texts.tell(title, key, params, names, seat);
  if (row.kind === 'round') {
    return html`<li class=${`round${old ? ' old' : ''}`}><h3><button type="button" class="round-fold" aria-expanded=${!folded}
      onClick=${() => onFold(row.id)}>${tell(row.event)}</button></h3></li>`;
  }
  const first = preamble(entry, { texts, names, seat }, row.agreed);
  const text = (words) => (gone ? html`<s>${words}</s>` : words);
  const drawn = (event) => html`<span class="said-icon">${icon?.(event)}</span>`;
  return html`<li class=${`entry${old ? ' old' : ''}${fresh ? ' fresh' : ''}${gone ? ' gone' : ''}${same ? ' same' : ''}`}>
    <button type="button" class="line" tabindex=${stop ? 0 : -1} aria-current=${looked ? 'step' : null}
      data-note=${texts.say('log-look')} onClick=${() => onLook(entry.seq)}>
      ${entry.seat !== null ? html`<${SeatMark} seat=${entry.seat} />` : html`<span class="seat-mark nobody" aria-hidden="true"></span>`}
      <span class="told">
        ${first !== null && html`<span class="said plain"><span>${first}</span></span>`}
        ${row.events.map((event, index) => html`<span key=${index} class="said">
          ${drawn(event)}<span>${text(tell(event))}${entry.ordered && index === 0 && html`<${OrderMark} texts=${texts} />`}</span>
        </span>`)}
        ${entry.practice && html`<small class="quiet">${texts.say('log-practice')}</small>`}
        ${entry.late && html`<small class="quiet">${texts.say('log-late-bot')}</small>`}
        ${byBot && !entry.late && html`<small class="quiet">${texts.say('log-by-bot')}</small>`}
      </span>
    </button>
  </li>`;
}, ({ row: one }, { row: other }) => ['gone', 'fresh', 'same', 'byBot', 'entry'].every((what) => one[what] === other[what])
  && one.events?.length === other.events?.length && (one.events ?? []).every((event, at) => event === other.events[at]));
