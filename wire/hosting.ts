// For those who look after the site: what they see, and what they do.
import Type, { type Static } from 'typebox';
import { LONGEST_REASON } from './bounds.ts';
import { closed } from './closed.ts';
import { Report } from './manners.ts';
import { Id, Status, Visibility } from './table.ts';

const Moment = Type.Integer();

/** Whom a host sees, by id: names are not one's own alone. */
const Named = Type.Object({ id: Id, name: Type.String() }, closed);
const Kind = Type.Union([Type.Literal('ban'), Type.Literal('mute')]);

/** What somebody may not do here until then: anything (ban), or speak (mute). */
export const Bar = Type.Object({ id: Id, kind: Kind, reason: Type.String(), until: Moment }, closed);
export type Bar = Static<typeof Bar>;

export const HostedPerson = Type.Object(
  {
    ...Named.properties,
    createdAt: Moment,
    /** When one of their devices was last here, about. */
    seenAt: Type.Union([Moment, Type.Null()]),
    reports: Type.Integer(),
    bars: Type.Array(Bar),
  },
  closed,
);
export type HostedPerson = Static<typeof HostedPerson>;

/** Nothing of the game, nor when it was last moved: whoever hosts may play there. */
export const HostedTable = Type.Object(
  { id: Id, game: Type.String(), status: Status, visibility: Visibility, createdAt: Moment, people: Type.Array(Named) },
  closed,
);
export type HostedTable = Static<typeof HostedTable>;

export const HostedReport = Type.Object(
  {
    id: Id,
    at: Moment,
    reason: Report.properties.reason,
    text: Type.String(),
    /** Null: in a group. */
    table: Type.Union([Id, Type.Null()]),
    about: Named,
    /** Null where they are gone. */
    reporter: Type.Union([Named, Type.Null()]),
    /** What the reported one last said there. */
    lines: Type.Array(Type.Object({ text: Type.String(), at: Moment }, closed)),
    settledAt: Type.Union([Moment, Type.Null()]),
  },
  closed,
);
export type HostedReport = Static<typeof HostedReport>;

const reason = Type.String({ minLength: 1, maxLength: LONGEST_REASON });

/** What a host does, always with a reason. */
export const Deed = Type.Union([
  Type.Object({ do: Kind, person: Id, reason, days: Type.Integer({ minimum: 1, maximum: 3650 }) }, closed),
  Type.Object({ do: Type.Literal('lift'), bar: Id, reason }, closed),
  /** Somebody leaves a table as one leaves it, and what they said there goes. */
  Type.Object({ do: Type.Literal('remove'), person: Id, table: Id, reason }, closed),
  Type.Object({ do: Type.Literal('close'), table: Id, reason }, closed),
  /** A report needs nothing more. */
  Type.Object({ do: Type.Literal('settle'), report: Id, reason }, closed),
]);
export type Deed = Static<typeof Deed>;

export const HostedDeed = Type.Object(
  {
    id: Id,
    at: Moment,
    what: Type.Index(Deed, Type.Literal('do')),
    /** Null where they are gone. */
    host: Type.Union([Named, Type.Null()]),
    about: Type.Union([Named, Type.Null()]),
    table: Type.Union([Id, Type.Null()]),
    reason: Type.String(),
    until: Type.Union([Moment, Type.Null()]),
  },
  closed,
);
export type HostedDeed = Static<typeof HostedDeed>;

/** How a moment of a lesson went for all who let the host know, summed without names. */
export const HostedMoment = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    lesson: Type.String(),
    moment: Type.String(),
    shown: Type.Integer(),
    tries: Type.Integer(),
    left: Type.Integer(),
    /** Half of them took at most about so long, in seconds. */
    half: Type.Union([Type.Literal('under10'), Type.Literal('under30'), Type.Literal('under60'), Type.Literal('longer')]),
  },
  closed,
);
export type HostedMoment = Static<typeof HostedMoment>;
