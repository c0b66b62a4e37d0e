/** The banner: briefly announces a new round, era or stage across the table. */

import { effect, signal } from '@preact/signals';

import { roundOf } from './chapters.js';
import { html } from './html.js';
import { Icon } from './kit.js';

/** How long it is shown, in milliseconds; it blocks nothing meanwhile. */
const SHOWN = 2200;

/** The banner that is shown now. */
const told = signal(/** @type {{text: string, icon?: string, number: number} | null} */ (null));

/**
 * Return what is worth a banner: what the title's module says, else the round that began.
 * @param {import('./play.js').Play} play
 * @param {{banner?: (play: object, view: object, before: object) => {text: string, icon?: string} | null}} board the title's module
 * @param {object} view the current one
 * @param {object} before the previous one
 * @param {import('../types').Entry[]} news log entries between the two
 * @returns {{text: string, icon?: string} | null}
 */
function bannerOf(play, board, view, before, news) {
  if (board.banner) return board.banner(play, view, before);
  const round = news.flatMap(({ events }) => events).map((event) => roundOf(event, play.title)).findLast((one) => one !== null);
  return round === undefined ? null : { text: play.texts.say('banner-round', { round }) };
}

/**
 * Show banners from now on; return a function that stops it.
 * @param {import('./play.js').Play} play
 * @param {object} board the title's module
 */
export function tellBanners(play, board) {
  const { store } = play;
  let [before, version, timer] = [store.view.peek(), store.version.peek(), null];
  const stop = effect(() => {
    const view = store.view.value;
    if (view === before || !view) return;
    const news = store.log.peek().filter(({ seq }) => seq > version);
    const found = before && !view.game.result && !store.past.peek() ? bannerOf(play, board, view, before, news) : null;
    [before, version] = [view, store.version.peek()];
    // Nothing lies over the result.
    if (view.game.result) told.value = null;
    if (!found) return;
    told.value = { ...found, number: version };
    clearTimeout(timer);
    timer = setTimeout(() => { told.value = null; }, SHOWN);
  });
  return () => {
    stop();
    clearTimeout(timer);
    told.value = null;
  };
}

/** The current banner; hidden from screen readers, which get it from the log. */
export function Banner() {
  const now = told.value;
  return now && html`<div class="banner" aria-hidden="true"><p key=${now.number}>${now.icon && html`<${Icon} id=${now.icon} />`}${now.text}</p></div>`;
}
