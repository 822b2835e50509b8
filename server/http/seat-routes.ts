import { SPECTATOR } from '@kaya/engine';
import { Absent, Join, KeepSeat, KeptSeat, LONGEST_REASON, SendAway, SetSeat, StandIn } from '@kaya/wire';
import { newId } from '../people.ts';
import { beginBranch } from '../tables/branching.ts';
import { keepSeat } from '../tables/finding.ts';
import { join, leave, replaceAbsent, sendAway, setSeat, standIn, start } from '../tables/seating.ts';
import { refused } from '../tables/surroundings.ts';
import { visible } from '../visible.ts';
import { atTable, changeable, mustKnowAt, WithId, whoseWork } from './at-table.ts';
import { mayReach } from './may-reach.ts';
import { type Api, type ApiParts, problem, requesterOf } from './parts.ts';

/** Who sits at a table, and the start. */
export function seatRoutes(app: Api, parts: ApiParts): void {
  const { store, replays, keeper, now } = parts;
  const at = atTable(parts);

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
        (table) => mustKnowAt(parts, table, request.body.level),
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
      const { person, table } = await changeable(parts, request, request.params.id);
      const { seat, kept } = request.body;
      const { done, key } = await table.inTurn(() => keepSeat(table, person, seat, kept ? newId() : null));
      if (!done.ok) throw problem(403, done.code);
      return { key };
    },
  );

  app.post(
    '/api/tables/:id/send-away',
    {
      schema: {
        summary: 'Send away whoever sits there, who is told why (the host, before the start)',
        params: WithId,
        body: SendAway,
      },
    },
    (request, reply) =>
      at(request, reply, request.params.id, async (table, person) => {
        const { seat, reason = '' } = request.body;
        const there = table.state.seats[seat];
        const to = there?.asked === 0 ? there.person : null;
        const text = to !== null && (await mayReach(parts, person.id, to)) ? visible(reason, LONGEST_REASON) : '';
        const decides = table.state.row.host === person.id;
        if (text !== '' && decides && !parts.limits.allow('words', requesterOf(request))) return refused('too-fast');
        return sendAway(table, person, seat, { to, text }, now());
      }),
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
        (table) => mustKnowAt(parts, table, request.body.level),
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
}
