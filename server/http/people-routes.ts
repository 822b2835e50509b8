import { SPECTATOR } from '@kaya/engine';
import { Guest, Id, Me, NewSeatLink, SeatLink } from '@kaya/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { deviceName } from '../accounts/device-name.ts';
import { HOLDS, type Person } from '../people.ts';
import { moveSeat } from '../tables/seating.ts';
import { visibleName } from '../visible.ts';
import { type Api, type ApiParts, COOKIE, claimOf, problem, requesterOf, somebody, tableFor, whoAsks } from './parts.ts';

const NO_LINK = 'The link is not valid, or was used already. Make a new one.';

/** Guests: a nickname and a cookie; a link that carries a seat to another device. */
export function peopleRoutes(app: Api, parts: ApiParts): void {
  const { people, sessions, secureCookies } = parts;
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies, maxAge: HOLDS.device / 1000 } as const;
  /** Somebody is signed in on this device from now on; false where they are on as many as one may be. */
  const signIn = async (request: FastifyRequest, reply: FastifyReply, person: Person): Promise<boolean> => {
    const made = await people.signIn(person, 'device', { name: deviceName(request.headers['user-agent']) });
    if (made !== null) reply.setCookie(COOKIE, made.token, cookie);
    return made !== null;
  };

  /** Those who see the name are told, through this process and the others. */
  const renamed = async (known: Person, name: string): Promise<Person> => {
    if (known.name === name) return { id: known.id, name };
    const person = await people.rename(known, name);
    await parts.keeper.renamed(person.id);
    return person;
  };

  app.post(
    '/api/guest',
    { schema: { summary: 'Become a guest, or take another name', body: Guest, response: { 200: Me } } },
    async (request, reply) => {
      const known = await whoAsks(parts, request);
      const now = parts.now();
      const name = visibleName(request.body.name);
      if (name === null)
        throw problem(400, 'no-name', 'A name needs at least one letter or digit that can be seen, and no < or >.');
      if (!parts.limits.allow('guests', requesterOf(request))) throw problem(429, 'too-fast');
      const person = known === null ? await people.welcome(name, now) : await renamed(known, name);
      if (known === null || known.session === null) await signIn(request, reply, person);
      return reply.send(person);
    },
  );

  app.get(
    '/api/me',
    { schema: { summary: 'Who am I? Null for somebody unknown', response: { 200: Type.Union([Me, Type.Null()]) } } },
    async (request, reply) => {
      const person = await whoAsks(parts, request);
      const token = request.cookies[COOKIE];
      const device = person !== null && claimOf(parts, request)?.kind === 'device';
      // A cookie from before there were sessions gets one, while there may be more of them; every other lasts as long again.
      if (device && person.session === null) await signIn(request, reply, person);
      else if (device && token !== undefined) reply.setCookie(COOKIE, token, cookie);
      return person === null ? null : { id: person.id, name: person.name };
    },
  );

  app.post(
    '/api/tables/:id/seat-link',
    {
      schema: {
        summary: 'A link that carries my seat to another device: once, and soon. An earlier one holds no more',
        params: Type.Object({ id: Id }),
        response: { 200: NewSeatLink },
      },
    },
    async (request) => {
      const person = await somebody(parts, request);
      const table = await tableFor(parts, request.params.id, person);
      if (table.state.seatOf(person.id) === SPECTATOR) throw problem(403, 'not-your-seat');
      await sessions.withdrawLinks(person.id, table.state.id);
      const made = await people.signIn(person, 'link', { table: table.state.id, madeBy: person.session });
      if (made === null) throw problem(409, 'not-allowed', 'You have as many links as one may have; use or withdraw some first.');
      return { token: made.token, until: made.until };
    },
  );

  app.delete(
    '/api/tables/:id/seat-link',
    { schema: { summary: 'Withdraw that link', params: Type.Object({ id: Id }) } },
    async (request, reply) => {
      const person = await somebody(parts, request);
      await sessions.withdrawLinks(person.id, request.params.id);
      return reply.status(204).send();
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
      const link = await people.link(people.read(request.body.token, 'link'));
      const table = link === null ? null : await parts.keeper.tables.open(link.table);
      if (link === null || table === null) throw problem(403, 'not-allowed', NO_LINK);
      const { maker, session } = link;
      const known = await whoAsks(parts, request);
      if (table.state.seatOf(maker.id) === SPECTATOR && known?.id !== maker.id)
        throw problem(403, 'not-allowed', 'Whoever made the link does not sit there any more.');
      const moves = known !== null && known.id !== maker.id;
      if (moves && !table.state.maySit(known.id, table.state.seatOf(maker.id))) throw problem(403, 'knows-too-much');
      if (moves && table.state.seatOf(known.id) !== SPECTATOR)
        throw problem(403, 'not-allowed', 'You sit at this table already.');
      // Of several who use it at the same moment one has it.
      if (known === null) {
        const here = await people.signIn(maker, 'device', { name: deviceName(request.headers['user-agent']) });
        if (here === null)
          throw problem(
            409,
            'too-many-devices',
            'Whoever made the link is signed in on as many devices as one may be (/api/sessions).',
          );
        if (!(await sessions.end(maker.id, session))) {
          await sessions.end(maker.id, here.id);
          throw problem(403, 'not-allowed', NO_LINK);
        }
        reply.setCookie(COOKIE, here.token, cookie);
        return reply.send(maker);
      }
      if (!(await sessions.end(maker.id, session))) throw problem(403, 'not-allowed', NO_LINK);
      if (!moves) return reply.send(maker);
      const done = await table.inTurn(() => moveSeat(parts.store, table, maker.id, known));
      if (!done.ok) throw problem(403, done.code);
      return reply.send({ id: known.id, name: known.name });
    },
  );
}
