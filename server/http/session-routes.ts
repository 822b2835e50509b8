import { Id, LONGEST_PROGRAM, NewProgram, Program, Session, SignOut } from '@kaya/wire';
import Type from 'typebox';
import { visible } from '../visible.ts';
import { type Api, type ApiParts, COOKIE, problem, somebody } from './parts.ts';

const DAY = 24 * 3_600_000;

/** Where somebody is signed in, and how that ends: on devices, and in programs that act for them. */
export function sessionRoutes(app: Api, parts: ApiParts): void {
  const { people, sessions, signedIn, now } = parts;

  app.get(
    '/api/sessions',
    {
      schema: {
        summary: 'The devices where I am signed in, the programs that act as me, and links to my seats that nobody has used yet',
        response: { 200: Type.Array(Session) },
      },
    },
    async (request) => {
      const person = await somebody(parts, request);
      return (await sessions.of(person.id, now())).map(({ id, kind, name, table_id, created_at, used_at, until }) => ({
        ...{ id, kind, name, table: table_id, createdAt: created_at, usedAt: used_at, until },
        here: id === person.session,
      }));
    },
  );

  app.delete(
    '/api/sessions/:id',
    { schema: { summary: 'End one of them', params: Type.Object({ id: Id }) } },
    async (request, reply) => {
      const person = await somebody(parts, request);
      const { id } = request.params;
      const ended = id === person.session ? await sessions.leave(person.id, id) : await sessions.end(person.id, id);
      if (!ended) throw problem(404, 'not-allowed', 'There is no such session of yours, or it has ended.');
      await signedIn.signedOut(person.id);
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/sign-out',
    { schema: { summary: 'Sign out here, everywhere else, or everywhere', body: SignOut } },
    async (request, reply) => {
      const person = await somebody(parts, request);
      const { where } = request.body;
      if (where !== 'here') await sessions.endOthers(person.id, person.session);
      if (where !== 'elsewhere' && person.session === null) await sessions.endOldCookies(person.id);
      if (where !== 'elsewhere' && person.session !== null) await sessions.leave(person.id, person.session);
      if (where !== 'elsewhere') reply.clearCookie(COOKIE, { path: '/' });
      await signedIn.signedOut(person.id);
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/bot-token',
    {
      schema: {
        summary: 'A token with which a program may act as me, for a while',
        body: Type.Union([NewProgram, Type.Null()]),
        response: { 200: Program },
      },
    },
    async (request) => {
      const person = await somebody(parts, request);
      const { name = '', days } = request.body ?? {};
      const holds = days === undefined ? {} : { holds: days * DAY };
      const made = await people.signIn(person, 'program', { name: visible(name, LONGEST_PROGRAM), ...holds });
      if (made === null)
        throw problem(409, 'not-allowed', 'You have as many tokens as one may have; end some of them first (/api/sessions).');
      return made;
    },
  );
}
