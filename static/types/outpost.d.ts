/** What the server sends: made from its Structs by `python -m tests.web.declared_types`. */

import type { GameView } from './frames';

export interface OutpostView {
  game: GameView;
  table: TableView;
  facts: FactsView;
  components: ComponentsView;
  market: Array<OfferView>;
  stock: Record<string, number>;
  kicker: KickerView | null;
  decks: Record<string, DeckView>;
  auction: AuctionView | null;
  raid: RaidView | null;
  immune: Array<ImmuneView>;
  colonies: Array<ColonyView>;
  hands: Record<number, HandView>;
  known: Record<number, Array<CardView>>;
  archive: ArchiveView | null;
}

export interface TableView {
  players: number;
  round: number;
  phase: string;
  era: number;
  era_2_vp: number;
  era_3_vp: number;
  victory_vp: number;
  order: Array<number>;
  active: number | null;
  ending: Ending | null;
}

export interface Ending {
  reason: 'fewer_points' | 'nobody_buys' | 'nobody_can_gain' | 'nobody_gains' | 'nothing_useful';
  rounds: number;
}

export interface FactsView {
  rules: Rules;
  auctions: number;
  asked: number;
  placing: Placing | null;
  insisted: boolean;
  sold_out_low: boolean;
  sold_out_mid: boolean;
  barred: Array<string>;
  defaulted: Array<[number, string]>;
  spiral: number;
  minted: number;
  best_points: Array<number>;
  level_rounds: number;
  quiet_rounds: number | null;
  idle_rounds: number;
  bought: number;
}

export type Rules = [box: string, market_size: number, copies: Array<number>, same_on_offer: number, era_2_vp: number, era_3_vp: number, victory_vp: number, start_cards: Record<string, number>, hand_limit: number, exempt: Array<string>, support_limit: number, over_cap_steps_down: boolean, auction_order_by_seat: boolean, internalizing: 'concurrent' | 'declared' | 'off', bid_check: 'challenge' | 'none' | 'server', mega_cards: boolean, first_turn_water: boolean, sold_out_begins_era: boolean, free_order: boolean, late_assignment: boolean, late_discard: boolean, robots_unlimited: boolean, idle_specials_cost: boolean, kicker_slots: number, kicker_prices: Array<number>, one_roll_each: boolean, death_spiral: boolean, space_terrorism: boolean, money: boolean, useful_purchases_count: boolean];

export type Placing = [seat: number, factory: string];

export interface ComponentsView {
  upgrades: Record<string, Upgrade>;
  factories: Record<string, Factory>;
  average: Record<string, number>;
  mega: Record<string, number>;
  exempt: Array<string>;
  robot_cost: number;
  robots_unlimited: boolean;
  late_discard: boolean;
  bid_check: 'challenge' | 'none' | 'server';
  money: boolean;
  worth: Record<string, WorthView>;
  runs: Record<string, number>;
  space_terrorism: boolean;
  attack_needed: Record<string, number>;
  mega_average: Record<string, number>;
  closes: Record<string, Array<'auctions' | 'done' | 'factories' | 'operators'>>;
}

export interface Upgrade {
  number: number;
  id: string;
  era: number;
  cost: number;
  vp: number;
  hand: number;
  support: number;
  robots: number;
  factory: string | null;
  produces: string | null;
  discounts: Record<string, number>;
  redraws: string | null;
  doubles: string | null;
  trades: Array<string>;
}

export interface Factory {
  resource: string;
  vp: number;
  cost: number | null;
  needs: string | null;
  research_cards: number;
  special: boolean;
}

export interface WorthView {
  vp: number;
  operated: boolean;
}

export interface OfferView {
  upgrade: string;
  cost: number;
}

export interface KickerView {
  slots: number;
  left: Array<number>;
  coming: Array<Array<string>>;
  redraws: Array<RedrawView>;
  trades: Array<[number, string]>;
  taken: Array<[number, string]>;
}

export interface RedrawView {
  seat: number;
  resource: string;
  drawn: number;
  count: number;
}

export interface DeckView {
  left: number;
  discarded: number;
  discard: Array<string>;
}

export interface AuctionView {
  number: number;
  upgrade: string;
  high: number | null;
  amount: number;
  bidder: number | null;
  passed: Array<number>;
  standing: number;
  least: number;
  most: Array<number | null>;
  ring: Array<number>;
  bids: Record<number, number>;
  earlier: Array<EarlierBid>;
  shown: boolean;
  answered: boolean;
}

export type EarlierBid = [seat: number, amount: number, passed: Array<number>];

export interface RaidView {
  attacker: number;
  owner: number;
  asset: string;
  cost: number;
  attack: number;
  defence: number;
  needed: number;
  to_destroy: number;
  to_save: number;
  parts: Array<ContributionView>;
  to_ask: Array<number>;
}

export interface ContributionView {
  seat: number;
  side: 'attack' | 'defence';
  value: number;
}

export interface ImmuneView {
  owner: number;
  asset: string;
  count: number;
}

export interface ColonyView {
  seat: number;
  vp: number;
  cost_total: number;
  backs: Record<string, number>;
  open_cards: Array<CardView>;
  worth_low: number;
  worth_high: number;
  hand_count: number;
  hand_limit: number;
  colonists: number;
  robots: number;
  base_support: number;
  support_limit: number;
  max_colonists: number;
  robot_limit: number;
  colonist_cost: number;
  surplus: number;
  operating_limit: number | null;
  factories: Record<string, Works>;
  upgrades: Record<string, number>;
  discounts: Record<string, number>;
  produces: Record<string, number>;
  yields: Record<string, Array<number>>;
  income: number;
  step: 'auctions' | 'done' | 'factories' | 'operators';
  internalized: boolean;
  purchases: number;
  tokens: number;
}

export interface CardView {
  id: string;
  resource: string;
  kind: string;
  value: number;
  weight: number;
}

export type Works = [built: number, colonists: number, robots: number];

export interface HandView {
  cards: Array<CardView>;
  total: number;
  most: Record<string, number>;
  prices: Record<string, number>;
  megas: Record<string, number> | null;
  drawn: Array<Array<string>>;
  taken: Array<string>;
}

export interface ArchiveView {
  piles: Record<string, Array<string>>;
}

export interface EndTurnEffect {
  jobless?: number;
  unstaffed?: number;
  excess?: number;
  better?: number;
  mends?: Array<Mend>;
}

export interface Mend {
  against: 'excess' | 'jobless' | 'misplaced' | 'unstaffed';
  action: string;
  fields: Record<string, any>;
}

export interface FirstTurnWaterEffect {
  gives: number;
  cost: number | null;
}

export interface IncomeEffect {
  income: number;
}
