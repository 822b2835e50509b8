import {
  Group,
  GroupInfo,
  GroupLine,
  GroupName,
  GroupSay,
  GroupWebhook,
  Id,
  Invitation,
  Invited,
  LONGEST_DATE,
  LONGEST_GROUP,
  LONGEST_LINE,
  NewDate,
  NewWebhook,
  PHRASES,
  Table,
} from '@kaya/wire';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Outside } from '../calling/outside.ts';
import { plainName } from '../calling/plain-name.ts';
import { sayIn } from '../calling/text/index.ts';
import { newWebhookSecret, sendWebhook, type WebhookDetails } from '../calling/webhook.ts';
import { newId, type Person } from '../people.ts';
import type { GroupRow } from '../storage/schema.ts';
import { calendar } from '../tables/calendar.ts';
import { againFor, GroupGames } from '../tables/group-games.ts';
import { join } from '../tables/seating.ts';
import { visible, visibleTitle } from '../visible.ts';
import { type Api, type ApiParts, problem, requesterOf, somebody, tableFor, WholeNumber } from './parts.ts';

/** How groups are told of what happens, elsewhere. */
export interface GroupParts {
  readonly outside: Outside;
  readonly origin: string | null;
}

/** Where a group is told of what happens, as it is kept. */
type Hook = WebhookDetails & { readonly url: string; readonly works: boolean };

const WithId = Type.Object({ id: Id });

/** Groups: people who play together again and again. Nobody outside knows of one but by its link. */
export function groupRoutes(app: Api, parts: ApiParts, { outside, origin }: GroupParts): void {
  const { store, people, keeper, limits, now } = parts;
  const { groups } = store;
  const games = new GroupGames(store, (ids) => people.names(ids));

  /** The group, if whoever asks is in it. */
  const mine = async (request: FastifyRequest, id: string): Promise<{ readonly person: Person; readonly group: GroupRow }> => {
    const person = await somebody(parts, request);
    const group = await groups.of(id, person.id);
    if (group === null) throw problem(404, 'not-allowed', 'There is no such group, or you are not in it.');
    return { person, group };
  };
  /** The same for what changes it. */
  const changing = (request: FastifyRequest, id: string) => {
    if (!limits.allow('groups', requesterOf(request))) throw problem(429, 'too-fast');
    return mine(request, id);
  };
  /** Only the one who came first. */
  const keeping = async (request: FastifyRequest, id: string) => {
    const found = await changing(request, id);
    const [first] = await groups.members(id);
    if (first !== found.person.id) throw problem(403, 'not-allowed', 'Only whoever has been in the group longest may do this.');
    return found;
  };
  const hookOf = ({ webhook }: GroupRow): Hook | null => (webhook === null ? null : JSON.parse(webhook));

  const tell = async (group: GroupRow, hook: Hook, title: string, body: string, path: string): Promise<boolean> => {
    const notice = {
      title,
      body,
      url: `${origin}${path}`,
      tag: group.id,
      topic: group.id,
      locale: 'en',
      waiting: 0,
      urgent: false,
    } as const;
    const sent = await sendWebhook({ outside, now: now() }, hook.url, hook, notice);
    const works = sent.result === 'taken';
    if (works !== hook.works) await groups.change(group.id, { webhook: JSON.stringify({ ...hook, works }) });
    return works;
  };
  /** Tells whoever reads there, without letting whoever asked wait; what fails is seen in the group. */
  const announce = (group: GroupRow, title: string, body: string, path: string): void => {
    const hook = hookOf(group);
    if (hook === null || origin === null) return;
    parts.guard.enter({ what: 'a message to a group', restart: () => undefined }, async () => {
      await tell(group, hook, title, body, path);
    });
  };

  const described = async (group: GroupRow, person: Person): Promise<Group> => {
    const members = await groups.members(group.id);
    const names = await people.names(members);
    const hook = hookOf(group);
    return {
      ...{ id: group.id, name: group.name, key: group.invitation, feed: group.feed },
      members: members.map((it) => ({ name: names.get(it) ?? '', you: it === person.id })),
      dates: (await groups.dates(group.id)).map(({ id, at, minutes, title }) => ({ id, at, minutes, title })),
      games: await games.of(await groups.tables(group.id)),
      webhook: hook === null ? null : { host: new URL(hook.url).host, works: hook.works },
    };
  };

  app.get('/api/groups', { schema: { summary: 'My groups', response: { 200: Type.Array(GroupInfo) } } }, async (request) => {
    const person = await somebody(parts, request);
    return (await groups.mine(person.id)).map(({ id, name, members }) => ({ id, name, members }));
  });

  app.post('/api/groups', { schema: { summary: 'Make a group', body: GroupName, response: { 200: Group } } }, async (request) => {
    const person = await somebody(parts, request);
    const name = visibleTitle(request.body.name, LONGEST_GROUP);
    if (name === null)
      throw problem(400, 'no-name', 'A name needs at least one letter or digit that can be seen, and no < or >.');
    if (!limits.allow('groups', requesterOf(request))) throw problem(429, 'too-fast');
    const group: GroupRow = { id: newId(), name, invitation: newId(), feed: newId(), webhook: null, created_at: now() };
    if (!(await groups.make(group, person.id)))
      throw problem(409, 'not-allowed', 'You are in as many groups as one may be; leave one first.');
    return described(group, person);
  });

  app.get(
    '/api/groups/:id',
    { schema: { summary: 'A group of mine', params: WithId, response: { 200: Group } } },
    async (request) => {
      const { person, group } = await mine(request, request.params.id);
      if (!limits.allow('lists', requesterOf(request))) throw problem(429, 'too-fast');
      return described(group, person);
    },
  );

  app.post(
    '/api/groups/invitation',
    { schema: { summary: 'Whereto a link leads', body: Invitation, response: { 200: Invited } } },
    async (request) => {
      if (!limits.allow('groups', requesterOf(request))) throw problem(429, 'too-fast');
      const group = await groups.invitedBy(request.body.key);
      if (group === null) throw problem(404, 'not-allowed', 'This link leads to no group any more; ask for a new one.');
      return { name: group.name, members: (await groups.members(group.id)).length };
    },
  );

  app.post(
    '/api/groups/join',
    { schema: { summary: 'Come into the group of a link', body: Invitation, response: { 200: Group } } },
    async (request) => {
      const person = await somebody(parts, request);
      if (!limits.allow('groups', requesterOf(request))) throw problem(429, 'too-fast');
      const group = await groups.invitedBy(request.body.key);
      if (group === null) throw problem(404, 'not-allowed', 'This link leads to no group any more; ask for a new one.');
      const known = (await groups.of(group.id, person.id)) !== null;
      if (!known && !(await groups.join(group.id, person.id, now())))
        throw problem(409, 'not-allowed', 'The group is full, or you are in as many as one may be.');
      return described(group, person);
    },
  );

  app.post('/api/groups/:id/leave', { schema: { summary: 'Leave a group', params: WithId } }, async (request, reply) => {
    const { person, group } = await changing(request, request.params.id);
    await groups.leave(group.id, person.id);
    return reply.status(204).send();
  });

  app.post(
    '/api/groups/:id/invitation',
    { schema: { summary: 'A new link; the old one leads nowhere any more', params: WithId, response: { 200: Group } } },
    async (request) => {
      const { person, group } = await keeping(request, request.params.id);
      const invitation = newId();
      await groups.change(group.id, { invitation });
      return described({ ...group, invitation }, person);
    },
  );

  app.get(
    '/api/groups/:id/chat',
    {
      schema: {
        summary: 'What is said in a group, after a line',
        params: WithId,
        querystring: Type.Object({ after: Type.Optional(WholeNumber) }),
        response: { 200: Type.Array(GroupLine) },
      },
    },
    async (request) => {
      const { person, group } = await mine(request, request.params.id);
      const lines = await groups.lines(group.id, Number(request.query.after ?? 0));
      const authors = [...new Set(lines.map((it) => it.person))];
      const names = await people.names(authors);
      const others = authors.filter((it) => it !== person.id);
      const apart = await store.relations.apart(person.id, others);
      const toward = await store.relations.toward(person.id, others);
      return lines
        .filter((it) => !apart.has(it.person) && toward.get(it.person)?.muted !== 1)
        .map((it) => ({
          ...{ number: it.number, at: it.at, text: it.text, you: it.person === person.id },
          name: names.get(it.person) ?? '',
          phrase: PHRASES.find((phrase) => phrase === it.phrase) ?? null,
        }));
    },
  );

  app.post(
    '/api/groups/:id/chat',
    { schema: { summary: 'Say something in a group', params: WithId, body: GroupSay } },
    async (request, reply) => {
      const { person, group } = await mine(request, request.params.id);
      const { body } = request;
      const text = 'text' in body ? visible(body.text, LONGEST_LINE) : body.phrase;
      if (text === '') throw problem(400, 'unreadable', 'Nothing of it can be seen.');
      if (await store.bars.has(person.id, 'mute', now()))
        throw problem(403, 'barred', 'Whoever looks after this site keeps you from talking for a while.');
      if (!limits.allow('chat', requesterOf(request))) throw problem(429, 'too-fast');
      const phrase = 'phrase' in body ? body.phrase : null;
      await groups.say({ group_id: group.id, person: person.id, text, phrase, at: now() });
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/groups/:id/dates',
    { schema: { summary: 'Agree on a date', params: WithId, body: NewDate, response: { 200: Group } } },
    async (request) => {
      const { person, group } = await changing(request, request.params.id);
      const { at, minutes } = request.body;
      const title = visible(request.body.title, LONGEST_DATE);
      if (!(await groups.addDate({ group_id: group.id, id: newId(), at, minutes, title, made_at: now() })))
        throw problem(409, 'not-allowed', 'There are as many dates as there may be; remove one first.');
      const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at);
      announce(group, plainName(group.name), `${plainName(title)} ${date} UTC`.trim(), `/group/${group.id}`);
      return described(group, person);
    },
  );

  app.delete(
    '/api/groups/:id/dates/:date',
    { schema: { summary: 'Take a date back', params: Type.Object({ id: Id, date: Id }) } },
    async (request, reply) => {
      const { group } = await changing(request, request.params.id);
      if (!(await groups.removeDate(group.id, request.params.date))) throw problem(404, 'not-allowed', 'There is no such date.');
      return reply.status(204).send();
    },
  );

  app.get(
    '/api/groups/:id/calendar/:feed',
    {
      schema: {
        summary: 'The dates of a group for a calendar: whoever has its address',
        params: Type.Object({ id: Id, feed: Id }),
      },
    },
    async (request, reply) => {
      if (!limits.allow('lists', requesterOf(request))) throw problem(429, 'too-fast');
      const group = await groups.group(request.params.id);
      if (group === null || group.feed !== request.params.feed) throw problem(404, 'not-allowed', 'There is no such calendar.');
      const text = calendar(group.name, await groups.dates(group.id), `${origin ?? ''}/group/${group.id}`);
      return reply.header('content-type', 'text/calendar; charset=utf-8').send(text);
    },
  );

  app.post(
    '/api/groups/:id/play',
    { schema: { summary: 'The same again, everybody one seat further', params: WithId, response: { 200: Table } } },
    async (request) => {
      const { person, group } = await mine(request, request.params.id);
      const requester = requesterOf(request);
      if (!limits.allow('tables', requester)) throw problem(429, 'too-fast');
      const known = await groups.tables(group.id);
      const members = await groups.members(group.id);
      const id = await againFor(store, known, members, person, people.crowdOf(requester.address), now());
      if (id === null) throw problem(409, 'not-allowed', 'The group has finished no game yet; open a first table for it.');
      const table = await tableFor(parts, id, person);
      // Whoever was asked has come.
      if (table.state.seats.some((seat) => seat.person === person.id && seat.asked === 1))
        await table.inTurn(() => join(table, person, null, now()));
      if (!known.includes(id)) {
        await keeper.heard(id, 'changed');
        announce(group, plainName(group.name), sayIn('en', 'group.table', { name: plainName(person.name) }), `/table/${id}`);
      }
      return table.audience.describe(person.id);
    },
  );

  app.post(
    '/api/groups/:id/webhook',
    {
      schema: {
        summary: 'Tell the group at this address of tables and dates; a first message shows whether it works',
        params: WithId,
        body: NewWebhook,
        response: { 200: GroupWebhook },
      },
    },
    async (request) => {
      const { group } = await keeping(request, request.params.id);
      const { url, form } = request.body;
      if (origin === null) throw problem(409, 'not-allowed', 'This host has not set KAYA_ORIGIN (docs/hosting.md).');
      if (!outside.mayReach(url)) throw problem(400, 'unreadable', 'It must be an https address on the internet.');
      if (!limits.allow('channels', requesterOf(request))) throw problem(429, 'too-fast');
      const hook: Hook = { url, form, secret: newWebhookSecret(), works: true };
      await groups.change(group.id, { webhook: JSON.stringify(hook) });
      const works = await tell(group, hook, plainName(group.name), sayIn('en', 'group.hello'), `/group/${group.id}`);
      return { secret: hook.secret, works };
    },
  );

  app.delete('/api/groups/:id/webhook', { schema: { summary: 'Tell it no more', params: WithId } }, async (request, reply) => {
    const { group } = await keeping(request, request.params.id);
    await groups.change(group.id, { webhook: null });
    return reply.status(204).send();
  });
}
