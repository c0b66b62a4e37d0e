/** What the cards of Outpost's things say about this moment. Loaded with the first card. */

import { blockedOf, offerOf } from '../../core/choices.js';
import { reasonFor } from '../../core/fields.js';

/** @typedef {import('../../core/play.js').Play<import('../../../types/outpost').OutpostView>} Play */

/** A line of a card. @type {(play: Play, key: string, params?: object) => string} */
const line = ({ texts, names, seat }, key, params = {}) => texts.tell('outpost', `outpost-now-${key}`, params, names, seat);

/** @type {(play: Play) => string} what the rules call what happens now */
export function moment({ view: { raid, auction, table } }) {
  if (raid) return 'raid';
  return auction ? 'auction' : `phase-${table.phase}`;
}

/** Why the viewer cannot do something now; null if it is open or nobody asks. @type {(play: Play, type: string, fields: object) => string | null} */
function refusal(play, type, fields) {
  const blocked = offerOf(play.decision, type, fields) ? null : blockedOf(play.decision, type, fields);
  return blocked && reasonFor(play, blocked);
}

/** @type {Record<string, (play: Play, id: string) => (string | false | null | undefined)[]>} */
const LINES = {
  upgrade(play, id) {
    const { components, market, stock, hands, colonies } = play.view;
    const { cost, number } = components.upgrades[id];
    const { vp, operated } = components.worth[id];
    const hand = hands[play.seat];
    const offered = market.filter(({ upgrade }) => upgrade === id).length;
    const owned = colonies[play.seat]?.upgrades[id] ?? 0;
    const refused = offered > 0 && refusal(play, 'open_auction', { upgrade: id });
    return [
      line(play, operated ? 'worth-operated' : 'worth', { count: vp }),
      hand ? line(play, 'minimum-yours', { cost, price: hand.prices[id] ?? cost }) : line(play, 'minimum', { cost }),
      hand && offered > 0 && line(play, 'most', { most: hand.most[id] ?? 0 }),
      number > 0 && line(play, 'copies', { offered, left: stock[id] ?? 0 }),
      owned > 0 && line(play, 'owned', { count: owned }),
      refused,
    ];
  },
  factory(play, id) {
    const { components, colonies } = play.view;
    const row = components.factories[id];
    const colony = colonies[play.seat];
    const [built = 0, colonists = 0, robots = 0] = colony?.factories[id] ?? [];
    const refused = refusal(play, 'buy_factories', { factory: id });
    return [
      row.cost === null ? line(play, 'comes-with-upgrade') : line(play, 'price', { cost: row.cost }),
      row.research_cards > 0 && line(play, components.money ? 'token-each' : 'research-each'),
      row.needs && line(play, colony?.upgrades[row.needs] ? 'has-upgrade' : 'needs-upgrade', { upgrade: row.needs }),
      line(play, 'running', { vp: row.vp, average: components.average[id] }),
      colony && line(play, 'built', { built, running: colonists + robots }),
      refused,
    ];
  },
  resource(play, id) {
    const { components, decks, hands } = play.view;
    const deck = decks[id];
    const own = hands[play.seat]?.cards.filter(({ resource }) => resource === id) ?? [];
    return [
      line(play, 'average', { average: components.average[id] }),
      components.mega[id] && line(play, 'mega', { worth: components.mega[id] }),
      own.length > 0 && line(play, 'in-hand', { count: own.length, total: own.reduce((sum, { value }) => sum + value, 0) }),
      deck && line(play, 'deck', { left: deck.left, discarded: deck.discarded }),
    ];
  },
  symbol(play, id) {
    const { table, colonies, components, hands } = play.view;
    const colony = colonies[play.seat];
    /** @type {Record<string, () => (string | false | null)[]>} */
    const lines = {
      vp: () => [colony && line(play, 'points', { count: colony.vp }), line(play, 'goal', { goal: table.victory_vp })],
      colonist: () => (colony ? [line(play, 'price', { cost: colony.colonist_cost }), line(play, 'colonists', { count: colony.colonists, limit: colony.max_colonists })] : []),
      robot: () => [line(play, 'price', { cost: components.robot_cost }), colony && line(play, 'robots', { count: colony.robots, limit: colony.robot_limit })],
      hand: () => [colony && line(play, 'hand', { count: colony.hand_count, limit: colony.hand_limit })],
      cash: () => [hands[play.seat] && line(play, 'cash', { total: hands[play.seat].total })],
      housing: () => [colony && line(play, 'colonists', { count: colony.colonists, limit: colony.max_colonists })],
      era: () => [line(play, 'eras', { era_2: table.era_2_vp, era_3: table.era_3_vp })],
      produce: () => [colony && line(play, 'income', { income: colony.income })],
    };
    return lines[id]?.() ?? [];
  },
  deck: (play, id) => LINES.resource(play, id),
};

/** @type {(play: Play, kind: string, id: string) => (string | false | null | undefined)[]} what a thing costs and brings now */
export const now = (play, kind, id) => LINES[kind]?.(play, id) ?? [];
