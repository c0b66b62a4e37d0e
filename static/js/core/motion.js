/** Motion that shows where things go: short, and none for who wants none or looks elsewhere. */

import { useLayoutEffect, useRef } from 'preact/hooks';

const MOST = 500;

/**
 * Return how long things may move, in milliseconds: 0 if nothing is to move.
 * @returns {number}
 */
export function motionTime() {
  if (document.visibilityState !== 'visible') return 0;
  const said = getComputedStyle(document.documentElement).getPropertyValue('--slow').trim();
  const time = Number.parseFloat(said) * (said.endsWith('ms') ? 1 : 1000);
  return Math.min(MOST, time || 0);
}

/** Where an element is within another: what moves as a whole has not gone anywhere. */
const placeOf = (element, origin) => {
  const { left, top } = element.getBoundingClientRect();
  return { left: left - origin.left, top: top - origin.top };
};

/**
 * Let the elements below one slide from where they were to where they are, whenever this is rendered.
 *
 * Elements are known by `data-flip`; one that is new fades in. Measuring costs: give it few and meaningful ones.
 * @param {import('preact').RefObject<HTMLElement>} within
 * @param {*} [on] looks again only when this changes
 */
export function useFlip(within, on) {
  const places = useRef(new Map());
  useLayoutEffect(() => {
    // Before the next frame and not at once: by then all is in its place, and is measured once.
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

function slide(was, is) {
  const [x, y] = [was.left - is.left, was.top - is.top];
  return Math.abs(x) + Math.abs(y) < 2 ? null : [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
}

/**
 * Let a copy of something fly to where it went, for things that are drawn anew elsewhere.
 * @param {HTMLElement | null} from
 * @param {HTMLElement | null} to
 */
export function fly(from, to) {
  const time = motionTime();
  if (!time || !from || !to) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const copy = /** @type {HTMLElement} */ (from.cloneNode(true));
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.add('flying');
  Object.assign(copy.style, { left: `${start.left}px`, top: `${start.top}px`, width: `${start.width}px` });
  document.body.append(copy);
  const [x, y] = [end.left + end.width / 2 - start.left - start.width / 2, end.top + end.height / 2 - start.top - start.height / 2];
  const frames = [{ transform: 'none', opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.4 }];
  copy.animate(frames, { duration: time, easing: 'ease-in-out' }).finished.finally(() => copy.remove());
}
