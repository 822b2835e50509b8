/**
 * The codes of refusals and problems; the site has a sentence for each. After `not-stored` (the database is away, the disk is full) a
 * request may have been done all the same: sent again with its name it is done once.
 */
export const CODES = [
  'not-legal',
  'stale',
  'no-such-table',
  'not-your-seat',
  'not-allowed',
  'other-address',
  'knows-too-much',
  'table-full',
  'sent-away',
  'not-together',
  'barred',
  'time-is-up',
  'too-many-tables',
  'too-many-devices',
  'not-playing',
  'too-fast',
  'too-large',
  'unreadable',
  'other-version',
  'no-name',
  'server-error',
  'not-stored',
  'other-components',
  'server-closing',
] as const;
export type Code = (typeof CODES)[number];
