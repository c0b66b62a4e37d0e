/** What the cards of Red Outpost's things say about this moment. Loaded with the first card. */

/** @typedef {import('../../core/play.js').Play<import('../../../types/red_outpost').RedOutpostView>} Play */

/** A line of a card. @type {(play: Play, key: string, params?: object) => string} */
const line = ({ texts, names, seat }, key, params = {}) => texts.tell('red_outpost', `red_outpost-now-${key}`, params, names, seat);

/** A number with its sign. */
const signed = (number) => (number > 0 ? `+${number}` : String(number).replace('-', '−'));

/** @type {(play: Play) => string} what the rules call what happens now */
export const moment = ({ view: { table } }) => `phase-${table.phase}`;

/** @type {Record<string, (play: Play, id: string) => (string | false | null | undefined)[]>} */
const LINES = {
  location(play, id) {
    const { workers } = play.view;
    const tokens = /** @type {Record<string, string[]>} */ (/** @type {unknown} */ (play.view.tokens));
    const here = workers.filter(({ place }) => place === id).map(({ worker }) => worker);
    const phase = tokens.morning.includes(id) ? 'morning' : tokens.evening.includes(id) ? 'evening' : null;
    return [
      here.length > 0 && line(play, 'here', { worker: here }),
      tokens.closed.includes(id) ? line(play, 'closed') : phase && line(play, 'closes', { phase }),
    ];
  },
  worker(play, id) {
    const { worker, place, upright, mood, points, leaders } = play.view.workers.find((row) => row.worker === id);
    return [
      line(play, upright ? 'stands' : 'lies', { location: place }),
      line(play, 'mood', { mood: signed(mood), points: signed(points), count: points }),
      leaders.length > 0 ? line(play, 'leads', { worker, seats: leaders }) : line(play, 'nobody'),
    ];
  },
  resource(play, id) {
    const { goods, data } = play.view;
    const { stored, room, exported, supply } = goods[id];
    const track = data[`export_${id}`];
    return [
      line(play, 'stored', { stored, room }),
      line(play, 'export', { count: track[Math.min(exported, track.length - 1)] }),
      line(play, 'supply', { count: supply }),
    ];
  },
  symbol(play, id) {
    const { players, crystals, table } = play.view;
    const own = players[play.seat];
    /** @type {Record<string, () => (string | false | null | undefined)[]>} */
    const lines = {
      vp: () => [own && line(play, 'points', { points: signed(own.vp).replace('+', ''), outlook: signed(own.outlook ?? 0) })],
      crystal: () => [own && line(play, 'crystals', { count: own.crystals }), line(play, 'crystals-left', { count: crystals })],
      palace: () => [own && line(play, 'given', { count: own.palace })],
      disk: () => [own && line(play, 'disks', { count: own.reserve })],
      wheel: () => [own && line(play, 'wheel', { count: own.to_reward })],
      first: () => [line(play, 'first', { seat: table.first })],
    };
    return lines[id]?.() ?? [];
  },
  deck(play, id) {
    const { left, discard } = play.view[/** @type {'lake' | 'ship'} */ (id)];
    return [line(play, 'deck', { left, discarded: discard.length })];
  },
};

/** @type {(play: Play, kind: string, id: string) => (string | false | null | undefined)[]} what a thing costs and brings now */
export const now = (play, kind, id) => LINES[kind]?.(play, id) ?? [];
