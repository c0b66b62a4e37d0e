/** What the cards of Homesteaders' things say about this moment. Loaded with the first card. */

import { blockedOf } from '../../core/choices.js';
import { reasonFor } from '../../core/fields.js';

/** @typedef {import('../../core/play.js').Play<import('../../../types/homesteaders').HomesteadersView>} Play */

/** A line of a card. @type {(play: Play, key: string, params?: object) => string} */
const line = ({ texts, names, seat }, key, params = {}) => texts.tell('homesteaders', `homesteaders-now-${key}`, params, names, seat);

/** @type {(play: Play) => string} what the rules call what happens now */
export const moment = ({ view: { table } }) => `phase-${table.phase}`;

/** Whether the viewer could pay for a building, as the server says. */
function reach(play, id) {
  const found = play.view.reach[id];
  if (!found) return null;
  const { missing, gives, debts } = found;
  if (!Object.keys(missing).length) return line(play, 'ready');
  if (!gives) return line(play, 'far', { missing });
  return line(play, debts ? 'reach-debts' : 'reach', { missing, gives, debts });
}

/** @type {Record<string, (play: Play, id: string) => (string | false | null | undefined)[]>} */
const LINES = {
  building(play, id) {
    const { box, offer, towns } = play.view;
    const { cost = {}, vp = 0, type, stage } = box.buildings[id];
    const [from, until] = box.stages[stage];
    const owners = towns.filter(({ buildings }) => buildings.includes(id)).map(({ seat }) => seat);
    const blocked = id in offer.now && blockedOf(play.decision, 'build', { building: id });
    return [
      line(play, 'kind', { types: type }),
      Object.keys(cost).length ? line(play, 'cost', { cost }) : line(play, 'free'),
      vp > 0 && line(play, 'printed', { count: vp }),
      id in offer.now && line(play, 'copies', { count: offer.now[id], until }),
      id in offer.later && line(play, 'later', { round: from }),
      owners.length > 0 && line(play, 'owners', { seats: owners }),
      reach(play, id),
      blocked && !play.view.reach[id] && reasonFor(play, blocked),
    ];
  },
  resource(play, id) {
    const { deals, screens } = play.view;
    const own = screens[play.seat]?.[id];
    const deal = (type) => deals.find(({ action }) => action.type === type && /** @type {any} */ (action).resource === id);
    const [buy, sell] = [deal('buy'), deal('sell')];
    return [
      own !== undefined && line(play, 'yours', { count: own }),
      buy && line(play, 'buy', { gives: buy.gives }),
      sell && line(play, 'sell', { gets: sell.gets }),
    ];
  },
  tile(play, id) {
    const { vp = 0, worker, advance, exchange } = play.view.box.tiles[id];
    return [
      vp > 0 && line(play, 'tile-points', { count: vp }),
      worker && line(play, 'tile-worker'),
      advance && line(play, 'tile-advance'),
      exchange && line(play, exchange.port ? 'tile-port' : 'tile-exchange', { gives: { [exchange.pays]: 1 }, gets: exchange.gives }),
    ];
  },
  symbol(play, id) {
    const { box, table, towns } = play.view;
    const town = towns[play.seat];
    const stage = box.stages[table.stage];
    /** @type {Record<string, () => (string | false | null | undefined)[]>} */
    const lines = {
      round: () => [line(play, 'rounds', { round: Math.min(table.round, box.rounds), rounds: box.rounds })],
      stage: () => [stage && line(play, 'stage', { until: stage[1] })],
      advance: () => [town && line(play, 'track', { track: town.track, spaces: box.track.length })],
    };
    return lines[id]?.() ?? [];
  },
};

/** @type {(play: Play, kind: string, id: string) => (string | false | null | undefined)[]} what a thing costs and brings now */
export const now = (play, kind, id) => LINES[kind]?.(play, id) ?? [];
