import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Cards } from './accounts/cards.ts';
import { Backups } from './backups.ts';
import { heldByAnother } from './before-start.ts';
import { Thinking } from './bots/thinking.ts';
import type { Heard, Told } from './bus/bus.ts';
import { openBus } from './bus/open.ts';
import { TakingUp } from './bus/taking-up.ts';
import { openCalling } from './calling/open.ts';
import { steadyClock } from './clock.ts';
import { ComponentSets } from './component-sets.ts';
import type { Configuration } from './configuration.ts';
import { Deals } from './daily/deals.ts';
import { logFailure } from './failures.ts';
import { Figures } from './figures.ts';
import { boxOf, listedGames, readComponents, useComponents } from './games.ts';
import { type Entry, Guard } from './guard.ts';
import { type App, buildApp } from './http/app.ts';
import { PATIENCE } from './http/connections.ts';
import { InHand } from './http/in-hand.ts';
import { OwnPages } from './http/own-pages.ts';
import { COOKIE } from './http/parts.ts';
import { Keeper } from './keeper.ts';
import { neighbourhood } from './live/address.ts';
import { Connections, Unsent } from './live/budgets.ts';
import { Connection } from './live/connection.ts';
import { Experience } from './live/experience.ts';
import { GroupsHere } from './live/groups-here.ts';
import { Limits } from './live/limits.ts';
import { Lobby } from './live/lobby.ts';
import { SignedInHere } from './live/signed-in.ts';
import { Sockets } from './live/sockets.ts';
import { openLog } from './log.ts';
import { type Counted, Metrics } from './metrics.ts';
import { oneByOne } from './one-by-one.ts';
import { Outages } from './outages.ts';
import { People, shownBy } from './people.ts';
import { holdAlone } from './storage/alone.ts';
import { Chores } from './storage/chores.ts';
import { DatabaseProblem } from './storage/database-problem.ts';
import { Deletion } from './storage/deletion.ts';
import { Hosting } from './storage/hosting.ts';
import { Members } from './storage/members.ts';
import { openDatabase } from './storage/open.ts';
import { Processes } from './storage/processes.ts';
import { Profiles } from './storage/profiles.ts';
import { Reports } from './storage/reports.ts';
import { Sessions } from './storage/sessions.ts';
import { nameOf, sizeOf } from './storage/size.ts';
import { aboutFile, noteRest, noteUse } from './storage/sqlite-file.ts';
import { Store } from './storage/store.ts';
import { Talk } from './storage/talk.ts';
import { Replays } from './tables/replays.ts';
import { Speaking } from './tables/talking.ts';

/** How often clocks and forgotten bots are looked after. */
const LOOK_AROUND = 5_000;
/** How often sessions that have run out are looked for. */
const LOOK_AT_SESSIONS = 15 * 60_000;
/** A backup that is due comes at most so much later, in milliseconds. */
const LOOK_AT_BACKUPS = 5 * 60_000;
const LOOK_AT_FIGURES = 60_000;
/** So soon the other processes hear what somebody took through this one. */
const TELL_OF_LIMITS = 1000;
/** That the other processes say too much stands in the log this often at most. */
const FLOOD_TOLD = 60_000;
/** Of Kaya. */
const { version: VERSION }: { readonly version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
/** So long people are handed over to other processes, where there are some. */
const HAND_OVER = 8_000;
/** Requests that are not answered so many milliseconds after the process was told to end are cut off. */
const GOODBYE = 2_000;

export interface Site {
  readonly app: App;
  readonly port: number;
  /** Looks after clocks, bots and memory; it happens by itself every few seconds too. */
  lookAround(): Promise<void>;
  /** Takes what nobody caught to where it belongs; false where that is unknown. */
  escaped(error: unknown): boolean;
  close(): Promise<void>;
}

/** One process of a site: storage, keeper, sockets and pages, wired together and listening. */
export async function openSite(configuration: Configuration, clock?: () => number, patience = PATIENCE): Promise<Site> {
  const { botThreads, botMilliseconds, secureCookies, absenceSeconds, metricsToken, origin, proxies } = configuration;
  if (configuration.site !== null && !existsSync(join(configuration.site, 'index.html')))
    throw new Error(
      `KAYA_SITE: there is no index.html in ${configuration.site}; leave it out to use the site that npm start builds.`,
    );
  const components = await readComponents(configuration.components);
  useComponents(components);
  const metrics = new Metrics();
  const logger: FastifyBaseLogger = openLog(configuration, () => metrics.add('errors', 1));
  for (const sentence of configuration.strange) logger.warn(sentence);
  let leapt = (_from: number, _to: number): void => undefined;
  const now =
    clock ??
    steadyClock(
      (sentence) => logger.warn(sentence),
      Date.now,
      () => performance.now(),
      (from, to) => leapt(from, to),
    );
  const me = randomBytes(8).toString('hex');
  const alone = holdFile(configuration.database);
  const database = await openDatabase(configuration.database, (error) => logger.error({ error: error.message }, 'the database'), {
    thoroughly: true,
    patience: configuration.databaseMilliseconds,
    onWell: (sentence) => logger.info(sentence),
  }).catch((error) => {
    alone?.release();
    throw error;
  });
  if (alone !== null) await noteUse(database);
  const failed = (what: string) => (error: unknown) => logFailure(logger, error, what);
  const guard = new Guard((error, message, details) => logFailure(logger, error, message, details));
  const { bus, line } = await openBus(configuration, database, me, logger);
  const store = new Store(database, me, bus);
  const talk = new Talk(database, store, me);
  const days = (count: number) => (count === 0 ? null : 24 * 3_600_000 * count);
  const { closeDays, deleteDays, guestDays } = configuration;
  const chores = new Chores(database, me, { closes: days(closeDays), deletes: days(deleteDays), forgets: days(guestDays) });
  const secret = configuration.secret ?? (await store.settings.value('secret', randomBytes(32).toString('base64url')));
  const outages = await Outages.open(store.settings, now(), database.url === null, (sentence) => logger.error(sentence));
  leapt = (from, to) => void outages.leapt(from, to).catch(failed('could not note that the clock leapt'));
  const sets = await ComponentSets.open(store, configuration.components);
  for (const { game, components: began, tables } of await store.components.running()) {
    const box = await boxOf(game);
    if (box !== null && sets.waits(box, began))
      logger.warn(
        { game, tables, began, now: box.game.components },
        'running tables wait for the components that they began with; npm run host -- components says how to have them back',
      );
  }
  const sessions = new Sessions(database, store);
  const people = new People(store, sessions, secret, now);
  const signedIn = new SignedInHere(people);
  const count = (what: Counted, by: number) => metrics.add(what, by);
  const thinker = new Thinking(botThreads, components, (details, message) => logger.warn(details, message));
  const deals = await Deals.open(store.settings, now);
  const replays = new Replays(components, failed('a thread of the replays failed'));
  const experience = new Experience(store.lists, now);
  const keeper = new Keeper({
    ...{
      guard,
      store,
      sets,
      talk,
      chores,
      people,
      thinker,
      replays,
      outages,
      experience,
      bus,
      boxOf,
      botMilliseconds,
      now,
      count,
    },
    log: logger,
  });
  const hosting = new Hosting(database, store, configuration.hosts);
  const lobby = new Lobby(store, people, keeper, now, (error, what) => failed(what)(error));
  const groupsHere = new GroupsHere(store.groups, store.telling);
  const limits = new Limits(now);
  const connections = new Connections();
  const unsent = new Unsent();
  const calling = await openCalling(configuration, { database, store, people, secret, me, now, outages, log: logger });
  const speaking = new Speaking(talk, store.bars, calling.mentions, people, limits, now);
  const backups = configuration.backups === null ? null : new Backups({ ...configuration.backups, now, log: logger });
  let port = configuration.port;
  const figures = new Figures({
    ...{ metrics, now, backups, id: me },
    name: () => `${hostname()}:${port}`,
    processes: new Processes(database),
    tables: () => keeper.tables.size,
    stored: () => sizeOf(configuration.database, database),
    database: () => nameOf(configuration.database, database),
    versions: { kaya: VERSION, node: process.versions.node },
  });
  const ownPages = new OwnPages(origin, logger, now);
  const members = new Members(database);
  const profiles = new Profiles(database);
  const app = await buildApp(
    configuration,
    {
      ...{
        guard,
        store,
        replays,
        thinker,
        speaking,
        limits,
        connections,
        unsent,
        people,
        keeper,
        lobby,
        metrics,
        figures,
        boxOf,
      },
      ...{ sessions, signedIn, backups, hosting, groupsHere, deals },
      ...{ listed: listedGames, components, secureCookies, absenceSeconds, metricsToken, ownPages, now },
    },
    calling,
    { members, calls: calling.calls, secret, origin, post: calling.post },
    {
      ...{ talk, members, profiles, reports: new Reports(database), calls: calling.calls, channels: calling.channels },
      ...{ deletion: new Deletion(store), cards: new Cards(people, profiles, store) },
    },
    logger,
    patience,
  );
  const inHand = new InHand(app.server);
  const claimOf = (request: IncomingMessage) => people.read(cookieOf(request), 'device');
  const sockets = new Sockets({
    ...{ guard, connections, unsent, limits, count },
    connectionFor: (line, person, requester) =>
      new Connection(
        {
          ...{ keeper, looking: calling.looking, store, lobby, groupsHere, limits, speaking, count, now },
          took: (seconds) => metrics.took(seconds),
          log: logger,
        },
        line,
        person,
        requester,
      ),
    shownBy: (request) => shownBy(claimOf(request)),
    personOf: (request) => people.unbarred(claimOf(request)),
    addressOf: (request) => neighbourhood(addressOf(request, proxies)),
    isOurs: (request) => ownPages.has(request),
  });
  app.server.on('upgrade', (request, socket, head) => {
    socket.once(
      'close',
      signedIn.add(claimOf(request), () => socket.destroy()),
    );
    guard.enter({ what: 'the opening of a socket', restart: () => socket.destroy() }, () =>
      sockets.upgrade(request, socket, head),
    );
  });
  /** Another process has heard of another name. */
  const renamed = (person: string) => {
    people.forgetName(person);
    return keeper.renamed(person);
  };
  // The next look comes by itself.
  const around: Entry = { what: 'a look around', restart: () => undefined };
  let isClosing = false;
  // However often it is said that something was missed: to look at everything is dear.
  const missed = oneByOne(async () => {
    await keeper.lookAround();
    await keeper.missed();
    await signedIn.lookAround();
    await groupsHere.lookAround();
  });
  const heard = ({ what, about, more }: Heard): Promise<void> => {
    if (what === 'signed-out') return signedIn.signedOut(about);
    if (what === 'group') return groupsHere.changed(about);
    if (what === 'group-talk') return groupsHere.said(about);
    return what === 'renamed' ? renamed(about) : keeper.heard(about, what, more);
  };
  // What is half taken up when the process ends is taken up by others.
  const notTakenUp = (error: unknown) => (isClosing ? undefined : failed('could not take up a change')(error));
  let floodToldAt = Number.NEGATIVE_INFINITY;
  const takingUp = new TakingUp({
    now,
    take: (notice) => heard(notice).catch(notTakenUp),
    everything: () => {
      if (Math.abs(now() - floodToldAt) > FLOOD_TOLD) {
        floodToldAt = now();
        logger.warn('more was said by other processes than could be looked at one by one; everything was looked at instead');
      }
      return missed();
    },
  });
  const told: Told = {
    of(notice) {
      count('notices', 1);
      guard
        .within({ what: 'a notice', restart: () => keeper.tables.drop(notice.about) }, async () => {
          if (notice.what === 'missed') return missed();
          // Costs nothing, and each counts.
          if (notice.what === 'spent') return limits.takenElsewhere(notice.about, notice.more ?? []);
          return takingUp.heard(notice);
        })
        .catch(notTakenUp);
    },
    gap: () => guard.enter(around, missed),
  };
  const spending = setInterval(() => {
    const spent = line === null ? [] : limits.toTell();
    if (spent.length > 0) guard.enter(around, () => store.telling.tell(spent.map((it) => ({ what: 'spent', ...it }))));
  }, TELL_OF_LIMITS);
  const noting = setInterval(() => guard.enter(around, () => figures.look()), LOOK_AT_FIGURES);
  const copying = setInterval(() => guard.enter(around, async () => backups?.look()), LOOK_AT_BACKUPS);
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(() => guard.within(around, () => keeper.lookAround())).catch(failed('could not look around'));
  }, LOOK_AROUND);
  const calls: Entry = { what: 'a look at who is to be called', restart: () => undefined };
  const calledAt = setInterval(() => guard.enter(calls, () => calling.caller.lookAround()), LOOK_AROUND);
  const ends: Entry = { what: 'a look at sessions', restart: () => undefined };
  const ending = setInterval(
    () =>
      guard.enter(ends, async () => {
        await sessions.tidy(now());
        await calling.mailboxes.tidy(now());
        await store.daily.forget(deals.first);
        await signedIn.lookAround();
      }),
    LOOK_AT_SESSIONS,
  );
  let isOpen = false;
  const close = async () => {
    isClosing = true;
    if (isOpen) logger.info(`stopping; ${metrics.value('sockets')} connections are told to come back`);
    clearInterval(timer);
    clearInterval(ending);
    clearInterval(copying);
    clearInterval(noting);
    clearInterval(spending);
    clearInterval(calledAt);
    // Whoever comes now is taken by another process; what was begun is answered.
    app.server.close();
    keeper.leave();
    await sockets.close((line?.processes ?? 1) > 1 ? HAND_OVER : 0);
    lobby.close();
    await keeper.close().catch(failed('could not leave bots to others'));
    for (const { audience } of await keeper.tables.all()) audience.disperse();
    await inHand.answered(GOODBYE);
    await app.close();
    await looking;
    calling.mail?.close();
    await talk.goodbye().catch(failed('could not say goodbye'));
    await figures.goodbye().catch(failed('could not say goodbye'));
    await outages.goodbye(now()).catch(failed('could not say goodbye'));
    await bus.close();
    await line?.close();
    await thinker.close();
    await replays.close();
    metrics.close();
    if (alone !== null) await noteRest(database).catch(failed('could not note that the database rests'));
    await database.close();
    alone?.release();
    if (isOpen) logger.info('stopped');
  };
  const lookAround = async () => {
    await keeper.lookAround();
    await calling.caller.lookAround();
  };
  try {
    await bus.listen(told);
    await line?.open();
    await app.listen({ port: configuration.port, host: configuration.host });
    const address = app.server.address();
    if (typeof address === 'object' && address !== null) port = address.port;
    await keeper.lookAround();
    guard.enter(around, () => figures.look());
    guard.enter(around, async () => backups?.look());
    isOpen = true;
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
  return { app, port, close, lookAround, escaped: (error) => guard.escaped(error) };
}

/** A SQLite file is held before anything in it is looked at, so that nobody else changes it meanwhile. */
function holdFile(database: Configuration['database']): ReturnType<typeof holdAlone> {
  if (database.kind !== 'sqlite') return null;
  let alone: ReturnType<typeof holdAlone>;
  try {
    alone = holdAlone(database.file);
  } catch (error) {
    throw new DatabaseProblem(aboutFile(database.file, error), { cause: error });
  }
  if (alone === null) throw new DatabaseProblem(heldByAnother(database.file));
  return alone;
}

function cookieOf(request: IncomingMessage): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === COOKIE)?.[1];
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Where somebody connects from: as the last of our own proxies says, where there are some. */
function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  const chain = [...String(request.headers['x-forwarded-for'] ?? '').split(','), direct].map((it) => it.trim());
  return proxies === 0 ? direct : (chain.at(-1 - proxies) ?? chain[0] ?? direct);
}
