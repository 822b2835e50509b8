import { Card, Id, Profile } from '@kaya/wire';
import Type from 'typebox';
import type { Cards } from '../accounts/cards.ts';
import { type Profiles, UNTOLD } from '../storage/profiles.ts';
import type { Talk } from '../storage/talk.ts';
import { visibleName } from '../visible.ts';
import { type Api, type ApiParts, gameFor, problem, requesterOf, somebody, tableFor, WholeNumber, whoAsks } from './parts.ts';

export interface ProfileParts {
  readonly profiles: Profiles;
  readonly cards: Cards;
  readonly talk: Talk;
}

/** What I tell of myself, and the cards of those at a table. Nobody is found by an id or a name: only where they sit or speak. */
export function profileRoutes(app: Api, parts: ApiParts, { profiles, cards, talk }: ProfileParts): void {
  const { people, limits } = parts;

  app.get(
    '/api/my/profile',
    { schema: { summary: 'What I tell of myself', response: { 200: Profile } } },
    async (request): Promise<Profile> => {
      const person = await somebody(parts, request);
      return { name: person.name, ...((await profiles.of([person.id])).get(person.id) ?? UNTOLD) };
    },
  );

  app.post(
    '/api/my/profile',
    { schema: { summary: 'Tell something else of myself', body: Profile, response: { 200: Profile } } },
    async (request): Promise<Profile> => {
      const person = await somebody(parts, request);
      const { name: wanted, avatar, languages, favourites, shown } = request.body;
      const name = visibleName(wanted);
      if (name === null)
        throw problem(400, 'no-name', 'A name needs at least one letter or digit that can be seen, and no < or >.');
      const unknown = favourites.find((game) => !parts.listed.includes(game));
      if (unknown !== undefined) throw problem(400, 'not-allowed', `There is no game '${unknown}'.`);
      if (!limits.allow('guests', requesterOf(request))) throw problem(429, 'too-fast');
      const kept = { avatar, languages: [...new Set(languages)], favourites: [...new Set(favourites)], shown };
      await profiles.keep(person.id, kept);
      if (name !== person.name) await people.rename(person, name);
      return { name, ...kept };
    },
  );

  app.get(
    '/api/tables/:id/people',
    {
      schema: {
        summary:
          'Who sits at a table, seat by seat: what each has made public; null for a bot, an open seat or somebody who left',
        params: Type.Object({ id: Id }),
        response: { 200: Type.Array(Type.Union([Card, Type.Null()])) },
      },
    },
    async (request) => {
      const reader = await whoAsks(parts, request);
      const table = await tableFor(parts, request.params.id, reader);
      const seated = table.state.seats.map((seat) => seat.person);
      const found = await cards.of(
        seated.filter((it) => it !== null),
        reader?.id ?? null,
      );
      return seated.map((it) => (it === null ? null : (found.get(it) ?? null)));
    },
  );

  app.get(
    '/api/tables/:id/lines/:line/person',
    {
      schema: {
        summary: 'Who said this at a table: what they have made public',
        params: Type.Object({ id: Id, line: WholeNumber }),
        response: { 200: Card },
      },
    },
    async (request) => {
      const reader = await whoAsks(parts, request);
      const table = await gameFor(parts, request.params.id, reader);
      const author = await talk.authorFor(reader?.id ?? null, table.state.id, Number(request.params.line));
      const card = author === null ? undefined : (await cards.of([author], reader?.id ?? null)).get(author);
      if (card === undefined) throw problem(404, 'not-allowed', 'Nobody is known who said that.');
      return card;
    },
  );
}
