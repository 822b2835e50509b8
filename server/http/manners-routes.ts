import { Id, KeptAway, LONGEST_REPORT, Manners, Report, type Whom } from '@kaya/wire';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { newId, type SignedIn } from '../people.ts';
import type { Reports } from '../storage/reports.ts';
import type { Talk } from '../storage/talk.ts';
import type { TableState } from '../tables/table-state.ts';
import { visible } from '../visible.ts';
import { type Api, type ApiParts, problem, requesterOf, somebody, tableFor } from './parts.ts';

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

  /**
   * Who is meant: somebody else, at a table that whoever asks may know of. Whoever has blocked the asker is found by a line only
   * where the answer does not say who it was.
   */
  const meant = async (
    request: FastifyRequest,
    id: string,
    whom: Whom,
    authorOf: (reader: string, line: number) => Promise<string | null>,
  ): Promise<{ me: SignedIn; other: string; at: TableState }> => {
    const me = await somebody(parts, request);
    const { state } = await tableFor(parts, id, me);
    const mayRead = 'seat' in whom || state.mayWatch(me.id);
    const other = 'seat' in whom ? state.seats[whom.seat]?.person : mayRead ? await authorOf(me.id, whom.line) : null;
    if (other == null) throw problem(404, 'not-allowed', 'There is nobody there.');
    if (other === me.id) throw problem(409, 'not-allowed', 'That is yourself.');
    return { me, other, at: state };
  };

  app.post(
    '/api/tables/:id/manners',
    { schema: { summary: 'Mute or block somebody at a table, or no more', params: WithId, body: Manners } },
    async (request, reply) => {
      const { whom, muted, blocked } = request.body;
      const { id } = request.params;
      const { me, other } = await meant(request, id, whom, (reader, line) => talk.authorFor(reader, id, line));
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

  app.delete(
    '/api/my/manners/:id',
    { schema: { summary: 'Neither mute nor block them any more', params: WithId } },
    async (request, reply) => {
      const me = await somebody(parts, request);
      if (!(await store.relations.remove(me.id, request.params.id)))
        throw problem(404, 'not-allowed', 'There is nobody of that kind.');
      return reply.status(204).send();
    },
  );

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
      const { me, other, at } = await meant(request, id, whom, (_, line) => talk.author(id, line));
      if (!limits.allow('reports', requesterOf(request))) throw problem(429, 'too-fast');
      // Only what this reader could read, and only of whom is reported.
      const said = at.mayWatch(me.id) ? await talk.lastOf(at.id, other, LINES) : [];
      const lines = JSON.stringify(said.map((line) => ({ text: line.text, at: line.at })));
      const words = visible(text, LONGEST_REPORT);
      await reports.add({
        ...{ id: newId(), reporter: me.id, about: other, table_id: at.id, reason, words, lines, at: now(), settled_at: null },
      });
      return reply.status(204).send();
    },
  );
}
