import type { GameRecord } from '@kaya/engine';
import type { Daily, DailyResults } from '@kaya/wire';
import { call } from '../net/api.ts';

/** What the site asks of the server about the tables of a day. */
export const dailyApi = {
  today: () => call<Daily>('GET', '/api/daily'),
  /** For those whose try counts. */
  results: (game: string, day: string) => call<DailyResults>('GET', `/api/daily/${game}/${day}`),
  send: (game: string, day: string, record: GameRecord) => call<DailyResults>('POST', `/api/daily/${game}/${day}`, { record }),
};
