/** Card animations: from the factories to the hand, and from the hand to what they pay for. */

import { useLayoutEffect, useRef } from 'preact/hooks';

import { arrive, fly } from '../../core/motion.js';

/** What is being paid for, if visible; else the market. */
const SINKS = ['.auction .lot', '.raid .lot', '.market'];

/** @type {(resource: string) => HTMLElement | null} the factories of a resource, or the sky area */
const sourceOf = (resource) => document.querySelector(`.own-colony [data-works="${resource}"]`) ?? document.querySelector('.own-colony .in-sky');

/** @type {() => HTMLElement | null} */
const sink = () => SINKS.map((each) => /** @type {HTMLElement | null} */ (document.querySelector(each))).find(Boolean) ?? null;

/**
 * Animate the cards of a hand as they come and go. Each is identified by `data-card`.
 * @param {import('preact').RefObject<HTMLElement>} within
 * @param {object[]} cards measures again only when these change
 */
export function useFlows(within, cards) {
  const before = useRef(/** @type {Map<string, {face: HTMLElement, place: DOMRect}> | null} */ (null));
  useLayoutEffect(() => {
    // Wait for the next frame: layout is then final, and is measured only once.
    const frame = requestAnimationFrame(() => {
      const faces = [.../** @type {NodeListOf<HTMLElement>} */ (within.current?.querySelectorAll('[data-card]') ?? [])];
      const now = new Map(faces.map((face) => [face.dataset.card, { face, place: face.getBoundingClientRect() }]));
      const was = before.current;
      before.current = now;
      if (!was) return;
      for (const [id, { face }] of now) if (!was.has(id)) arrive(sourceOf(face.dataset.tint), face);
      for (const [id, { face, place }] of was) if (!now.has(id)) fly(face, sink(), face, place);
    });
    return () => cancelAnimationFrame(frame);
  }, [cards]);
}
