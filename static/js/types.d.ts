/** What the server sends (docs/protocol.md), and what of it the page reads whatever the title. */

export type Seat = number;

/** Filled by the engine in every view. */
export interface GameSection {
  stage: string;
  awaited: Seat[];
  commitment: string;
  result: Result | null;
  seed: string | null;
}

export interface Result {
  scores: number[];
  ranks: number[];
  sources: Record<string, number>[];
}

/** By section; those of a title are its own affair. */
export interface View {
  game: GameSection;
  [section: string]: any;
}

export interface Update {
  set?: Record<string, unknown>;
  fields?: Record<string, object>;
  rows?: Record<string, Record<string, object>>;
}

export type Spec =
  | { spec: 'amount'; low: number; high: number; below: string; above: string }
  | { spec: 'choose'; items: (string | number)[]; unknown: string }
  | { spec: 'pick'; items: string[]; low: number; high: number; unknown: string }
  | {
      spec: 'pay'; items: Record<string, number>; price: number; per: string; including: string[]; minimal: boolean;
      unknown: string; worthless: string; lacking: string; too_low: string; too_much: string;
    }
  | { spec: 'assign'; places: Record<string, number>; kinds: string[]; bounds: Bound[]; crowded: string };

export interface Bound {
  places: string[];
  kinds: string[];
  low: number;
  high: number;
  code: string;
}

export type Action = { type: string; [field: string]: any };

export interface Offer {
  action: string;
  fields: Record<string, any>;
  /** What each of its actions would do, where the title foresees it. */
  effects?: { fields: Record<string, any>; effect: Record<string, any> }[];
}

export interface Blocked {
  action: string;
  fields: Record<string, any>;
  code: string;
  params: Record<string, any>;
}

export interface Decision {
  id: string;
  key: string;
  params: Record<string, any>;
  awaited: boolean;
  offers: Offer[];
  blocked: Blocked[];
  default: Action | null;
}

export interface UndoRequest {
  to: number;
  by: Seat;
  agreed: Seat[];
  /** Who has not answered yet. */
  waiting: Seat[];
}

export interface Undo {
  /** One move back, free. */
  step: number | null;
  /** As far back as is free, where that is further. */
  start: number | null;
  /** Where all must agree. */
  ask: number | null;
  /** How much to keep of one's draft for the last of it to be taken back. */
  draft: number | null;
  request: UndoRequest | null;
}

export interface GameEvent {
  key: string;
  params: Record<string, any>;
  fading?: string[];
  closes?: boolean;
}

export interface Entry {
  seq: number;
  kind: 'start' | 'move' | 'undo' | 'undo_asked' | 'undo_agreed' | 'undo_declined' | 'undo_withdrawn' | 'driver'
    | 'seat_asked' | 'seat_agreed' | 'seat_granted' | 'seat_declined' | 'seat_withdrawn' | 'seat_given';
  seat: Seat | null;
  bot?: boolean;
  to?: number | null;
  driver?: string | null;
  by?: Seat | null;
  at?: number;
  events: GameEvent[];
  /** Whether this undo made the game one of practice. */
  practice?: boolean;
  /** Kind, seat and person's name of the proposal that this is about. */
  what?: ProposalKind;
  of?: Seat;
  was?: string;
}

export type ProposalKind = 'stand_in' | 'new_link' | 'substitute';

/** What is proposed about a seat. */
export interface Proposal {
  id: string;
  kind: ProposalKind;
  seat: Seat;
  by: Seat;
  agreed: Seat[];
  waiting: Seat[];
  granted: boolean;
}

export interface Table {
  code: string;
  title: string;
  status: 'open' | 'playing' | 'over';
  seats: { name: string; driver: 'person' | 'bot'; bot: string }[];
  rematch: string | null;
  proposal?: Proposal | null;
  [more: string]: any;
}

export interface You {
  seat: Seat | null;
  host: boolean;
  name: string;
  /** The seat that was one's own until it was given to somebody else. */
  lost?: Seat | null;
}

export interface Snapshot {
  type: 'snapshot';
  v: number;
  table: Table;
  you: You;
  view: View;
  decision: Decision | null;
  undo: Undo;
  draft: GameEvent[];
  log: Entry[];
  practice: boolean;
}

export interface Step extends Entry, Update {
  type: 'step';
  v: number;
  own?: Update;
  decision: Decision | null;
  undo: Undo;
  draft?: GameEvent[];
}

export type Frame =
  | { type: 'lobby'; table: Table; you: You }
  | Snapshot
  | Step
  | { type: 'table'; table: Table; you?: You }
  | { type: 'presence'; seats: Seat[]; spectators: number }
  | { type: 'chat'; number: number; seat: Seat | null; name: string; text: string; at: number }
  | { type: 'refused'; id?: string; code: string; params: Record<string, any> };

/** What frames come and go by: a socket, or plain requests in its place. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen?: () => void;
  onmessage?: (text: string) => void;
  onclose?: (code: number) => void;
}

/** Timers, as setTimeout and clearTimeout. */
export interface Clock {
  set(run: () => void, wait: number): any;
  clear(timer: any): void;
}

export interface Draft {
  type: string;
  fields: Record<string, any>;
  touched: Record<string, boolean>;
}
