import { randomBytes } from 'node:crypto';
import { type Box, SPECTATOR } from '@kaya/engine';
import type { Thinker } from './bots/thinking.ts';
import type { Bus, Change } from './bus/bus.ts';
import type { ComponentSets } from './component-sets.ts';
import { type FailureLog, logFailure } from './failures.ts';
import type { Guard } from './guard.ts';
import type { Experience, GamesOf } from './live/experience.ts';
import type { Requester } from './live/limits.ts';
import type { Outages } from './outages.ts';
import type { People } from './people.ts';
import { countRated, isToBeCounted } from './ratings/count.ts';
import type { Chores } from './storage/chores.ts';
import { isAway } from './storage/storage-fault.ts';
import type { Store } from './storage/store.ts';
import type { Present, Talk } from './storage/talk.ts';
import { endOldProposals } from './tables/consent.ts';
import type { LiveTable } from './tables/live-table.ts';
import { Presence } from './tables/presence.ts';
import type { Replays } from './tables/replays.ts';
import { giveUp } from './tables/seating.ts';
import type { Surroundings } from './tables/surroundings.ts';
import type { TableState } from './tables/table-state.ts';
import { Tables } from './tables/tables.ts';
import type { Span } from './tables/time.ts';
import { outOfTime } from './tables/timing.ts';
import type { Whose } from './turns.ts';

export interface KeeperParts {
  readonly guard: Guard;
  readonly store: Store;
  readonly sets: ComponentSets;
  readonly talk: Talk;
  readonly chores: Chores;
  readonly people: People;
  readonly thinker: Thinker;
  readonly replays: Replays;
  readonly outages: Outages;
  readonly experience: Experience;
  readonly bus: Bus;
  readonly boxOf: (game: string) => Promise<Box | null>;
  readonly botMilliseconds: number;
  readonly now: () => number;
  readonly count: (what: 'moves' | 'botMoves' | 'slept', by: number) => void;
  readonly log: FailureLog & { warn(details: object, message: string): void };
}

/** How long a claim on a table's bots holds before another process may take over; it is renewed while they think. */
const CLAIM = 10_000;
/** How long other processes believe that somebody is here; renewed while this process lives. */
const PRESENCE = 20_000;
/** So many tables are taken up at one look around. */
const AT_ONCE = 200;

/** Everything that happens by itself in this process: bots move, clocks run out, other processes' changes are taken up. */
export class Keeper {
  readonly tables: Tables;
  readonly #parts: KeeperParts;
  readonly #here = new Presence();
  readonly #thinking = new Set<string>();
  /** Tables whose bots failed: how often, and when to try again. */
  readonly #broken = new Map<string, { readonly times: number; readonly until: number }>();
  readonly #lobbyListeners = new Set<() => void>();
  #leaves = false;
  #closed = false;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    const around: Surroundings = {
      store: parts.store,
      talk: parts.talk,
      replays: parts.replays,
      hearing: parts.bus,
      now: parts.now,
      outages: () => this.outages(),
      experience: (ids) => this.experience(ids),
      names: (ids) => parts.people.names(ids),
      isProgram: (person) => parts.people.isProgram(person),
      isOnline: (table, person) => this.isOnline(table, person),
      whose: (table) => this.#whose(table),
      waits: (box, began) => parts.sets.waits(box, began),
      changed: (table, what) => this.#changed(table, what),
      followed: (id) => this.#letBotsMove(id),
      failed: (error, what) => this.#failed(error, what),
    };
    this.tables = new Tables(around, parts.boxOf);
  }

  /** When nobody could have moved: no clock ran then. */
  outages(): readonly Span[] {
    return this.#parts.outages.spans;
  }

  /** How much people have played. */
  experience(people: readonly string[]): Promise<GamesOf> {
    return this.#parts.experience.of(people);
  }

  /** Somebody has another name: those who see it are told. */
  async renamed(person: string): Promise<void> {
    this.#tellLobby();
    await this.#each(await this.tables.all(), 'could not tell of another name', async ({ state, audience }) => {
      if (state.seatOf(person) !== SPECTATOR) await audience.sendTable();
    });
  }

  isOnline(table: string, person: string): boolean {
    return this.#here.has(table, person);
  }

  /** Who is at these tables, through whichever process. */
  async whoIsAt(tables: readonly string[]): Promise<(table: string, person: string) => boolean> {
    const elsewhere = await this.#parts.talk.elsewhereAt(tables, this.#parts.now());
    const there = new Set(elsewhere.map(({ table, person }) => `${table} ${person}`));
    return (table, person) => this.isOnline(table, person) || there.has(`${table} ${person}`);
  }

  /** Somebody came to or left a table through this process; says how many have to be told. Of those who only watch nobody is told. */
  async presence(table: LiveTable, { person, address }: Requester, here: boolean): Promise<number> {
    if (person === null || !this.#here.count(table.state.id, person, address, here) || this.#leaves) return 0;
    if (table.state.seatOf(person) === SPECTATOR) return 0;
    await this.#parts.talk.presence(table.state.id, person, here, this.#parts.now() + PRESENCE);
    table.audience.sendTableSoon();
    return table.audience.size;
  }

  onLobby(listener: () => void): () => void {
    this.#lobbyListeners.add(listener);
    return () => this.#lobbyListeners.delete(listener);
  }

  /** Another process changed this table (or, here, a new one was laid). */
  async heard(id: string, what: Change, more: readonly number[] = []): Promise<void> {
    if (what === 'changed') this.#tellLobby();
    const table = await this.tables.here(id);
    if (table === null) return;
    if (what === 'chat') await table.audience.sendChat();
    else if (what === 'unsaid') await table.audience.unsay();
    else if (what === 'people') await table.lookWhoIsHere();
    else if (what === 'left') this.#letBotsMove(id);
    else if (what === 'led') table.led.heard(more);
    else if (what === 'who-leads') table.led.say();
    else await table.inTurn(() => table.catchUp());
  }

  /** Takes up whatever lost notices may have told of and nothing else tells. */
  async missed(): Promise<void> {
    await this.#each(await this.tables.all(), 'could not look at a table again', async (table) => {
      if (table.audience.size === 0) return;
      await table.lookWhoIsHere();
      await table.audience.unsay();
    });
  }

  /** Takes up whatever a lost notice, or a tool of the host, may have changed: one read says which tables have, one where something was said. */
  async catchUp(): Promise<void> {
    const { store, talk, bus } = this.#parts;
    if (!store.othersWrote()) return;
    const here = new Map((await this.tables.all()).map((table) => [table.state.id, table]));
    this.#tellLobby();
    await this.#catchUpGames(here);
    const followed = [...here.values()].filter(({ audience }) => audience.size > 0);
    const last = await talk.last(followed.map(({ state }) => state.id));
    await this.#each(followed, 'could not tell what was said', async ({ audience, state }) => {
      if (audience.lacks(last.get(state.id) ?? 0)) await audience.sendChat();
    });
    if (!bus.isOpen()) await this.missed();
  }

  async #catchUpGames(here: ReadonlyMap<string, LiveTable>): Promise<void> {
    const stamps = await this.#parts.store.stamps([...here.keys()]);
    const there = new Set(stamps.map(({ id }) => id));
    // What was deleted elsewhere is not here any more either.
    for (const id of here.keys()) if (!there.has(id)) this.tables.drop(id);
    const changed = stamps.flatMap(({ id, version, revision }) => {
      const table = here.get(id);
      if (table === undefined || (table.state.row.version === version && table.state.row.revision === revision)) return [];
      return [table];
    });
    await this.#each(changed, 'could not catch up', (table) => table.inTurn(() => table.catchUp()));
  }

  /**
   * Takes up what was left lying: bots that must move, clocks that ran out. To be called at the start and now and then. What fails of it
   * is left out and logged, so that one thing that is wrong keeps nobody else waiting; only for a database that is away all of it waits.
   */
  async lookAround(): Promise<void> {
    const { chores, talk, outages, store, count, now } = this.#parts;
    const looks: readonly (readonly [what: string, look: () => Promise<void>])[] = [
      ['note that the site lives', () => outages.look(now())],
      ['put tables to sleep', async () => count('slept', await this.tables.sweep())],
      ['catch up', () => this.catchUp()],
      ['note who is here', async () => talk.stillHere(await this.#seatedHere(), now(), now() + PRESENCE)],
      [
        'look at clocks',
        async () =>
          this.#eachId(await chores.overdue(now(), AT_ONCE), 'could not end the time of a table', (id) => this.#outOfTime(id)),
      ],
      [
        'look for bots that must move',
        async () => {
          for (const id of await chores.waitingForBots(now(), AT_ONCE)) this.#letBotsMove(id);
        },
      ],
      [
        'look at the tables here',
        async () => this.#each(await this.tables.all(), 'could not look after a table', (it) => this.#lookAt(it)),
      ],
      [
        'count rated games',
        async () => {
          for (const id of await store.ratings.waiting(AT_ONCE)) await this.#rate(id);
        },
      ],
      [
        'look for forgotten tables',
        async () => this.#eachId(await chores.neglected(now(), AT_ONCE), 'could not close a table', (id) => this.#giveUp(id)),
      ],
      ['tidy up', () => this.#tidy()],
    ];
    for (const [what, look] of looks) {
      if (this.#closed) return;
      await look().catch((error) => this.#leaveOut(error, `could not ${what}`));
    }
  }

  async #lookAt(table: LiveTable): Promise<void> {
    const { audience, state, led } = table;
    led.look();
    if (audience.size > 0 && state.awaitedBots().length > 0) this.#letBotsMove(state.id);
    if (state.proposals.length > 0) await table.inTurn(() => endOldProposals(table, this.#parts.now()));
  }

  async #tidy(): Promise<void> {
    const { deleted, failed } = await this.#parts.chores.tidy(this.#parts.now());
    for (const id of deleted) this.tables.drop(id);
    for (const error of failed) this.#leaveOut(error, 'could not tidy something up');
  }

  /** One table that cannot be looked after is in nobody's way. */
  async #each(tables: readonly LiveTable[], what: string, look: (table: LiveTable) => Promise<void>): Promise<void> {
    for (const table of tables) await look(table).catch((error) => this.#leaveOut(error, what));
  }

  async #eachId(ids: readonly string[], what: string, look: (id: string) => Promise<void>): Promise<void> {
    for (const id of ids) await look(id).catch((error) => this.#leaveOut(error, what));
  }

  /** What is wrong with one thing is logged; that nothing can be stored or read concerns all of them. */
  #leaveOut(error: unknown, what: string): void {
    if (isAway(error)) throw error;
    this.#failed(error, what);
  }

  /** Whoever is here is handed over: nobody is told that they went, since they come elsewhere. */
  leave(): void {
    this.#leaves = true;
  }

  /** Nothing happens here by itself any more: bots that were about to move are left to other processes at once. */
  async close(): Promise<void> {
    this.#closed = true;
    const left = [...this.#thinking];
    await this.#parts.chores.release(left);
    await this.#parts.store.telling.tell(left.map((about) => ({ what: 'left', about })));
  }

  /**
   * Whose work is done for a table: its opener's, where that one sits here, or the first one's who does; never a stranger's who looks
   * on. Where nobody is here it counts for where the table was opened, so that nobody's absent tables stand before another's.
   */
  #whose({ id, row, seats }: TableState): Whose {
    const seated = seats.flatMap(({ person }) => (person === null ? [] : [person]));
    const first = seated.length === 0 || seated.includes(row.host) ? [row.host] : [];
    const address = this.#here.addressOf(id, [...first, ...seated]);
    const from = address === null ? row.origin : this.#parts.people.crowdOf(address);
    return { address: from === '' ? row.host : from, owner: row.host };
  }

  /** Those here who sit at the tables where they are: the other processes are told of nobody else. */
  async #seatedHere(): Promise<Present[]> {
    const tables = new Map((await this.tables.all()).map(({ state }) => [state.id, state]));
    return this.#here.all().filter(({ table, person }) => tables.get(table)?.seatOf(person) !== SPECTATOR);
  }

  #failed(error: unknown, what: string): void {
    logFailure(this.#parts.log, error, what);
  }

  #changed(table: LiveTable, what: 'game' | 'table'): void {
    if (what === 'game') this.#parts.count('moves', 1);
    else this.#tellLobby();
    if (table.state.awaitedBots().length > 0) this.#letBotsMove(table.state.id);
    if (isToBeCounted(table.state.row)) void this.#rate(table.state.id);
  }

  /** Where it fails it is tried again at the next look around. */
  async #rate(id: string): Promise<void> {
    const { store, boxOf } = this.#parts;
    await countRated(store, boxOf, id).catch((error) => this.#failed(error, 'could not count a rated game'));
  }

  #tellLobby(): void {
    for (const listener of this.#lobbyListeners) listener();
  }

  #letBotsMove(id: string): void {
    if (this.#thinking.has(id) || this.#closed || (this.#broken.get(id)?.until ?? 0) > this.#parts.now()) return;
    this.#thinking.add(id);
    const entry = { what: 'the bots of a table', restart: () => this.tables.drop(id) };
    this.#parts.guard
      .within(entry, () => this.#botsOf(id))
      .then(
        () => this.#broken.delete(id),
        (error) => {
          if (this.#closed) return;
          const times = (this.#broken.get(id)?.times ?? 0) + 1;
          this.#broken.set(id, { times, until: this.#parts.now() + Math.min(3_600_000, 5000 * 2 ** times) });
          logFailure(this.#parts.log, error, 'bots could not move; it is tried again later', { table: id, times });
        },
      )
      .finally(() => this.#thinking.delete(id));
  }

  /** Bots move one after the other until a person is awaited. Exactly one process does that for a table. */
  async #botsOf(id: string): Promise<void> {
    const { chores, now } = this.#parts;
    const table = await this.tables.open(id);
    if (table === null || !isForSomebody(table) || table.state.awaitedBots().length === 0) return;
    if (!(await chores.claim(id, now(), now() + CLAIM))) return;
    const renew = setInterval(() => {
      if (!this.#closed) void chores.claim(id, now(), now() + CLAIM).catch(() => undefined);
    }, CLAIM / 3);
    try {
      while (!this.#closed && isForSomebody(table) && (await this.#nextBotMoves(table)));
    } finally {
      clearInterval(renew);
      await chores.release([id]);
    }
  }

  async #nextBotMoves(table: LiveTable): Promise<boolean> {
    const { thinker, botMilliseconds } = this.#parts;
    const game = await table.inTurn(() => table.awake());
    const [bot] = table.state.awaitedBots();
    if (bot === undefined || game === null) return false;
    const { version, view } = game.match.view(bot.seat);
    const action = await thinker.think(
      {
        game: table.state.row.game,
        view,
        seat: bot.seat,
        seats: game.match.seats,
        level: bot.level,
        seed: randomBytes(8).toString('hex'),
        milliseconds: botMilliseconds,
      },
      { ...this.#whose(table.state), last: !table.state.hasPeople },
    );
    if (this.#closed) return false;
    const done = await table.inTurn(async () => {
      const still = table.state.awaitedBots().some((it) => it.seat === bot.seat);
      const now = await table.awake();
      return still && now?.match.view(bot.seat).version === version ? table.act(bot.seat, action, version, null) : null;
    });
    // Whoever it plays for may have come back, or somebody else have sat down there, through another process.
    const gone = ['stale', 'not-playing', 'not-your-seat', 'not-allowed'];
    if (done?.ok === false && !gone.includes(done.code))
      throw new Error(`a bot's move was refused: ${done.code} ${done.reasons.map((reason) => reason.rule).join(', ')}`);
    if (done?.ok === true) this.#parts.count('botMoves', 1);
    return true;
  }

  /** Nothing happens at this table any more. One that waits for its components is not to blame for it. */
  async #giveUp(id: string): Promise<void> {
    const table = await this.tables.open(id);
    if (table === null || table.waits) return;
    await table.inTurn(async () => {
      await table.catchUp();
      await giveUp(table, this.#parts.chores.closesBefore(this.#parts.now()), this.#parts.now());
    });
  }

  async #outOfTime(id: string): Promise<void> {
    const table = await this.tables.open(id);
    if (table === null || table.waits) return;
    await table.inTurn(async () => {
      await table.catchUp();
      await outOfTime(table, this.#parts.now());
    });
  }
}

/** Bots play where people sit; among themselves only while somebody watches. */
function isForSomebody(table: LiveTable): boolean {
  return table.state.hasPeople || table.audience.size > 0;
}
