import { Id, type StreamLine, type ToClient } from '@kaya/wire';
import Type from 'typebox';
import { logFailure } from '../failures.ts';
import type { Entry } from '../guard.ts';
import type { Follower } from '../tables/audience.ts';
import { type Api, type ApiParts, claimOf, gameFor, problem, requesterOf, WholeNumber } from './parts.ts';

/** A line now and then keeps the connection open. */
const HEARTBEAT = 15_000;

/** For foreign bots: everything my seat may know, as it happens, one JSON object a line. */
export function streamRoutes(app: Api, parts: ApiParts): void {
  app.get(
    '/api/tables/:id/stream',
    {
      schema: {
        summary: 'My seat’s view and events, one JSON object a line',
        params: Type.Object({ id: Id }),
        querystring: Type.Object({ seen: Type.Optional(WholeNumber) }),
        produces: ['application/x-ndjson'],
      },
    },
    async (request, reply) => {
      const { raw } = reply;
      if (raw.destroyed) return reply.hijack();
      // First of all, so that a session which ends meanwhile ends this too.
      const claim = claimOf(parts, request);
      raw.once(
        'close',
        parts.signedIn.add(claim, () => raw.destroy()),
      );
      const person = await parts.people.unbarred(claim);
      if (claim !== null && person === null) throw problem(401, 'not-allowed', 'This cookie or token holds no more.');
      const table = await gameFor(parts, request.params.id, person);
      // Whoever has gone meanwhile says goodbye no second time.
      if (raw.destroyed) return reply.hijack();
      const requester = { ...requesterOf(request), person: person?.id ?? null };
      const letGo = parts.connections.take(requester, () => raw.destroy());
      if (letGo === null) throw problem(429, 'too-fast');
      reply.hijack();
      raw.writeHead(200, {
        'content-type': 'application/x-ndjson',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      const account = parts.unsent.open(requester, () => raw.destroy());
      let written = 0;
      const write = (text: string) => {
        const bytes = Buffer.from(text);
        if (raw.destroyed || !account.add(bytes.length)) return;
        written += bytes.length;
        raw.write(bytes, () => account.sent(bytes.length));
      };
      const stream: Entry = { what: 'a stream', restart: () => raw.destroy() };
      const follower: Follower = {
        person: person?.id ?? null,
        end: () => raw.destroy(),
        send(message) {
          // Whoever moved is not to blame where somebody else cannot be told of it.
          parts.guard.enter(stream, () => {
            const line = lineOf(message);
            if (line !== null) write(`${JSON.stringify(line)}\n`);
          });
        },
      };
      const beat = setInterval(() => parts.guard.enter(stream, () => write('\n')), HEARTBEAT);
      // Coming and going costs as much as those have to be told who see it.
      const came = async (isHere: boolean) =>
        parts.limits.chargeTold('requests', requester, await parts.keeper.presence(table, requester, isHere));
      const here = came(true);
      const gone = async () => {
        clearInterval(beat);
        letGo();
        account.close();
        await here.catch(() => undefined);
        await table.inTurn(async () => table.audience.unfollow(follower));
        await came(false);
      };
      raw.on('close', () => parts.guard.enter({ what: 'the end of a stream', restart: () => undefined }, gone));
      const seen = request.query.seen === undefined ? null : Number(request.query.seen);
      try {
        await here;
        await table.inTurn(async () => {
          if (!raw.destroyed) await table.follow(follower, seen);
          // What it begins with is the answer to a question; what comes later is what others do.
          parts.limits.charge('requests', requester, written);
        });
      } catch (error) {
        // The answer has begun: a stream that breaks off is tried again, one that stays silent is not.
        raw.destroy();
        logFailure(request.log, error, 'a stream could not be opened');
      }
      return reply;
    },
  );
}

function lineOf(message: ToClient): StreamLine | null {
  if (message.t === 'table') return { table: message.table };
  return message.t === 'position' ? { position: message.position, news: message.news, fresh: message.fresh } : null;
}
