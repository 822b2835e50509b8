import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { Thinking } from './bots/thinking.ts';
import type { Configuration } from './configuration.ts';
import { editionOf, listedGames, readComponents, useComponents } from './games.ts';
import { type App, buildApp } from './http/app.ts';
import { COOKIE } from './http/parts.ts';
import { Lobby } from './live/lobby.ts';
import { Sockets } from './live/sockets.ts';
import { Metrics } from './metrics.ts';
import { People } from './people.ts';
import { Referee } from './referee.ts';
import { Notices } from './storage/notices.ts';
import { openDatabase } from './storage/open.ts';
import { Store } from './storage/store.ts';

/** How often clocks and forgotten bots are looked after. */
const LOOK_AROUND = 5_000;

export interface Site {
  readonly app: App;
  readonly port: number;
  close(): Promise<void>;
}

/** One process of a site: storage, referee, sockets and pages, wired together and listening. */
export async function openSite(configuration: Configuration): Promise<Site> {
  const components = readComponents(configuration.components);
  useComponents(components);
  const logger: FastifyBaseLogger = pino({ level: configuration.logLevel });
  const database = await openDatabase(configuration.database, (error) =>
    logger.error({ error: error.message }, 'the database connection broke'),
  );
  const store = new Store(database);
  const now = () => Date.now();
  const secret = configuration.secret ?? (await store.setting('secret', randomBytes(32).toString('base64url')));
  const people = new People(store, secret);
  const metrics = new Metrics();
  const thinker = new Thinking(configuration.botThreads, components, (details, message) => logger.warn(details, message));
  const referee = new Referee({
    store,
    people,
    thinker,
    editionOf,
    botMilliseconds: configuration.botMilliseconds,
    now,
    log: logger,
  });
  const lobby = new Lobby(store, referee);
  const { secureCookies, origin } = configuration;
  const app = await buildApp(
    configuration,
    { store, people, referee, lobby, metrics, editionOf, listed: listedGames, components, secureCookies, now },
    logger,
  );
  const sockets = new Sockets({
    referee,
    store,
    lobby,
    now,
    personOf: (request) => people.find(people.read(cookieOf(request), 'guest')),
    isOurs: (request) => isOurs(request, origin),
    count: (what, by) => metrics.add(what, by),
    log: logger,
  });
  app.server.on('upgrade', (request, socket, head) => {
    sockets.upgrade(request, socket, head).catch((error) => {
      logger.error({ error: error instanceof Error ? error.message : String(error) }, 'a socket could not be opened');
      socket.destroy();
    });
  });
  const notices =
    database.url === null
      ? null
      : new Notices(
          database.url,
          (table) =>
            void referee.heard(table).catch((error) => logger.error({ table, error: String(error) }, 'could not catch up')),
          () => void referee.lookAround().catch(() => undefined),
        );
  await notices?.listen();
  const timer = setInterval(() => {
    referee
      .lookAround()
      .catch((error) => logger.error({ error: error instanceof Error ? error.message : String(error) }, 'could not look around'));
  }, LOOK_AROUND);
  await app.listen({ port: configuration.port, host: configuration.host });
  await referee.lookAround();
  const address = app.server.address();
  return {
    app,
    port: typeof address === 'object' && address !== null ? address.port : configuration.port,
    async close() {
      clearInterval(timer);
      referee.close();
      lobby.close();
      await sockets.close();
      await app.close();
      await notices?.close();
      await thinker.close();
      await database.close();
    },
  };
}

function cookieOf(request: IncomingMessage): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === COOKIE)?.[1];
  return value === undefined ? undefined : decodeURIComponent(value);
}

/** Sockets are opened by our own pages, or by programs that send no origin at all. */
function isOurs(request: IncomingMessage, origin: string | null): boolean {
  const from = request.headers.origin;
  if (from === undefined) return true;
  if (origin !== null) return from === origin;
  return URL.canParse(from) && new URL(from).host === request.headers.host;
}
