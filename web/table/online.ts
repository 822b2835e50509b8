import {
  type Action,
  eventsFor,
  type Game,
  type GameRecord,
  type Reason,
  replay,
  SPECTATOR,
  type State,
  viewOf,
} from '@kaya/engine';
import type { Position, Table, TableClient, ToClient } from '@kaya/wire';
import { newId } from '../app/newId.ts';
import { settings } from '../app/settings.ts';
import { Value } from '../app/value.ts';
import { api } from '../net/api.ts';
import { type Memory, remember } from '../saves/saves.ts';
import type { SiteKey } from '../text/index.ts';
import { lastWord, predict } from './predict.ts';
import type { Entry, Moment, Refusal, Session, TableState } from './session.ts';

/** So many moments can be looked at again while a game runs; once it is over the record has them all. */
const KEPT = 150;
/** Lines of the log that are kept. */
const LOGGED = 600;

type PositionMessage = Extract<ToClient, { t: 'position' }>;

/** A game at a table far away: the server is the referee, this side shows what it says and what is certain to follow. */
export class OnlineSession implements Session {
  readonly id: string;
  readonly game: Game;
  readonly state: Value<TableState>;
  readonly refused = new Value<Refusal | null>(null);
  readonly #client: TableClient;
  #table: Table;
  #position: Position;
  #log: Entry[];
  #seen: number;
  #moments: Moment[] = [];
  /** Played here and not yet sent: the end of a turn waits to be confirmed. */
  #held: Action | null = null;
  /** Sent and not yet answered. */
  #sent: string | null = null;
  /** What is shown until the server has spoken. */
  #expected: State | null = null;
  #connection: TableState['connection'] = 'open';

  constructor(game: Game, client: TableClient, table: Table, first: PositionMessage, memory: Memory | null) {
    this.id = table.id;
    this.game = game;
    this.#client = client;
    this.#table = table;
    this.#position = first.position;
    // What was told before counts where the news since then are here too.
    const { seat, version } = first.position;
    const goesOn = memory !== null && memory.seat === seat && (first.fresh ? memory.version === version : true);
    const known = goesOn ? memory : null;
    this.#log = [...(known?.log ?? [])];
    this.#seen = known?.seen ?? 0;
    this.#hear(first);
    this.state = new Value(this.#look());
  }

  /** Takes in what the server says about this table. */
  receive(message: ToClient): void {
    if (message.t === 'table') this.#table = message.table;
    else if (message.t === 'position') this.#hear(message);
    else if (message.t === 'done') this.#answered(message.id, null);
    else if (message.t === 'refused') this.#answered(message.id, refusalOf(message));
    else return;
    this.state.set(this.#look());
  }

  setConnection(connection: 'connecting' | 'open' | 'lost'): void {
    this.#connection = connection;
    this.state.set(this.#look());
  }

  act(action: Action): void {
    const { seat, view } = this.#position;
    if (this.#sent !== null || this.#held !== null || seat === SPECTATOR) return;
    const { view: expected, endsTurn } = predict(this.game, view as State, seat, action);
    const settled = settings.value.confirm ? lastWord(this.game, view as State, seat, action) : null;
    this.#expected = settled ?? expected;
    if ((endsTurn || settled !== null) && settings.value.confirm) this.#held = action;
    else this.#send(action);
    this.state.set(this.#look());
  }

  confirm(): void {
    if (this.#held === null) return;
    this.#send(this.#held);
    this.#held = null;
    this.state.set(this.#look());
  }

  undo(): void {
    if (this.#held !== null) {
      this.#held = null;
      this.#expected = null;
      this.state.set(this.#look());
      return;
    }
    if (this.#sent !== null) return;
    this.#sent = newId();
    this.#client.request({ t: 'undo', id: this.#sent, table: this.id, count: 1 });
    this.state.set(this.#look());
  }

  lift(): void {
    // Everybody has a screen of their own here.
  }

  setStanding(decision: string, answer: string | null): void {
    this.#client.request({ t: 'standing', id: newId(), table: this.id, decision, answer });
  }

  async moments(): Promise<readonly Moment[]> {
    const record = await this.record();
    if (record === null) return this.#moments;
    const found: Moment[] = [];
    const { seat } = this.#position;
    replay(this.game, record, (state, _move, events) => {
      found.push({ view: viewOf(this.game, state, seat), events: eventsFor(this.game, events, seat) });
    });
    return found.length > 0 ? found : this.#moments;
  }

  async record(): Promise<GameRecord | null> {
    if (this.#table.status !== 'over') return null;
    return api.record(this.id).catch(() => null);
  }

  close(): void {
    this.#client.unwatch(this.id);
  }

  #send(action: Action): void {
    this.#sent = newId();
    const { version } = this.#position;
    this.#seen = version + 1;
    this.#client.request({ t: 'act', id: this.#sent, table: this.id, seen: version, action: { ...action } });
  }

  #answered(id: string, refusal: Refusal | null): void {
    if (id === this.#sent) {
      this.#sent = null;
      if (refusal !== null) this.#expected = null;
    }
    if (refusal !== null) this.refused.set(refusal);
  }

  #hear({ position, news, fresh }: PositionMessage): void {
    if (fresh && position.version !== this.#position.version) this.#log = [];
    for (const { version, events, undone } of news) {
      // What was taken back is not told any more.
      if (undone > 0) this.#log = this.#log.slice(0, -undone);
      else if (events.length > 0 && version > (this.#log.at(-1)?.number ?? -1)) this.#log.push({ number: version, events });
    }
    if (this.#log.length > LOGGED) this.#log.splice(0, this.#log.length - LOGGED);
    this.#position = position;
    this.#expected = null;
    this.#held = null;
    const events = news.flatMap((it) => it.events);
    this.#moments.push({ view: position.view as State, events });
    if (this.#moments.length > KEPT) this.#moments.shift();
    const { version, seat } = position;
    // Without storage the log begins anew after a reload; the game itself is safe with the server.
    void remember({ table: this.id, seat, version, seen: this.#seen, log: this.#log }).catch(() => undefined);
  }

  #look(): TableState {
    const { seat, undoable } = this.#position;
    const view = this.#expected ?? (this.#position.view as State);
    return {
      viewer: seat,
      view,
      seats: this.#table.seats.map((it) => ({ ...it, level: it.level })),
      log: [...this.#log],
      seen: this.#seen,
      mayUndo: undoable > 0 && this.#sent === null,
      holding: this.#held !== null,
      curtain: null,
      thinking: [],
      busy: this.#sent !== null,
      connection: this.#connection,
      outcome: view.outcome,
    };
  }
}

function refusalOf({ code, reasons }: { readonly code: string; readonly reasons: readonly Reason[] }): Refusal {
  return reasons.length > 0 ? { reasons } : { problem: `code.${code}` as SiteKey };
}
