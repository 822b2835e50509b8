import { SPECTATOR } from '@kaya/engine';
import { Guest, Me, SeatLink } from '@kaya/wire';
import Type from 'typebox';
import { type Api, type ApiParts, COOKIE, problem, somebody, tableFor, whoAsks } from './parts.ts';

const YEAR = 365 * 24 * 3600;

/** Guests: a nickname and a signed cookie; a link that moves a seat to another device; a token for a bot. */
export function peopleRoutes(app: Api, parts: ApiParts): void {
  const { people, secureCookies } = parts;
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies, maxAge: YEAR } as const;

  app.post(
    '/api/guest',
    { schema: { summary: 'Become a guest, or take another name', body: Guest, response: { 200: Me } } },
    async (request, reply) => {
      const known = await whoAsks(parts, request);
      const now = parts.now();
      const person =
        known === null ? await people.welcome(request.body.name, now) : await people.rename(known, request.body.name, now);
      return reply.setCookie(COOKIE, people.token(person.id, 'guest'), cookie).send(person);
    },
  );

  app.get(
    '/api/me',
    { schema: { summary: 'Who am I? Null for somebody unknown', response: { 200: Type.Union([Me, Type.Null()]) } } },
    (request) => whoAsks(parts, request),
  );

  app.post(
    '/api/bot-token',
    { schema: { summary: 'A token with which a program may act as me', response: { 200: SeatLink } } },
    async (request) => {
      const person = await somebody(parts, request);
      return { token: people.token(person.id, 'bot') };
    },
  );

  app.post(
    '/api/tables/:id/seat-link',
    {
      schema: {
        summary: 'A link that moves my seat to another device',
        params: Type.Object({ id: Type.String() }),
        response: { 200: SeatLink },
      },
    },
    async (request) => {
      const person = await somebody(parts, request);
      const table = await tableFor(parts, request.params.id, person);
      if (table.state.seatOf(person.id) === SPECTATOR) throw problem(403, 'not-your-seat');
      return { token: people.token(person.id, 'seat') };
    },
  );

  app.post(
    '/api/seat-link',
    { schema: { summary: 'Be, on this device, whoever made the link', body: SeatLink, response: { 200: Me } } },
    async (request, reply) => {
      const person = await people.find(people.read(request.body.token, 'seat'));
      if (person === null) throw problem(403, 'not-allowed');
      return reply.setCookie(COOKIE, people.token(person.id, 'guest'), cookie).send(person);
    },
  );
}
