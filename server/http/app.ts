import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { notPlain } from '@kaya/engine';
import Fastify, {
  errorCodes,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { GroupNews } from '../calling/group-news.ts';
import type { Configuration } from '../configuration.ts';
import { logFailure } from '../failures.ts';
import type { Entry } from '../guard.ts';
import { isStorageFault } from '../storage/storage-fault.ts';
import { TooMany } from '../tables/replays.ts';
import { accountRoutes } from './account-routes.ts';
import { type CallingParts, callingRoutes } from './calling-routes.ts';
import { announced, LONGEST_BODY, type Patience, serverFor } from './connections.ts';
import { dailyRoutes } from './daily-routes.ts';
import { ABOUT, described, withNames } from './description.ts';
import { friendRoutes } from './friend-routes.ts';
import { gameRoutes } from './game-routes.ts';
import { groupDoingsRoutes } from './group-doings-routes.ts';
import { GroupDoor } from './group-parts.ts';
import { groupRoutes } from './group-routes.ts';
import { hostRoutes } from './host-routes.ts';
import { hostingRoutes } from './hosting-routes.ts';
import { lessonRoutes } from './lesson-routes.ts';
import { type MannersParts, mannersRoutes } from './manners-routes.ts';
import { type MineParts, mineRoutes } from './mine-routes.ts';
import { noteRoutes } from './note-routes.ts';
import { type ApiParts, ApiProblem, admit, isInTime, lookUpAgain, onlyHosts, problem, requesterOf } from './parts.ts';
import { peopleRoutes } from './people-routes.ts';
import { playRoutes } from './play-routes.ts';
import { positionRoutes } from './position-routes.ts';
import { type ProfileParts, profileRoutes } from './profile-routes.ts';
import { programRoutes } from './program-routes.ts';
import { ratingRoutes } from './rating-routes.ts';
import { seatRoutes } from './seat-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import type { AccountParts } from './signing-in.ts';
import { streamRoutes } from './stream-routes.ts';
import { tableRoutes } from './table-routes.ts';

const BUILT = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** For a year, and for this name alone: what else a host has under it is not ours to decide. */
const ONLY_HTTPS = 'max-age=31536000';

export type App = FastifyInstance;

function entryOf({ keeper }: ApiParts, request: FastifyRequest, reply: FastifyReply): Entry {
  return {
    what: `a request ${request.method} ${request.routeOptions.url ?? 'to nowhere'}`,
    restart() {
      reply.raw.destroy();
      const { params } = request;
      const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined;
      if (typeof id === 'string') keeper.tables.drop(id);
    },
  };
}

/** Is it for the API, however the address was spelt? Only the router knows. */
function isApi({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api') === true;
}

/** The HTTP side: the API with its own description, and the site where it is built. */
export async function buildApp(
  configuration: Configuration,
  parts: ApiParts,
  calling: CallingParts,
  accounts: AccountParts,
  mine: MineParts & ProfileParts & MannersParts,
  logger: FastifyBaseLogger,
  patience: Patience,
): Promise<App> {
  const app = Fastify({
    loggerInstance: logger,
    bodyLimit: LONGEST_BODY,
    handlerTimeout: patience.answer,
    serverFactory: serverFor(patience, configuration.proxies),
    trustProxy: (_address, hop) => hop < configuration.proxies,
    forceCloseConnections: true,
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
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // Said below, to those alone who came over https.
    strictTransportSecurity: false,
  });
  // Whatever escapes from a request later on ends that request, and its table begins afresh.
  const guarded = (request: FastifyRequest, reply: FastifyReply, done: () => void) =>
    parts.guard.within(entryOf(parts, request, reply), done);
  app.addHook('onRequest', guarded);
  // Where a body was waited for, the way back to its request is lost.
  app.addHook('preValidation', guarded);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (configuration.secureCookies && request.protocol === 'https') reply.header('strict-transport-security', ONLY_HTTPS);
    // What is said to one person is kept by no proxy and no browser.
    if (isApi(request)) reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD' && !parts.ownPages.has(request.raw))
      throw problem(403, 'other-address', parts.ownPages.why);
    const inTime = isApi(request) ? await isInTime(parts, request) : parts.limits.allow('pages', requesterOf(request));
    if (!inTime) {
      reply.header('connection', 'close');
      throw problem(429, 'too-fast', 'Too many requests; wait a moment.');
    }
    // A body that is waited for takes memory, and a long one time: it is counted from when it is announced.
    const bytes = Math.min(LONGEST_BODY, announced(request.raw));
    if (bytes === 0) return;
    const requester = requesterOf(request);
    parts.limits.chargeHeard(isApi(request) ? 'requests' : 'pages', requester, bytes);
    const account = parts.unsent.open(requester, () => request.raw.destroy());
    reply.raw.once('close', () => account.close());
    account.add(bytes);
    if (!request.raw.complete) lookUpAgain(request);
  });
  // What is walked through later, or copied into a thread, must not exhaust the stack there.
  app.addHook('preValidation', async ({ body }) => {
    const fault = body === undefined ? null : notPlain(body, 'body');
    if (fault !== null) throw problem(400, 'unreadable', `${fault}.`);
  });
  app.addHook('preValidation', (request) => onlyHosts(parts, request));
  app.addHook('preHandler', (request) => admit(parts, request));
  // An answer that nobody reads waits in memory: it is counted, and a large one costs more of the allowance than a small one.
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const bytes = Buffer.byteLength(payload);
    const requester = requesterOf(request);
    parts.limits.charge(isApi(request) ? 'requests' : 'pages', requester, bytes);
    const account = parts.unsent.open(requester, () => reply.raw.destroy());
    reply.raw.once('close', () => account.close());
    account.add(bytes);
    return payload;
  });
  await app.register(swagger, {
    openapi: ABOUT,
    transform: ({ schema, url, route }) => ({ schema: schema.hide ? schema : described(schema, String(route.method), url), url }),
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof ApiProblem) return reply.status(error.statusCode).send(error.problem);
    // Whoever has not said everything by now is not listened to any longer: no mistake of ours.
    if (error instanceof errorCodes.FST_ERR_HANDLER_TIMEOUT && !request.raw.complete) {
      const said = { code: 'unreadable', reasons: [], message: 'The rest of the request did not come in time; send it again.' };
      return reply.status(408).header('connection', 'close').send(said);
    }
    const unstored = isStorageFault(error);
    const status = unstored ? 503 : error instanceof TooMany ? 429 : (error.statusCode ?? 500);
    // Whoever has hung up waits for nothing any more.
    if (status >= 500 && error.name !== 'AbortError') logFailure(request.log, error, 'a request failed');
    const code = unstored
      ? 'not-stored'
      : status === 429
        ? 'too-fast'
        : status === 413
          ? 'too-large'
          : status >= 500
            ? 'server-error'
            : 'unreadable';
    return reply.status(status).send({ code, reasons: [], ...(status < 500 ? { message: error.message } : {}) });
  });
  peopleRoutes(app, parts);
  sessionRoutes(app, parts);
  callingRoutes(app, parts, calling);
  accountRoutes(app, parts, accounts);
  signInRoutes(app, parts, accounts);
  mineRoutes(app, parts, mine);
  profileRoutes(app, parts, mine);
  mannersRoutes(app, parts, mine);
  friendRoutes(app, parts, mine);
  const { store, guard, now } = parts;
  const news = new GroupNews({ ...calling, groups: store.groups, guard, now });
  const door = new GroupDoor(parts, { ...mine, news });
  groupRoutes(app, parts, door, mine);
  groupDoingsRoutes(app, parts, door, { ...calling, news });
  gameRoutes(app, parts);
  lessonRoutes(app, parts);
  dailyRoutes(app, parts);
  ratingRoutes(app, parts, mine);
  tableRoutes(app, parts, news);
  seatRoutes(app, parts);
  playRoutes(app, parts);
  programRoutes(app, parts);
  positionRoutes(app, parts);
  noteRoutes(app, parts);
  streamRoutes(app, parts);
  hostRoutes(app, parts);
  hostingRoutes(app, parts);
  // It never changes and is large: it is written once.
  let description: string | null = null;
  app.get('/api', { schema: { hide: true } }, async (_request, reply) => {
    description ??= JSON.stringify(withNames(app.swagger()));
    return reply.type('application/json').send(description);
  });
  const nothingHere = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .status(404)
      .send({ code: 'no-such-table', reasons: [], message: `There is nothing at ${request.method} ${request.url}.` });
  const site = configuration.site ?? BUILT;
  if (existsSync(join(site, 'index.html'))) {
    // Built files carry a hash in their names; everything else is asked for again each time.
    await app.register(staticFiles, {
      root: site,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) =>
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
    app.setNotFoundHandler((request, reply) => {
      const page = request.method === 'GET' && !/^\/(api|metrics)|\.\w+$/.test(request.url.split('?')[0] ?? '');
      return page ? reply.header('cache-control', 'no-cache').sendFile('index.html') : nothingHere(request, reply);
    });
  } else {
    app.get('/', { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/plain').send('Kaya is running; the site is not built. The API describes itself at /api.\n'),
    );
    app.setNotFoundHandler(nothingHere);
  }
  return app;
}
