import { checkSetup } from '@kaya/engine';
import { Find, Leave, NewTable, Table } from '@kaya/wire';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { GroupNews } from '../calling/group-news.ts';
import { branch } from '../tables/branching.ts';
import { find } from '../tables/finding.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { join, openTable, rematch } from '../tables/seating.ts';
import { refused } from '../tables/surroundings.ts';
import { mustKnow, originOf, WithId, whoseWork } from './at-table.ts';
import { type Api, type ApiParts, answer, problem, requesterOf, somebody, tableFor, WholeNumber, whoAsks } from './parts.ts';

/** Which tables there are, and how there come to be more: opened, found, gone on from, played again. */
export function tableRoutes(app: Api, parts: ApiParts, news: GroupNews): void {
  const { store, replays, lobby, keeper, now } = parts;

  /** Those who are looking for a game just now. */
  const looking = new Map<string, Promise<unknown>>();

  const inTimeForLists = (request: FastifyRequest): void => {
    if (!parts.limits.allow('lists', requesterOf(request))) throw problem(429, 'too-fast', 'Too many lists; wait a moment.');
  };

  app.get(
    '/api/tables',
    {
      schema: {
        summary: 'Open tables, a hundred a page and twenty pages at most, everybody’s newest first',
        querystring: Type.Object({ page: Type.Optional(WholeNumber) }),
        response: { 200: Type.Array(Table) },
      },
    },
    async (request) => {
      const person = await whoAsks(parts, request);
      inTimeForLists(request);
      return lobby.open(person?.id ?? null, Number(request.query.page ?? 0));
    },
  );

  app.get(
    '/api/my/tables',
    {
      schema: {
        summary: 'My tables, with whose turn it is: a hundred a page, those that are over last',
        querystring: Type.Object({ page: Type.Optional(WholeNumber) }),
        response: { 200: Type.Array(Table) },
      },
    },
    async (request) => {
      const person = await whoAsks(parts, request);
      inTimeForLists(request);
      return person === null ? [] : lobby.mine(person.id, Number(request.query.page ?? 0));
    },
  );

  app.post(
    '/api/tables',
    { schema: { summary: 'Open a table', body: NewTable, response: { 200: Table } } },
    async (request, reply) => {
      const person = await somebody(parts, request);
      const box = await parts.boxOf(request.body.game);
      if (box === null) throw problem(404, 'not-allowed', `There is no game '${request.body.game}'.`);
      const asked = request.body.group;
      const group = asked === undefined ? null : await store.groups.of(asked, person.id);
      if (asked !== undefined && group === null)
        throw problem(404, 'not-allowed', 'There is no such group, or you are not in it.');
      if (!parts.limits.allow('tables', requesterOf(request))) throw problem(429, 'too-fast');
      const checked = checkSetup(box.game, request.body.seats.length, request.body.options);
      if (!checked.ok) return answer(reply, refused('not-legal', checked.reasons));
      mustKnow(
        request.body.seats.map((seat) => (seat.kind === 'bot' ? seat.level : null)),
        box.game,
        request.body.seats.length,
      );
      const origin = originOf(parts, request);
      const id = await openTable(store, request.body, JSON.stringify(checked.options), person, now(), {
        origin,
        comes: person.id,
      });
      await keeper.heard(id, 'changed');
      if (group !== null) news.tableOpened(group, id, person.name);
      return (await tableFor(parts, id, person)).audience.describe(person.id);
    },
  );

  app.get('/api/tables/:id', { schema: { summary: 'One table', params: WithId, response: { 200: Table } } }, async (request) => {
    const person = await whoAsks(parts, request);
    const table = await tableFor(parts, request.params.id, person);
    return table.audience.describe(person?.id ?? null);
  });

  app.post(
    '/api/find',
    { schema: { summary: 'Sit down with people who want to play the same', body: Find, response: { 200: Table } } },
    async (request, reply) => {
      const person = await somebody(parts, request);
      const requester = requesterOf(request);
      const { game, players } = request.body;
      const box = await parts.boxOf(game);
      if (box === null) throw problem(404, 'not-allowed', `There is no game '${game}'.`);
      const checked = checkSetup(box.game, players, {});
      if (!checked.ok) return answer(reply, refused('not-legal', checked.reasons));
      if (!parts.limits.allow('seats', requester)) throw problem(429, 'too-fast');
      const terms = {
        ...{ store, now: now(), origin: originOf(parts, request), options: JSON.stringify(checked.options) },
        open: (id: string) => keeper.tables.open(id),
        isOnline: ({ state }: LiveTable, it: string) => state.elsewhere.has(it) || keeper.isOnline(state.id, it),
        mayLay: () => parts.limits.allow('tables', requester),
      };
      // Whoever asks twice at once finds the same table twice.
      const before = looking.get(person.id) ?? Promise.resolve();
      const search = before.catch(() => undefined).then(() => find(terms, person, request.body));
      looking.set(person.id, search);
      const found = await search.finally(() => looking.get(person.id) === search && looking.delete(person.id));
      if (!found.ok) throw problem(429, found.code);
      await keeper.heard(found.id, 'changed');
      return (await tableFor(parts, found.id, person)).audience.describe(person.id);
    },
  );

  app.post(
    '/api/tables/:id/branch',
    {
      schema: {
        summary: 'A new table that goes on from a moment of this game, once it is over, for those who played',
        params: WithId,
        body: Leave,
        response: { 200: Table },
      },
    },
    async (request, reply) => {
      const person = await somebody(parts, request);
      const table = await tableFor(parts, request.params.id, person);
      if (!parts.limits.allow('tables', requesterOf(request))) throw problem(429, 'too-fast');
      const terms = { store, replays, whose: whoseWork(request) };
      const left = await branch(terms, table, person, request.body.move, originOf(parts, request), now());
      if (!left.ok) return answer(reply, left);
      await keeper.heard(left.id, 'changed');
      return (await tableFor(parts, left.id, person)).audience.describe(person.id);
    },
  );

  app.post(
    '/api/tables/:id/rematch',
    { schema: { summary: 'The same people again', params: WithId, response: { 200: Table } } },
    async (request) => {
      const person = await somebody(parts, request);
      const table = await tableFor(parts, request.params.id, person);
      if (!parts.limits.allow('tables', requesterOf(request))) throw problem(429, 'too-fast');
      const id = await table.inTurn(() => rematch(store, table, person, originOf(parts, request), now()));
      if (id === null) throw problem(403, 'not-allowed');
      let next = await tableFor(parts, id, person);
      // Whoever asked first has given it up before anybody else came: it is asked again from there.
      while (next.state.row.status === 'abandoned' && next.state.row.version === 0) {
        const given = next;
        const again = await given.inTurn(() => rematch(store, given, person, originOf(parts, request), now()));
        if (again === null) break;
        next = await tableFor(parts, again, person);
      }
      // Whoever wants another game too has come.
      if (next.state.seats.some((seat) => seat.person === person.id && seat.asked === 1)) {
        const done = await next.inTurn(() => join(next, person, null, now()));
        if (!done.ok) throw problem(403, done.code);
      }
      return next.audience.describe(person.id);
    },
  );
}
