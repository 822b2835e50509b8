// How people keep away from each other: muting, blocking, reporting.
import Type, { type Static } from 'typebox';
import { LONGEST_REPORT } from './bounds.ts';
import { exactly } from './closed.ts';
import { Id } from './table.ts';

/** Somebody at a table: by the seat, or by a line of the talk. */
export const Whom = Type.Union([
  exactly({ seat: Type.Integer({ minimum: 0, maximum: 11 }) }),
  exactly({ line: Type.Integer({ minimum: 1, maximum: 999_999_999 }) }),
]);
export type Whom = Static<typeof Whom>;

/** Muted: I do not read what they say. Blocked: neither reads the other, and we are not seated together. */
export const Manners = exactly({ whom: Whom, muted: Type.Boolean(), blocked: Type.Boolean() });
export type Manners = Static<typeof Manners>;

/** Somebody whom I have muted or blocked. */
export const KeptAway = exactly({ id: Id, name: Type.String(), muted: Type.Boolean(), blocked: Type.Boolean() });
export type KeptAway = Static<typeof KeptAway>;

export const REPORT_REASONS = ['insult', 'spam', 'name', 'cheating', 'stalling', 'other'] as const;
export const Report = exactly({
  whom: Whom,
  reason: Type.Enum(REPORT_REASONS),
  text: Type.String({ maxLength: LONGEST_REPORT }),
});
export type Report = Static<typeof Report>;
