/** What is told of an absence. */

/** @type {import('../../core/story.js').Declared[]} */
export const story = [
  { group: 'auctions', event: 'won', clears: 'round', bids: ['bid', 'outbid', 'outbid_neutral'], lot: 'lot' },
  { group: 'buildings', event: 'built' },
];
