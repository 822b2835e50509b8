import type { Card, Profile } from '@kaya/wire';
import { call } from '../net/api.ts';

/** What the site asks of the server about what people tell of themselves. */
export const profileApi = {
  mine: () => call<Profile>('GET', '/api/my/profile'),
  keep: (profile: Profile) => call<Profile>('POST', '/api/my/profile', profile),
  /** Seat by seat. */
  at: (table: string) => call<(Card | null)[]>('GET', `/api/tables/${table}/people`),
  author: (table: string, line: number) => call<Card>('GET', `/api/tables/${table}/lines/${line}/person`),
};
