// Groups of people who play together again and again.
import Type, { type Static } from 'typebox';
import { LONGEST_DATE, LONGEST_GROUP, LONGEST_REASON } from './bounds.ts';
import { NewWebhook } from './calling.ts';
import { closed, exactly } from './closed.ts';
import { Language } from './finding.ts';
import { Manners, Report } from './manners.ts';
import { Phrase } from './phrases.ts';
import { Card } from './profile.ts';
import { Id, Said } from './table.ts';

export const GroupName = exactly({ name: Type.String({ minLength: 1, maxLength: LONGEST_GROUP }) });
/** A group in the list of one's own. */
export const GroupInfo = exactly({ id: Id, name: Type.String(), members: Type.Integer() });
export type GroupInfo = Static<typeof GroupInfo>;
/** What a link into a group carries, and whereto it leads. */
export const Invitation = exactly({ key: Type.String({ maxLength: 64 }) });
export const Invited = exactly({ name: Type.String(), members: Type.Integer() });
export type Invited = Static<typeof Invited>;

/** When the group meets. */
export const NewDate = exactly({
  /** Epoch milliseconds. */
  at: Type.Integer({ minimum: 0, maximum: 8_000_000_000_000 }),
  minutes: Type.Integer({ minimum: 15, maximum: 1440 }),
  title: Type.String({ maxLength: LONGEST_DATE }),
});
export type NewDate = Static<typeof NewDate>;

/** A game of the group: who sat there, and how it ended. */
const GroupGame = exactly({
  table: Id,
  game: Type.String(),
  status: Type.Union([Type.Literal('open'), Type.Literal('playing'), Type.Literal('over'), Type.Literal('abandoned')]),
  createdAt: Type.Integer(),
  seats: Type.Array(
    exactly({
      /** Empty for bots, and for people who are gone. */
      name: Type.String(),
      bot: Type.Boolean(),
      /** Whether they won, alone or with others, their place and points; null while the game is not over. */
      won: Type.Union([Type.Boolean(), Type.Null()]),
      rank: Type.Union([Type.Integer(), Type.Null()]),
      score: Type.Union([Type.Number(), Type.Null()]),
    }),
  ),
});

export const Group = exactly({
  id: Id,
  name: Type.String(),
  /** The first one is the group's keeper. Nobody is known by these ids elsewhere. */
  members: Type.Array(exactly({ id: Id, card: Card })),
  /** For the link with which others come. */
  key: Type.String(),
  /** For the address of one's own calendar: it ends when one leaves. */
  feed: Type.String(),
  /** Without its title where whoever set it is not read by whoever asks. */
  dates: Type.Array(exactly({ id: Id, ...NewDate.properties })),
  games: Type.Array(GroupGame),
  /** Where the group is told of tables and dates; null: nowhere. */
  webhook: Type.Union([exactly({ host: Type.String(), works: Type.Boolean() }), Type.Null()]),
  /** Until when nobody may talk there, and why; null: everybody may. */
  muted: Type.Union([exactly({ until: Type.Integer(), reason: Type.String() }), Type.Null()]),
});
export type Group = Static<typeof Group>;

export const GroupSay = Type.Union([exactly({ text: Said }), exactly({ phrase: Phrase })]);
/** Why somebody is removed, if that is said: they read it. */
export const RemovedWhy = exactly({ reason: Type.Optional(Type.String({ maxLength: LONGEST_REASON })) });
/** A line of a group's talk. */
export const GroupLine = exactly({
  number: Type.Integer(),
  /** Whoever said it, as in the list of members, where they may not be any more. */
  member: Id,
  name: Type.String(),
  you: Type.Boolean(),
  text: Type.String(),
  phrase: Type.Union([Phrase, Type.Null()]),
  at: Type.Integer(),
});
export type GroupLine = Static<typeof GroupLine>;
/** What one wants of somebody in a group. */
export const GroupManners = Type.Omit(Manners, ['whom'], closed);
export type GroupManners = Static<typeof GroupManners>;
/** What one reports of somebody in a group. */
export const GroupReport = Type.Omit(Report, ['whom'], closed);
export type GroupReport = Static<typeof GroupReport>;
/** Where a group is to be told of tables and dates, and in which language. */
export const NewGroupWebhook = exactly({ ...NewWebhook.properties, locale: Language });
export type NewGroupWebhook = Static<typeof NewGroupWebhook>;
/** The secret that messages of a group's webhook are signed with; shown this once. */
export const GroupWebhook = exactly({ secret: Type.String(), works: Type.Boolean() });
export type GroupWebhook = Static<typeof GroupWebhook>;
