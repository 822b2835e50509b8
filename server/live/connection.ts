import { SPECTATOR } from '@kaya/engine';
import { type Checked, type Code, type Moment, type Proposal, readToServer, type ToClient, type ToServer } from '@kaya/wire';
import type { Looking } from '../calling/looking.ts';
import { type FailureLog, logFailure } from '../failures.ts';
import type { Keeper } from '../keeper.ts';
import type { Person } from '../people.ts';
import { isStorageFault } from '../storage/storage-fault.ts';
import type { Store } from '../storage/store.ts';
import type { Follower } from '../tables/audience.ts';
import { consent, propose } from '../tables/consent.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { workOf } from '../tables/orders.ts';
import { TooMany } from '../tables/replays.ts';
import { mayStill, seated } from '../tables/still.ts';
import { DONE, type Done, refused } from '../tables/surroundings.ts';
import { requestOf, type Speaking } from '../tables/talking.ts';
import { changing } from './changing.ts';
import type { GroupsHere } from './groups-here.ts';
import { Bucket, GROUPS_PER_SOCKET, type Limits, type Requester, TABLES_PER_SOCKET, UNREADABLE } from './limits.ts';
import type { Lobby } from './lobby.ts';

export interface ConnectionParts {
  readonly keeper: Keeper;
  readonly looking: Looking;
  readonly store: Store;
  readonly lobby: Lobby;
  readonly groupsHere: GroupsHere;
  readonly limits: Limits;
  readonly now: () => number;
  readonly speaking: Speaking;
  readonly count: (what: 'sockets' | 'messages' | 'refusals', by: number) => void;
  /** Something was answered after so many seconds. */
  readonly took: (seconds: number) => void;
  readonly log: FailureLog;
}

type Request = Exclude<ToServer, { t: 'ping' | 'lobby' | 'group' | 'watch' | 'unwatch' | 'look' }>;

/** A client may have so many messages waiting for an answer. */
const MOST_WAITING = 300;

/** What reaches the one at the other end. */
export interface ClientLine {
  /** Sends it, unless the connection is gone; says how many bytes that took. */
  send(message: ToClient): number;
  /** May a position come as what has changed since the last one? */
  readonly takesChanges?: boolean;
  /** Does the client work out by itself what may be done? */
  readonly knowsRules?: boolean;
  /** Breaks the connection; a client comes back by itself. */
  end(): void;
}

/** One open socket: what its person asks for is answered in order, and what happens at the tables it follows is sent. */
export class Connection implements Follower {
  readonly person: string | null;
  readonly takesChanges: boolean;
  readonly knowsRules: boolean;
  readonly #line: ClientLine;
  readonly #person: Person | null;
  readonly #requester: Requester;
  readonly #parts: ConnectionParts;
  readonly #followed = new Map<string, LiveTable>();
  /** Those of them that are before somebody's eyes. */
  readonly #looked = new Set<string>();
  #inLobby = false;
  readonly #groups = new Set<string>();
  /** Messages are answered in the order they came. */
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  readonly #unreadable: Bucket;
  /** Bytes sent so far; what an answer takes is charged to whoever asked. */
  #sent = 0;
  /** The table of what is being answered just now, or was last. */
  #inHand: string | null = null;
  #gone = false;
  #leaves = false;

  constructor(parts: ConnectionParts, line: ClientLine, person: Person | null, requester: Requester) {
    this.#parts = parts;
    this.#unreadable = new Bucket(UNREADABLE, parts.now());
    this.#line = line;
    this.takesChanges = line.takesChanges === true;
    this.knowsRules = line.knowsRules === true;
    this.#person = person;
    this.#requester = requester;
    this.person = person?.id ?? null;
  }

  send(message: ToClient): void {
    this.#sent += this.#line.send(message);
  }

  end(): void {
    this.#line.end();
  }

  looksAt(table: string): boolean {
    return this.#looked.has(table);
  }

  startAfresh(): void {
    const inHand = this.#inHand === null ? [] : [this.#inHand];
    for (const id of [...this.#followed.keys(), ...inHand]) this.#parts.keeper.tables.drop(id);
  }

  /** Takes nothing more: what was heard is answered first, and what comes now is asked again elsewhere. */
  async handOver(): Promise<void> {
    this.#leaves = true;
    await this.#queue;
  }

  heard(text: string): void {
    if (this.#leaves) return;
    this.#parts.count('messages', 1);
    try {
      this.#hear(text);
    } catch (error) {
      this.#log(error, 'a message could not be taken');
      this.#problem('server-error', null);
    }
  }

  #hear(text: string): void {
    const { limits } = this.#parts;
    const inTime = this.#waiting < MOST_WAITING && limits.allow('messages', this.#requester);
    if (!inTime && !limits.allowOwn('excess', this.#requester)) {
      this.end();
      return;
    }
    if (inTime) limits.chargeHeard('messages', this.#requester, text.length);
    const read = readToServer(text);
    if (!read.ok && !this.#unreadable.take(this.#parts.now())) this.end();
    else if (!inTime) this.#tooFast(read);
    else if (!read.ok) this.#problem('unreadable', null);
    else this.#take(read.message);
  }

  #take(message: ToServer): void {
    this.#waiting++;
    this.#queue = this.#queue
      .then(() => (this.#gone ? undefined : this.#answer(message)))
      .catch((error) => this.#failed(message, error))
      .finally(() => {
        this.#waiting--;
      });
  }

  async gone(): Promise<void> {
    this.#gone = true;
    // What is being answered just now may still begin to follow a table.
    await this.#queue;
    this.#parts.lobby.unfollow(this);
    for (const group of [...this.#groups]) this.#unfollowGroup(group);
    for (const id of [...this.#followed.keys()]) {
      await this.#unwatch(id).catch((error) => this.#log(error, 'could not note that somebody left'));
    }
  }

  /** A request that came too fast gets its answer too, so that the client knows whether it was done: it may have come again. */
  #tooFast(read: Checked<ToServer>): void {
    const message = read.ok ? read.message : null;
    if (message === null || !('id' in message)) {
      this.#problem('too-fast', message !== null && 'table' in message ? message.table : null);
      return;
    }
    this.#wasDone(message)
      .then((done) => (done ? this.send({ t: 'done', id: message.id }) : this.#refuse(message.id, refused('too-fast'))))
      .catch((error) => this.#failed(message, error));
  }

  async #wasDone({ table, id }: Request): Promise<boolean> {
    return this.#person !== null && (await this.#parts.store.wasDone(table, requestOf(this.#person, id)));
  }

  /** A mistake of ours: it is logged, the client hears that something went wrong, and everybody else goes on. */
  #failed(message: ToServer, error: unknown): void {
    // Who asks for too much is told so; that is no mistake of ours.
    if (!(error instanceof TooMany)) this.#log(error, 'a message could not be answered');
    const code = isStorageFault(error) ? 'not-stored' : error instanceof TooMany ? 'too-fast' : 'server-error';
    if ('id' in message) this.#refuse(message.id, refused(code));
    else this.#problem(code, 'table' in message ? message.table : null);
  }

  #log(error: unknown, what: string): void {
    logFailure(this.#parts.log, error, what);
  }

  #problem(code: Code, table: string | null): void {
    this.#parts.count('refusals', 1);
    this.send({ t: 'problem', code, table });
  }

  #refuse(id: string, done: Done): void {
    if (done.ok) return;
    this.#parts.count('refusals', 1);
    const reasons = done.reasons.map(({ rule, values }) => ({ rule, values: { ...values } }));
    this.send({ t: 'refused', id, code: done.code, reasons });
  }

  async #answer(message: ToServer): Promise<void> {
    const before = this.#sent;
    await this.#answered(message);
    this.#parts.limits.charge('messages', this.#requester, this.#sent - before);
  }

  async #answered(message: ToServer): Promise<void> {
    this.#inHand = 'table' in message ? message.table : null;
    switch (message.t) {
      case 'ping':
        return this.send({ t: 'pong' });
      case 'lobby':
        return this.#followLobby(message.on);
      case 'group':
        return this.#followGroup(message.group, message.on);
      case 'watch':
        return this.#watch(message.table, message.seen);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'look':
        return this.#look(message.table, message.on);
      default: {
        const started = performance.now();
        const done = await this.#carryOut(message);
        this.#parts.took((performance.now() - started) / 1000);
        if (done.ok) return this.send({ t: 'done', id: message.id });
        this.#refuse(message.id, done);
        if (done.code === 'stale' || done.code === 'not-legal') await this.#sendFresh(message.table);
      }
    }
  }

  async #carryOut(message: Request): Promise<Done> {
    const table = await this.#parts.keeper.tables.open(message.table);
    if (table === null || !(await mayStill(table, () => table.state.mayWatch(this.person)))) return refused('no-such-table');
    const person = this.#person;
    if (person === null) return refused('not-your-seat');
    const request = requestOf(person, message.id);
    if (message.t === 'chat' || message.t === 'phrase')
      return this.#parts.speaking.say(table, person, message, request, this.#requester);
    if (message.t === 'lead') return this.#lead(table, person, message.moment);
    const { limits } = this.#parts;
    if (!limits.allowOwn('changes', this.#requester)) return table.unlessDone(request, refused('too-fast'));
    if (message.t === 'undo') await table.lookBack(table.state.seatOf(person.id));
    return changing(limits, this.#requester, table, person, request, async () => {
      if (message.t === 'propose') return this.#propose(table, person, message.what, request);
      if (message.t === 'consent') return consent(table, person, message.proposal, message.yes, this.#parts.now());
      return seated(table, person, request, async (seat) => {
        switch (message.t) {
          case 'act':
            return table.act(seat, message.action, message.seen, request);
          case 'undo':
            return table.undo(seat, message.count, request);
          case 'standing':
            return table.setStanding(seat, message.decision, message.answer, request);
          case 'orders':
            limits.chargeWork('messages', this.#requester, workOf(message.orders));
            return table.setOrders(seat, message.orders, request);
        }
      });
    });
  }

  async #propose(table: LiveTable, person: Person, what: Proposal['what'], request: string): Promise<Done> {
    const { limits, store, now } = this.#parts;
    const sits = table.state.seatOf(person.id) !== SPECTATOR;
    if (sits && !limits.allow('proposals', this.#requester)) return table.unlessDone(request, refused('too-fast'));
    return propose(store, table, person, what, request, now());
  }

  /** Whoever played leads those who are here; it costs as much as those have to be told. */
  #lead(table: LiveTable, person: Person, moment: Moment | null): Done {
    if (moment === null) {
      table.led.leave(this);
      return DONE;
    }
    const { limits } = this.#parts;
    if (!limits.allow('leading', this.#requester)) return refused('too-fast');
    const { row } = table.state;
    const seat = table.state.seatOf(person.id);
    if (seat === SPECTATOR) return refused('not-your-seat');
    const isThere = this.#followed.get(row.id) === table && Math.max(moment.move, moment.watched) <= row.version;
    if (row.status !== 'over' || !isThere || !table.led.lead(this, seat, moment)) return refused('not-allowed');
    limits.chargeTold('messages', this.#requester, table.audience.size);
    return DONE;
  }

  async #sendFresh(id: string): Promise<void> {
    const table = this.#followed.get(id);
    await table?.inTurn(async () => {
      await table.awake();
      table.audience.sendPosition(this, null);
    });
  }

  async #watch(id: string, seen: number | null): Promise<void> {
    const table = await this.#parts.keeper.tables.open(id);
    if (table === null || !(await mayStill(table, () => table.state.mayKnow(this.person))))
      return this.#problem('no-such-table', id);
    if (!this.#followed.has(id)) {
      if (this.#followed.size >= TABLES_PER_SOCKET) return this.#problem('too-fast', id);
      this.#followed.set(id, table);
      await this.#came(table, true);
    }
    await table.inTurn(async () => {
      await table.follow(this, seen);
    });
  }

  async #unwatch(id: string): Promise<void> {
    const table = this.#followed.get(id);
    if (table === undefined) return;
    this.#followed.delete(id);
    table.led.leave(this);
    table.audience.unfollow(this);
    try {
      await this.#came(table, false);
    } finally {
      this.#look(id, false);
    }
  }

  #look(id: string, on: boolean): void {
    if (on === this.#looked.has(id) || (on && !this.#followed.has(id) && !this.#groups.has(id))) return;
    if (on) this.#looked.add(id);
    else this.#looked.delete(id);
    if (this.person !== null) this.#parts.looking.count(id, this.person, on);
  }

  /** Coming and going costs as much as those have to be told who see it. */
  async #came(table: LiveTable, here: boolean): Promise<void> {
    const told = await this.#parts.keeper.presence(table, this.#requester, here);
    this.#parts.limits.chargeTold('messages', this.#requester, told);
  }

  async #followGroup(group: string, on: boolean): Promise<void> {
    if (!on) this.#unfollowGroup(group);
    else if (this.#groups.size < GROUPS_PER_SOCKET && (await this.#parts.groupsHere.follow(group, this))) this.#groups.add(group);
  }

  #unfollowGroup(group: string): void {
    this.#parts.groupsHere.unfollow(group, this);
    this.#groups.delete(group);
    this.#look(group, false);
  }

  async #followLobby(on: boolean): Promise<void> {
    if (on === this.#inLobby) return;
    this.#inLobby = on;
    if (on) await this.#parts.lobby.follow(this);
    else this.#parts.lobby.unfollow(this);
  }
}
