/** What is told of an absence. */

/** @type {import('../../core/story.js').Declared[]} */
export const story = [
  { group: 'exports', event: 'exported' },
  { group: 'moods', event: 'mood_scored' },
];
