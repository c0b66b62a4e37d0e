/** Defers work until the board is painted: the log, sounds, the tab's title. */

/**
 * Run something after the next paint; at once where nothing is painted.
 * @param {() => void} run
 */
export function later(run) {
  if (globalThis.document?.hidden ?? true) setTimeout(run);
  // The callback runs before the paint; a timeout set in it runs after.
  else requestAnimationFrame(() => setTimeout(run));
}
