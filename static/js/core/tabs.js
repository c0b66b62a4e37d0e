/** Tabs of a narrow page: one part of the table at a time. Wider pages show all parts, without tabs. */

import { signal } from '@preact/signals';

import { html } from './html.js';

/** @typedef {'play' | 'board' | 'rivals' | 'log' | 'chat'} Tab */

/** When there are tabs; keep in step with css/table_widths.css. */
const NARROW = '(max-width: 43.74rem)';

/** Icons, as paths in a 24 × 24 box. */
const MARKS = {
  play: 'M4 4h7v9H4zm9 0h7v5h-7zM4 15h7v5H4zm9-4h7v9h-7z',
  board: 'M3 5.5 9 3l6 2.5L21 3v15.5L15 21l-6-2.5L3 21zm6-.5v11.5l6 2.5V7.5z',
  rivals: 'M8.5 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 19.5c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6zM16 11.5a3 3 0 1 0-1.4-5.65 5.4 5.4 0 0 1-.6 5.05 3 3 0 0 0 2 .6zm.8 8H22c0-3-2.2-5.2-5.2-5.45a7.7 7.7 0 0 1 0 5.45z',
  log: 'M4 5h2.5v2.5H4zm4.5 0H20v2.5H8.5zM4 10.75h2.5v2.5H4zm4.5 0H20v2.5H8.5zM4 16.5h2.5V19H4zm4.5 0H20V19H8.5z',
  chat: 'M4 4h16a1.5 1.5 0 0 1 1.5 1.5v10A1.5 1.5 0 0 1 20 17h-8.5L6 21.5V17H4a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 4 4z',
};

/** The current tab. */
export const tab = signal(/** @type {Tab} */ ('play'));

/** @returns {boolean} whether this page is narrow now */
export const isNarrow = () => globalThis.matchMedia?.(NARROW).matches ?? false;

/** Whether the page is narrow, as a signal. */
export const narrow = signal(isNarrow());
globalThis.matchMedia?.(NARROW).addEventListener('change', ({ matches }) => {
  narrow.value = matches;
});

/**
 * Scroll to a part of the page, on whichever tab it is, and focus it.
 * @param {string} id of the element
 * @param {ScrollLogicalPosition} [block] its alignment
 */
export const showPart = (id, block = 'center') => showElement(document.getElementById(id), block);

/**
 * The same for any element; what can be focused may be inside it.
 * @param {Element | null} found
 * @param {ScrollLogicalPosition} [block] its alignment
 */
export function showElement(found, block = 'center') {
  const tabs = found?.closest('[data-tab]:not(.at-play)')?.getAttribute('data-tab').split(' ') ?? [];
  if (tabs.length && !tabs.includes(tab.value)) tab.value = /** @type {Tab} */ (tabs[0]);
  // Signals render synchronously; layout is done one frame later.
  requestAnimationFrame(() => {
    /** @type {HTMLElement | undefined} */ (found?.matches('[tabindex]') ? found : found?.querySelector('[tabindex]'))?.focus({ preventScroll: true });
    found?.scrollIntoView({ block });
  });
}

/**
 * The tab bar, at the bottom of a narrow page.
 * @param {object} props
 * @param {import('./i18n.js').Texts} props.texts
 * @param {Partial<Record<Tab, number>>} props.counts shown on the tabs
 * @param {boolean} props.yours whether it is the reader's turn
 * @param {boolean} props.over whether the game is over
 */
export function Tabs({ texts, counts, yours, over }) {
  return html`<nav class="table-tabs" aria-label=${texts.say('tabs-heading')}>
    ${Object.entries(MARKS).map(([name, path]) => html`<button key=${name} type="button" class=${`table-tab${name === 'play' && yours ? ' yours' : ''}`}
      aria-current=${tab.value === name ? 'true' : null} onClick=${() => { tab.value = /** @type {Tab} */ (name); }}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor"><path fill-rule="evenodd" d=${path} /></svg>
      <span>${name === 'play' && over ? texts.say('tab-result') : texts.say(`tab-${name}`)}</span>
      ${counts[name] > 0 && html` <span class=${`tab-count${name === 'rivals' ? '' : ' new'}`}>${Math.min(99, counts[name])}</span>`}
    </button>`)}
  </nav>`;
}
