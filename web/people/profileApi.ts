import type { AskFriend, Card, Friend, KeptAway, Manners, Profile, Report, Whom } from '@kaya/wire';
import { call } from '../net/api.ts';

/** What the site asks of the server about what people tell of themselves. */
export const profileApi = {
  mine: () => call<Profile>('GET', '/api/my/profile'),
  keep: (profile: Profile) => call<Profile>('POST', '/api/my/profile', profile),
  /** Seat by seat. */
  at: (table: string) => call<(Card | null)[]>('GET', `/api/tables/${table}/people`),
  manners: (table: string, manners: Manners) => call<void>('POST', `/api/tables/${table}/manners`, manners),
  keptAway: () => call<KeptAway[]>('GET', '/api/my/manners'),
  letBe: (id: string) => call<void>('DELETE', `/api/my/manners/${id}`),
  friends: () => call<Friend[]>('GET', '/api/my/friends'),
  choose: (table: string, whom: Whom) => call<void>('POST', `/api/tables/${table}/friends`, { whom }),
  unchoose: (id: string) => call<void>('DELETE', `/api/my/friends/${id}`),
  ask: (table: string, asked: AskFriend) => call<void>('POST', `/api/tables/${table}/ask`, asked),
  report: (table: string, report: Report) => call<void>('POST', `/api/tables/${table}/reports`, report),
  author: (table: string, line: number) => call<Card>('GET', `/api/tables/${table}/lines/${line}/person`),
};
