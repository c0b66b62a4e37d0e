/** Animations that show where things go: short, and none with reduced motion or on a hidden page. */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

const MOST = 500;

/**
 * Return the duration of animations, in milliseconds: 0 if there are to be none.
 * @returns {number}
 */
export function motionTime() {
  if (document.visibilityState !== 'visible') return 0;
  const said = getComputedStyle(document.documentElement).getPropertyValue('--slow').trim();
  const time = Number.parseFloat(said) * (said.endsWith('ms') ? 1 : 1000);
  return Math.min(MOST, time || 0);
}

/** The position of an element relative to another: moving the whole is no movement within it. */
const placeOf = (element, origin) => {
  const { left, top } = element.getBoundingClientRect();
  return { left: left - origin.left, top: top - origin.top };
};

/**
 * Animate the elements below one from their old to their new places after each render.
 *
 * Elements are identified by `data-flip`; new ones fade in. Measuring is costly: use it for few, meaningful elements.
 * @param {import('preact').RefObject<HTMLElement>} within
 * @param {*} [on] measures again only when this changes
 */
export function useFlip(within, on) {
  const places = useRef(new Map());
  useLayoutEffect(() => {
    // Wait for the next frame: by then the layout is final and is measured once.
    const frame = requestAnimationFrame(() => {
      if (!within.current) return;
      const before = places.current;
      const origin = within.current.getBoundingClientRect();
      const elements = [.../** @type {NodeListOf<HTMLElement>} */ (within.current.querySelectorAll('[data-flip]'))];
      places.current = new Map(elements.map((element) => [element.dataset.flip, placeOf(element, origin)]));
      const time = before.size ? motionTime() : 0;
      if (!time) return;
      for (const element of elements) {
        const was = before.get(element.dataset.flip);
        const frames = was ? slide(was, places.current.get(element.dataset.flip)) : [{ opacity: 0, transform: 'scale(0.9)' }, {}];
        if (frames) element.animate(frames, { duration: time, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [on]);
}

/**
 * Fade in new elements: those with a `data-new` that was not there before.
 * @param {import('preact').RefObject<HTMLElement>} within
 * @param {*} on checks again only when this changes
 */
export function useArrivals(within, on) {
  const known = useRef(/** @type {Set<string> | null} */ (null));
  useLayoutEffect(() => {
    const elements = [.../** @type {NodeListOf<HTMLElement>} */ (within.current?.querySelectorAll('[data-new]') ?? [])];
    const time = known.current ? motionTime() : 0;
    for (const element of elements) {
      if (!time || known.current.has(element.dataset.new)) continue;
      element.animate([{ opacity: 0, transform: 'translateY(-14px) scale(1.25)' }, {}], { duration: time, easing: 'cubic-bezier(0.3, 1.4, 0.5, 1)' });
    }
    known.current = new Set(elements.map((element) => element.dataset.new));
  }, [on]);
}

function slide(was, is) {
  const [x, y] = [was.left - is.left, was.top - is.top];
  return Math.abs(x) + Math.abs(y) < 2 ? null : [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
}

/**
 * Show new events, in the frame after the board has changed.
 * @param {import('./play.js').Play} play
 * @param {(events: import('../types').GameEvent[]) => void} show gets the events of one update
 */
export function useNews({ log, store }, show) {
  const seen = useRef(/** @type {number | null} */ (null));
  const last = log.at(-1)?.seq ?? 0;
  useEffect(() => {
    const since = seen.current;
    seen.current = last;
    // Not those from before the first render, nor those seen in history.
    if (since === null || store.past.value || last <= since) return undefined;
    const events = log.filter(({ seq }) => seq > since).flatMap((entry) => entry.events);
    const frame = requestAnimationFrame(() => show(events));
    return () => cancelAnimationFrame(frame);
  }, [last]);
}

/**
 * Return the first element that is shown.
 * @param {string[]} selectors in order of preference
 * @returns {HTMLElement | null}
 */
export const firstShown = (selectors) => selectors.flatMap((one) => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(one))])
  .find((element) => element.checkVisibility()) ?? null;

/** Running flights and when the last started: those that start together run together, and finish earlier ones. */
const flying = { /** @type {Set<Animation>} */ running: new Set(), since: 0 };
const TOGETHER = 60;

/** @type {(element: HTMLElement, frames: Keyframe[], time: number) => Animation} */
function sendOff(element, frames, time) {
  const now = performance.now();
  if (now - flying.since > TOGETHER) for (const one of flying.running) one.finish();
  flying.since = now;
  const animation = element.animate(frames, { duration: time, easing: 'ease-in-out' });
  flying.running.add(animation);
  animation.finished.finally(() => flying.running.delete(animation));
  return animation;
}

/** The vector between the centres of two rectangles. */
const between = (start, end) => [end.left + end.width / 2 - start.left - start.width / 2, end.top + end.height / 2 - start.top - start.height / 2];

/**
 * Animate a copy of an element to its new place, for elements that are rendered anew elsewhere.
 * @param {Element | null} from
 * @param {Element | null} to
 * @param {Element | null} [what] the element to animate; `from` by default
 * @param {DOMRect} [start] its rectangle, if it is gone by now
 */
export function fly(from, to, what = from, start = from?.getBoundingClientRect()) {
  const time = motionTime();
  if (!time || !from || !to) return;
  const end = to.getBoundingClientRect();
  // Hidden elements have no size.
  if (!start.width || !end.width) return;
  const [x, y] = between(start, end);
  const copy = /** @type {HTMLElement} */ (what.cloneNode(true));
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.add('flying');
  const size = what.getBoundingClientRect();
  const place = what === from ? start : { left: start.left + (start.width - size.width) / 2, top: start.top + (start.height - size.height) / 2, width: size.width };
  Object.assign(copy.style, { left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px` });
  document.body.append(copy);
  const frames = [{ transform: 'none', opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.4 }];
  sendOff(copy, frames, time).finished.finally(() => copy.remove());
}

/**
 * Animate an element from the place it came from.
 * @param {HTMLElement | null} source
 * @param {HTMLElement} element
 */
export function arrive(source, element) {
  const time = motionTime();
  const start = source?.getBoundingClientRect();
  if (!time || !start?.width) return;
  const [x, y] = between(element.getBoundingClientRect(), start);
  sendOff(element, [{ transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0.3 }, { transform: 'none', opacity: 1 }], time);
}
