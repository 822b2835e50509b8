import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics.ts';

/** Tells whoever hosts that a report waits: nobody looks at the host's page all day. The log names nobody. */
export function reported(metrics: Metrics, log: FastifyBaseLogger, where: 'table' | 'group'): void {
  metrics.add('reports', 1);
  log.warn({ where }, 'somebody was reported; read it on the page /host');
}
