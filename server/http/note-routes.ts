import { SPECTATOR } from '@kaya/engine';
import { Id, LONGEST_LINE, NewNote, Note } from '@kaya/wire';
import Type from 'typebox';
import type { Person } from '../people.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { DONE, refused } from '../tables/surroundings.ts';
import { requestOf } from '../tables/talking.ts';
import { visible } from '../visible.ts';
import { type Api, type ApiParts, answer, gameFor, problem, requesterOf, somebody } from './parts.ts';

const WithId = Type.Object({ id: Id });

/** What those who played write at moments of their game once it is over, for all of them. */
export function noteRoutes(app: Api, parts: ApiParts): void {
  const { notes } = parts.store;

  /** As with the record: for those who played, once it is over. */
  const forPlayers = async (id: string, person: Person): Promise<{ readonly table: LiveTable; readonly seat: number }> => {
    const table = await gameFor(parts, id, person);
    const { row } = table.state;
    const seat = table.state.seatOf(person.id);
    const ended = row.version > 0 && (row.status === 'over' || row.status === 'abandoned');
    if (seat === SPECTATOR || !ended) throw problem(403, 'not-allowed', 'Notes are for those who played, once the game is over.');
    return { table, seat };
  };

  app.get(
    '/api/tables/:id/notes',
    {
      schema: {
        summary: 'Notes at moments of a game that is over, for those who played',
        params: WithId,
        response: { 200: Type.Array(Note) },
      },
    },
    async (request) => {
      const person = await somebody(parts, request);
      await forPlayers(request.params.id, person);
      const all = await notes.of(request.params.id);
      const isHidden = await parts.store.relations.hidden([person.id], [...new Set(all.map((note) => note.person))]);
      const heard = all.filter((note) => !isHidden(person.id, note.person));
      return heard.map(({ number, move, seat, name, text, at, person: author }) => ({
        ...{ number, move, seat, name, text, at },
        mine: author === person.id,
      }));
    },
  );

  app.post(
    '/api/tables/:id/notes',
    { schema: { summary: 'Write a note at a moment of a game that is over', params: WithId, body: NewNote } },
    async (request, reply) => {
      const person = await somebody(parts, request);
      const { table, seat } = await forPlayers(request.params.id, person);
      const { id, move } = request.body;
      const text = visible(request.body.text, LONGEST_LINE);
      if (text === '') return answer(reply, refused('unreadable'));
      // What is written here is read by the others, as talk is.
      if (await parts.store.bars.has(person.id, 'mute', parts.now())) return answer(reply, refused('barred'));
      if (!parts.limits.allow('chat', requesterOf(request))) return answer(reply, refused('too-fast'));
      const note = { table_id: table.state.id, move, seat, person: person.id, name: person.name, text, at: parts.now() };
      const stored = await notes.add(note, requestOf(person, id));
      return answer(reply, stored === 'nobody' ? refused('not-allowed') : DONE);
    },
  );

  app.delete(
    '/api/tables/:id/notes/:number',
    { schema: { summary: 'Take my note away', params: Type.Object({ id: Id, number: Type.String({ maxLength: 64 }) }) } },
    async (request, reply) => {
      const person = await somebody(parts, request);
      await forPlayers(request.params.id, person);
      if (!parts.limits.allow('chat', requesterOf(request))) return answer(reply, refused('too-fast'));
      const { number } = request.params;
      // Nothing larger is the number of anything; PostgreSQL would not even compare it.
      if (!/^\d{1,9}$/.test(number) || !(await notes.remove(request.params.id, Number(number), person.id)))
        throw problem(404, 'not-allowed', 'There is no such note of yours.');
      return answer(reply, DONE);
    },
  );
}
