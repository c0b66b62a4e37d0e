/** Where a lesson is, and whether its guide is shown. The guide itself, `guide.js`, is loaded for lessons only. */

import { effect, signal } from '@preact/signals';

import { memory } from './memory.js';

/** @import { Lesson } from '../types' */

/** Whether the guide is shown; the reader may put it away. */
export const guiding = signal(true);

/**
 * Restore whether the guide of a table is shown, remember it, and make room for it, or for a coach.
 * @param {import('./store.js').Store} store
 * @param {() => boolean} isCoached
 * @returns {() => void} stops it
 */
export function keepGuiding(store, isCoached) {
  const key = `guide ${store.table.peek().code}`;
  guiding.value = memory.get(key) !== 'off';
  return effect(() => {
    document.documentElement.dataset.guide = isGuided(store) ? 'on' : isCoached() ? 'coach' : 'off';
    if (store.lesson.value) memory.set(key, guiding.value ? 'on' : 'off');
  });
}

/** @type {(store: import('./store.js').Store) => boolean} whether there is a guide, and it is shown now */
export const isGuided = (store) =>
  Boolean(store.lesson.value) && guiding.value && !store.over.value && !store.past.value;

/**
 * Tell how the lesson stands: the learner is asked, waits for the others, has left the script, or has reached its end.
 * @param {Lesson} lesson
 * @returns {'asked' | 'waiting' | 'strayed' | 'done'}
 */
export function standingOf({ steps, first, last, action, back }) {
  if (back !== null) return 'strayed';
  if (!steps.slice(first, last + 1).some(({ task }) => task)) return 'done';
  return action ? 'asked' : 'waiting';
}

/**
 * Return the step to read now: while the others play, the one just done.
 * @param {Lesson} lesson
 * @returns {number}
 */
export const stepNow = (lesson) => (standingOf(lesson) === 'waiting' ? Math.max(0, lesson.first - 1) : lesson.first);

/**
 * Return the last step that can be read: those after it tell of what has not happened yet.
 * @param {Lesson} lesson
 * @returns {number}
 */
export const lastStep = (lesson) => (standingOf(lesson) === 'waiting' ? stepNow(lesson) : lesson.last);
