import type { Locale } from '@kaya/engine';
import type { CHANNEL_KINDS, Wishes } from '@kaya/wire';
import { type FailureLog, logFailure } from '../failures.ts';
import type { Outages } from '../outages.ts';
import type { People } from '../people.ts';
import type { Calls, Due } from '../storage/calls.ts';
import type { Channels } from '../storage/channels.ts';
import type { CallRow, ChannelRow } from '../storage/schema.ts';
import { isAway } from '../storage/storage-fault.ts';
import type { Looking } from './looking.ts';
import { type Holding, type Notice, noticeOf, type Reader, titleOf } from './notice.ts';
import { awaitedSince, occasionsAt, stillHolds } from './occasions.ts';
import type { Outside } from './outside.ts';
import { patienceOf } from './patience.ts';
import { type Post, UNWANTED } from './post.ts';
import { sendPush } from './push/push.ts';
import type { Vapid } from './push/vapid.ts';
import type { Sent } from './sent.ts';
import { sendWebhook } from './webhook.ts';
import { nextDigest, quietUntil, STANDARD } from './wishes.ts';

export interface CallerParts {
  readonly calls: Calls;
  readonly channels: Channels;
  readonly looking: Looking;
  readonly people: People;
  readonly outside: Outside;
  /** The address people use; without it no link can be made, and nobody is called. */
  readonly origin: string | null;
  readonly vapid: Vapid | null;
  readonly post: Post | null;
  readonly now: () => number;
  readonly outages: Pick<Outages, 'spans'>;
  readonly log: FailureLog & { info(details: object, message: string): void };
}

/** So long after a call nobody is called again: what comes meanwhile is told together. */
const GAP = 60_000;
/** Whoever claims a person has called them by then. */
const CLAIM = 60_000;
/** What failed in passing is tried again so long afterwards, and then no more. */
const AGAIN = [60_000, 600_000];
/** So many tables and people are taken up at one look. */
const AT_ONCE = 200;
/** So many people are called at the same time, and so many of one neighbourhood: whoever is slow to answer keeps few others waiting. */
const SIDE_BY_SIDE = 50;
const OF_ONE_CROWD = 10;
/** After so many calls in a row that nobody answered a browser or webhook is called no more. */
const MOST_MISSES = 3;
/** So many games are counted for somebody's badge. */
const COUNTED = 100;
/** Nobody is to be called. */
const NONE: ReturnType<typeof occasionsAt> = { wanted: [], next: null };

/** Calls people who are awaited and do not look: once for each wait, from whichever process comes first. */
export class Caller {
  readonly #parts: CallerParts;
  /** Who is being called just now, and from which neighbourhood they are. */
  readonly #underWay = new Map<string, string>();

  constructor(parts: CallerParts) {
    this.#parts = parts;
  }

  /** To be called now and then; whoever waits for it waits until everybody is called. */
  async lookAround(): Promise<void> {
    const { calls, looking, origin, now } = this.#parts;
    if (origin === null) return;
    await looking.stillHere();
    for (const table of await calls.tablesDue(now(), AT_ONCE)) {
      // Where it cannot be read, it is looked at again when something has happened there.
      const { wanted, next } = await this.#unless(table.row.id, () => occasionsAt(table, now(), this.#parts.outages.spans), NONE);
      const callings = await calls.callings(wanted.map(({ person }) => person));
      await calls.looked(
        table.row,
        next,
        wanted.filter(({ person }) => callings.has(person)),
        now(),
      );
    }
    const due = [...(await calls.peopleDue(now(), AT_ONCE))];
    const free = Math.max(0, SIDE_BY_SIDE - this.#underWay.size);
    await Promise.all(Array.from({ length: Math.min(free, due.length) }, () => this.#callSome(due, origin)));
  }

  /** A table that cannot be read keeps nobody from being called to another: the host reads of it. */
  async #unless<T>(table: string, work: () => T | Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isAway(error)) throw error;
      logFailure(this.#parts.log, error, 'whom to call at a table cannot be found out', { table });
      return otherwise;
    }
  }

  /** Calls one after the other while there is somebody whose neighbourhood has a place. */
  async #callSome(due: Due[], origin: string): Promise<void> {
    for (;;) {
      const next = due.findIndex(({ person, crowd }) => !this.#underWay.has(person) && this.#ofCrowd(crowd) < OF_ONE_CROWD);
      const [one] = next < 0 ? [] : due.splice(next, 1);
      if (one === undefined) return;
      await this.#call(one, origin);
    }
  }

  #ofCrowd(crowd: string): number {
    return [...this.#underWay.values()].filter((it) => it === crowd).length;
  }

  /** Sends one notice over one channel and notes how it went. */
  async send(channel: ChannelRow, notice: Notice): Promise<Sent> {
    const { channels, now, log } = this.#parts;
    await channels.went(channel.id, now(), 'sent', null);
    const sent = await this.#sendOver(channel, notice);
    if (sent.result === 'gone') await channels.remove(channel.person, channel.id);
    else await channels.went(channel.id, now(), sent.result, sent.why);
    // Successes too: what was never sent must not look like what was taken.
    log.info({ channel: channel.kind, result: sent.result, why: 'why' in sent ? sent.why : null }, 'somebody was called');
    return sent;
  }

  async #call({ person, crowd }: Due, origin: string): Promise<void> {
    const { calls, log, now } = this.#parts;
    this.#underWay.set(person, crowd);
    try {
      const row = await calls.claim(person, now(), now() + CLAIM);
      if (row === null) return;
      let called: number | null = null;
      try {
        if (await this.#tell(person, origin, { ...STANDARD, ...JSON.parse(row.wishes) }, row.called_at)) called = now();
      } finally {
        await calls.release(person, called);
      }
    } catch (error) {
      logFailure(log, error, 'somebody could not be called');
    } finally {
      this.#underWay.delete(person);
    }
  }

  /** Tells somebody everything that is due; true where anything was sent. */
  async #tell(person: string, origin: string, wishes: Wishes, calledAt: number): Promise<boolean> {
    const { calls, channels, now } = this.#parts;
    const due = await calls.dueFor(person, now());
    const soon = calledAt > now() ? 0 : calledAt + GAP - now();
    const after = soon > 0 ? now() + soon : quietUntil(now(), wishes);
    if (after !== null) {
      for (const call of due) await calls.change(call, { due_at: after });
      return false;
    }
    const reader = await this.#readerOf(person, origin, wishes);
    const ways = (await channels.of(person)).filter((it) => it.confirmed === 1 && this.#canSend(it.kind));
    const holding: Holding[] = [];
    for (const call of due) {
      const held = call.kind === 'digest' ? null : await this.#held(call);
      if (held !== null) holding.push(held);
    }
    let sent = false;
    const digest = due.find(({ kind }) => kind === 'digest');
    if (digest !== undefined) sent = await this.#sendDigest(digest, ways, reader);
    const again = new Set<CallRow>();
    await Promise.all(
      ways.map(async (way) => {
        const mine = holding.filter(
          ({ call }) => call.kind !== 'digest' && wishes.kinds[way.kind].includes(call.kind) && !begunOf(call).includes(way.id),
        );
        const [first, ...rest] = mine;
        if (first === undefined) return;
        if (way.kind === 'mail' && wishes.digest !== null) {
          for (const { call } of mine) await calls.change(call, { listed: 1 });
          const at = nextDigest(now(), wishes, wishes.digest);
          await calls.want({ person, kind: 'digest', table_id: '', wait: String(at) }, at);
          return;
        }
        for (const { call } of mine) await this.#begin(call, way.id);
        sent = true;
        const went = await this.send(way, await noticeOf([first, ...rest], reader));
        if (went.result !== 'failed') return;
        const last = !went.again || mine.every(({ call }) => call.tries >= AGAIN.length);
        // It is not used any more until its owner saves it again.
        if (last && way.kind === 'webhook') await channels.doubt(way.id);
        else if (last && went.why === 'no-answer' && way.kind === 'push') await channels.missed(way.id, MOST_MISSES);
        if (last) return;
        for (const { call } of mine) {
          await this.#begin(call, way.id, false);
          again.add(call);
        }
      }),
    );
    for (const { call } of holding) {
      const pause = AGAIN[call.tries];
      if (again.has(call) && pause !== undefined) await calls.change(call, { due_at: now() + pause, tries: call.tries + 1 });
      else await calls.done(call);
    }
    return sent;
  }

  /** The call with its table, where it is time for it; what holds no more is over, what is before somebody's eyes waits. */
  async #held(call: CallRow): Promise<Holding | null> {
    const { calls, looking, now } = this.#parts;
    const holding = await this.#unless(call.table_id, () => this.#holding(call), null);
    if (holding === null) {
      await calls.done(call);
      return null;
    }
    if (await looking.isLooking(call.table_id, call.person)) {
      // Whoever leaves without having moved is called then; all else they have seen.
      if ('table' in holding && (call.kind === 'turn' || call.kind === 'reminder'))
        await calls.change(call, { due_at: now() + patienceOf(JSON.parse(holding.table.row.pace)) });
      else await calls.done(call);
      return null;
    }
    return holding;
  }

  /** The call with its table, or with the group in whose talk somebody was named; null where it holds no more. */
  async #holding(call: CallRow): Promise<Holding | null> {
    const { calls, now, outages } = this.#parts;
    const table = await calls.table(call.table_id);
    if (table !== null) return stillHolds(table, call, now(), outages.spans) ? { call, table } : null;
    const group = call.kind === 'mention' ? await calls.group(call.table_id, call.person) : null;
    return group === null ? null : { call, group };
  }

  /** Noted before it goes out: whatever happens then, it does not go out twice. */
  async #begin(call: CallRow, way: string, begins = true): Promise<void> {
    const others = begunOf(call).filter((it) => it !== way);
    call.begun = JSON.stringify(begins ? [...others, way] : others);
    await this.#parts.calls.change(call, { begun: call.begun });
  }

  /** One mail with everything that still waits. */
  async #sendDigest(digest: CallRow, ways: readonly ChannelRow[], reader: Reader): Promise<boolean> {
    const { calls } = this.#parts;
    const listed = await calls.listedFor(digest.person);
    const holding: Holding[] = [];
    for (const call of listed) {
      const held = await this.#unless(call.table_id, () => this.#holding(call), null);
      if (held !== null) holding.push(held);
      await calls.change(call, { listed: 0 });
    }
    await calls.done(digest);
    const [first, ...rest] = holding;
    if (first === undefined) return false;
    const lines: string[] = [];
    for (const it of [first, ...rest]) {
      const { title, body, url } = await noticeOf([it], reader);
      lines.push(`${title}\n${body}\n${url}`);
    }
    const { locale, origin, waiting } = reader;
    const notice: Notice = {
      title: titleOf(holding, locale, 'mail.digest'),
      body: lines.join('\n\n'),
      url: `${origin}/`,
      ...{ tag: 'digest', replaces: [], topic: 'digest', locale, waiting, urgent: false },
    };
    for (const way of ways.filter(({ kind }) => kind === 'mail')) await this.send(way, notice);
    return true;
  }

  async #readerOf(
    person: string,
    origin: string,
    { locale, zone }: { readonly locale: Locale; readonly zone: string },
  ): Promise<Reader> {
    const { calls, people } = this.#parts;
    const running = await calls.runningOf(person, COUNTED);
    let waiting = 0;
    for (const table of running) {
      const isAwaited = () => table.seats.some((seat) => seat.person === person && awaitedSince(table, seat) !== null);
      if (await this.#unless(table.row.id, isAwaited, false)) waiting++;
    }
    const { spans: outages } = this.#parts.outages;
    return { person, locale, zone, origin, waiting, outages, names: (ids) => people.names(ids) };
  }

  #canSend(kind: (typeof CHANNEL_KINDS)[number]): boolean {
    const { vapid, post } = this.#parts;
    return kind === 'push' ? vapid !== null : kind === 'mail' ? post !== null : true;
  }

  async #sendOver({ kind, address, details }: ChannelRow, notice: Notice): Promise<Sent> {
    const { outside, vapid, post, now } = this.#parts;
    if (kind === 'webhook') return sendWebhook({ outside, now: now() }, address, JSON.parse(details), notice);
    if (kind === 'push' && vapid !== null) return sendPush({ outside, vapid, now: now() }, address, JSON.parse(details), notice);
    if (kind === 'mail' && post !== null) {
      const { title, body, url, locale } = notice;
      const sent = await post.write('call', address, { subject: title, text: `${body}\n\n${url}`, locale });
      // Whoever reads there wants no mail any more: it is no way to reach anybody.
      return sent.result === 'failed' && sent.why === UNWANTED ? { result: 'gone' } : sent;
    }
    return { result: 'failed', why: 'not-set-up', again: false };
  }
}

function begunOf({ begun }: CallRow): readonly string[] {
  return JSON.parse(begun);
}
