/** What is told of an absence. */

/** @type {import('../../core/story.js').Declared[]} */
export const story = [
  { group: 'auctions', event: 'won', clears: 'opened', bids: ['opened', 'bid'] },
  { group: 'fights', event: 'destroyed' },
];
