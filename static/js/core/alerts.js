/** How the page asks for attention: a mark in the tab's title, another favicon, a quiet sound, a notification. */

import { effect } from '@preact/signals';

import { later } from './later.js';
import { waitingElsewhere } from './waiting.js';

/** @returns {HTMLLinkElement | null} */
const iconLink = () => document.querySelector('link[rel="icon"]');

/** A bitmap, not SVG: a browser sets up a whole document to draw an SVG favicon, and the table waits for it. */
const turnIcon = () => iconLink()?.dataset.turn;
const MARK = '● ';

/**
 * Return the tab's title.
 * @param {string} title as the page was loaded
 * @param {boolean} calls whether it is the reader's turn
 * @param {number} [unread] number of unread chat lines
 * @param {number} [elsewhere] number of other tables that wait for the reader
 */
export const markedTitle = (title, calls, unread = 0, elsewhere = 0) =>
  `${unread ? `(${unread}) ` : ''}${elsewhere ? `${MARK}${elsewhere + Number(calls)} · ` : calls ? MARK : ''}${title}`;

let audio = null;

/** Play two soft notes, synthesized, at low volume. */
function chime(notes = [659.25, 880]) {
  const Context = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  if (!Context || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new Context();
  // Browsers block sound until the first interaction with the page; then it stays silent.
  audio.resume?.().catch(() => {});
  notes.forEach((pitch, at) => {
    const begin = audio.currentTime + at * 0.16;
    const tone = audio.createOscillator();
    const level = audio.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0.0001, begin);
    level.gain.exponentialRampToValueAtTime(0.06, begin + 0.02);
    level.gain.exponentialRampToValueAtTime(0.0001, begin + 0.4);
    tone.connect(level).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.45);
  });
}

/** Preferences are attributes of the root element; core/prefs.js keeps them there. */
const chosen = () => document.documentElement.dataset;

/** Whether to show a notification: the reader wants them, the browser allows them, and the page is hidden. */
const mayNotify = () =>
  chosen().notify === 'on' && document.visibilityState === 'hidden' && globalThis.Notification?.permission === 'granted';

/**
 * Alert the reader whenever their turn begins.
 * @param {object} parts
 * @param {() => {yours: boolean, text: string}} parts.status who must do what; reads signals
 * @param {() => number} parts.version of the view; reads signals
 * @param {() => {unread: number, call: string | null}} parts.said number of unread chat lines,
 *     and the last one that mentions the reader; reads signals
 * @param {string} parts.name title of the notifications
 */
export function callWhenAsked({ status, version, said, name }) {
  const plain = document.title;
  const icon = iconLink();
  const quiet = icon?.getAttribute('href');
  let [now, was] = [null, null];
  let shown = null;
  const call = () => {
    const { yours, text } = now;
    const wanted = yours ? turnIcon() : quiet;
    if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
    // Someone who has just opened the page sees it anyway: alert only on a change.
    if (yours && was === false) {
      if (chosen().sound !== 'off') chime();
      if (mayNotify()) shown = notify(name, text);
    }
    if (!yours) shown?.close();
    was = yours;
  };
  effect(() => {
    document.title = markedTitle(plain, status().yours && version() > 0, said().unread, waitingElsewhere.value.length);
  });
  let called = null;
  effect(() => {
    const { call: line } = said();
    if (line !== null && line !== called) {
      if (chosen().sound !== 'off') chime([880]);
      if (mayNotify()) shown = notify(name, line);
    }
    called = line;
  });
  effect(() => {
    const told = status();
    if (version() === 0) return;
    const isNews = told.yours !== now?.yours;
    now = told;
    // Paint the update before alerting.
    if (isNews) later(call);
  });
}

function notify(name, text) {
  // One notification per table: a new one replaces the last.
  const shown = new Notification(name, { body: text, icon: turnIcon(), tag: location.pathname });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  return shown;
}
