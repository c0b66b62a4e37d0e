/** What the server sends: made from its Structs by `python -m tests.web.declared_types`. */

import type { GameView } from './frames';

export interface RedOutpostView {
  game: GameView;
  table: TableView;
  data: Record<string, Array<number>>;
  places: Record<string, Location>;
  tokens: TokensView;
  workers: Array<WorkerView>;
  players: Array<PlayerView>;
  goods: Record<string, GoodsView>;
  crystals: number;
  lake: PileView;
  ship: PileView;
  visit: VisitView | null;
  archive: ArchiveView | null;
}

export interface TableView {
  players: number;
  round: number;
  phase: 'day_1' | 'day_2' | 'evening' | 'lunch' | 'morning' | 'over';
  turns: number;
  first: number;
  order: Array<number>;
  active: number;
}

export interface Location {
  id: 'administration' | 'barracks' | 'beer_house' | 'farm' | 'field_kitchen' | 'labor_camp' | 'lake' | 'mine' | 'palace' | 'pasture' | 'spaceship' | 'storehouse';
  mood: number;
  moods: Record<string, number>;
  cheers: 'bureaucrat' | 'commissar' | 'farmer' | 'fisherman' | 'miner' | 'shepherd' | null;
  produces: Array<'coal' | 'fish' | 'wheat' | 'wool'>;
  expert_worker: 'bureaucrat' | 'commissar' | 'farmer' | 'fisherman' | 'miner' | 'shepherd' | null;
  expert: Array<'coal' | 'fish' | 'wheat' | 'wool'>;
}

export interface TokensView {
  morning: Array<'administration' | 'barracks' | 'beer_house' | 'farm' | 'field_kitchen' | 'labor_camp' | 'lake' | 'mine' | 'palace' | 'pasture' | 'spaceship' | 'storehouse'>;
  evening: Array<'administration' | 'barracks' | 'beer_house' | 'farm' | 'field_kitchen' | 'labor_camp' | 'lake' | 'mine' | 'palace' | 'pasture' | 'spaceship' | 'storehouse'>;
  closed: Array<'administration' | 'barracks' | 'beer_house' | 'farm' | 'field_kitchen' | 'labor_camp' | 'lake' | 'mine' | 'palace' | 'pasture' | 'spaceship' | 'storehouse'>;
}

export interface WorkerView {
  worker: 'bureaucrat' | 'commissar' | 'farmer' | 'fisherman' | 'miner' | 'shepherd';
  place: 'administration' | 'barracks' | 'beer_house' | 'farm' | 'field_kitchen' | 'labor_camp' | 'lake' | 'mine' | 'palace' | 'pasture' | 'spaceship' | 'storehouse';
  upright: boolean;
  mood: number;
  points: number;
  disks: Array<number>;
  crystals: Array<number>;
  influence: Array<number>;
  leaders: Array<number>;
}

export interface PlayerView {
  seat: number;
  colour: 'blue' | 'brown' | 'orange' | 'pink';
  vp: number;
  outlook: number | null;
  crystals: number;
  palace: number;
  wheel: number;
  to_reward: number;
  reserve: number;
  stored: number;
  location_card: string;
  worker_card: string;
  sources: Record<string, number>;
}

export interface GoodsView {
  stored: number;
  room: number;
  exported: number;
  supply: number;
}

export interface PileView {
  left: number;
  discard: Array<string>;
  taken: Array<string>;
}

export interface VisitView {
  worker: 'bureaucrat' | 'commissar' | 'farmer' | 'fisherman' | 'miner' | 'shepherd';
  place: 'administration' | 'barracks' | 'beer_house' | 'farm' | 'field_kitchen' | 'labor_camp' | 'lake' | 'mine' | 'palace' | 'pasture' | 'spaceship' | 'storehouse';
  produced: Array<'coal' | 'fish' | 'wheat' | 'wool'>;
  exchanges: number;
  reshuffled: boolean;
}

export interface ArchiveView {
  lake: Array<string>;
  ship: Array<string>;
}

export interface Effect {
  points?: number;
  outlook?: number;
  crystals?: number;
  palace?: number;
  wheel?: number;
  wheel_space?: number | null;
  moods?: Record<string, number>;
  disks?: Record<string, Array<number>>;
  leaders?: Record<string, Array<number>>;
  cubes?: Record<string, number>;
  exports?: Record<string, number>;
  draws?: boolean;
  asks?: string | null;
}
