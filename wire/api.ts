// The HTTP API: everything besides live play, and playing too, for scripts and foreign bots.
import Type, { type Static } from 'typebox';
import { LONGEST_PROGRAM, LONGEST_REASON } from './bounds.ts';
import { exactly } from './closed.ts';
import { News, Position, RequestId } from './messages.ts';
import { Phrase } from './phrases.ts';
import { Id, Level, PersonName, Proposal, Said, Table } from './table.ts';

export const Guest = exactly({ name: PersonName });
export type Guest = Static<typeof Guest>;

export const Me = exactly({ id: Id, name: Type.String() });
export type Me = Static<typeof Me>;

export const GameInfo = exactly({
  id: Type.String(),
  rulesVersion: Type.Integer(),
  seats: exactly({ min: Type.Integer(), max: Type.Integer() }),
  options: Type.Record(Type.String(), Type.Unknown()),
  /** Does the host play with components of its own? */
  ownComponents: Type.Boolean(),
});
export type GameInfo = Static<typeof GameInfo>;

export const Join = exactly({
  seat: Type.Union([Type.Integer({ minimum: 0, maximum: 11 }), Type.Null()]),
  /** Of a seat that is kept: from its link. */
  key: Type.Optional(Type.String({ maxLength: 64 })),
});
/** Keep an open seat for whoever gets its link, or let it go. */
export const KeepSeat = exactly({ seat: Type.Integer({ minimum: 0, maximum: 11 }), kept: Type.Boolean() });
/** What the link of a kept seat carries; null: it is anybody's. */
export const KeptSeat = exactly({ key: Type.Union([Type.String(), Type.Null()]) });
export type KeptSeat = Static<typeof KeptSeat>;
export const SetSeat = exactly({ seat: Type.Integer({ minimum: 0, maximum: 11 }), level: Type.Union([Level, Type.Null()]) });
/** A game is left after so many moves. */
export const Leave = exactly({ move: Type.Integer({ minimum: 0, maximum: 100_000 }) });
export const StandIn = exactly({ level: Type.Union([Level, Type.Null()]) });
export const SeatLink = exactly({ token: Type.String({ maxLength: 200 }) });
/** A link that was just made, and until when it holds. */
export const NewSeatLink = exactly({ token: Type.String(), until: Type.Integer() });
export type NewSeatLink = Static<typeof NewSeatLink>;

/** Where somebody is signed in: a device, a program that acts for them, or a link to a seat that nobody has used yet. */
export const Session = exactly({
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
});
export type Session = Static<typeof Session>;
export const SignOut = exactly({
  where: Type.Union([Type.Literal('here'), Type.Literal('elsewhere'), Type.Literal('everywhere')]),
});
export type SignOut = Static<typeof SignOut>;
export const NewProgram = exactly({
  name: Type.Optional(Type.String({ maxLength: LONGEST_PROGRAM })),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
});
/** The token of a program, under which id it is listed, and until when it holds. */
export const Program = exactly({ id: Id, token: Type.String(), until: Type.Integer() });
export const Act = exactly({
  id: RequestId,
  seen: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  action: Type.Object({ do: Type.String({ maxLength: 64 }) }, { additionalProperties: true }),
});
export const Undo = exactly({ id: RequestId, count: Type.Integer({ minimum: 1, maximum: 100 }) });
export const Say = Type.Union([
  exactly({ id: Type.Optional(RequestId), text: Said }),
  exactly({ id: Type.Optional(RequestId), phrase: Phrase }),
]);
/** A note at a moment of a game that is over, for those who played. */
export const NewNote = exactly({
  id: Type.Optional(RequestId),
  move: Type.Integer({ minimum: 0, maximum: 100_000 }),
  text: Said,
});
export const Note = exactly({
  number: Type.Integer(),
  move: Type.Integer(),
  seat: Type.Integer(),
  /** Who wrote it, as they were called then. */
  name: Type.String(),
  text: Type.String(),
  at: Type.Integer(),
  /** Is it the reader's own? */
  mine: Type.Boolean(),
});
export type Note = Static<typeof Note>;
export const Propose = exactly({ id: Type.Optional(RequestId), what: Proposal.properties.what });
export const Consent = exactly({ id: Type.Optional(RequestId), yes: Type.Boolean() });
/** Take a day off, or come back from it. */
export const DayOff = exactly({ off: Type.Boolean() });
/** Before the start the host sends away whoever sits there. */
export const SendAway = exactly({
  seat: Type.Integer({ minimum: 0, maximum: 11 }),
  /** The person who is sent away reads it. */
  reason: Type.Optional(Type.String({ maxLength: LONGEST_REASON })),
});
/** Let a bot play for somebody who is away and keeps the others waiting. */
export const Absent = exactly({ seat: Type.Integer({ minimum: 0, maximum: 11 }) });

/** Everything my seat was told so far, step by step; with `at`, the view after that step. */
export const HistoryOf = exactly({
  steps: Type.Array(exactly({ events: Type.Array(Type.Object({ kind: Type.String() }, { additionalProperties: true })) })),
  view: Type.Unknown(),
  /** The version of my seat that the last step led to: what comes behind it is news. */
  version: Type.Integer(),
  /** False where the game went on under other rules, and the past cannot be played again to its end. */
  complete: Type.Boolean(),
});
export type HistoryOf = Static<typeof HistoryOf>;

/** A whole game that is over: how it was set up, and every move of it; docs/architecture.md tells how to read it. */
export const RecordOf = exactly({
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
  continued: Type.Array(exactly({ move: Type.Integer(), rulesVersion: Type.Integer() })),
});

/** One line of the stream of a seat: the table, or where the game stands with the news. */
export const StreamLine = Type.Union([
  exactly({ table: Table }),
  exactly({ position: Position, news: Type.Array(News), fresh: Type.Boolean() }),
]);
export type StreamLine = Static<typeof StreamLine>;

/** What went wrong, in a code that the site has a sentence for, and the rules that forbid it. */
export const Problem = exactly({
  code: Type.String(),
  reasons: Type.Array(Type.Object({ rule: Type.String(), values: Type.Record(Type.String(), Type.Unknown()) })),
  message: Type.Optional(Type.String()),
});
export type Problem = Static<typeof Problem>;
