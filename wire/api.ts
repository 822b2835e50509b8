// The HTTP API: everything besides live play, and playing too, for scripts and foreign bots.
import Type, { type Static } from 'typebox';
import { LONGEST_PROGRAM, LONGEST_REASON } from './bounds.ts';
import { closed } from './closed.ts';
import { News, Position, RequestId } from './messages.ts';
import { Phrase } from './phrases.ts';
import { Id, Level, PersonName, Proposal, Said, Table } from './table.ts';

export const Guest = Type.Object({ name: PersonName }, closed);
export type Guest = Static<typeof Guest>;

export const Me = Type.Object({ id: Id, name: Type.String() }, closed);
export type Me = Static<typeof Me>;

export const GameInfo = Type.Object(
  {
    id: Type.String(),
    rulesVersion: Type.Integer(),
    seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }, closed),
    options: Type.Record(Type.String(), Type.Unknown()),
    /** Does the host play with components of its own? */
    ownComponents: Type.Boolean(),
  },
  closed,
);
export type GameInfo = Static<typeof GameInfo>;

export const Join = Type.Object(
  {
    seat: Type.Union([Type.Integer({ minimum: 0, maximum: 11 }), Type.Null()]),
    /** Of a seat that is kept: from its link. */
    key: Type.Optional(Type.String({ maxLength: 64 })),
  },
  closed,
);
/** Keep an open seat for whoever gets its link, or let it go. */
export const KeepSeat = Type.Object({ seat: Type.Integer({ minimum: 0, maximum: 11 }), kept: Type.Boolean() }, closed);
/** What the link of a kept seat carries; null: it is anybody's. */
export const KeptSeat = Type.Object({ key: Type.Union([Type.String(), Type.Null()]) }, closed);
export type KeptSeat = Static<typeof KeptSeat>;
export const SetSeat = Type.Object(
  { seat: Type.Integer({ minimum: 0, maximum: 11 }), level: Type.Union([Level, Type.Null()]) },
  closed,
);
/** A game is left after so many moves. */
export const Leave = Type.Object({ move: Type.Integer({ minimum: 0, maximum: 100_000 }) }, closed);
export const StandIn = Type.Object({ level: Type.Union([Level, Type.Null()]) }, closed);
export const SeatLink = Type.Object({ token: Type.String({ maxLength: 200 }) }, closed);
/** A link that was just made, and until when it holds. */
export const NewSeatLink = Type.Object({ token: Type.String(), until: Type.Integer() }, closed);
export type NewSeatLink = Static<typeof NewSeatLink>;

/** Where somebody is signed in: a device, a program that acts for them, or a link to a seat that nobody has used yet. */
export const Session = Type.Object(
  {
    id: Id,
    kind: Type.Union([Type.Literal('device'), Type.Literal('program'), Type.Literal('link')]),
    /** What its maker calls a program. */
    name: Type.String(),
    /** Where a link leads. */
    table: Type.Union([Id, Type.Null()]),
    createdAt: Type.Integer(),
    usedAt: Type.Integer(),
    until: Type.Integer(),
    /** Is it the one that asks? */
    here: Type.Boolean(),
  },
  closed,
);
export type Session = Static<typeof Session>;
export const SignOut = Type.Object(
  { where: Type.Union([Type.Literal('here'), Type.Literal('elsewhere'), Type.Literal('everywhere')]) },
  closed,
);
export type SignOut = Static<typeof SignOut>;
export const NewProgram = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: LONGEST_PROGRAM })),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  },
  closed,
);
/** The token of a program, under which id it is listed, and until when it holds. */
export const Program = Type.Object({ id: Id, token: Type.String(), until: Type.Integer() }, closed);
export const Act = Type.Object(
  {
    id: RequestId,
    seen: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    action: Type.Object({ do: Type.String({ maxLength: 64 }) }, { additionalProperties: true }),
  },
  closed,
);
export const Undo = Type.Object({ id: RequestId, count: Type.Integer({ minimum: 1, maximum: 100 }) }, closed);
export const Say = Type.Union([
  Type.Object({ id: Type.Optional(RequestId), text: Said }, closed),
  Type.Object({ id: Type.Optional(RequestId), phrase: Phrase }, closed),
]);
/** A note at a moment of a game that is over, for those who played. */
export const NewNote = Type.Object(
  { id: Type.Optional(RequestId), move: Type.Integer({ minimum: 0, maximum: 100_000 }), text: Said },
  closed,
);
export const Note = Type.Object(
  {
    number: Type.Integer(),
    move: Type.Integer(),
    seat: Type.Integer(),
    /** Who wrote it, as they were called then. */
    name: Type.String(),
    text: Type.String(),
    at: Type.Integer(),
    /** Is it the reader's own? */
    mine: Type.Boolean(),
  },
  closed,
);
export type Note = Static<typeof Note>;
export const Propose = Type.Object({ id: Type.Optional(RequestId), what: Proposal.properties.what }, closed);
export const Consent = Type.Object({ id: Type.Optional(RequestId), yes: Type.Boolean() }, closed);
/** Take a day off, or come back from it. */
export const DayOff = Type.Object({ off: Type.Boolean() }, closed);
/** Before the start the host sends away whoever sits there. */
export const SendAway = Type.Object(
  {
    seat: Type.Integer({ minimum: 0, maximum: 11 }),
    /** The person who is sent away reads it. */
    reason: Type.Optional(Type.String({ maxLength: LONGEST_REASON })),
  },
  closed,
);
/** Let a bot play for somebody who is away and keeps the others waiting. */
export const Absent = Type.Object({ seat: Type.Integer({ minimum: 0, maximum: 11 }) }, closed);

/** Everything my seat was told so far, step by step; with `at`, the view after that step. */
export const HistoryOf = Type.Object(
  {
    steps: Type.Array(
      Type.Object({ events: Type.Array(Type.Object({ kind: Type.String() }, { additionalProperties: true })) }, closed),
    ),
    view: Type.Unknown(),
    /** The version of my seat that the last step led to: what comes behind it is news. */
    version: Type.Integer(),
    /** False where the game went on under other rules, and the past cannot be played again to its end. */
    complete: Type.Boolean(),
  },
  closed,
);
export type HistoryOf = Static<typeof HistoryOf>;

/** A whole game that is over: how it was set up, and every move of it; docs/architecture.md tells how to read it. */
export const RecordOf = Type.Object(
  {
    format: Type.Integer(),
    game: Type.String(),
    rulesVersion: Type.Integer(),
    /** The hash of the components it was played with. */
    components: Type.String(),
    seats: Type.Integer({ minimum: 1 }),
    options: Type.Record(Type.String(), Type.Unknown()),
    seed: Type.String(),
    /** Every action once. */
    words: Type.Array(Type.Object({ do: Type.String() }, { additionalProperties: true })),
    /** The seat, and which of the words. */
    moves: Type.Array(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 2, maxItems: 2 })),
    hashes: Type.String(),
    /** Where it went on under other rules. */
    continued: Type.Array(Type.Object({ move: Type.Integer(), rulesVersion: Type.Integer() }, closed)),
  },
  closed,
);

/** One line of the stream of a seat: the table, or where the game stands with the news. */
export const StreamLine = Type.Union([
  Type.Object({ table: Table }, closed),
  Type.Object({ position: Position, news: Type.Array(News), fresh: Type.Boolean() }, closed),
]);
export type StreamLine = Static<typeof StreamLine>;

/** What went wrong, in a code that the site has a sentence for, and the rules that forbid it. */
export const Problem = Type.Object(
  {
    code: Type.String(),
    reasons: Type.Array(Type.Object({ rule: Type.String(), values: Type.Record(Type.String(), Type.Unknown()) })),
    message: Type.Optional(Type.String()),
  },
  closed,
);
export type Problem = Static<typeof Problem>;
