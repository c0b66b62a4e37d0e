/** What need not be in the next picture waits for it: one piece after each, so that none of them takes long. */

/** Who looks elsewhere is drawn no pictures: after so many milliseconds it is done without. */
const PATIENCE = 200;

const waiting = [];

/**
 * Do something once the next picture is painted, and what was to be done before has had one of its own. What waits
 * already is done once: else all that happened behind one's back would be made up for picture by picture.
 * @param {() => void} run
 */
export function afterPicture(run) {
  if (waiting.includes(run)) return;
  if (waiting.push(run) === 1) wait();
}

function wait() {
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
  const run = waiting[0];
  waiting[0] = null;
  try {
    run();
  } finally {
    waiting.shift();
    if (waiting.length) wait();
  }
}
