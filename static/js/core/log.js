/** The log: what happened in sentences with icons, chapter by chapter; a click shows the position of that time. */

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

import { chapters } from './chapters.js';
import { html, memo } from './html.js';
import { deedsOf, deedsText, OrderMark } from './orders.js';
import { SeatMark } from './people.js';

/** No row of the log is lower than this, in pixels. */
const LOWEST = 30;

/**
 * As many rows are there before somebody scrolls up to earlier ones, or asks for them: as many as are in sight at most. All
 * that are there cost something.
 */
const MAX_ROWS = Math.ceil((globalThis.innerHeight ?? 1000) / LOWEST);

/** Rows leave by so many at a time: when one leaves, all that follow it move, and are painted anew. */
const AT_ONCE = 10;

/** As many rows at the end are drawn whether they are in sight or not: all of a list that is followed. */
const NEW_ROWS = MAX_ROWS + AT_ONCE;

/** As many more come when somebody wants to read further up. */
const MORE_ROWS = 160;

/** Who is this near to the top, in pixels, wants to. */
const TOP = 40;

/** Return how many of a number of rows have left, where only so many may stay and a few more. */
const left = (rows, stay) => Math.max(0, Math.floor((rows - stay) / AT_ONCE) * AT_ONCE);

/** Entries whose words depend on what was proposed. */
const ABOUT_A_KIND = ['seat_asked', 'seat_granted', 'seat_given'];

/**
 * Return what an entry says besides its events: that somebody went back, or lets a bot play.
 * @param {import('../types').Entry} entry
 * @param {{texts: import('./i18n.js').Texts, names: string[]}} context
 * @param {boolean} [agreed] whether it went back because the last of all agreed
 * @returns {string | null}
 */
export function preamble(entry, { texts, names }, agreed = false) {
  if (entry.kind === 'move' || entry.kind === 'start') return null;
  const forAnother = typeof entry.by === 'number';
  const driver = entry.what ? 'log-driver-vote' : forAnother ? 'log-driver-stand-in' : `log-driver-${entry.driver}`;
  const about = ABOUT_A_KIND.includes(entry.kind) ? `-${entry.what}` : '';
  const key = agreed ? 'log-undo-agreed' : entry.kind === 'driver' ? driver : `log-${entry.kind}${about}`;
  const by = forAnother ? { by: texts.player(entry.by, names) } : {};
  return texts.say(key, { name: texts.player(entry.seat ?? -1, names), was: entry.was ?? '', ...by });
}

/**
 * Return the sentences of one entry of the log.
 * @param {import('../types').Entry} entry
 * @param {{texts: import('./i18n.js').Texts, title: string, names: string[]}} context
 * @returns {string[]}
 */
export function sentences(entry, context) {
  const { texts, title, names } = context;
  const first = preamble(entry, context);
  return [...(first === null ? [] : [first]), ...entry.events.map(({ key, params }) => texts.tell(title, key, params, names))];
}

/**
 * Follow the end of a list, unless somebody has scrolled up to read.
 * @param {*} last changes when the list has grown
 */
export function useFollowing(last) {
  const box = useRef(null);
  const follows = useRef(true);
  const [top, height] = [useRef(0), useRef(0)];
  useLayoutEffect(() => {
    // Before the next frame and not at once: measuring in the middle of an update costs more than all the rest of it.
    const frame = requestAnimationFrame(() => {
      if (box.current && follows.current) box.current.scrollTop = box.current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [last]);
  const onScroll = ({ currentTarget: list }) => {
    // Only going up in a list that stays is a wish to read: it also moves by itself when lines come, or old ones go.
    if (list.scrollHeight - list.scrollTop - list.clientHeight < 40) follows.current = true;
    else if (list.scrollTop < top.current && list.scrollHeight === height.current) follows.current = false;
    top.current = list.scrollTop;
    height.current = list.scrollHeight;
  };
  return { ref: box, onScroll };
}

/**
 * Show the log.
 * @param {object} props
 * @param {import('../types').Entry[]} props.log entries in order
 * @param {number | null} props.seat one's own
 * @param {import('../types').Table['seats']} props.seats of the table
 * @param {{texts: object, title: string, names: string[]}} props.context
 * @param {(event: object) => object | null} [props.icon] what stands before the line of an event
 * @param {(event: object) => object | null} [props.subjectOf] what the events that follow an event are about
 * @param {number | null} props.at the entry whose position is shown; null for now
 * @param {(seq: number) => void} props.onLook shows the position after an entry
 * @param {() => Promise<void>} [props.onEarlier] fetches what was before, where there is any
 * @param {string} [props.replay] the address of the replay
 */
export function Log({ log, seat, seats, context, icon, subjectOf, at, onLook, onEarlier, replay }) {
  const { texts, title, names } = context;
  const [most, setMost] = useState(MAX_ROWS);
  const following = useFollowing(log.at(-1)?.seq);
  const rows = useMemo(() => chapters(log, title, seat), [log, title, seat]);
  const ordered = useMemo(() => deedsText(context, deedsOf(log, seat, subjectOf)), [log, seat, names]);
  const from = left(rows.length, most);
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
    // What comes above must not push away what is being read.
    const { current: list } = following.ref;
    if (list && below.current !== null) list.scrollTop = list.scrollHeight - below.current;
    below.current = null;
  }, [most]);
  // One stop of the Tab key for the whole list; arrows go through it.
  const current = at ?? log.at(-1)?.seq;
  const walk = (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    const lines = [...event.currentTarget.querySelectorAll('button.line')];
    const next = lines[lines.indexOf(document.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return html`<section class="panel log-panel" id="log" tabindex="-1" aria-label=${texts.say('log-heading')}>
    <div class="panel-head">
      <h2>${texts.say('log-heading')}</h2>
      ${replay && html`<a class="small-link" href=${replay}>${texts.say('log-replay')}</a>`}
    </div>
    <ol class="log" ref=${following.ref} onScroll=${onScroll} onKeyDown=${walk}>
      ${more && html`<li key="more"><button type="button" class="button small ghost" onClick=${showMore}>${texts.say('log-earlier')}</button></li>`}
      ${shown.map((row, index) => html`<${Row} key=${row.id} row=${row} old=${index < old}
        texts=${texts} title=${title} names=${names} icon=${icon} ordered=${row.kind === 'since' ? ordered : ''}
        byBot=${row.entry?.bot && row.entry.seat !== null && !seats[row.entry.seat]?.bot} onLook=${onLook}
        looked=${row.entry?.seq === at} stop=${row.entry?.seq === current} />`)}
    </ol>
  </section>`;
}

/** A row stays as it is until something about it changes: logs are long, and most of them is old. */
const Row = memo(({ row, old, texts, title, names, icon, ordered, byBot, onLook, looked, stop }) => {
  if (row.kind === 'since') {
    return html`<li class=${`since${old ? ' old' : ''}`}><span>${texts.say('log-since')}</span></li>
      ${ordered && html`<li class="ordered">${ordered}</li>`}`;
  }
  const { entry, gone, fresh } = row;
  const tell = ({ key, params }) => texts.tell(title, key, params, names);
  if (row.kind === 'round') return html`<li class=${`round${old ? ' old' : ''}`}><h3>${tell(row.event)}</h3></li>`;
  const first = preamble(entry, { texts, names }, row.agreed);
  const text = (words) => (gone ? html`<s>${words}</s>` : words);
  return html`<li class=${`entry${old ? ' old' : ''}${fresh ? ' fresh' : ''}${gone ? ' gone' : ''}`}>
    <button type="button" class="line" tabindex=${stop ? 0 : -1} aria-current=${looked ? 'step' : null}
      title=${texts.say('log-look')} onClick=${() => onLook(entry.seq)}>
      ${entry.seat !== null ? html`<${SeatMark} seat=${entry.seat} />` : html`<span class="seat-mark nobody" aria-hidden="true"></span>`}
      <span class="told">
        ${first !== null && html`<span class="said">${first}</span>`}
        ${row.events.map((event, index) => html`<span key=${index} class="said">
          ${icon?.(event)}${text(tell(event))}${entry.ordered && index === 0 && html`<${OrderMark} texts=${texts} />`}
        </span>`)}
        ${entry.practice && html`<small class="quiet">${texts.say('log-practice')}</small>`}
        ${byBot && html`<small class="quiet">${texts.say('log-by-bot')}</small>`}
      </span>
    </button>
  </li>`;
}, (one, other) => one.row.entry === other.row.entry && one.row.gone === other.row.gone && one.row.fresh === other.row.fresh);
