import {
  Group,
  GroupLine,
  GroupSay,
  GroupWebhook,
  Id,
  LONGEST_DATE,
  LONGEST_LINE,
  NewDate,
  NewGroupWebhook,
  PHRASES,
  Table,
} from '@kaya/wire';
import Type from 'typebox';
import type { GroupNews } from '../calling/group-news.ts';
import type { Mentions } from '../calling/mentions.ts';
import { newId } from '../people.ts';
import { feedOf } from '../storage/groups.ts';
import { calendar } from '../tables/calendar.ts';
import { againFor } from '../tables/group-games.ts';
import { join } from '../tables/seating.ts';
import { visible } from '../visible.ts';
import { type GroupDoor, memberId, notIn } from './group-parts.ts';
import { type Api, type ApiParts, problem, requesterOf, tableFor, WholeNumber } from './parts.ts';

export interface GroupDoings {
  readonly mentions: Mentions;
  readonly news: GroupNews;
  readonly origin: string | null;
}

const WithId = Type.Object({ id: Id });

/** What people do in a group: talk, meet, play, and be told of it elsewhere. */
export function groupDoingsRoutes(app: Api, parts: ApiParts, door: GroupDoor, { mentions, news, origin }: GroupDoings): void {
  const { store, people, keeper, limits, groupsHere, now } = parts;
  const { groups } = store;

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
      const { person, group } = await door.mine(request, request.params.id);
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
          ...{ member: memberId(group.id, it.person), name: names.get(it.person) ?? '' },
          phrase: PHRASES.find((phrase) => phrase === it.phrase) ?? null,
        }));
    },
  );

  app.post(
    '/api/groups/:id/chat',
    { schema: { summary: 'Say something in a group', params: WithId, body: GroupSay } },
    async (request, reply) => {
      const found = await door.mine(request, request.params.id);
      const { person, group } = found;
      const { body } = request;
      const text = 'text' in body ? visible(body.text, LONGEST_LINE) : body.phrase;
      if (text === '') throw problem(400, 'unreadable', 'Nothing of it can be seen.');
      await door.speaking(found);
      if (!limits.allow('chat', requesterOf(request))) throw problem(429, 'too-fast');
      const phrase = 'phrase' in body ? body.phrase : null;
      const at = now();
      if (!(await groups.say({ group_id: group.id, person: person.id, text, phrase, at }))) throw notIn();
      await groupsHere.said(group.id);
      if (phrase === null) await mentions.saidInGroup(group.id, await groups.members(group.id), person, text, at);
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/groups/:id/dates',
    { schema: { summary: 'Agree on a date', params: WithId, body: NewDate, response: { 200: Group } } },
    async (request) => {
      const found = await door.changing(request, request.params.id);
      const { person, group } = found;
      const { at, minutes } = request.body;
      const title = visible(request.body.title, LONGEST_DATE);
      if (title !== '') await door.speaking(found);
      const date = { group_id: group.id, id: newId(), person: person.id, at, minutes, title, made_at: now() };
      if (!(await groups.addDate(date)))
        throw problem(409, 'not-allowed', 'There are as many dates as there may be; remove one first.');
      news.dateAgreed(group, at);
      await groupsHere.changed(group.id);
      return door.described(group, person);
    },
  );

  app.delete(
    '/api/groups/:id/dates/:date',
    { schema: { summary: 'Take a date back', params: Type.Object({ id: Id, date: Id }) } },
    async (request, reply) => {
      const { group } = await door.changing(request, request.params.id);
      if (!(await groups.removeDate(group.id, request.params.date))) throw problem(404, 'not-allowed', 'There is no such date.');
      return reply.status(204).send();
    },
  );

  app.get(
    '/api/groups/:id/calendar/:feed',
    {
      schema: {
        summary: 'The dates of a group for the calendar of one of its people, as they may read them: whoever has its address',
        params: Type.Object({ id: Id, feed: Id }),
      },
    },
    async (request, reply) => {
      if (!limits.allow('lists', requesterOf(request))) throw problem(429, 'too-fast');
      const group = await groups.group(request.params.id);
      const joined = group === null ? [] : await groups.joined(group.id);
      const reader = joined.find((it) => group !== null && feedOf(group, it) === request.params.feed);
      if (group === null || reader === undefined)
        throw problem(404, 'not-allowed', 'There is no such calendar any more: the page of the group says its address.');
      const text = calendar(group.name, await door.datesFor(group.id, reader.person), `${origin ?? ''}/group/${group.id}`);
      return reply.header('content-type', 'text/calendar; charset=utf-8').send(text);
    },
  );

  app.post(
    '/api/groups/:id/calendar',
    {
      schema: {
        summary: 'A new address for my own calendar; the one before leads nowhere any more',
        params: WithId,
        response: { 200: Group },
      },
    },
    async (request) => {
      const { person, group } = await door.changing(request, request.params.id);
      await groups.renewFeed(group.id, person.id, newId());
      return door.described(group, person);
    },
  );

  app.post(
    '/api/groups/:id/play',
    { schema: { summary: 'The same again, everybody one seat further', params: WithId, response: { 200: Table } } },
    async (request) => {
      const { person, group } = await door.mine(request, request.params.id);
      const requester = requesterOf(request);
      if (!limits.allow('tables', requester)) throw problem(429, 'too-fast');
      const known = await door.games.listed(group.id);
      const members = await groups.members(group.id);
      const id = await againFor(store, known, members, person, people.crowdOf(requester.address), now());
      if (id === null) throw problem(409, 'not-allowed', 'The group has finished no game yet; open a first table for it.');
      const table = await tableFor(parts, id, person);
      // Whoever was asked has come.
      if (table.state.seats.some((seat) => seat.person === person.id && seat.asked === 1))
        await table.inTurn(() => join(table, person, null, now()));
      if (known.every(({ row }) => row.id !== id)) {
        await keeper.heard(id, 'changed');
        await groupsHere.changedHere(group.id);
        news.tableOpened(group, id, person.name);
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
        body: NewGroupWebhook,
        response: { 200: GroupWebhook },
      },
    },
    async (request) => {
      const { group } = await door.keeping(request, request.params.id);
      const may = news.mayTell(request.body.url);
      if (may === 'no-origin') throw problem(409, 'not-allowed', 'This host has not set KAYA_ORIGIN (docs/hosting.md).');
      if (may === 'not-there') throw problem(400, 'unreadable', 'It must be an https address on the internet.');
      if (!limits.allow('channels', requesterOf(request))) throw problem(429, 'too-fast');
      return news.begin(group, request.body);
    },
  );

  app.delete('/api/groups/:id/webhook', { schema: { summary: 'Tell it no more', params: WithId } }, async (request, reply) => {
    const { group } = await door.keeping(request, request.params.id);
    await groups.change(group.id, { webhook: null });
    return reply.status(204).send();
  });
}
