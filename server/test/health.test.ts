import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { hostRoutes } from '../http/host-routes.ts';
import { Metrics } from '../metrics.ts';

describe('/healthz', () => {
  test.each([
    ['answers', () => Promise.resolve(), 200],
    ['refuses', () => Promise.reject(new Error('gone')), 503],
    ['does not answer at all', () => new Promise<void>(() => undefined), 503],
  ])('where the database %s', async (_, ping, status) => {
    const app = Fastify().withTypeProvider<TypeBoxTypeProvider>();
    const metrics = new Metrics();
    const parts = {
      metrics,
      keeper: { tables: { size: 0 } },
      thinker: { waiting: 0 },
      unsent: { waiting: 0, mostWaited: 0, ended: 0 },
      connections: { size: 0 },
      metricsToken: null,
      backups: null,
    };
    hostRoutes(app, { store: { settings: { ping, isAway: false } }, ...parts }, 10);
    expect((await app.inject('/healthz')).statusCode).toBe(status);
    metrics.close();
    await app.close();
  });
});
