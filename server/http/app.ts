import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import staticFiles from '@fastify/static';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { gameRoutes } from './game-routes.ts';
import { hostRoutes } from './host-routes.ts';
import { type ApiParts, ApiProblem } from './parts.ts';
import { peopleRoutes } from './people-routes.ts';
import { streamRoutes } from './stream-routes.ts';
import { tableRoutes } from './table-routes.ts';

const SITE = fileURLToPath(new URL('../../web/dist', import.meta.url));

export type App = FastifyInstance;

/** The HTTP side: the API with its own description, and the site where it is built. */
export async function buildApp(configuration: Configuration, parts: ApiParts, logger: FastifyBaseLogger): Promise<App> {
  const app = Fastify({
    loggerInstance: logger,
    bodyLimit: 256 * 1024,
    trustProxy: configuration.origin !== null,
    logController: new LogController({ disableRequestLogging: true }),
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  }).withTypeProvider<TypeBoxTypeProvider>();
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: configuration.secureCookies,
  });
  await app.register(rateLimit, { max: 600, timeWindow: 60_000, allowList: (request) => !request.url.startsWith('/api') });
  await app.register(swagger, {
    openapi: { info: { title: 'Kaya', version: '1', description: 'Tables, seats and moves. See docs/api.md.' } },
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof ApiProblem) return reply.status(error.statusCode).send(error.problem);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ error: error.stack }, 'a request failed');
    const code = status === 429 ? 'too-fast' : status === 413 ? 'too-large' : status >= 500 ? 'server-error' : 'unreadable';
    return reply.status(status).send({ code, reasons: [], ...(status < 500 ? { message: error.message } : {}) });
  });
  peopleRoutes(app, parts);
  gameRoutes(app, parts);
  tableRoutes(app, parts);
  streamRoutes(app, parts);
  hostRoutes(app, parts);
  app.get('/api', { schema: { hide: true } }, async () => app.swagger());
  if (existsSync(SITE)) {
    await app.register(staticFiles, { root: SITE, maxAge: 0, immutable: false });
    app.setNotFoundHandler((request, reply) =>
      request.method === 'GET' && !request.url.startsWith('/api')
        ? reply.sendFile('index.html')
        : reply.status(404).send({ code: 'no-such-table', reasons: [] }),
    );
  } else {
    app.get('/', { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/plain').send('Kaya is running; the site is not built. The API describes itself at /api.\n'),
    );
    app.setNotFoundHandler((_request, reply) => reply.status(404).send({ code: 'no-such-table', reasons: [] }));
  }
  return app;
}
