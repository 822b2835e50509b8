import { AskFriend, Friend, Id, NewFriend } from '@kaya/wire';
import Type from 'typebox';
import type { Cards } from '../accounts/cards.ts';
import { newId } from '../people.ts';
import type { Profiles } from '../storage/profiles.ts';
import type { Talk } from '../storage/talk.ts';
import { askFriend } from '../tables/seating.ts';
import { type Api, type ApiParts, problem, requesterOf, somebody, tableFor } from './parts.ts';
import { removal } from './removals.ts';
import { meantAt } from './whom.ts';

export interface FriendParts {
  readonly cards: Cards;
  readonly profiles: Profiles;
  readonly talk: Talk;
}

/** Whoever does not come is asked no further; where the table was given up or they were sent away, for so long. */
const MOST_ASKED = 3;
const REMEMBERED = 24 * 3_600_000;

const WithId = Type.Object({ id: Id });

/** Friends: whom somebody has played with and chosen, for their own list alone. */
export function friendRoutes(app: Api, parts: ApiParts, { cards, profiles, talk }: FriendParts): void {
  const { store, limits, now } = parts;

  app.get(
    '/api/my/friends',
    { schema: { summary: 'Whom I have played with and chosen', response: { 200: Type.Array(Friend) } } },
    async (request): Promise<Friend[]> => {
      const me = await somebody(parts, request);
      const rows = await store.friends.of(me.id);
      const found = await cards.of(
        rows.map(({ other }) => other),
        me.id,
      );
      return rows.flatMap(({ id, other }) => {
        const card = found.get(other);
        return card === undefined ? [] : [{ id, card }];
      });
    },
  );

  app.post(
    '/api/tables/:id/friends',
    {
      schema: { summary: 'Choose somebody at a table, with whom I have finished a game', params: WithId, body: NewFriend },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { me, other } = await meantAt(parts, request, id, request.body.whom, (reader, line) =>
        talk.authorFor(reader, id, line),
      );
      if (!limits.allow('manners', requesterOf(request))) throw problem(429, 'too-fast');
      if (((await profiles.together(me.id, [other])).get(other) ?? 0) === 0)
        throw problem(409, 'not-allowed', 'Finish a game together first.');
      if ((await store.relations.toward(me.id, [other])).get(other)?.blocked === 1)
        throw problem(409, 'not-allowed', 'You have blocked them; let them be first.');
      if (!(await store.friends.choose({ id: newId(), owner: me.id, other, at: now() })))
        throw problem(409, 'not-allowed', 'You have chosen as many as one may; remove one first.');
      return reply.status(204).send();
    },
  );

  removal(app, parts, {
    url: '/api/my/friends/:id',
    summary: 'Choose somebody no more',
    remove: (person, id) => store.friends.remove(person, id),
    none: 'There is nobody of that kind.',
  });

  app.post(
    '/api/tables/:id/ask',
    {
      schema: {
        summary: 'Keep an open seat for a friend of mine, who is told of it (the host, before the start)',
        params: WithId,
        body: AskFriend,
      },
    },
    async (request, reply) => {
      const me = await somebody(parts, request);
      const table = await tableFor(parts, request.params.id, me);
      const requester = requesterOf(request);
      if (!limits.allow('seats', requester) || !limits.allow('asked', requester)) throw problem(429, 'too-fast');
      const { friend, seat } = request.body;
      const other = (await store.friends.of(me.id)).find(({ id }) => id === friend)?.other;
      if (other === undefined) throw problem(404, 'not-allowed', 'There is nobody of that kind.');
      if ((await store.friends.asked(me.id, other, now() - REMEMBERED)) >= MOST_ASKED)
        throw problem(
          409,
          'not-allowed',
          'They have not answered at several tables of yours, or were asked to several today; wait for them.',
        );
      const done = await table.inTurn(() => askFriend(table, me, other, seat, now()));
      if (!done.ok) throw problem(409, done.code);
      return reply.status(204).send();
    },
  );
}
