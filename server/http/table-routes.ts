import { type Level, levelsAt } from '@kaya/bots';
import { checkSetup, type Game, SPECTATOR } from '@kaya/engine';
import {
  Absent,
  Act,
  Consent,
  DayOff,
  Find,
  Id,
  Join,
  KeepSeat,
  KeptSeat,
  Leave,
  NewTable,
  Propose,
  Say,
  SendAway,
  SetSeat,
  StandIn,
  Table,
  Undo,
} from '@kaya/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { GroupNews } from '../calling/group-news.ts';
import { changing } from '../live/changing.ts';
import { newId, type Person } from '../people.ts';
import { beginBranch, branch } from '../tables/branching.ts';
import { consent, propose } from '../tables/consent.ts';
import { find, keepSeat } from '../tables/finding.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { join, leave, openTable, rematch, replaceAbsent, sendAway, setSeat, standIn, start } from '../tables/seating.ts';
import { type Done, refused } from '../tables/surroundings.ts';
import { requestOf } from '../tables/talking.ts';
import { goOn, setDayOff } from '../tables/timing.ts';
import { type Api, type ApiParts, answer, problem, requesterOf, somebody, tableFor, WholeNumber, whoAsks } from './parts.ts';

const WithId = Type.Object({ id: Id });

/** Tables: opening, finding, sitting down, playing. */
export function tableRoutes(app: Api, parts: ApiParts, news: GroupNews): void {
  const { store, replays, lobby, keeper, now } = parts;

  /** Those who are looking for a game just now. */
  const looking = new Map<string, Promise<unknown>>();

  /** Does something at a table for somebody who asks, one after the other, and answers how it went. */
  const at = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    work: (table: LiveTable, person: Person) => Promise<Done>,
    before?: (table: LiveTable, person: Person) => Promise<void>,
  ) => {
    const { person, table } = await changeable(request, id);
    const requester = requesterOf(request);
    await before?.(table, person);
    return answer(reply, await changing(parts.limits, requester, table, person, null, () => work(table, person)));
  };
  /** A table that somebody wants to change. */
  const changeable = async (request: FastifyRequest, id: string) => {
    const person = await somebody(parts, request);
    const table = await tableFor(parts, id, person);
    if (!parts.limits.allowOwn('changes', requesterOf(request))) throw problem(429, 'too-fast');
    return { person, table };
  };
  const seated = async (table: LiveTable, person: Person, request: string, work: (seat: number) => Promise<Done>) => {
    const seat = table.state.seatOf(person.id);
    if (seat === SPECTATOR) return table.unlessDone(request, refused('not-your-seat'));
    return table.state.seats[seat]?.stand_in === 1 ? table.unlessDone(request, refused('not-allowed')) : work(seat);
  };

  /** Not every level has learnt every game at every table size. */
  const mustKnow = (levels: readonly (Level | null)[], game: Game, seats: number): void => {
    const known = levelsAt(game, seats);
    const level = levels.find((it) => it !== null && !known.includes(it));
    if (level != null)
      throw problem(
        400,
        'not-allowed',
        `Nobody plays ${game.id} as ${level} with ${seats} players; there are: ${known.join(', ')}.`,
      );
  };
  const mustKnowAt = async (table: LiveTable, level: Level | null): Promise<void> => {
    const box = await parts.boxOf(table.state.row.game);
    if (box !== null) mustKnow([level], box.game, table.state.seats.length);
  };

  const whoseWork = (request: FastifyRequest) => {
    const { person, address } = requesterOf(request);
    return { address, owner: person ?? '' };
  };
  const originOf = (request: FastifyRequest) => parts.people.crowdOf(requesterOf(request).address);

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
      const origin = originOf(request);
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

  app.post('/api/tables/:id/join', { schema: { summary: 'Take a seat', params: WithId, body: Join } }, (request, reply) =>
    at(request, reply, request.params.id, async (table, person) => {
      const requester = requesterOf(request);
      const sat = table.state.seatOf(person.id) !== SPECTATOR;
      if (!parts.limits.allowOwn('seats', requester) || parts.limits.isSpent('seats', requester.address))
        return refused('too-fast');
      const done = await join(table, person, request.body.seat, now(), request.body.key);
      if (done.ok && !sat) parts.limits.allowAddress('seats', requester.address);
      return done;
    }),
  );
  app.post('/api/tables/:id/leave', { schema: { summary: 'Give my seat up', params: WithId } }, (request, reply) =>
    at(request, reply, request.params.id, (table, person) => leave(table, person, now())),
  );
  app.post('/api/tables/:id/start', { schema: { summary: 'Begin (the host)', params: WithId } }, (request, reply) =>
    at(request, reply, request.params.id, (table, person) =>
      start(table, person, () => beginBranch({ store, replays, whose: whoseWork(request) }, table)),
    ),
  );
  app.post(
    '/api/tables/:id/seat',
    { schema: { summary: 'Put a bot on a seat, or open it (the host, before the start)', params: WithId, body: SetSeat } },
    (request, reply) =>
      at(
        request,
        reply,
        request.params.id,
        (table, person) => setSeat(table, person, request.body.seat, request.body.level),
        (table) => mustKnowAt(table, request.body.level),
      ),
  );
  app.post(
    '/api/tables/:id/keep-seat',
    {
      schema: {
        summary: 'Keep an open seat for whoever gets its link, or let it go (the host, before the start)',
        params: WithId,
        body: KeepSeat,
        response: { 200: KeptSeat },
      },
    },
    async (request) => {
      const { person, table } = await changeable(request, request.params.id);
      const { seat, kept } = request.body;
      const { done, key } = await table.inTurn(() => keepSeat(table, person, seat, kept ? newId() : null));
      if (!done.ok) throw problem(403, done.code);
      return { key };
    },
  );
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
        ...{ store, now: now(), origin: originOf(request), options: JSON.stringify(checked.options) },
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
    '/api/tables/:id/send-away',
    { schema: { summary: 'Send away whoever sits there (the host, before the start)', params: WithId, body: SendAway } },
    (request, reply) => at(request, reply, request.params.id, (table, person) => sendAway(table, person, request.body.seat)),
  );
  app.post(
    '/api/tables/:id/stand-in',
    { schema: { summary: 'Let a bot play for me, or take my seat back (null)', params: WithId, body: StandIn } },
    (request, reply) =>
      at(
        request,
        reply,
        request.params.id,
        (table, person) => standIn(table, person, request.body.level, now()),
        (table) => mustKnowAt(table, request.body.level),
      ),
  );
  app.post(
    '/api/tables/:id/absent',
    { schema: { summary: 'Let a bot play for somebody who is away and keeps us waiting', params: WithId, body: Absent } },
    (request, reply) =>
      at(request, reply, request.params.id, (table, person) =>
        replaceAbsent(
          table,
          person,
          request.body.seat,
          (it) => keeper.isOnline(table.state.id, it),
          1000 * parts.absenceSeconds,
          now(),
        ),
      ),
  );
  app.post(
    '/api/tables/:id/day-off',
    { schema: { summary: 'Take a day off, or come back from it', params: WithId, body: DayOff } },
    (request, reply) =>
      at(request, reply, request.params.id, (table, person) => setDayOff(table, person, request.body.off, now())),
  );
  app.post('/api/tables/:id/go-on', { schema: { summary: 'End a pause', params: WithId } }, (request, reply) =>
    at(request, reply, request.params.id, (table, person) => goOn(table, person, now())),
  );
  app.post('/api/tables/:id/actions', { schema: { summary: 'Play an action', params: WithId, body: Act } }, (request, reply) =>
    at(request, reply, request.params.id, (table, person) =>
      seated(table, person, requestOf(person, request.body.id), (seat) =>
        table.act(seat, request.body.action, request.body.seen, requestOf(person, request.body.id)),
      ),
    ),
  );
  app.post(
    '/api/tables/:id/undo',
    { schema: { summary: 'Take back my last moves', params: WithId, body: Undo } },
    (request, reply) =>
      at(
        request,
        reply,
        request.params.id,
        (table, person) =>
          seated(table, person, requestOf(person, request.body.id), (seat) =>
            table.undo(seat, request.body.count, requestOf(person, request.body.id)),
          ),
        (table, person) => table.lookBack(table.state.seatOf(person.id)),
      ),
  );
  app.post(
    '/api/tables/:id/proposals',
    { schema: { summary: 'Ask for consent', params: WithId, body: Propose } },
    (request, reply) =>
      at(request, reply, request.params.id, async (table, person) => {
        const sits = table.state.seatOf(person.id) !== SPECTATOR;
        if (sits && !parts.limits.allow('proposals', requesterOf(request))) return refused('too-fast');
        return propose(store, table, person, request.body.what, requestOf(person, request.body.id), now());
      }),
  );
  app.post(
    '/api/tables/:id/proposals/:proposal',
    { schema: { summary: 'Say yes or no', params: Type.Object({ id: Id, proposal: Id }), body: Consent } },
    (request, reply) =>
      at(request, reply, request.params.id, (table, person) =>
        consent(table, person, request.params.proposal, request.body.yes, now()),
      ),
  );
  app.post('/api/tables/:id/chat', { schema: { summary: 'Say something', params: WithId, body: Say } }, (request, reply) =>
    at(request, reply, request.params.id, (table, person) =>
      parts.speaking.say(table, person, request.body, requestOf(person, request.body.id), requesterOf(request)),
    ),
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
      const left = await branch(terms, table, person, request.body.move, originOf(request), now());
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
      const id = await table.inTurn(() => rematch(store, table, person, originOf(request), now()));
      if (id === null) throw problem(403, 'not-allowed');
      let next = await tableFor(parts, id, person);
      // Whoever asked first has given it up before anybody else came: it is asked again from there.
      while (next.state.row.status === 'abandoned' && next.state.row.version === 0) {
        const given = next;
        const again = await given.inTurn(() => rematch(store, given, person, originOf(request), now()));
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
