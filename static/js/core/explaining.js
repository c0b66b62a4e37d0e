/**
 * Explanations on demand, the part that is there from the start: it loads the cards when somebody first points at, focuses
 * or presses something explained, and knows what help was asked for.
 *
 * Whatever a board shows names itself: `data-about` is the thing (`u-nodule`, `r-ore`, `i-vp`, `phase-turns`), and
 * `data-note` says what this one means here. See `pointing.js` and `cards.js` for how it is told.
 */

import { signal } from '@preact/signals';

/** @typedef {{about: string, note: string, anchor: HTMLElement, by: 'pointer' | 'focus' | 'click'}} Subject */

/** Everything that has a card. */
export const THING = '[data-about], [data-note]';

/** Controls that do something when clicked. */
export const ANSWERS = 'button:not([aria-disabled="true"]), a[href], input, select, textarea, label, [role="button"]:not([aria-disabled="true"])';

/** The help that is open: its tab, and what its rules are opened at; null if it is closed. */
export const help = signal(/** @type {{tab: 'rules' | 'keys', about: string} | null} */ (null));

/** The thing whose card is shown. */
export const explained = signal(/** @type {Subject | null} */ (null));

/** Whether every click explains and none answers. */
export const asking = signal(false);

/** The table whose things are explained. */
export const explainer = signal(/** @type {{play: import('./play.js').Play, board: object} | null} */ (null));

/** Open the help, at the rules of what is explained just now; close it if it is open. */
export function toggleHelp() {
  help.value = help.value ? null : { tab: 'rules', about: explained.value?.about ?? '' };
}

/** Events that may ask for a card, or take it back. */
const FIRST = ['pointerover', 'pointerdown', 'pointerup', 'focusin', 'click'];

let loading = null;

/** What happened while the cards were loading. @type {Event[]} */
let early = [];

/** Load the cards, which answer to what happened meanwhile and to all further events themselves. */
function load() {
  loading ??= import('./pointing.js').then(({ showCards }) => {
    FIRST.forEach((name) => document.removeEventListener(name, first, true));
    const cards = showCards();
    early.forEach((event) => cards.take(event));
  }).catch(() => {
    loading = null;
  }).finally(() => {
    early = [];
  });
}

function first(event) {
  if (!loading && !event.target.closest?.(THING)) return;
  early.push(event);
  load();
}

/**
 * Explain the things of a table while it is shown.
 * @param {import('./play.js').Play} play
 * @param {object} board the title's module
 * @returns {() => void} stops it
 */
export function explain(play, board) {
  explainer.value = { play, board };
  if (!loading) FIRST.forEach((name) => document.addEventListener(name, first, true));
  const unbind = play.keys?.add([{ key: 'x', label: play.texts.say('key-explain'), run: askAbout }]);
  return () => {
    unbind?.();
    explainer.value = null;
  };
}

/** Let clicks explain from now on, or answer again. */
export function askAbout() {
  asking.value = !asking.value;
  load();
}
