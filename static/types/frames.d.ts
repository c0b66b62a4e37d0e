/** What the server sends: made from its Structs by `python -m tests.web.declared_types`. */

export interface Lobby {
  type: 'lobby';
  table: PublicTable;
  you: RolePayload;
  v: number;
}

export interface PublicTable {
  code: string;
  title: string;
  options: Record<string, any>;
  status: 'closed' | 'lobby' | 'over' | 'playing';
  commitment: string;
  rematch: string | null;
  lesson: boolean;
  terms_version: number;
  terms_changes: Array<TermsChange>;
  proposal: PublicProposal | null;
  pause: PublicPause | null;
  ended_early: boolean;
  seats: Array<PublicSeat>;
  private: boolean;
  spectators: boolean;
  pace: 'days' | 'live';
  stand_in: 'away' | 'nobody' | 'vote';
  away_minutes: number;
  decision_hours: number;
  when_late: 'bot' | 'remind';
  weekends: boolean;
  quiet_from: number;
  quiet_to: number;
  time_zone: string;
  bank_minutes: number;
  increment_seconds: number;
  evening_end: string;
  coach: 'all' | 'bots' | 'nobody';
  open_hands: boolean;
}

export interface TermsChange {
  what: 'option' | 'seats' | 'setting';
  key: string;
  before: any;
  after: any;
}

export interface PublicProposal {
  id: string;
  kind: 'end_early' | 'new_link' | 'stand_in' | 'substitute';
  seat: number;
  by: number;
  agreed: Array<number>;
  waiting: Array<number>;
  granted: boolean;
}

export interface PublicPause {
  by: number | null;
  at: number;
  reason: string;
  during: string;
}

export interface PublicSeat {
  name: string;
  bot: string;
  driver: 'bot' | 'person';
  free: boolean;
  host: boolean;
  ready: boolean;
  holiday_until: number;
  holiday_days: number;
  coach: 'never' | 'off' | 'on';
}

export interface RolePayload {
  seat: number | null;
  host: boolean;
  name: string;
  lost: number | null;
}

export interface Snapshot {
  type: 'snapshot';
  v: number;
  view: any;
  decision: DecisionWire | null;
  undo: Undo;
  draft: Array<EventLine>;
  orders: OrdersWire | null;
  log: Array<LogLine>;
  table: PublicTable;
  you: RolePayload;
  over: boolean;
  practice: boolean;
  lesson: LessonPlace | null;
  clocks: ClocksWire | null;
}

export interface DecisionWire {
  id: string;
  key: string;
  params: Record<string, any>;
  awaited: boolean;
  offers: Array<OfferWire>;
  blocked: Array<BlockedWire>;
  default: Action | null;
}

export interface OfferWire {
  action: string;
  fields: Record<string, Amount | Choose | Pick | Pay | Assign>;
  effects?: Array<EffectWire>;
}

export interface Amount {
  spec: 'amount';
  low: number;
  high: number;
  below?: string;
  above?: string;
  costs?: Array<number>;
}

export interface Choose {
  spec: 'choose';
  items: Array<string | number>;
  unknown?: string;
}

export interface Pick {
  spec: 'pick';
  items: Array<string>;
  low: number;
  high: number;
  unknown: string;
}

export interface Pay {
  spec: 'pay';
  items: Record<string, number>;
  price: number;
  per: string;
  including: Array<string>;
  minimal: boolean;
  unknown: string;
  too_low: string;
  too_much: string;
  worthless: string;
  lacking: string;
}

export interface Assign {
  spec: 'assign';
  places: Record<string, number>;
  kinds: Array<string>;
  bounds: Array<Bound>;
  unknown: string;
  crowded: string;
}

export interface Bound {
  places: Array<string>;
  kinds: Array<string>;
  low: number;
  high: number;
  code: string;
}

export interface EffectWire {
  fields: Record<string, any>;
  effect: any;
}

export interface BlockedWire {
  action: string;
  fields: Record<string, string | number>;
  code: string;
  params: Record<string, any>;
}

export type Action = { type: string; [field: string]: any };

export interface Undo {
  step: number | null;
  start: number | null;
  ask: number | null;
  draft: number | null;
  request: UndoRequest | null;
}

export interface UndoRequest {
  to: number;
  by: number;
  agreed: Array<number>;
  waiting: Array<number>;
  moves: Array<number>;
  revealed: Array<EventLine>;
}

export interface EventLine {
  key: string;
  params: Record<string, any>;
  fading?: Array<string>;
  closes?: boolean;
}

export interface OrdersWire {
  given: Array<GivenOrder>;
  offers: Array<OfferWire>;
  due: boolean;
}

export interface GivenOrder {
  id: string;
  seat: number;
  order: Record<string, any>;
  asleep: boolean;
  ended: Refusal | null;
}

export interface Refusal {
  code: string;
  params: Record<string, any>;
}

export interface LogLine {
  seq: number;
  kind: 'move' | 'start' | 'undo' | 'undo_agreed' | 'undo_asked' | 'undo_declined' | 'undo_withdrawn' | 'driver' | 'ended' | 'holiday' | 'late' | 'paused' | 'resumed' | 'seat_agreed' | 'seat_asked' | 'seat_declined' | 'seat_given' | 'seat_granted' | 'seat_withdrawn';
  seat: number | null;
  bot: boolean;
  to: number | null;
  driver: 'bot' | 'person' | null;
  by: number | null;
  at: number;
  events: Array<EventLine>;
  practice?: boolean;
  what?: 'end_early' | 'new_link' | 'stand_in' | 'substitute' | null;
  of?: number | null;
  was?: string | null;
  reason?: string;
  during?: string;
  until?: number | null;
  late?: boolean;
  ordered?: boolean;
}

export interface LessonPlace {
  steps: Array<LessonStep>;
  first: number;
  last: number;
  action: Record<string, any> | null;
  back: number | null;
}

export interface LessonStep {
  key: string;
  look: string;
  task: boolean;
}

export interface ClocksWire {
  now: number;
  left: Array<number>;
  due: Array<number | null>;
}

export interface Step {
  type: 'step';
  seq: number;
  kind: 'move' | 'start' | 'undo' | 'undo_agreed' | 'undo_asked' | 'undo_declined' | 'undo_withdrawn' | 'driver' | 'ended' | 'holiday' | 'late' | 'paused' | 'resumed' | 'seat_agreed' | 'seat_asked' | 'seat_declined' | 'seat_given' | 'seat_granted' | 'seat_withdrawn';
  seat: number | null;
  bot: boolean;
  to: number | null;
  driver: 'bot' | 'person' | null;
  by: number | null;
  at: number;
  events: Array<EventLine>;
  practice?: boolean;
  what?: 'end_early' | 'new_link' | 'stand_in' | 'substitute' | null;
  of?: number | null;
  was?: string | null;
  reason?: string;
  during?: string;
  until?: number | null;
  late?: boolean;
  ordered?: boolean;
  v: number;
  decision: DecisionWire | null;
  undo: Undo;
  draft?: Array<EventLine>;
  orders?: OrdersWire | null;
  lesson?: LessonPlace | null;
  clocks?: ClocksWire | null;
  set?: Record<string, any>;
  fields?: Record<string, any>;
  rows?: Record<string, any>;
  own?: Record<string, Record<string, any>>;
}

export interface TableChanged {
  type: 'table';
  table: PublicTable;
  you: RolePayload;
}

export interface Presence {
  type: 'presence';
  seats: Array<number>;
  spectators: number;
}

export interface Chat {
  type: 'chat';
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Ack {
  type: 'ack';
  id: string;
  v: number;
}

export interface Refused {
  type: 'refused';
  code: string;
  params: Record<string, any>;
  id: string;
}

export interface Pong {
  type: 'pong';
  v: number;
}

export interface View {
  game: GameView;
}

export interface GameView {
  stage: string;
  ahead: Array<string>;
  awaited: Array<number>;
  commitment: string;
  result: Outcome | null;
  seed: string | null;
}

export interface Outcome {
  rounds: number;
  scores: Array<number>;
  ranks: Array<number>;
  sources: Array<Record<string, number>>;
  tie_breaks: Record<string, Array<number>>;
}

export interface Advice {
  action: Record<string, any>;
  goal: Remark | null;
  remarks: Array<Remark>;
  weighed: Weighed | null;
}

export interface Remark {
  key: string;
  params: Record<string, any>;
}

export interface Weighed {
  chance: number;
  points: number;
  instead: Record<string, any>;
  instead_chance: number;
  topics: Array<'denial' | 'income' | 'means' | 'points' | 'tempo'>;
}
