/** Types that scripts share; those of what the server sends are made from its Structs, in static/types. */

import type {
  Amount, Assign, Chat, Choose, DecisionWire, Lobby, OfferWire, Pay, Pick, Presence, Refused, Snapshot, Step, TableChanged, View as AnyView,
} from '../types/frames';

export type {
  Action, Amount, Assign, BlockedWire as Blocked, ClocksWire as Clocks, EventLine as GameEvent, GivenOrder, LessonPlace as Lesson, LogLine as Entry, OrdersWire as Orders, Pay, PublicProposal as Proposal, PublicTable as Table, RolePayload as You, Snapshot,
  Step, Undo, UndoRequest,
} from '../types/frames';

/** A view of any title; the boards know their own. */
export interface View extends AnyView {
  [section: string]: any;
}

export interface Update {
  set?: Record<string, unknown>;
  fields?: Record<string, object>;
  rows?: Record<string, Record<string, object>>;
}

/** An offer as boards read it: they know which specifications its fields have. */
export interface Offer extends OfferWire {
  fields: Record<string, any>;
}

export interface Decision extends DecisionWire {
  offers: Offer[];
}

export type Spec = Amount | Choose | Pick | Pay | Assign;

/** What a page is told, besides the answers to what it asked. */
export type Frame = Lobby | Snapshot | Step | TableChanged | Presence | Chat | Refused;

/** Carries frames: a socket, or plain requests instead. */
export interface Transport {
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
  /** Whether what it is about was chosen before it was opened, and is not asked for again. */
  known?: boolean;
}
