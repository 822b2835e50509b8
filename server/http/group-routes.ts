import {
  Group,
  GroupInfo,
  GroupManners,
  GroupName,
  GroupReport,
  Id,
  Invitation,
  Invited,
  LONGEST_GROUP,
  LONGEST_REASON,
  LONGEST_REPORT,
  RemovedWhy,
} from '@kaya/wire';
import Type from 'typebox';
import { newId } from '../people.ts';
import type { Reports } from '../storage/reports.ts';
import type { GroupRow } from '../storage/schema.ts';
import { visible, visibleTitle } from '../visible.ts';
import { type GroupDoor, NO_TITLE } from './group-parts.ts';
import { mayReach } from './may-reach.ts';
import { type Api, type ApiParts, problem, requesterOf, somebody } from './parts.ts';
import { reported } from './reported.ts';

const WithId = Type.Object({ id: Id });
const Member = Type.Object({ id: Id, member: Id });

/** So many of the last lines of whoever is reported go along. */
const LINES = 20;

const NO_LINK = 'This link leads to no group any more; ask for a new one.';

/** Groups: people who play together again and again. Nobody outside knows of one but by its link. */
export function groupRoutes(app: Api, parts: ApiParts, door: GroupDoor, { reports }: { readonly reports: Reports }): void {
  const { store, limits, groupsHere, now } = parts;
  const { groups } = store;

  const named = (wanted: string): string => {
    const name = visibleTitle(wanted, LONGEST_GROUP);
    if (name === null) throw problem(400, 'no-name', NO_TITLE);
    return name;
  };

  app.get('/api/groups', { schema: { summary: 'My groups', response: { 200: Type.Array(GroupInfo) } } }, async (request) => {
    const person = await somebody(parts, request);
    return (await groups.mine(person.id)).map(({ id, name, members }) => ({ id, name, members }));
  });

  app.post('/api/groups', { schema: { summary: 'Make a group', body: GroupName, response: { 200: Group } } }, async (request) => {
    const person = await somebody(parts, request);
    const name = named(request.body.name);
    if (!limits.allow('groups', requesterOf(request))) throw problem(429, 'too-fast');
    const group: GroupRow = {
      id: newId(),
      name,
      invitation: newId(),
      feed: newId(),
      webhook: null,
      created_at: now(),
      here_at: now(),
      last_line: 0,
      muted_until: null,
      muted_why: null,
    };
    if (!(await groups.make(group, person.id)))
      throw problem(409, 'not-allowed', 'You are in as many groups as one may be; leave one first.');
    return door.described(group, person);
  });

  app.get(
    '/api/groups/:id',
    { schema: { summary: 'A group of mine', params: WithId, response: { 200: Group } } },
    async (request) => {
      const { person, group } = await door.mine(request, request.params.id);
      if (!limits.allow('lists', requesterOf(request))) throw problem(429, 'too-fast');
      return door.described(group, person);
    },
  );

  app.post(
    '/api/groups/invitation',
    { schema: { summary: 'Whereto a link leads', body: Invitation, response: { 200: Invited } } },
    async (request) => {
      if (!limits.allow('groups', requesterOf(request))) throw problem(429, 'too-fast');
      const group = await groups.invitedBy(request.body.key);
      if (group === null) throw problem(404, 'not-allowed', NO_LINK);
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
      if (group === null) throw problem(404, 'not-allowed', NO_LINK);
      const known = (await groups.of(group.id, person.id)) !== null;
      if (!known && !(await groups.join(group, person.id, now())))
        throw problem(409, 'not-allowed', 'The group is full, or you are in as many as one may be.');
      if (!known) await groupsHere.changed(group.id);
      return door.described(group, person);
    },
  );

  app.post('/api/groups/:id/leave', { schema: { summary: 'Leave a group', params: WithId } }, async (request, reply) => {
    const { person, group } = await door.changing(request, request.params.id);
    await groups.leave(group.id, person.id);
    return reply.status(204).send();
  });

  app.post(
    '/api/groups/:id/name',
    { schema: { summary: 'Call a group something else', params: WithId, body: GroupName, response: { 200: Group } } },
    async (request) => {
      const found = await door.keeping(request, request.params.id);
      const { person, group } = found;
      const name = named(request.body.name);
      await door.speaking(found);
      await groups.change(group.id, { name });
      return door.described({ ...group, name }, person);
    },
  );

  app.post(
    '/api/groups/:id/invitation',
    { schema: { summary: 'A new link; the old one leads nowhere any more', params: WithId, response: { 200: Group } } },
    async (request) => {
      const { person, group } = await door.keeping(request, request.params.id);
      const invitation = newId();
      await groups.change(group.id, { invitation });
      return door.described({ ...group, invitation }, person);
    },
  );

  app.delete(
    '/api/groups/:id/members/:member',
    {
      schema: {
        summary:
          'Remove somebody from a group, who is told why; its link, which they know, is a new one, and their calendar ends',
        params: Member,
        querystring: RemovedWhy,
        response: { 200: Group },
      },
    },
    async (request) => {
      const found = await door.keeping(request, request.params.id);
      const { person, group } = found;
      const other = await door.other(found, request.params.member);
      const renewed = { invitation: newId() };
      const left = { person: other, what: 'group-left-out', title: group.name, table_id: null } as const;
      const word = { ...left, id: newId(), author: person.id, at: now() };
      const reason = (await mayReach(parts, person.id, other)) ? visible(request.query.reason ?? '', LONGEST_REASON) : '';
      if (reason !== '' && !limits.allow('words', requesterOf(request))) throw problem(429, 'too-fast');
      await groups.remove(group.id, { ...word, reason }, renewed);
      await groupsHere.changed(group.id);
      return door.described({ ...group, ...renewed }, person);
    },
  );

  app.post(
    '/api/groups/:id/members/:member/manners',
    { schema: { summary: 'Mute or block somebody in a group, or no more', params: Member, body: GroupManners } },
    async (request, reply) => {
      const found = await door.mine(request, request.params.id);
      const other = await door.other(found, request.params.member);
      if (!limits.allow('manners', requesterOf(request))) throw problem(429, 'too-fast');
      const { muted, blocked } = request.body;
      const wish = { muted: muted ? 1 : 0, blocked: blocked ? 1 : 0 };
      if (!(await store.relations.set({ id: newId(), owner: found.person.id, other, ...wish, at: now() })))
        throw problem(409, 'not-allowed', 'You have muted or blocked as many as one may; let some of them be first.');
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/groups/:id/members/:member/reports',
    {
      schema: {
        summary: 'Report somebody in a group to whoever hosts: what they said there goes along',
        params: Member,
        body: GroupReport,
      },
    },
    async (request, reply) => {
      const found = await door.mine(request, request.params.id);
      const other = await door.other(found, request.params.member);
      if (!limits.allow('reports', requesterOf(request))) throw problem(429, 'too-fast');
      const talk = (await groups.lines(found.group.id, 0)).filter(({ person }) => person === other).slice(-LINES);
      const dates = (await groups.dates(found.group.id)).filter(({ person, title }) => person === other && title !== '');
      const said = [...talk, ...dates.slice(-LINES).map(({ title, made_at }) => ({ text: title, at: made_at }))];
      const lines = JSON.stringify(said.map(({ text, at }) => ({ text, at })).toSorted((a, b) => a.at - b.at));
      const { reason, text } = request.body;
      await reports.add({
        ...{ id: newId(), reporter: found.person.id, about: other, table_id: '', group_id: found.group.id, reason },
        ...{ words: visible(text, LONGEST_REPORT), lines, at: now(), settled_at: null },
      });
      reported(parts.metrics, request.log, 'group');
      return reply.status(204).send();
    },
  );
}
