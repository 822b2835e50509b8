// What client and server say to each other over the socket. Everything a client receives is what its own seat may know.
import Type, { type Static } from 'typebox';
import { Change } from './changes.ts';
import { closed } from './closed.ts';
import { MOST_CONDITIONS, MOST_ORDERS } from './orders.ts';
import { Phrase } from './phrases.ts';
import { ChatLine, Id, Proposal, Said, Table } from './table.ts';

/** An action of a game: a small plain object; the table checks it against the list. */
const Action = Type.Object({ do: Type.String({ maxLength: 64 }) }, { additionalProperties: true });
const Reason = Type.Object(
  {
    rule: Type.String(),
    values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
    about: Type.Optional(Action),
  },
  closed,
);
/** The client's own name for what it asks: sent twice, it is done once. */
export const RequestId = Type.String({ minLength: 8, maxLength: 64, pattern: '^[!-~]+$' });

/** What must be so before an order is played: one of the conditions that the game offers. */
const Condition = Type.Object(
  {
    kind: Type.String({ maxLength: 64 }),
    /** A place of the table; empty where it is about none. */
    about: Type.String({ maxLength: 64 }),
    /** The least or the most there must be, where it is about a number. */
    bound: Type.Union([Type.Integer({ minimum: -10_000, maximum: 10_000 }), Type.Null()]),
  },
  closed,
);

/** Moves to be played for the seat as soon as it is asked, if all of them can be made then. */
export const Order = Type.Object(
  {
    moves: Type.Array(Action, { minItems: 1, maxItems: 30 }),
    /** Only where every move costs and brings what it did when it was ordered. */
    exact: Type.Boolean(),
    /** All of it must be so, for all the seat knows; left out: nothing. */
    when: Type.Optional(Type.Array(Condition, { maxItems: MOST_CONDITIONS })),
  },
  closed,
);
export type Order = Static<typeof Order>;

/** A moment of a game that is over: after which move, and which step that is for those who only watched. */
const Moment = Type.Object(
  { move: Type.Integer({ minimum: 0, maximum: 100_000 }), watched: Type.Integer({ minimum: 0, maximum: 100_000 }) },
  closed,
);
export type Moment = Static<typeof Moment>;

export const ToServer = Type.Union([
  /** Follow a table; `seen` is the last version received, null for none. */
  Type.Object({ t: Type.Literal('watch'), table: Id, seen: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]) }, closed),
  Type.Object({ t: Type.Literal('unwatch'), table: Id }, closed),
  /** Does a page that shows this table, or this group, lie open before somebody's eyes? Whoever looks is not called. */
  Type.Object({ t: Type.Literal('look'), table: Id, on: Type.Boolean() }, closed),
  /** `seen`: the version the person was looking at. */
  Type.Object({ t: Type.Literal('act'), id: RequestId, table: Id, seen: Type.Integer({ minimum: 0 }), action: Action }, closed),
  Type.Object({ t: Type.Literal('undo'), id: RequestId, table: Id, count: Type.Integer({ minimum: 1, maximum: 100 }) }, closed),
  Type.Object({ t: Type.Literal('propose'), id: RequestId, table: Id, what: Proposal.properties.what }, closed),
  Type.Object({ t: Type.Literal('consent'), id: RequestId, table: Id, proposal: Id, yes: Type.Boolean() }, closed),
  /** Answer this kind of decision by itself from now on; null ends it. */
  Type.Object(
    {
      t: Type.Literal('standing'),
      id: RequestId,
      table: Id,
      decision: Type.String({ maxLength: 64 }),
      answer: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
    },
    closed,
  ),
  /** What is to be played when the seat is next asked, the first order that fits; an empty list withdraws them all. */
  Type.Object(
    { t: Type.Literal('orders'), id: RequestId, table: Id, orders: Type.Array(Order, { maxItems: MOST_ORDERS }) },
    closed,
  ),
  Type.Object({ t: Type.Literal('chat'), id: RequestId, table: Id, text: Said }, closed),
  Type.Object({ t: Type.Literal('phrase'), id: RequestId, table: Id, phrase: Phrase }, closed),
  /** Lead the others at a table whose game is over to this moment of it; null ends it. */
  Type.Object({ t: Type.Literal('lead'), id: RequestId, table: Id, moment: Type.Union([Moment, Type.Null()]) }, closed),
  /** Begin or stop to follow the list of open tables. */
  Type.Object({ t: Type.Literal('lobby'), on: Type.Boolean() }, closed),
  /** Begin or stop to hear that something happens in a group of mine. */
  Type.Object({ t: Type.Literal('group'), group: Id, on: Type.Boolean() }, closed),
  Type.Object({ t: Type.Literal('ping') }, closed),
]);
export type ToServer = Static<typeof ToServer>;

/** What one viewer knows and may do. */
export const Position = Type.Object(
  {
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
    standing: Type.Array(Type.Object({ decision: Type.String(), answer: Type.String() }, closed)),
    /** The orders of the reader's seat that wait, in their order. */
    orders: Type.Array(Order),
    /** The versions at which a move of the reader's seat was played by order, the latest. */
    byOrder: Type.Array(Type.Integer({ minimum: 1 })),
  },
  closed,
);
export type Position = Static<typeof Position>;

/** One thing that happened, as the reader may know it. */
export const News = Type.Object(
  {
    version: Type.Integer({ minimum: 1 }),
    events: Type.Array(Type.Object({ kind: Type.String() }, { additionalProperties: true })),
    /** 1 where moves were taken back, however many, else 0. */
    undone: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type News = Static<typeof News>;

/** Which seat leads, and the step of the reader's own history that is looked at. */
const Led = Type.Object({ by: Type.Integer({ minimum: 0 }), at: Type.Integer({ minimum: 0 }) }, closed);
export type Led = Static<typeof Led>;

export const ToClient = Type.Union([
  /** Where the game stands, with the news since what the client has seen; `fresh`: news are missing, start anew from here. */
  Type.Object(
    {
      t: Type.Literal('position'),
      table: Id,
      position: Position,
      /** For a client that asked for it: what to change in the view that this connection was sent last, in the place of `view`, which is null then. */
      changes: Type.Optional(Type.Array(Change)),
      news: Type.Array(News),
      fresh: Type.Boolean(),
      /** For whoever looks on, from the position back, the last event of the news first: what was different at each, as far as it is known. */
      back: Type.Optional(Type.Array(Type.Array(Change))),
    },
    closed,
  ),
  /** The table itself changed: seats, status, clock, presence; `now` is the server's time, by which clocks are reckoned. */
  Type.Object({ t: Type.Literal('table'), table: Table, proposals: Type.Array(Proposal), now: Type.Integer() }, closed),
  /** Lines of talk; after a break some may come again, with the same numbers. */
  Type.Object({ t: Type.Literal('chat'), table: Id, lines: Type.Array(ChatLine) }, closed),
  /** Somebody else leads through the game that is over: who, and the step of the reader's own history; null: nobody any more. */
  Type.Object({ t: Type.Literal('led'), table: Id, led: Type.Union([Led, Type.Null()]) }, closed),
  Type.Object({ t: Type.Literal('lobby'), tables: Type.Array(Table) }, closed),
  /** There is something new in a group: in its talk, or else. */
  Type.Object({ t: Type.Literal('group'), group: Id, talk: Type.Boolean() }, closed),
  /** The request is done and stored. */
  Type.Object({ t: Type.Literal('done'), id: RequestId }, closed),
  /** The request changed nothing; the reasons are rules of the game or of the engine, or `code` says what is wrong. */
  Type.Object({ t: Type.Literal('refused'), id: RequestId, code: Type.String(), reasons: Type.Array(Reason) }, closed),
  /** Something that belongs to no request: an unknown table, a message that cannot be read, too many messages. */
  Type.Object({ t: Type.Literal('problem'), code: Type.String(), table: Type.Union([Id, Type.Null()]) }, closed),
  Type.Object({ t: Type.Literal('pong') }, closed),
]);
export type ToClient = Static<typeof ToClient>;
