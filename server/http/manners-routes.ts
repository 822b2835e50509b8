import { Id, KeptAway, LONGEST_REPORT, Manners, Report } from '@kaya/wire';
import Type from 'typebox';
import { newId } from '../people.ts';
import type { Reports } from '../storage/reports.ts';
import type { Talk } from '../storage/talk.ts';
import { visible } from '../visible.ts';
import { type Api, type ApiParts, problem, requesterOf, somebody } from './parts.ts';
import { removal } from './removals.ts';
import { reported } from './reported.ts';
import { meantAt } from './whom.ts';

export interface MannersParts {
  readonly talk: Talk;
  readonly reports: Reports;
}

/** So many of the last lines of whoever is reported go along. */
const LINES = 20;

const WithId = Type.Object({ id: Id });

/** Muting, blocking and reporting somebody at a table. */
export function mannersRoutes(app: Api, parts: ApiParts, { talk, reports }: MannersParts): void {
  const { store, people, limits, now } = parts;

  app.post(
    '/api/tables/:id/manners',
    { schema: { summary: 'Mute or block somebody at a table, or no more', params: WithId, body: Manners } },
    async (request, reply) => {
      const { whom, muted, blocked } = request.body;
      const { id } = request.params;
      const { me, other } = await meantAt(parts, request, id, whom, (reader, line) => talk.authorFor(reader, id, line));
      if (!limits.allow('manners', requesterOf(request))) throw problem(429, 'too-fast');
      const row = { id: newId(), owner: me.id, other, muted: muted ? 1 : 0, blocked: blocked ? 1 : 0, at: now() };
      if (!(await store.relations.set(row)))
        throw problem(409, 'not-allowed', 'You have muted or blocked as many as one may; let some of them be first.');
      return reply.status(204).send();
    },
  );

  app.get(
    '/api/my/manners',
    { schema: { summary: 'Whom I have muted or blocked', response: { 200: Type.Array(KeptAway) } } },
    async (request): Promise<KeptAway[]> => {
      const me = await somebody(parts, request);
      const rows = await store.relations.of(me.id);
      const names = await people.names(rows.map(({ other }) => other));
      return rows.map(({ id, other, muted, blocked }) => ({
        ...{ id, name: names.get(other) ?? '', muted: muted === 1, blocked: blocked === 1 },
      }));
    },
  );

  removal(app, parts, {
    url: '/api/my/manners/:id',
    summary: 'Neither mute nor block them any more',
    remove: (person, id) => store.relations.remove(person, id),
    none: 'There is nobody of that kind.',
  });

  app.post(
    '/api/tables/:id/reports',
    {
      schema: {
        summary: 'Report somebody at a table to whoever hosts: what they said there goes along',
        params: WithId,
        body: Report,
      },
    },
    async (request, reply) => {
      const { whom, reason, text } = request.body;
      const { id } = request.params;
      const { me, other, at } = await meantAt(parts, request, id, whom, (_, line) => talk.author(id, line));
      if (!limits.allow('reports', requesterOf(request))) throw problem(429, 'too-fast');
      // Only what this reader could read, and only of whom is reported.
      const said = at.mayWatch(me.id) ? await talk.lastOf(at.id, other, LINES) : [];
      const lines = JSON.stringify(said.map((line) => ({ text: line.text, at: line.at })));
      const words = visible(text, LONGEST_REPORT);
      await reports.add({
        ...{ id: newId(), reporter: me.id, about: other, table_id: at.id, group_id: null, reason },
        ...{ words, lines, at: now(), settled_at: null },
      });
      reported(parts.metrics, request.log, 'table');
      return reply.status(204).send();
    },
  );
}
