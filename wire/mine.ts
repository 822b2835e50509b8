// Everything of mine, as a file; and the end of it.
import Type, { type Static } from 'typebox';
import { Wishes } from './calling.ts';
import { exactly } from './closed.ts';
import { NewDate } from './groups.ts';
import { Word } from './hosting.ts';
import { KeptAway } from './manners.ts';
import { Profile } from './profile.ts';
import { ProgramOffer } from './programs.ts';
import { PersonName, Table } from './table.ts';

const Moment = Type.Integer({ description: 'Epoch milliseconds' });

/** My own seat's view of a game that runs, or the whole record of one that is over. */
const ExportedTable = exactly({
  table: Table,
  /** What my seat knows of a game that runs; null before and afterwards. */
  view: Type.Unknown(),
  /** The whole game once it is over, as `GET /api/tables/{id}/record` gives it; null until then. */
  record: Type.Unknown(),
});

/** Everything that is kept of me, without what would open a door. */
export const Export = exactly({
  exportedAt: Moment,
  person: exactly({ id: Type.String(), name: Type.String(), createdAt: Moment }),
  /** What I said in my groups, the dates I set, and what they are called. */
  groups: Type.Array(
    exactly({
      name: Type.String(),
      talk: Type.Array(exactly({ text: Type.String(), at: Type.Integer() })),
      dates: Type.Array(NewDate),
    }),
  ),
  profile: Type.Omit(Profile, ['name']),
  /** The program that I offer. */
  program: Type.Union([ProgramOffer, Type.Null()]),
  /** Where I am signed in. */
  sessions: Type.Array(exactly({ kind: Type.String(), name: Type.String(), createdAt: Moment, usedAt: Moment, until: Moment })),
  passkeys: Type.Array(exactly({ name: Type.String(), createdAt: Moment, usedAt: Moment })),
  /** When my recovery code was made. */
  recovery: Type.Union([Moment, Type.Null()]),
  /** How I want to be called; null where I have not said. */
  wishes: Type.Union([Wishes, Type.Null()]),
  channels: Type.Array(exactly({ kind: Type.String(), address: Type.String(), confirmed: Type.Boolean(), renewedAt: Moment })),
  /** Whom I have muted or blocked. */
  manners: Type.Array(Type.Omit(KeptAway, ['id'])),
  /** Whom I have chosen as friends. */
  friends: Type.Array(exactly({ name: Type.String(), at: Moment })),
  /** What I have reported. */
  reports: Type.Array(exactly({ table: Type.String(), reason: Type.String(), text: Type.String(), at: Moment })),
  tables: Type.Array(ExportedTable),
  /** What I said at the tables, as far as it is kept. */
  talk: Type.Array(exactly({ table: Type.String(), seat: Type.Integer(), text: Type.String(), at: Moment })),
  /** My tries of the tables of a day, as long as they are kept. */
  daily: Type.Array(
    exactly({
      ...{ game: Type.String(), day: Type.String(), at: Moment, won: Type.Boolean(), score: Type.Integer() },
      record: Type.Unknown(),
    }),
  ),
  /** My games that were rated, and how they ended for me. */
  ratings: Type.Array(
    exactly({
      ...{ game: Type.String(), table: Type.String(), at: Moment, season: Type.String(), place: Type.Integer() },
      ...{ won: Type.Boolean(), left: Type.Boolean(), score: Type.Number() },
    }),
  ),
  /** What was decided about me, and why, as long as I have not read it. */
  words: Type.Array(Type.Omit(Word, ['id'])),
  /** What I may not do here for a while or could not, and why. */
  bars: Type.Array(exactly({ kind: Type.String(), reason: Type.String(), at: Moment, until: Moment })),
  /** What I wrote at moments of games that are over. */
  notes: Type.Array(exactly({ table: Type.String(), move: Type.Integer(), text: Type.String(), at: Moment })),
});
export type Export = Static<typeof Export>;

/** Whoever wants everything of theirs deleted writes their name once more. */
export const Deletion = exactly({ name: PersonName });
export type Deletion = Static<typeof Deletion>;
