// What client and server say to each other over the socket. Everything a client receives is what its own seat may know.
import Type, { type Static } from 'typebox';
import { Change } from './changes.ts';
import { exactly } from './closed.ts';
import { MOST_CONDITIONS, MOST_ORDERS } from './orders.ts';
import { Phrase } from './phrases.ts';
import { ChatLine, Id, Proposal, Said, Table } from './table.ts';

/** An action of a game: a small plain object; the table checks it against the list. */
const Action = Type.Object({ do: Type.String({ maxLength: 64 }) }, { additionalProperties: true });
const Reason = exactly({
  rule: Type.String(),
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  about: Type.Optional(Action),
});
/** The client's own name for what it asks: sent twice, it is done once. */
export const RequestId = Type.String({ minLength: 8, maxLength: 64, pattern: '^[!-~]+$' });

/** What must be so before an order is played: one of the conditions that the game offers. */
const Condition = exactly({
  kind: Type.String({ maxLength: 64 }),
  /** A place of the table; empty where it is about none. */
  about: Type.String({ maxLength: 64 }),
  /** The least or the most there must be, where it is about a number. */
  bound: Type.Union([Type.Integer({ minimum: -10_000, maximum: 10_000 }), Type.Null()]),
});

/** Moves to be played for the seat as soon as it is asked, if all of them can be made then. */
export const Order = exactly({
  moves: Type.Array(Action, { minItems: 1, maxItems: 30 }),
  /** Only where every move costs and brings what it did when it was ordered. */
  exact: Type.Boolean(),
  /** All of it must be so, for all the seat knows; left out: nothing. */
  when: Type.Optional(Type.Array(Condition, { maxItems: MOST_CONDITIONS })),
});
export type Order = Static<typeof Order>;

/** A moment of a game that is over: after which move, and which step that is for those who only watched. */
const Moment = exactly({
  move: Type.Integer({ minimum: 0, maximum: 100_000 }),
  watched: Type.Integer({ minimum: 0, maximum: 100_000 }),
});
export type Moment = Static<typeof Moment>;

export const ToServer = Type.Union([
  /** Follow a table; `seen` is the last version received, null for none. */
  exactly({ t: Type.Literal('watch'), table: Id, seen: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]) }),
  exactly({ t: Type.Literal('unwatch'), table: Id }),
  /** Does a page that shows this table, or this group, lie open before somebody's eyes? Whoever looks is not called. */
  exactly({ t: Type.Literal('look'), table: Id, on: Type.Boolean() }),
  /** `seen`: the version the person was looking at. */
  exactly({ t: Type.Literal('act'), id: RequestId, table: Id, seen: Type.Integer({ minimum: 0 }), action: Action }),
  exactly({ t: Type.Literal('undo'), id: RequestId, table: Id, count: Type.Integer({ minimum: 1, maximum: 100 }) }),
  exactly({ t: Type.Literal('propose'), id: RequestId, table: Id, what: Proposal.properties.what }),
  exactly({ t: Type.Literal('consent'), id: RequestId, table: Id, proposal: Id, yes: Type.Boolean() }),
  /** Answer this kind of decision by itself from now on; null ends it. */
  exactly({
    t: Type.Literal('standing'),
    id: RequestId,
    table: Id,
    decision: Type.String({ maxLength: 64 }),
    answer: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
  }),
  /** What is to be played when the seat is next asked, the first order that fits; an empty list withdraws them all. */
  exactly({ t: Type.Literal('orders'), id: RequestId, table: Id, orders: Type.Array(Order, { maxItems: MOST_ORDERS }) }),
  exactly({ t: Type.Literal('chat'), id: RequestId, table: Id, text: Said }),
  exactly({ t: Type.Literal('phrase'), id: RequestId, table: Id, phrase: Phrase }),
  /** Lead the others at a table whose game is over to this moment of it; null ends it. */
  exactly({ t: Type.Literal('lead'), id: RequestId, table: Id, moment: Type.Union([Moment, Type.Null()]) }),
  /** Begin or stop to follow the list of open tables. */
  exactly({ t: Type.Literal('lobby'), on: Type.Boolean() }),
  /** Begin or stop to hear that something happens in a group of mine. */
  exactly({ t: Type.Literal('group'), group: Id, on: Type.Boolean() }),
  exactly({ t: Type.Literal('ping') }),
]);
export type ToServer = Static<typeof ToServer>;

/** What one viewer knows and may do. */
export const Position = exactly({
  version: Type.Integer({ minimum: 0 }),
  /** The reader's seat; −1 for a spectator. */
  seat: Type.Integer(),
  /** The state of the game with the secrets masked. */
  view: Type.Unknown(),
  /** What the reader's seat may do now; empty where it may do nothing, and over a socket for a client that works it out (`/live?legal=0`). */
  legal: Type.Array(Action),
  /** How many of its last moves the seat may take back; the same position comes again when that is found out. */
  undoable: Type.Integer({ minimum: 0 }),
  /** The standing answers of the reader's seat that are in force. */
  standing: Type.Array(exactly({ decision: Type.String(), answer: Type.String() })),
  /** The orders of the reader's seat that wait, in their order. */
  orders: Type.Array(Order),
  /** The versions at which a move of the reader's seat was played by order, the latest. */
  byOrder: Type.Array(Type.Integer({ minimum: 1 })),
});
export type Position = Static<typeof Position>;

/** Whose turn it is, and what clocks have left: what nearly every move changes of a table, and nothing else of it. */
const Turn = exactly({
  awaited: Table.properties.awaited,
  deadline: Table.properties.deadline,
  time: Table.properties.time,
  changedAt: Table.properties.changedAt,
});
export type Turn = Static<typeof Turn>;

/** One thing that happened, as the reader may know it. */
export const News = exactly({
  version: Type.Integer({ minimum: 1 }),
  events: Type.Array(Type.Object({ kind: Type.String() }, { additionalProperties: true })),
  /** 1 where moves were taken back, however many, else 0. */
  undone: Type.Integer({ minimum: 0 }),
});
export type News = Static<typeof News>;

/** Which seat leads, and the step of the reader's own history that is looked at. */
const Led = exactly({ by: Type.Integer({ minimum: 0 }), at: Type.Integer({ minimum: 0 }) });
export type Led = Static<typeof Led>;

export const ToClient = Type.Union([
  /** Where the game stands, with the news since what the client has seen; `fresh`: news are missing, start anew from here. */
  exactly({
    t: Type.Literal('position'),
    table: Id,
    position: Position,
    /** For a client that asked for it: what to change in the view that this connection was sent last, in the place of `view`, which is null then. */
    changes: Type.Optional(Type.Array(Change)),
    /** For the same client, where nothing else has changed of the table that this connection was sent last: in the place of a `table`. */
    turn: Type.Optional(exactly({ ...Turn.properties, now: Type.Integer() })),
    news: Type.Array(News),
    fresh: Type.Boolean(),
    /** For whoever looks on, from the position back, the last event of the news first: what was different at each, as far as it is known. */
    back: Type.Optional(Type.Array(Type.Array(Change))),
  }),
  /** The table itself changed: seats, status, clock, presence; `now` is the server's time, by which clocks are reckoned. */
  exactly({ t: Type.Literal('table'), table: Table, proposals: Type.Array(Proposal), now: Type.Integer() }),
  /** Lines of talk; after a break some may come again, with the same numbers. */
  exactly({ t: Type.Literal('chat'), table: Id, lines: Type.Array(ChatLine) }),
  /** Somebody else leads through the game that is over: who, and the step of the reader's own history; null: nobody any more. */
  exactly({ t: Type.Literal('led'), table: Id, led: Type.Union([Led, Type.Null()]) }),
  exactly({ t: Type.Literal('lobby'), tables: Type.Array(Table) }),
  /** There is something new in a group: in its talk, or else. */
  exactly({ t: Type.Literal('group'), group: Id, talk: Type.Boolean() }),
  /** The request is done and stored. */
  exactly({ t: Type.Literal('done'), id: RequestId }),
  /** The request changed nothing; the reasons are rules of the game or of the engine, or `code` says what is wrong. */
  exactly({ t: Type.Literal('refused'), id: RequestId, code: Type.String(), reasons: Type.Array(Reason) }),
  /** Something that belongs to no request: an unknown table, a message that cannot be read, too many messages. */
  exactly({ t: Type.Literal('problem'), code: Type.String(), table: Type.Union([Id, Type.Null()]) }),
  exactly({ t: Type.Literal('pong') }),
]);
export type ToClient = Static<typeof ToClient>;
