import * as wire from '@kaya/wire';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { lessonSums } from '../lesson-sums.ts';
import { newId, type SignedIn } from '../people.ts';
import { PAGE } from '../storage/hosting.ts';
import type { HostLogRow, WordRow } from '../storage/schema.ts';
import { close, leave } from '../tables/seating.ts';
import { visible, visibleTitle } from '../visible.ts';
import { NO_TITLE } from './group-parts.ts';
import { type Api, type ApiParts, problem, requesterOf, somebody, WholeNumber } from './parts.ts';

type Tail<T extends readonly unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;

const DAY = 24 * 3_600_000;
const Paged = Type.Object({ page: Type.Optional(WholeNumber) });

/** For those whom the host has named: tables, people, reports, and what to do about them. For everybody else there is nothing here. */
export function hostingRoutes(app: Api, parts: ApiParts): void {
  const { store, keeper, people, signedIn, limits, hosting, groupsHere, boxOf, listed: games, figures, now } = parts;

  const inTime = (request: FastifyRequest): void => {
    if (!limits.allow('hosting', requesterOf(request))) throw problem(429, 'too-fast');
  };
  const pageOf = ({ page = '0' }: { readonly page?: string }) => Math.min(Number(page), 10_000);
  const named = async (ids: readonly (string | null)[]) => {
    const names = await people.names([...new Set(ids.filter((it) => it !== null))]);
    return (id: string) => ({ id, name: names.get(id) ?? '' });
  };
  const nobody = () => problem(404, 'not-allowed', 'There is nobody, or nothing, of that id.');

  app.get(
    '/api/host/people',
    {
      schema: {
        summary: 'People, those who came last first, or those in whose names something stands',
        querystring: Type.Object({ ...Paged.properties, find: Type.Optional(wire.PersonName) }),
        response: { 200: Type.Array(wire.HostedPerson) },
      },
    },
    async (request): Promise<wire.HostedPerson[]> => {
      inTime(request);
      const listed = await hosting.people(request.query.find ?? '', pageOf(request.query));
      const bars = Map.groupBy(
        await hosting.barsOf(
          listed.map(({ id }) => id),
          now(),
        ),
        ({ person }) => person,
      );
      return listed.map(({ id, name, created_at, seen_at, reports }) => ({
        ...{ id, name, createdAt: created_at, seenAt: seen_at, reports },
        bars: (bars.get(id) ?? []).map((it) => ({ id: it.id, kind: it.kind, reason: it.reason, until: it.until })),
      }));
    },
  );

  app.get(
    '/api/host/tables',
    { schema: { summary: 'Tables, the newest first', querystring: Paged, response: { 200: Type.Array(wire.HostedTable) } } },
    async (request): Promise<wire.HostedTable[]> => {
      inTime(request);
      const listed = await store.lists.newest(PAGE, pageOf(request.query) * PAGE);
      const by = await named(listed.flatMap(({ seats }) => seats.map(({ person }) => person)));
      return listed.map(({ row, seats }) => ({
        ...{ id: row.id, game: row.game, status: row.status, visibility: row.visibility, createdAt: row.created_at },
        people: seats.flatMap(({ person }) => (person === null ? [] : [by(person)])),
      }));
    },
  );

  app.get(
    '/api/host/groups',
    {
      schema: {
        summary: 'Groups, the newest first, or those in whose names something stands: nothing of what is said there',
        querystring: Type.Object({ ...Paged.properties, find: Type.Optional(Type.String({ maxLength: wire.LONGEST_GROUP })) }),
        response: { 200: Type.Array(wire.HostedGroup) },
      },
    },
    async (request): Promise<wire.HostedGroup[]> => {
      inTime(request);
      const listed = await hosting.groups(request.query.find ?? '', pageOf(request.query));
      const by = await named(listed.flatMap((it) => it.people));
      return listed.map(({ id, name, created_at, muted_until, people: members, reports }) => ({
        ...{ id, name, createdAt: created_at, people: members.map(by), reports },
        mutedUntil: muted_until !== null && muted_until > now() ? muted_until : null,
      }));
    },
  );

  app.get(
    '/api/host/reports',
    {
      schema: {
        summary: 'What people reported, the unsettled first',
        querystring: Paged,
        response: { 200: Type.Array(wire.HostedReport) },
      },
    },
    async (request): Promise<wire.HostedReport[]> => {
      inTime(request);
      const rows = await hosting.reports(pageOf(request.query));
      const by = await named(rows.flatMap(({ about, reporter }) => [about, reporter]));
      const groups = await hosting.groupNames(rows.flatMap(({ group_id }) => (group_id === null ? [] : [group_id])));
      const groupOf = (id: string | null) => {
        const name = id === null ? undefined : groups.get(id);
        return id === null || name === undefined ? null : { id, name };
      };
      return rows.map((row) => ({
        ...{
          id: row.id,
          at: row.at,
          reason: row.reason,
          text: row.words,
          table: row.table_id || null,
          settledAt: row.settled_at,
        },
        group: groupOf(row.group_id),
        about: by(row.about),
        reporter: row.reporter === null ? null : by(row.reporter),
        lines: JSON.parse(row.lines),
      }));
    },
  );

  app.get(
    '/api/host/log',
    {
      schema: {
        summary: 'What hosts have done, the last first',
        querystring: Paged,
        response: { 200: Type.Array(wire.HostedDeed) },
      },
    },
    async (request): Promise<wire.HostedDeed[]> => {
      inTime(request);
      const rows = await hosting.log(pageOf(request.query));
      const by = await named(rows.flatMap(({ about, host }) => [about, host]));
      return rows.map(({ id, at, what, host, about, table_id, group_id, group_name, reason, until }) => ({
        ...{ id, at, what, reason, until, table: table_id || null },
        host: host === null ? null : by(host),
        about: about === null ? null : by(about),
        group: group_id === null ? null : { id: group_id, name: group_name ?? '' },
      }));
    },
  );

  app.get(
    '/api/host/lessons',
    {
      schema: {
        summary: 'How the moments of all lessons went, summed without names, in the order of the lessons',
        querystring: Paged,
        response: { 200: Type.Array(wire.HostedMoment) },
      },
    },
    async (request): Promise<wire.HostedMoment[]> => {
      inTime(request);
      const from = pageOf(request.query) * PAGE;
      return (await lessonSums(await store.lessons.all(), games, boxOf)).slice(from, from + PAGE);
    },
  );

  app.get(
    '/api/host/figures',
    {
      schema: {
        summary:
          'How the processes of the site have fared for a day, each and all together: connections, memory, growth, errors, how fast they answer',
        response: { 200: wire.HostedFigures },
      },
    },
    async (request): Promise<wire.HostedFigures> => {
      inTime(request);
      return figures.read();
    },
  );

  const ofGroup = async (group: string, ...how: Tail<Parameters<typeof hosting.changeGroup>>): Promise<void> => {
    if (!(await hosting.changeGroup(group, ...how))) throw nobody();
    await groupsHere.changed(group);
  };

  /** Does it, with its line in the log. */
  const carryOut = async (deed: wire.Deed, me: SignedIn): Promise<void> => {
    const reason = visible(deed.reason, wire.LONGEST_REASON);
    if (reason === '') throw problem(400, 'unreadable', 'Say why.');
    const entry: HostLogRow = {
      ...{ id: newId(), host: me.id, what: deed.do, about: null, table_id: null },
      ...{ group_id: null, group_name: null, reason, until: null, at: now() },
    };
    const word = (person: string, what: WordRow['what'], title: string, table_id: string | null = null): WordRow => ({
      ...{ id: newId(), person, what, title, table_id, reason, author: null, at: now() },
    });
    switch (deed.do) {
      case 'ban':
      case 'mute': {
        const { person, days } = deed;
        if (await hosting.isHost(person)) throw problem(409, 'not-allowed', 'Hosts are not kept from anything here.');
        const until = now() + days * DAY;
        const bar = { id: newId(), person, kind: deed.do, reason, at: now(), until };
        if (!(await hosting.bar(bar, { ...entry, about: person, until }))) throw nobody();
        return signedIn.signedOut(person);
      }
      case 'lift':
        if ((await hosting.lift(deed.bar, now(), entry)) === null) throw nobody();
        return;
      case 'settle':
        if (!(await hosting.settle(deed.report, now(), entry))) throw nobody();
        return;
      case 'close': {
        const table = await keeper.tables.open(deed.table);
        if (table === null) throw nobody();
        const done = await table.inTurn(() => close(table));
        if (!done.ok) throw problem(409, done.code, 'This table is over already.');
        const { seats, row } = table.state;
        const words = seats.flatMap(({ person }) => (person === null ? [] : [word(person, 'closed', row.game, deed.table)]));
        return hosting.note({ ...entry, table_id: deed.table }, words);
      }
      case 'remove': {
        const table = await keeper.tables.open(deed.table);
        const person = await store.guests.person(deed.person);
        if (table === null || person === null) throw nobody();
        const { status } = table.state.row;
        // Of a game that is over nobody is taken away; what they said there is.
        if (status === 'open' || status === 'playing') await table.inTurn(() => leave(table, person, now()));
        const removed = word(person.id, 'removed', table.state.row.game, deed.table);
        await hosting.unsay(deed.table, removed, { ...entry, about: person.id, table_id: deed.table });
        return keeper.heard(deed.table, 'unsaid');
      }
      case 'remove-from-group': {
        const { group, person } = deed;
        if (!(await hosting.removeFromGroup(group, newId(), entry, (name) => word(person, 'group-removed', name))))
          throw nobody();
        return groupsHere.changed(group);
      }
      case 'close-group':
        return ofGroup(deed.group, null, entry, (person, name) => word(person, 'group-closed', name));
      case 'rename-group': {
        const name = visibleTitle(deed.name, wire.LONGEST_GROUP);
        if (name === null) throw problem(400, 'no-name', NO_TITLE);
        return ofGroup(deed.group, { name }, entry, (person) => word(person, 'group-renamed', name));
      }
      case 'mute-group': {
        const until = now() + deed.days * DAY;
        return ofGroup(deed.group, { muted_until: until, muted_why: reason }, { ...entry, until }, () => null);
      }
      case 'lift-group':
        return ofGroup(deed.group, { muted_until: null, muted_why: null }, entry, () => null);
    }
  };

  app.post(
    '/api/host/deeds',
    {
      schema: {
        summary:
          'Remove, close, rename, mute, ban, lift, settle, of people, tables and groups: each with its reason, which they read',
        body: wire.Deed,
      },
    },
    async (request, reply) => {
      const me = await somebody(parts, request);
      inTime(request);
      await carryOut(request.body, me);
      return reply.status(204).send();
    },
  );
}
