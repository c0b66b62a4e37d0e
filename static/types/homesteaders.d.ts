/** What the server sends: made from its Structs by `python -m tests.web.declared_types`. */

import type { GameView } from './frames';

export interface HomesteadersView {
  game: GameView;
  box: BoxView;
  rules: Rules;
  table: TableView;
  auction: AuctionView;
  tiles: TilesView;
  offer: OfferView;
  towns: Array<TownView>;
  screens: Record<number, ScreenView>;
  scores: Array<number>;
  desk: DeskView | null;
  reach: Record<string, ReachView>;
  deals: Array<TradeView>;
  archive: ArchiveView | null;
}

export interface BoxView {
  buildings: Record<string, Building>;
  slot_income: Record<string, Array<Record<string, number>>>;
  tiles: Record<string, Tile>;
  ladder: Array<number>;
  track: Array<[string, Record<string, number>]>;
  stages: Record<string, [number, number]>;
  rounds: number;
}

export interface Building {
  id: string;
  type: 'commercial' | 'industrial' | 'residential' | 'special';
  stage: 'city' | 'settlement' | 'settlement_town' | 'town';
  cost: Record<string, number>;
  vp?: number;
  copies?: number;
  on_build?: '' | 'advance' | 'discard_debt' | 'station' | 'trade' | 'worker';
  gives?: Record<string, number>;
  slots?: Array<Slot>;
  bonus?: Array<string>;
  discards_debt?: boolean;
  per_worker?: number;
}

export interface Slot {
  workers: number;
  gives: Record<string, number>;
}

export interface Tile {
  id: string;
  stage: 'city' | 'settlement' | 'settlement_town' | 'town';
  types: Array<'commercial' | 'industrial' | 'residential' | 'special'>;
  vp?: number;
  worker?: boolean;
  exchange?: Exchange | null;
  advance?: boolean;
}

export interface Exchange {
  pays: string;
  gives: Record<string, number>;
  port: boolean;
}

export type Rules = [open_screens: boolean, placing_in_order: boolean, confirming_lots: boolean, drawing_first_player: boolean];

export interface TableView {
  players: number;
  round: number;
  stage: 'city' | 'settlement' | 'settlement_town' | 'town';
  phase: string;
  first: number;
  order: Array<number>;
  turn: number | null;
  step: string | null;
  in_order: boolean;
  open_screens: boolean;
  more_income: boolean;
}

export interface AuctionView {
  lots: Array<LotView>;
  passed: Array<number>;
  resolving: number;
  neutral_bid: number;
}

export interface LotView {
  tile: string;
  leader: number | null;
  neutral: boolean;
  amount: number;
}

export interface TilesView {
  coming: Array<ComingView>;
  hidden: Array<Record<string, Array<string>>>;
}

export interface ComingView {
  tile: string;
  round: number;
}

export interface OfferView {
  now: Record<string, number>;
  later: Record<string, number>;
  leaving: Array<string>;
}

export interface TownView {
  seat: number;
  buildings: Array<string>;
  workers: number;
  rails: number;
  placed: Record<string, number>;
  idle: number;
  track: number;
  vp: number;
  bonus_vp: Record<string, number>;
  wages: number;
  income: Record<string, number>;
}

export interface ScreenView {
  silver: number;
  trade: number;
  debt: number;
  vp: number;
  wood: number;
  food: number;
  steel: number;
  gold: number;
  copper: number;
  livestock: number;
}

export interface DeskView {
  seat: number;
  placed: Record<string, number>;
  workers: number;
  wages: number;
  base_income: Record<string, number>;
  after_wages: number;
  score: number;
}

export interface ReachView {
  missing: Record<string, number>;
  gives: Record<string, number> | null;
  debts: number | null;
}

export interface TradeView {
  action: TakeDebt | Buy | Sell | Hire | UseMarket | UseBank | Repay;
  gives: Record<string, number>;
  gets: Record<string, number>;
}

export interface TakeDebt {
  type: 'take_debt';
  count: number;
}

export interface Buy {
  type: 'buy';
  resource: string;
  gold: number;
  debts: number;
}

export interface Sell {
  type: 'sell';
  resource: string;
}

export interface Hire {
  type: 'hire';
}

export interface UseMarket {
  type: 'use_market';
  into: string;
}

export interface UseBank {
  type: 'use_bank';
  count: number;
}

export interface Repay {
  type: 'repay';
  means: string;
  count: number;
}

export interface ArchiveView {
  stacks: Array<Array<string>>;
}

export interface Effect {
  sells?: Record<string, number>;
  tokens?: number;
  debts?: number;
  buys?: Record<string, number>;
  price?: Record<string, number>;
  gives?: Record<string, number>;
  lost?: number;
  track?: number;
  bonuses?: Array<'rail' | 'resource' | 'trade' | 'vp' | 'worker'>;
  points?: number;
  leaves?: Record<string, number>;
  income?: Record<string, number>;
}
