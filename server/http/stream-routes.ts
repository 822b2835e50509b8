import type { StreamLine, ToClient } from '@kaya/wire';
import Type from 'typebox';
import type { Watcher } from '../tables/audience.ts';
import { type Api, type ApiParts, tableFor, whoAsks } from './parts.ts';

/** A line now and then keeps the connection open. */
const HEARTBEAT = 15_000;

/** For foreign bots: everything my seat may know, as it happens, one JSON object a line. */
export function streamRoutes(app: Api, parts: ApiParts): void {
  app.get(
    '/api/tables/:id/stream',
    {
      schema: {
        summary: 'My seat’s view and events, one JSON object a line',
        params: Type.Object({ id: Type.String() }),
        produces: ['application/x-ndjson'],
      },
    },
    async (request, reply) => {
      const person = await whoAsks(parts, request);
      const table = await tableFor(parts, request.params.id, person);
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
      const watcher: Watcher = {
        person: person?.id ?? null,
        send(message) {
          const line = lineOf(message);
          if (line !== null) reply.raw.write(`${JSON.stringify(line)}\n`);
        },
      };
      const beat = setInterval(() => reply.raw.write('\n'), HEARTBEAT);
      reply.raw.on('close', () => {
        clearInterval(beat);
        table.audience.unfollow(watcher);
        void parts.referee.presence(table, watcher.person, false);
      });
      await parts.referee.presence(table, watcher.person, true);
      await table.inTurn(() => table.audience.follow(watcher, null));
      return reply;
    },
  );
}

function lineOf(message: ToClient): StreamLine | null {
  if (message.t === 'table') return { table: message.table };
  return message.t === 'position' ? { position: message.position, news: message.news, fresh: message.fresh } : null;
}
