// What clients know about a table, its seats and its talk.
import Type, { type Static } from 'typebox';
import { LONGEST_LINE, LONGEST_NAME } from './bounds.ts';
import { exactly } from './closed.ts';
import { AskedLevel, Language } from './finding.ts';
import { Pace } from './pace.ts';
import { Phrase } from './phrases.ts';

/** Ids are unguessable: 22 characters of base64url. */
export const Id = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
export const Level = Type.Union([
  Type.Literal('random'),
  Type.Literal('easy'),
  Type.Literal('medium'),
  Type.Literal('hard'),
  Type.Literal('master'),
]);
/** A name that a person chose; shown as plain text only. */
export const PersonName = Type.String({ maxLength: LONGEST_NAME });
/** What somebody says at once. */
export const Said = Type.String({ minLength: 1, maxLength: LONGEST_LINE });

export const SeatInfo = exactly({
  kind: Type.Union([Type.Literal('open'), Type.Literal('person'), Type.Literal('bot')]),
  /** The person's name; empty for bots and open seats. */
  name: Type.String(),
  level: Type.Union([Level, Type.Null()]),
  /** Is it the reader's own seat? */
  you: Type.Boolean(),
  online: Type.Boolean(),
  /** A bot plays on for a person who handed the seat over or ran out of time; the person may take it back. */
  standIn: Type.Boolean(),
  /** The person was asked to another game and has not come yet; the game does not start without them. */
  asked: Type.Boolean(),
  /** An open seat for whoever was sent its link. */
  kept: Type.Boolean(),
  /** A program of somebody else's plays here, under its own name. */
  program: Type.Boolean(),
  /** Does the person agree that the game is rated? Asked before the start alone. */
  rates: Type.Boolean(),
  /** How many games of this title the person has finished here; null for bots and open seats, and once the game has begun. */
  experience: Type.Union([Type.Integer(), Type.Null()]),
});
export type SeatInfo = Static<typeof SeatInfo>;

export const OptionValues = Type.Record(
  Type.String({ maxLength: 64 }),
  Type.Union([Type.String({ maxLength: 64 }), Type.Number(), Type.Boolean()]),
  { maxProperties: 64 },
);

/** Who finds the table in the list: everybody, or nobody. */
export const Visibility = Type.Union([Type.Literal('public'), Type.Literal('invited')]);
export type Visibility = Static<typeof Visibility>;
/** Where a table stands: waiting for people, being played, played to its end, or given up. */
export const Status = Type.Union([
  Type.Literal('open'),
  Type.Literal('playing'),
  Type.Literal('over'),
  Type.Literal('abandoned'),
]);
export type Status = Static<typeof Status>;

/** Who may talk at a table: those who sit there (unless said otherwise), or everybody who may watch. */
const Talk = Type.Union([Type.Literal('seated'), Type.Literal('everybody')]);

/** What somebody asks for who opens a table. */
export const NewTable = exactly({
  game: Type.String({ maxLength: 64 }),
  options: OptionValues,
  seats: Type.Array(
    Type.Union([
      exactly({ kind: Type.Literal('me') }),
      exactly({ kind: Type.Literal('open') }),
      exactly({ kind: Type.Literal('bot'), level: Level }),
    ]),
    { minItems: 1, maxItems: 12 },
  ),
  visibility: Visibility,
  pace: Pace,
  spectators: Type.Boolean(),
  talk: Type.Optional(Talk),
  language: Type.Optional(Language),
  asks: Type.Optional(AskedLevel),
  /** The group whose game it is: one of one's own. */
  group: Type.Optional(Id),
});
export type NewTable = Static<typeof NewTable>;

const Moment = Type.Union([Type.Integer(), Type.Null()]);

/** Everybody's time: one's own to the second, that of others from when one saw them awaited. */
const Time = exactly({
  seats: Type.Array(
    exactly({
      /** What is left in milliseconds; of a clock that runs, what was left when the reader was last told of it. */
      left: Type.Integer({ minimum: 0 }),
      /** When it runs out; null while it stands still. */
      until: Moment,
      /** Days off that are left. */
      daysOff: Type.Integer({ minimum: 0 }),
      /** Until when the last day off lasts, or lasted; null: none was taken. */
      offUntil: Moment,
    }),
  ),
  /** Until when the last pause lasts, or lasted; null: there was none. */
  pausedUntil: Moment,
  /** Those whose time ran out, so that the game ended. */
  ranOut: Type.Array(Type.Integer()),
});

export const Table = exactly({
  id: Id,
  game: Type.String(),
  options: OptionValues,
  status: Status,
  seats: Type.Array(SeatInfo),
  visibility: Visibility,
  pace: Pace,
  spectators: Type.Boolean(),
  talk: Talk,
  /** The language that is spoken here, and whom it is for; null: any. */
  language: Type.Union([Language, Type.Null()]),
  asks: Type.Union([AskedLevel, Type.Null()]),
  /** Laid for people who were looking for a game: whoever sits here may fill it up and start. */
  found: Type.Boolean(),
  /** Is the game rated: have all seats agreed, or had they when it began? */
  rated: Type.Boolean(),
  /** Can it be rated at all? Not where it goes on from a moment of another game. */
  ratable: Type.Boolean(),
  /** May the reader say something here? */
  mayTalk: Type.Boolean(),
  /** Did the host send the reader away? */
  sentAway: Type.Boolean(),
  /** May the reader start it, change seats, set things up? */
  host: Type.Boolean(),
  /** The seats that the reader sees awaited. */
  awaited: Type.Array(Type.Integer()),
  /** When the time of the first of the awaited seats is up (epoch milliseconds); null without a clock. */
  deadline: Type.Union([Type.Integer(), Type.Null()]),
  /** Everybody's time, as far as the reader may know it; null without a clock. */
  time: Type.Union([Time, Type.Null()]),
  createdAt: Type.Integer(),
  changedAt: Type.Integer(),
  /** The table of the rematch, once there is one. */
  next: Type.Union([Id, Type.Null()]),
  /** Where its game left another one, and which that is, for those who played it. */
  branch: Type.Union([exactly({ table: Type.Union([Id, Type.Null()]), move: Type.Integer() }), Type.Null()]),
});
export type Table = Static<typeof Table>;

export const ChatLine = exactly({
  /** Counts up within the table. */
  number: Type.Integer(),
  /** The speaker's seat; −1 for somebody who watches. */
  seat: Type.Integer(),
  name: Type.String(),
  /** Without a bound: one line that is too long must not cost its reader all others. */
  text: Type.String(),
  /** A phrase instead of a text: everybody reads it in their own language. */
  phrase: Type.Union([Phrase, Type.Null()]),
  at: Type.Integer(),
});
export type ChatLine = Static<typeof ChatLine>;

/** Something that needs the consent of others: going further back than the engine allows, giving the game up, stopping all clocks. */
export const Proposal = exactly({
  id: Id,
  by: Type.Integer(),
  what: Type.Union([
    /** Back to before the proposer's own last moves, so many; everything since is taken back. */
    exactly({ kind: Type.Literal('rewind'), moves: Type.Integer({ minimum: 1, maximum: 1000 }) }),
    exactly({ kind: Type.Literal('abandon') }),
    /** All clocks stand still for a while. */
    exactly({ kind: Type.Literal('pause') }),
  ]),
  /** The seats whose yes is still missing. */
  waitingFor: Type.Array(Type.Integer()),
});
export type Proposal = Static<typeof Proposal>;
