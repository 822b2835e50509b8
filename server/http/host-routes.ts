import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Unsent } from '../live/budgets.ts';
import type { Metrics } from '../metrics.ts';
import { FAULTS } from '../storage/disk-watch.ts';
import { inTime } from '../storage/in-time.ts';
import { DatabaseAway } from '../storage/patient-pool.ts';
import { fileFault } from '../storage/sqlite-error.ts';
import type { Api } from './parts.ts';

/** What is told to whoever hosts comes from these. */
interface Watched {
  readonly store: { readonly settings: { ping(): Promise<void>; readonly isAway: boolean } };
  readonly metrics: Metrics;
  readonly keeper: { readonly tables: { readonly size: number } };
  readonly thinker: { readonly waiting: number };
  readonly unsent: Pick<Unsent, 'waiting' | 'mostWaited' | 'ended'>;
  readonly connections: { readonly size: number };
  readonly metricsToken: string | null;
  readonly backups: Kept | null;
}

/** How a request came here: by what its proxies say of it. */
export interface Arrival {
  readonly protocol: string;
  readonly host: string;
  /** So many of them noted for whom they ask. */
  readonly proxies: number;
}

/** What is known of the copies of everything. */
interface Kept {
  readonly lastAt: number | null;
  readonly hasFailed: boolean;
}

/** Of PostgreSQL. */
const DISK_FULL = '53100';

/** A database that does not answer for so long is away. */
const PATIENCE = 5000;

/** For whoever hosts: is everything well, and how much is going on. */
export function hostRoutes(
  app: Api,
  { store, metrics, keeper, thinker, unsent, connections, metricsToken, backups }: Watched,
  patience = PATIENCE,
): void {
  app.get('/healthz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await inTime(store.settings.ping(), patience);
      // How this very request came, for whoever made it: the doctor sees by it what the proxies pass on.
      return 'came' in Object(request.query) ? { ok: true, came: cameBy(request) } : { ok: true };
    } catch (error) {
      return reply.status(503).send({ ok: false, problem: problemOf(error) });
    }
  });

  // A count of moves tells whoever can read it that somebody moved in secret.
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) =>
    metricsToken === null || !isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
      ? // Not the way of unknown pages, which are answered with the site.
        reply.status(404).send({ code: 'no-such-table', reasons: [], message: 'There is nothing at GET /metrics.' })
      : reply.type('text/plain; version=0.0.4').send(
          metrics.text(
            {
              storage_away: Number(store.settings.isAway),
              tables_in_memory: keeper.tables.size,
              bots_waiting: thinker.waiting,
              connections: connections.size,
              unsent_bytes: unsent.waiting,
              unsent_bytes_most: unsent.mostWaited,
              ...(backups === null ? {} : backupFigures(backups)),
            },
            { unread_connections_ended: unsent.ended },
          ),
        ),
  );
}

/** Of a copy that was never made there is no age. */
function backupFigures({ lastAt, hasFailed }: Kept): Readonly<Record<string, number>> {
  return { backup_failed: Number(hasFailed), ...(lastAt === null ? {} : { last_backup_seconds: lastAt / 1000 }) };
}

function cameBy({ protocol, headers }: FastifyRequest): Arrival {
  const through = String(headers['x-forwarded-for'] ?? '').split(',');
  return { protocol, host: headers.host ?? '', proxies: through.filter((it) => it.trim() !== '').length };
}

function isSame(given: string, expected: string): boolean {
  const hashed = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashed(given), hashed(expected));
}

function problemOf(error: unknown): string {
  const fault = fileFault(error);
  if (fault !== null) return FAULTS[fault];
  if (error instanceof DatabaseAway) return error.message;
  return error instanceof Error && 'code' in error && error.code === DISK_FULL ? FAULTS.full : 'the database is away';
}
