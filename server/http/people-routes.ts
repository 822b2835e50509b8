import { SPECTATOR } from '@kaya/engine';
import { Guest, Id, Me, SeatLink } from '@kaya/wire';
import Type from 'typebox';
import { moveSeat } from '../tables/seating.ts';
import { visibleName } from '../visible.ts';
import { type Api, type ApiParts, askerOf, COOKIE, problem, somebody, tableFor, whoAsks } from './parts.ts';

const YEAR = 365 * 24 * 3600;
/** A link to a seat is used soon or not at all. */
const LINK_HOLDS = 7 * 24 * 3_600_000;

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
      const name = visibleName(request.body.name);
      if (name === null)
        throw problem(400, 'unreadable', 'A name needs at least one letter or digit that can be seen, and no < or >.');
      if (!parts.limits.allow('guests', askerOf(parts, request))) throw problem(429, 'too-fast');
      const person = known === null ? await people.welcome(name, now) : await people.rename(known, name, now);
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
        params: Type.Object({ id: Id }),
        response: { 200: SeatLink },
      },
    },
    async (request) => {
      const person = await somebody(parts, request);
      const table = await tableFor(parts, request.params.id, person);
      if (table.state.seatOf(person.id) === SPECTATOR) throw problem(403, 'not-your-seat');
      return { token: people.seatToken(person.id, table.state.id, parts.now() + LINK_HOLDS) };
    },
  );

  app.post(
    '/api/seat-link',
    {
      schema: {
        summary: 'Sit on this device where the link was made: a stranger becomes its maker, a guest takes the seat over',
        body: SeatLink,
        response: { 200: Me },
      },
    },
    async (request, reply) => {
      const link = people.readSeatToken(request.body.token, parts.now());
      const maker = await people.find(link?.person ?? null);
      const table = link === null ? null : await parts.referee.tables.open(link.table);
      if (maker === null || table === null) throw problem(403, 'not-allowed', 'The link is not valid, or not any more.');
      const known = await whoAsks(parts, request);
      if (table.state.seatOf(maker.id) === SPECTATOR && known?.id !== maker.id)
        throw problem(403, 'not-allowed', 'Whoever made the link does not sit there any more.');
      if (known === null || known.id === maker.id)
        return reply.setCookie(COOKIE, people.token(maker.id, 'guest'), cookie).send(maker);
      const done = await table.inTurn(() => moveSeat(table, maker.id, known));
      if (!done.ok) throw problem(403, done.code, 'You sit at this table already.');
      return reply.send(known);
    },
  );
}
