import { type Seat, SPECTATOR, type Viewer } from '@kaya/engine';
import {
  type Change,
  type ChatLine,
  changesBetween,
  LONGEST_LINE,
  type Moment,
  PHRASES,
  type Position,
  type Proposal,
  type Table,
  type ToClient,
  type Turn,
} from '@kaya/wire';
import { cut } from '../visible.ts';
import type { Glimpsed } from './glimpsed.ts';
import { NO_ORDERS, ordersOf } from './orders.ts';
import type { Surroundings } from './surroundings.ts';
import { type Common, common, describe, type Known, ownOf, type TableState, together, turnOf } from './table-state.ts';

/** Somebody who follows a table through this process. */
export interface Follower {
  readonly person: string | null;
  send(message: ToClient): void;
  /** May a position come as what has changed since the last one? */
  readonly takesChanges?: boolean;
  /** Does it work out by itself what may be done? */
  readonly knowsRules?: boolean;
  /** Does the table lie before their eyes? */
  looksAt?(table: string): boolean;
  /** Ends the connection: whoever is there comes back by itself and catches up with what is stored. */
  end(): void;
}

/** What a follower has been sent. */
interface Sent {
  /** The number of the last line of talk. */
  chat: number;
  /** As whom it was last told where the game stands, and the number of that. */
  viewer: Viewer;
  version: number | null;
  /** The view it was sent last, and when; null where that is long ago. */
  view: object | null;
  viewAt: number;
  /** The table as it was sent last, to send it again only when something in it changed for this follower, and the telling it came with. */
  table: SentTable | null | typeof GONE;
  telling: number;
  /** Who leads to which step, as text. */
  led: string;
}

/** As text: what all see alike, what is the follower's own, and whose turn it is. */
interface SentTable {
  readonly common: string;
  readonly own: string;
  readonly turn: string;
}

/** A table as it is described to everybody at the same time. */
interface Described {
  readonly telling: number;
  readonly common: Common;
  readonly proposals: Proposal[];
  /** Both of them as text. */
  readonly text: string;
  /** By viewer. */
  readonly turns: Map<Viewer, { readonly turn: Turn; readonly text: string }>;
}

/** So long after a position the next one comes as what has changed. */
const REMEMBERED = 10_000;
/** Beyond so many changes the whole is not much longer. */
const MOST_CHANGES = 80;
/** So many lines of talk for somebody who comes. */
const TALK = 200;
/** Who came and went is gathered this long before everybody is told. */
const GATHERED = 100;
/** Nobody leads. */
const NOBODY = 'null';
/** In the place of the table: the follower may not know of it any more. */
const GONE = 'gone';

/** Those who follow one table here, and what each of them is told: always and only what their own seat may know. */
export class Audience {
  readonly #around: Surroundings;
  readonly #table: TableState;
  readonly #undoable: (seat: Viewer) => number;
  readonly #followers = new Map<Follower, Sent>();
  /** Worked out once for all who see the same, and forgotten when they are told: what was seen before is not to be kept by what is seen now. */
  readonly #changes = new Map<object, { readonly from: object; readonly changes: readonly Change[] }>();
  #soon: NodeJS.Timeout | null = null;
  #tellings = 0;
  /** What all see alike of the table, as it was told last: held once for all who were told it. */
  #common = '';

  /** `undoable` says how many moves a seat may take back, as far as that is known. */
  constructor(around: Surroundings, table: TableState, undoable: (seat: Viewer) => number) {
    this.#around = around;
    this.#table = table;
    this.#undoable = undoable;
  }

  get size(): number {
    return this.#followers.size;
  }

  /** Does anybody follow it from this seat? */
  isAt(seat: Seat): boolean {
    const person = this.#table.seats[seat]?.person ?? null;
    return person !== null && [...this.#followers.keys()].some((it) => it.person === person);
  }

  /** Does anybody look on here? */
  get looksOn(): boolean {
    return [...this.#followers.keys()].some((it) => it.looksAt?.(this.#table.id) === true);
  }

  /** From now on the follower is told; what it has missed comes first. */
  async follow(follower: Follower, seen: number | null): Promise<void> {
    const chat = this.#followers.get(follower)?.chat ?? 0;
    const sent: Sent = {
      chat,
      table: null,
      telling: 0,
      led: NOBODY,
      viewer: this.#table.seatOf(follower.person),
      version: null,
      view: null,
      viewAt: 0,
    };
    this.#followers.set(follower, sent);
    this.#sendTableTo(follower, sent, await this.#described());
    this.sendPosition(follower, seen);
    await this.#sendChatTo([[follower, sent]]);
  }

  /** Nobody is told anything here any more: the table begins afresh, and so do those who follow it. */
  disperse(): void {
    const all = [...this.#followers.keys()];
    this.#followers.clear();
    for (const follower of all) follower.end();
  }

  unfollow(follower: Follower): void {
    this.#followers.delete(follower);
  }

  /** Where the game stands for this follower, with the news since what it has seen and how they came about. The game must be awake. */
  sendPosition(follower: Follower, seen: number | null, glimpsed: Glimpsed | null = null, turn: Turn | null = null): void {
    if (this.#table.game === null || !this.#table.mayWatch(follower.person)) return;
    const viewer = this.#table.seatOf(follower.person);
    const news = seen === null ? null : this.#table.newsSince(viewer, seen);
    const position = this.position(viewer, follower.knowsRules !== true);
    const sent = this.#followers.get(follower);
    const changes = news === null ? null : this.#changesFor(follower, sent, viewer, position.view as object);
    if (sent !== undefined)
      Object.assign(sent, { viewer, version: position.version, view: position.view, viewAt: this.#around.now() });
    const back = news !== null && follower.looksAt?.(this.#table.id) === true ? glimpsed?.back(viewer, position.view) : undefined;
    follower.send({
      t: 'position',
      table: this.#table.id,
      position: changes === null ? position : { ...position, view: null },
      ...(changes === null ? {} : { changes: [...changes] }),
      ...(turn === null ? {} : { turn: { ...turn, now: this.#around.now() } }),
      news: (news ?? []).map((it) => ({ version: it.version, events: [...it.events], undone: it.undone })),
      fresh: news === null,
      ...(back === undefined || back.length === 0 ? {} : { back }),
    });
  }

  /**
   * What has changed in the view that this follower was sent last, where that is little; null: the whole is sent. It hangs on what the
   * follower was told and when, and on nothing else: whether the game sleeps or is awake tells what others do in secret.
   */
  #changesFor(follower: Follower, sent: Sent | undefined, viewer: Viewer, view: object): readonly Change[] | null {
    if (follower.takesChanges !== true || sent === undefined || sent.view === null || sent.viewer !== viewer) return null;
    const passed = this.#around.now() - sent.viewAt;
    if (passed < 0 || passed > REMEMBERED) return null;
    const known = this.#changes.get(view);
    const changes = known?.from === sent.view ? known.changes : changesBetween(sent.view, view);
    this.#changes.set(view, { from: sent.view, changes });
    return changes.length <= MOST_CHANGES && changes.every(({ at }) => at.length > 0) ? changes : null;
  }

  /** What was sent long ago need not be kept. */
  forgetViews(now: number): void {
    for (const sent of this.#followers.values()) if (now - sent.viewAt > REMEMBERED) sent.view = null;
  }

  position(viewer: Viewer, withLegal = true): Position {
    const { game, row, seats } = this.#table;
    if (game === null) throw new Error('the game is asleep');
    const { match, saved } = game;
    const { version, view } = match.view(viewer);
    const plays = viewer >= 0 && !match.over && row.status === 'playing';
    return {
      version,
      seat: viewer,
      view,
      legal: plays && withLegal ? [...match.legal(viewer)] : [],
      undoable: plays ? this.#undoable(viewer) : 0,
      standing: saved.standing
        .filter((it) => it.seat === viewer && viewer >= 0)
        .map(({ decision, answer }) => ({ decision, answer })),
      ...ordersOf(saved.orders ?? NO_ORDERS, viewer, seats[viewer]?.person ?? null),
    };
  }

  /** Everybody who has not been told yet where the game stands for them is told now; nobody else hears anything. */
  tell(glimpsed: Glimpsed | null = null): void {
    const { game } = this.#table;
    if (game === null) return;
    for (const [follower, sent] of this.#followers) {
      const viewer = this.#table.seatOf(follower.person);
      const same = sent.viewer === viewer;
      if (!same || sent.version !== game.match.view(viewer).version)
        this.sendPosition(follower, same ? sent.version : null, glimpsed);
    }
    this.#changes.clear();
  }

  /** Something changed in the game: everybody for whom it did is told where it stands now, and whose turn it is at the table. */
  async tellAll(glimpsed: Glimpsed | null = null): Promise<void> {
    if (this.#followers.size === 0) return;
    const described = await this.#described().catch((error) => this.#around.failed(error, 'could not describe a table'));
    for (const [follower, sent] of this.#followers) {
      const viewer = this.#table.seatOf(follower.person);
      const { game } = this.#table;
      const same = sent.viewer === viewer;
      const isNews = game !== null && (!same || sent.version !== game.match.view(viewer).version);
      const turn = isNews && described !== undefined ? this.#turnAlone(follower, sent, described) : null;
      if (isNews) this.sendPosition(follower, same ? sent.version : null, glimpsed, turn);
      if (described !== undefined) this.#sendTableTo(follower, sent, described);
    }
    this.#changes.clear();
  }

  /** The same position once more for a seat, without news: it may do more than it knew. */
  sendAgain(viewer: Viewer): void {
    const version = this.#table.game?.match.view(viewer).version ?? null;
    for (const follower of this.#followers.keys()) {
      if (this.#table.seatOf(follower.person) === viewer) this.sendPosition(follower, version);
    }
    this.#changes.clear();
  }

  /** The table for everybody for whom something in it changed. */
  async sendTable(): Promise<void> {
    if (this.#followers.size === 0) return;
    const described = await this.#described();
    for (const [follower, sent] of this.#followers) this.#sendTableTo(follower, sent, described);
  }

  /** The same a moment later, once for all that happens until then. */
  sendTableSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = null;
      this.sendTable().catch((error) => this.#around.failed(error, 'could not tell who is there'));
    }, GATHERED).unref();
  }

  /** Has somebody not been told yet what was said up to this line? */
  lacks(line: number): boolean {
    return [...this.#followers].some(([{ person }, { chat }]) => chat < line && this.#table.mayWatch(person));
  }

  /** Who leads through a game that is over, for all but the one who does, and only where it is another moment for them. */
  sendLed(seat: Seat | null, moment: Moment, leader: Follower | null): void {
    for (const [follower, sent] of this.#followers) {
      if (follower === leader || !this.#table.mayWatch(follower.person)) continue;
      const at = this.#table.seatOf(follower.person) === SPECTATOR ? moment.watched : moment.move;
      const led = seat === null ? null : { by: seat, at };
      const text = JSON.stringify(led);
      if (text === sent.led) continue;
      sent.led = text;
      follower.send({ t: 'led', table: this.#table.id, led });
    }
  }

  sendChat(): Promise<void> {
    return this.#sendChatTo([...this.#followers]);
  }

  /** What was said and is no more: those who have read it are told so. */
  async unsay(): Promise<void> {
    if (this.#followers.size === 0) return;
    const rows = await this.#around.talk.unsaid(this.#table.id);
    const lines = rows.map(({ number, seat, at }): ChatLine => ({ number, seat, at, name: '', text: '', phrase: null }));
    for (const [follower, { chat }] of this.#followers) {
      const read = lines.filter(({ number }) => number <= chat);
      if (read.length > 0 && this.#table.mayWatch(follower.person))
        follower.send({ t: 'chat', table: this.#table.id, lines: read });
    }
  }

  async #sendChatTo(followers: readonly (readonly [Follower, Sent])[]): Promise<void> {
    const oldest = Math.min(...followers.map(([, sent]) => sent.chat));
    if (!Number.isFinite(oldest)) return;
    const rows = await this.#around.talk.after(this.#table.id, oldest, TALK);
    const readers = followers.flatMap(([{ person }]) => (person === null ? [] : [person]));
    const authors = new Set(rows.flatMap(({ person }) => (person === null ? [] : [person])));
    const isHidden = await this.#around.store.relations.hidden([...new Set(readers)], [...authors]);
    for (const [follower, sent] of followers) {
      const unread = rows.filter((row) => row.number > sent.chat);
      const last = unread.at(-1);
      if (last === undefined || !this.#table.mayWatch(follower.person)) continue;
      sent.chat = last.number;
      const fresh = unread.filter((row) => row.text !== '' && !isHidden(follower.person, row.person));
      // What was stored when length was reckoned otherwise may be longer.
      const lines: ChatLine[] = fresh.map(({ number, seat, name, text, phrase, at }) => ({
        ...{ number, seat, name, at },
        text: cut(text, LONGEST_LINE),
        phrase: PHRASES.find((it) => it === phrase) ?? null,
      }));
      if (lines.length > 0) follower.send({ t: 'chat', table: this.#table.id, lines });
    }
  }

  async describe(person: string | null): Promise<Table> {
    return describe(this.#table, person, await this.#known());
  }

  async #known(): Promise<Known> {
    const { seats, id, row } = this.#table;
    const people = seats.flatMap((seat) => (seat.person === null ? [] : [seat.person]));
    const names = await this.#around.names(people);
    const games = await this.#around.experience(row.status === 'open' ? people : []);
    const isOnline = (it: string) => this.#table.elsewhere.has(it) || this.#around.isOnline(id, it);
    const isProgram = (it: string) => this.#around.isProgram(it);
    return { names, isOnline, isProgram, games, outages: this.#around.outages() };
  }

  async #described(): Promise<Described> {
    const telling = ++this.#tellings;
    const known = common(this.#table, await this.#known());
    const proposals = this.#table.proposals.map(({ target: _secret, until: _until, ...proposal }) => proposal);
    const text = JSON.stringify([known, proposals]);
    if (text !== this.#common) this.#common = text;
    return { telling, common: known, proposals, text: this.#common, turns: new Map() };
  }

  /** Whose turn it is as this viewer knows it; when something last happened is no change by itself. */
  #turnOf(viewer: Viewer, { turns }: Described): { readonly turn: Turn; readonly text: string } {
    const known = turns.get(viewer);
    if (known !== undefined) return known;
    const turn = turnOf(this.#table, viewer, this.#around.outages());
    const found = { turn, text: JSON.stringify([turn.awaited, turn.deadline, turn.time]) };
    turns.set(viewer, found);
    return found;
  }

  /** Whose turn it is, where the follower takes that beside a position, and nothing else has changed for it; it counts as sent. */
  #turnAlone(follower: Follower, sent: Sent, described: Described): Turn | null {
    const { table } = sent;
    if (follower.takesChanges !== true || table === null || table === GONE || described.telling < sent.telling) return null;
    if (!this.#table.mayWatch(follower.person) || table.common !== described.text) return null;
    const own = ownOf(this.#table, follower.person);
    const { turn, text } = this.#turnOf(own.seat, described);
    if (table.own !== JSON.stringify(own) || table.turn === text) return null;
    sent.telling = described.telling;
    sent.table = { ...table, turn: text };
    return turn;
  }

  #sendTableTo(follower: Follower, sent: Sent, described: Described): void {
    if (!this.#table.mayKnow(follower.person)) {
      if (sent.table !== GONE) follower.send({ t: 'problem', code: 'no-such-table', table: this.#table.id });
      sent.table = GONE;
      return;
    }
    // A later telling may have been faster, and whoever follows anew is told anew.
    if (described.telling < sent.telling || this.#followers.get(follower) !== sent) return;
    sent.telling = described.telling;
    const own = ownOf(this.#table, follower.person);
    const { turn, text } = this.#turnOf(own.seat, described);
    const now: SentTable = { common: described.text, own: JSON.stringify(own), turn: text };
    if (isSame(now, sent.table)) return;
    sent.table = now;
    const table = together(described.common, own, turn);
    follower.send({ t: 'table', table, proposals: described.proposals, now: this.#around.now() });
  }
}

function isSame({ common: all, own, turn }: SentTable, sent: Sent['table']): boolean {
  return sent !== null && sent !== GONE && sent.common === all && sent.own === own && sent.turn === turn;
}
