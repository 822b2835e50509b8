import { SPECTATOR } from '@kaya/engine';
import { Act, Consent, DayOff, Id, Propose, Say, Undo } from '@kaya/wire';
import Type from 'typebox';
import { consent, propose } from '../tables/consent.ts';
import { seated } from '../tables/still.ts';
import { refused } from '../tables/surroundings.ts';
import { requestOf } from '../tables/talking.ts';
import { goOn, setDayOff } from '../tables/timing.ts';
import { atTable, WithId } from './at-table.ts';
import { type Api, type ApiParts, requesterOf } from './parts.ts';

/** What those do who sit at a table: they play, take back, agree, speak and take their time. */
export function playRoutes(app: Api, parts: ApiParts): void {
  const { store, now, metrics } = parts;
  const asked = atTable(parts);
  // As over a socket: programs wait no less than people.
  const at: typeof asked = (request, reply, id, work, before) => {
    const timed: typeof work = async (table, person) => {
      const started = performance.now();
      const done = await work(table, person);
      metrics.took((performance.now() - started) / 1000);
      return done;
    };
    return asked(request, reply, id, timed, before);
  };

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
}
