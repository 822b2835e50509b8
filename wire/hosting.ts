// For those who look after the site: what they see, and what they do.
import Type, { type Static } from 'typebox';
import { LONGEST_GROUP, LONGEST_REASON } from './bounds.ts';
import { exactly } from './closed.ts';
import { Report } from './manners.ts';
import { Id, Status, Visibility } from './table.ts';

const Moment = Type.Integer();

/** Whom a host sees, by id: names are not one's own alone. */
const Named = exactly({ id: Id, name: Type.String() });
const Kind = Type.Union([Type.Literal('ban'), Type.Literal('mute')]);

/** What somebody may not do here until then: anything (ban), or speak (mute). */
export const Bar = exactly({ id: Id, kind: Kind, reason: Type.String(), until: Moment });
export type Bar = Static<typeof Bar>;

export const HostedPerson = exactly({
  ...Named.properties,
  createdAt: Moment,
  /** When one of their devices was last here, about. */
  seenAt: Type.Union([Moment, Type.Null()]),
  reports: Type.Integer(),
  bars: Type.Array(Bar),
});
export type HostedPerson = Static<typeof HostedPerson>;

/** Nothing of the game, nor when it was last moved: whoever hosts may play there. */
export const HostedTable = exactly({
  id: Id,
  game: Type.String(),
  status: Status,
  visibility: Visibility,
  createdAt: Moment,
  people: Type.Array(Named),
});
export type HostedTable = Static<typeof HostedTable>;

/** Nothing of what the group says, but in reports. */
export const HostedGroup = exactly({
  ...Named.properties,
  createdAt: Moment,
  /** The one who keeps it first. */
  people: Type.Array(Named),
  reports: Type.Integer(),
  /** Until then nobody talks there. */
  mutedUntil: Type.Union([Moment, Type.Null()]),
});
export type HostedGroup = Static<typeof HostedGroup>;

export const HostedReport = exactly({
  id: Id,
  at: Moment,
  reason: Report.properties.reason,
  text: Type.String(),
  /** Null: in a group. */
  table: Type.Union([Id, Type.Null()]),
  /** Null: at a table, or the group is gone. */
  group: Type.Union([Named, Type.Null()]),
  about: Named,
  /** Null where they are gone. */
  reporter: Type.Union([Named, Type.Null()]),
  /** What the reported one last said there. */
  lines: Type.Array(exactly({ text: Type.String(), at: Moment })),
  settledAt: Type.Union([Moment, Type.Null()]),
});
export type HostedReport = Static<typeof HostedReport>;

const reason = Type.String({ minLength: 1, maxLength: LONGEST_REASON });
const days = Type.Integer({ minimum: 1, maximum: 3650 });

/** What a host does, always with a reason. */
export const Deed = Type.Union([
  exactly({ do: Kind, person: Id, reason, days }),
  exactly({ do: Type.Literal('lift'), bar: Id, reason }),
  /** Somebody leaves a table as one leaves it, and what they said there goes. */
  exactly({ do: Type.Literal('remove'), person: Id, table: Id, reason }),
  exactly({ do: Type.Literal('close'), table: Id, reason }),
  /** Somebody is in the group no more, and what they said there goes. */
  exactly({ do: Type.Literal('remove-from-group'), person: Id, group: Id, reason }),
  /** There is no such group any more; its finished games stay. */
  exactly({ do: Type.Literal('close-group'), group: Id, reason }),
  exactly({ do: Type.Literal('rename-group'), group: Id, name: Type.String({ minLength: 1, maxLength: LONGEST_GROUP }), reason }),
  /** Nobody talks in the group until then. */
  exactly({ do: Type.Literal('mute-group'), group: Id, reason, days }),
  exactly({ do: Type.Literal('lift-group'), group: Id, reason }),
  /** A report needs nothing more. */
  exactly({ do: Type.Literal('settle'), report: Id, reason }),
]);
export type Deed = Static<typeof Deed>;

/** What was decided about somebody while they were not asked, and why. */
export const Word = exactly({
  id: Id,
  at: Moment,
  /** By a host: removed from a table or group, a table or group closed, a group renamed; or removed by whoever opened the table or keeps the group. */
  what: Type.Enum(['removed', 'closed', 'sent-away', 'group-removed', 'group-closed', 'group-renamed', 'group-left-out']),
  /** The game of the table, the name of the group. */
  about: Type.String(),
  table: Type.Union([Id, Type.Null()]),
  /** Empty where none was given. */
  reason: Type.String(),
});
export type Word = Static<typeof Word>;

export const HostedDeed = exactly({
  id: Id,
  at: Moment,
  what: Type.Index(Deed, Type.Literal('do')),
  /** Null where they are gone. */
  host: Type.Union([Named, Type.Null()]),
  about: Type.Union([Named, Type.Null()]),
  table: Type.Union([Id, Type.Null()]),
  /** With its name of then. */
  group: Type.Union([Named, Type.Null()]),
  reason: Type.String(),
  until: Type.Union([Moment, Type.Null()]),
});
export type HostedDeed = Static<typeof HostedDeed>;

/** How a process, or all of them together, fared in a quarter of an hour. Nothing of games: whoever hosts may play. */
export const HostedSample = exactly({
  at: Moment,
  sockets: Type.Integer(),
  /** In memory: somebody looks at them, or did a moment ago. */
  tables: Type.Integer(),
  /** Since the sample before. */
  errors: Type.Integer(),
  /** Megabytes of the processes, and of the database; null where it did not say. */
  memory: Type.Number(),
  stored: Type.Union([Type.Number(), Type.Null()]),
  /** Of the hour before, 19 of 20 answers were stored within about so many seconds, of the slowest process; null where there were few. */
  slow: Type.Union([Type.Number(), Type.Null()]),
});
export type HostedSample = Static<typeof HostedSample>;

/** One server process of the last day. */
export const HostedProcess = exactly({
  /** The machine and the port. */
  name: Type.String(),
  startedAt: Moment,
  /** Ended in good order; or silent, without a word. */
  state: Type.Enum(['runs', 'ended', 'silent']),
  kaya: Type.String(),
  node: Type.String(),
  /** As it told last, which it does once a minute. */
  last: HostedSample,
});
export type HostedProcess = Static<typeof HostedProcess>;

export const HostedFigures = exactly({
  database: Type.String(),
  /** Null: no process makes any by schedule. */
  backups: Type.Union([exactly({ lastAt: Type.Union([Moment, Type.Null()]) }), Type.Null()]),
  /** Those that run, and then those that went last. */
  processes: Type.Array(HostedProcess),
  /** All processes together: a day at the most, the last as it is now. */
  day: Type.Array(HostedSample),
});
export type HostedFigures = Static<typeof HostedFigures>;

/** How a moment of a lesson went for all who let the host know, summed without names. */
export const HostedMoment = exactly({
  id: Type.String(),
  game: Type.String(),
  lesson: Type.String(),
  moment: Type.String(),
  shown: Type.Integer(),
  tries: Type.Integer(),
  left: Type.Integer(),
  /** Half of them took at most about so long, in seconds. */
  half: Type.Union([Type.Literal('under10'), Type.Literal('under30'), Type.Literal('under60'), Type.Literal('longer')]),
});
export type HostedMoment = Static<typeof HostedMoment>;
