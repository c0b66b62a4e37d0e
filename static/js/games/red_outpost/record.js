/** Game records: chart data, log icons, and descriptions of actions. */

import { describe as describeAny } from '../../core/fields.js';
import { html } from '../../core/html.js';
import { Icon, logIcons, logKindsOf } from '../../core/kit.js';
import { tell } from './words.js';

/** @import { Play, View } from './words.js' */
/** @import { Action } from '../../types' */

/**
 * Return the chart data of a position.
 * @param {View} view
 * @returns {{round: number, bySeat: {vp: number, crystals: number}[]}}
 */
export const figures = ({ table, players }) => ({
  round: table.round,
  bySeat: players.map(({ vp, crystals }) => ({ vp, crystals })),
});

/** Charts go from phase to phase: there are only two rounds. */
export const chapters = { axis: 'chart-phases', after: 'chart-after-phase' };

const SOURCES = { start: 'i-first', exports: 'i-export', wheel: 'i-wheel', moods_1: 'i-happy', moods_2: 'i-happy', palace: 'i-palace', crystals: 'i-crystal' };

/**
 * Return the icon of a source of points.
 * @param {string} id
 */
export const sourceIcon = (id) => html`<${Icon} id=${SOURCES[id] ?? 'i-vp'} />`;

const worker = ({ worker: id }) => `w-${id}`;
const resource = ({ resource: id }) => `r-${id}`;

/** The icon of a log line; a function where it depends on the event. */
export const logIcon = logIcons('red_outpost', {
  closed_mornings: 'i-closed',
  closed_evenings: 'i-closed',
  edited: 'i-data',
  dealt: 'i-card',
  phase: ({ phase }) => `p-${phase}`,
  mood_scored: worker,
  final: 'i-vp',
  over: 'i-vp',
  visited: ({ visitor }) => `w-${visitor}`,
  stayed: ({ visitor }) => `w-${visitor}`,
  stored_placed: 'i-disk',
  mood_up: 'i-happy',
  mood_down: 'i-sad',
  produced: resource,
  added: resource,
  exported: 'i-export',
  wheel: 'i-wheel',
  crystals: 'i-crystal',
  donated: 'i-palace',
  honoured: worker,
  beer: 'i-beer',
  handed_out: resource,
  sold: resource,
  bought: resource,
  disk_moved: 'i-disk',
  ship_card: 'i-card',
  ship_shuffled: 'i-shuffle',
  lake_drawn: 'r-fish',
  lake_taken: 'r-fish',
  lake_picked: 'r-fish',
  lake_shuffled: 'i-shuffle',
  card_used: 'i-card',
  relocated: ({ visitor }) => `w-${visitor}`,
  rested: 'i-bed',
});

/** Actions with their own description. */
const SENTENCES = ['visit', 'visit_with_card', 'relocate', 'beer', 'storehouse_mood', 'move_disk', 'barracks_shift', 'honour'];

/**
 * Return the description of an action.
 * @param {Play} play
 * @param {Action} action
 * @returns {string}
 */
export function describe(play, action) {
  const { type, ...fields } = action;
  if (!SENTENCES.includes(type)) return describeAny(play, action);
  const seats = play.view.players.filter(({ colour }) => colour === fields.owner).map(({ seat }) => seat);
  return tell(play, `do-${type}`, { ...fields, seats, visitor: fields.worker ?? '' });
}

/** Filters of the log. */
export const logKinds = logKindsOf('red_outpost', {
  visit: ['visited', 'stayed', 'relocated', 'rested', 'card_used', 'disk_moved'],
  goods: ['produced', 'added', 'exported', 'wheel', 'stored_placed', 'handed_out', 'sold', 'bought', 'lake_drawn', 'lake_taken', 'lake_picked', 'lake_shuffled', 'ship_card', 'ship_shuffled'],
  mood: ['mood_up', 'mood_down', 'mood_scored', 'beer', 'honoured', 'donated', 'crystals'],
});
