import type { Leaderboard, MyRatings } from '@kaya/wire';
import { call } from '../net/api.ts';

/** What the site asks of the server about ratings. */
export const ratingsApi = {
  agree: (table: string, agrees: boolean) => call<void>('POST', `/api/tables/${table}/rating`, { agrees }),
  mine: () => call<MyRatings>('GET', '/api/my/ratings'),
  board: (game: string, season: string | null, group: string | null) => {
    const query = new URLSearchParams({ ...(season === null ? {} : { season }), ...(group === null ? {} : { group }) });
    return call<Leaderboard>('GET', `/api/ratings/${game}${query.size === 0 ? '' : `?${query}`}`);
  },
};
