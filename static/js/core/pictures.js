/**
 * What need not be in the next picture waits for it: one piece after each, so that none of them takes long; and more than
 * one where they have next to nothing to do.
 */

/** Who looks elsewhere is drawn no pictures: after so many milliseconds it is done without. */
const PATIENCE = 200;

/** As long as less than this was done for a picture, in milliseconds, there is room in it for another piece. */
const ROOM = 0.5;

const waiting = new Set();
let isWaiting = false;

/**
 * Do something once the next picture is painted, and what was to be done before has had its own. The same function waits
 * once, however often it is asked for: it does what is to be done by then.
 * @param {() => void} run
 */
export function afterPicture(run) {
  waiting.add(run);
  if (!isWaiting) wait();
}

function wait() {
  isWaiting = true;
  let timer = null;
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // This is still before the picture; what is done now and then comes after it.
    setTimeout(next);
  });
  timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    next();
  }, PATIENCE);
}

function next() {
  const begun = performance.now();
  const piece = () => {
    const [run] = waiting;
    waiting.delete(run);
    try {
      run();
    } finally {
      // What it has changed is rendered in a microtask: after that it is known how long it took.
      queueMicrotask(() => {
        isWaiting = false;
        if (!waiting.size) return;
        isWaiting = true;
        if (performance.now() - begun < ROOM) piece();
        else wait();
      });
    }
  };
  piece();
}
