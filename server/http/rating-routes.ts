import { Id, Leaderboard, MyRatings, RatingConsent, Season } from '@kaya/wire';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { changing } from '../live/changing.ts';
import { Boards } from '../ratings/boards.ts';
import type { Profiles } from '../storage/profiles.ts';
import { agreeToRate } from '../tables/seating.ts';
import { type Api, type ApiParts, answer, problem, requesterOf, somebody, tableFor, whoAsks } from './parts.ts';

/** Ratings: agreeing to one, the best of a title, and why one's own is what it is. */
export function ratingRoutes(app: Api, parts: ApiParts, { profiles }: { readonly profiles: Profiles }): void {
  const { store, people, limits } = parts;
  const boards = new Boards(store.ratings, people, profiles);
  const inTime = (request: FastifyRequest): void => {
    if (!limits.allow('lists', requesterOf(request))) throw problem(429, 'too-fast', 'Too many lists; wait a moment.');
  };

  app.post(
    '/api/tables/:id/rating',
    {
      schema: {
        summary: 'Agree that the game is rated, or no more (whoever sits there, before the start)',
        params: Type.Object({ id: Id }),
        body: RatingConsent,
      },
    },
    async (request, reply) => {
      const person = await somebody(parts, request);
      const table = await tableFor(parts, request.params.id, person);
      const requester = requesterOf(request);
      if (!limits.allowOwn('changes', requester)) throw problem(429, 'too-fast');
      if ((await store.programs.of([person.id])).length > 0) throw problem(409, 'not-allowed', 'Programs are not rated.');
      const { agrees } = request.body;
      return answer(reply, await changing(limits, requester, table, person, null, () => agreeToRate(table, person, agrees)));
    },
  );

  app.get(
    '/api/ratings/:game',
    {
      schema: {
        summary: 'The best of a title: over all seasons or in one, of everybody or in a group of mine; and best scores alone',
        params: Type.Object({ game: Type.String({ maxLength: 64 }) }),
        querystring: Type.Object({ season: Type.Optional(Season), group: Type.Optional(Id) }),
        response: { 200: Leaderboard },
      },
    },
    async (request) => {
      const reader = await whoAsks(parts, request);
      inTime(request);
      const { game } = request.params;
      if ((await parts.boxOf(game)) === null) throw problem(404, 'not-allowed', `There is no game '${game}'.`);
      const { season = null, group } = request.query;
      const mine = group === undefined || reader === null ? null : await store.groups.of(group, reader.id);
      if (group !== undefined && mine === null)
        throw problem(404, 'not-allowed', 'There is no such group, or you are not in it.');
      return boards.of(game, season, mine === null ? null : await store.groups.members(mine.id), reader?.id ?? null);
    },
  );

  app.get(
    '/api/my/ratings',
    { schema: { summary: 'My ratings, and why they are what they are', response: { 200: MyRatings } } },
    async (request) => {
      const person = await somebody(parts, request);
      inTime(request);
      return boards.mine(person.id);
    },
  );
}
