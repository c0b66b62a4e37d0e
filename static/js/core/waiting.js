/** The other tables that wait for the reader: counted in the tab's title, and one key away. */

import { signal } from '@preact/signals';

import { get } from './http.js';

/** How often to ask, in milliseconds; and how long after the page has loaded to ask first. */
const [EVERY, FIRST] = [60_000, 4_000];

/** Codes of the tables that wait for the reader, except this one, always in the same order. */
export const waitingElsewhere = signal(/** @type {string[]} */ ([]));

/**
 * Return the table after this one; going on from each to the next leads through all of them.
 * @param {string[]} codes in order
 * @param {string} here
 * @returns {string | undefined}
 */
export const nextOf = (codes, here) => codes.find((code) => code > here) ?? codes[0];

async function look(here) {
  const { tables } = await get('/api/waiting');
  waitingElsewhere.value = tables.filter((code) => code !== here);
}

/** Look for such tables as long as the page is open. @param {string} here this table's code */
export function watchForTables(here) {
  const again = () => document.visibilityState === 'visible' && look(here).catch(() => {});
  setTimeout(again, FIRST);
  setInterval(again, EVERY);
  document.addEventListener('visibilitychange', again);
}

/** Go to the next table that waits, if there still is one. @param {string} here this table's code */
export async function goOn(here) {
  await look(here).catch(() => {});
  const next = nextOf(waitingElsewhere.value, here);
  if (next) location.assign(`/t/${next}`);
}
