import { AskProgram, Id, ProgramHeld, ProgramOffer } from '@kaya/wire';
import Type from 'typebox';
import { changing } from '../live/changing.ts';
import { askProgram } from '../tables/seating.ts';
import { type Api, type ApiParts, answer, problem, requesterOf, somebody, tableFor, whoAsks } from './parts.ts';

/** An offer holds so long: a program that has stopped is not asked any more. */
const HOLDS = 10 * 60_000;
/** At so many tables of one host a program may be awaited at a time, and at so many of all. */
const MOST_ASKED = 3;
const MOST_ASKED_BY_ALL = 30;
/** So many are listed, more than one address can keep waiting. */
const LISTED = 200;

/** Programs of others: offered under a name, listed, asked to a table. */
export function programRoutes(app: Api, parts: ApiParts): void {
  const { store, people, keeper, limits, now } = parts;

  app.get(
    '/api/programs',
    {
      schema: { summary: 'The programs that wait for an invitation, by name', response: { 200: Type.Array(ProgramOffer) } },
    },
    async (request) => {
      const person = await whoAsks(parts, request);
      if (!limits.allow('lists', requesterOf(request))) throw problem(429, 'too-fast', 'Too many lists; wait a moment.');
      const rows = await store.programs.waiting(now(), LISTED);
      const owners = rows.map((it) => it.person);
      const toward = person === null ? new Map() : await store.relations.toward(person.id, owners);
      // By one's own wish alone: whoever misses a name that strangers read would know who has blocked them.
      return rows
        .filter((it) => toward.get(it.person)?.blocked !== 1)
        .map(({ name, games }) => ({ name, games: JSON.parse(games) }));
    },
  );

  app.post(
    '/api/my/program',
    {
      schema: {
        summary: 'Offer the program that plays as me, under a name of its own; again before the offer ends',
        body: ProgramOffer,
        response: { 200: ProgramHeld },
      },
    },
    async (request) => {
      const person = await somebody(parts, request);
      if (!limits.allow('programs', requesterOf(request))) throw problem(429, 'too-fast');
      const { name, games } = request.body;
      for (const game of games)
        if ((await parts.boxOf(game)) === null) throw problem(404, 'not-allowed', `There is no game '${game}'.`);
      const until = now() + HOLDS;
      if (!(await store.programs.offer({ person: person.id, name, games: JSON.stringify(games), offered_at: now(), until })))
        throw problem(409, 'not-allowed', `A program of somebody else's is called '${name}'; choose another name.`);
      // At the table it is called as it was asked.
      if (person.name !== name || !people.isProgram(person.id)) {
        await people.rename(person, name);
        await keeper.renamed(person.id);
      }
      return { name, until };
    },
  );

  app.delete('/api/my/program', { schema: { summary: 'Offer it no more, and give its name up' } }, async (request, reply) => {
    const person = await somebody(parts, request);
    if (!(await store.programs.withdraw(person.id))) throw problem(404, 'not-allowed', 'You offer no program.');
    people.forgetName(person.id);
    await keeper.renamed(person.id);
    return reply.status(204).send();
  });

  app.post(
    '/api/tables/:id/ask-program',
    {
      schema: {
        summary: 'Ask a program to an open seat (the host, before the start)',
        params: Type.Object({ id: Id }),
        body: AskProgram,
      },
    },
    async (request, reply) => {
      const person = await somebody(parts, request);
      const table = await tableFor(parts, request.params.id, person);
      const requester = requesterOf(request);
      if (!limits.allowOwn('changes', requester) || !limits.allow('seats', requester)) throw problem(429, 'too-fast');
      const { seat, program } = request.body;
      const found = await store.programs.named(program, now());
      if (found === null)
        throw problem(
          404,
          'not-allowed',
          `No program called '${program}' waits for an invitation: GET /api/programs lists them.`,
        );
      if ((await store.programs.asked(found.person, person.id)) >= MOST_ASKED)
        throw problem(409, 'not-allowed', `'${program}' has not come to several tables of yours yet; wait for it.`);
      if ((await store.programs.asked(found.person, null)) >= MOST_ASKED_BY_ALL)
        throw problem(409, 'not-allowed', `So many have asked '${program}' that it cannot come to all; ask again later.`);
      const games: readonly string[] = JSON.parse(found.games);
      if (games.length > 0 && !games.includes(table.state.row.game))
        throw problem(409, 'not-allowed', `'${program}' does not play this game; it plays: ${games.join(', ')}.`);
      return answer(
        reply,
        await changing(limits, requester, table, person, null, () => askProgram(table, person, seat, found.person)),
      );
    },
  );
}
