/** How the page calls: a mark in the tab's title, another favicon, a quiet sound, a notification while one is away. */

import { effect } from '@preact/signals';

import { later } from './later.js';

/** @returns {HTMLLinkElement | null} */
const iconLink = () => document.querySelector('link[rel="icon"]');

/** A bitmap and no vector image: a browser draws a whole little page for that, and the table waits meanwhile. */
const turnIcon = () => iconLink()?.dataset.turn;
const MARK = '● ';

/**
 * Return the tab's title.
 * @param {string} title as the page came
 * @param {boolean} calls whether one is waited for
 */
export const markedTitle = (title, calls) => (calls ? MARK : '') + (title.startsWith(MARK) ? title.slice(MARK.length) : title);

let audio = null;

/** Play two soft notes; without a file, and never louder than a cup put down. */
export function chime(notes = [659.25, 880]) {
  const Context = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  if (!Context || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new Context();
  // Browsers keep sound off until somebody has touched the page; then there is no sound, and no harm.
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

/** What the reader has chosen stands on the root of the page: core/prefs.js keeps it there. */
const chosen = () => document.documentElement.dataset;

/** Whether a notification may be shown: somebody wants them, the browser agrees, and nobody is looking. */
const mayNotify = () =>
  chosen().notify === 'on' && document.visibilityState === 'hidden' && globalThis.Notification?.permission === 'granted';

/**
 * Call whenever one begins to be waited for.
 * @param {object} parts
 * @param {() => {yours: boolean, text: string}} parts.status who must do what; reads signals
 * @param {() => number} parts.version of what is shown; reads signals
 * @param {string} parts.name what notifications are headed with
 */
export function callWhenAsked({ status, version, name }) {
  const plain = document.title;
  const icon = iconLink();
  const quiet = icon?.getAttribute('href');
  let [now, was] = [null, null];
  let shown = null;
  const call = () => {
    const { yours, text } = now;
    document.title = markedTitle(plain, yours);
    const wanted = yours ? turnIcon() : quiet;
    if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
    // Whoever opens the page sees it anyway: only a change calls.
    if (yours && was === false) {
      if (chosen().sound !== 'off') chime();
      if (mayNotify()) shown = notify(name, text);
    }
    if (!yours) shown?.close();
    was = yours;
  };
  effect(() => {
    const told = status();
    if (version() === 0) return;
    const isNews = told.yours !== now?.yours;
    now = told;
    // Whoever is called must first see what for.
    if (isNews) later(call);
  });
}

function notify(name, text) {
  // One for each table: a new one takes the place of the last.
  const shown = new Notification(name, { body: text, icon: turnIcon(), tag: location.pathname });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  return shown;
}
