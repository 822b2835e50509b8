import type { Metrics } from '../metrics.ts';
import type { Api } from './parts.ts';

/** What is told to whoever hosts comes from these. */
interface Watched {
  readonly store: { ping(): Promise<void> };
  readonly metrics: Metrics;
  readonly referee: { readonly tables: { readonly size: number } };
  readonly thinker: { readonly waiting: number };
}

/** A database that does not answer for so long is away. */
const PATIENCE = 5000;

/** For whoever hosts: is everything well, and how much is going on. */
export function hostRoutes(app: Api, { store, metrics, referee, thinker }: Watched, patience = PATIENCE): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await inTime(store.ping(), patience);
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

async function inTime(work: Promise<void>, patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), patience);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
