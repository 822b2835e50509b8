import type { Api, ApiParts } from './parts.ts';

/** For whoever hosts: is everything well, and how much is going on. */
export function hostRoutes(app: Api, { store, metrics, referee, thinker }: ApiParts): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await store.ping();
      return { ok: true };
    } catch {
      return reply.status(503).send({ ok: false, problem: 'the database is away' });
    }
  });

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; version=0.0.4')
      .send(metrics.text({ tables_in_memory: referee.tables.size, bots_waiting: thinker.waiting })),
  );
}
