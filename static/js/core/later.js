/** What may wait until the board and the question are painted: the log, sounds, the tab's title. */

/**
 * Run something after the next frame is painted; at once where nothing is painted.
 * @param {() => void} run
 */
export function later(run) {
  if (globalThis.document?.hidden ?? true) setTimeout(run);
  // The callback comes before the paint; a timeout set in it comes after.
  else requestAnimationFrame(() => setTimeout(run));
}
