import { type Action, type Game, type GameRecord, type Reason, SPECTATOR, type State } from '@kaya/engine';
import type { Position, Table, TableClient, ToClient } from '@kaya/wire';
import { newId } from '../app/newId.ts';
import { notify } from '../app/notices.ts';
import { settings } from '../app/settings.ts';
import { Value } from '../app/value.ts';
import { api } from '../net/api.ts';
import { problemKey } from '../net/problemKey.ts';
import { type Memory, remember } from '../saves/saves.ts';
import { heard } from './heard.ts';
import { LedReplay } from './led.ts';
import { PlayedSession } from './playedSession.ts';
import { type Held, heldBack, predict } from './predict.ts';
import type { Ordered, Past, Refusal, Session, TableState } from './session.ts';
import { ToldThere } from './told.ts';

type PositionMessage = Extract<ToClient, { t: 'position' }>;

/** A game at a table far away: the server is the judge, this side shows what it says and what is certain to follow. */
export class OnlineSession extends PlayedSession implements Session {
  readonly state: Value<TableState>;
  readonly led: LedReplay;
  readonly #client: TableClient;
  #table: Table;
  #position: Position;
  readonly #told: ToldThere;
  #seen: number;
  /** Chosen here and not yet sent: with it one's turn ends. */
  #held: Held | null = null;
  /** Sent and not yet answered. */
  #sent: string | null = null;
  /** It asks to take one's own moves back: whoever asked need not be told. */
  #takingBack = false;
  /** What is shown until the server has spoken. */
  #expected: State | null = null;
  /** The last request to lead. */
  #leading = '';
  #connection: TableState['connection'] = 'open';

  constructor(game: Game, client: TableClient, table: Table, first: PositionMessage, memory: Memory | null) {
    super(table.id, game);
    this.#client = client;
    this.led = new LedReplay((moment) => {
      this.#leading = newId();
      client.request({ t: 'lead', id: this.#leading, table: table.id, moment });
    });
    this.#table = table;
    this.#position = first.position;
    // What was told before counts where the news since then are here too.
    const { seat, version } = first.position;
    const goesOn = memory !== null && memory.seat === seat && (first.fresh ? memory.version === version : true);
    const known = goesOn ? memory : null;
    this.#told = new ToldThere(
      known,
      (at) => api.history(table.id, at),
      () => this.#toldAnew(),
    );
    this.#seen = known?.seen ?? 0;
    this.#hear(first);
    this.state = new Value(this.#look());
  }

  /** Takes in what the server says about this table. */
  receive(message: ToClient): void {
    if (message.t === 'led') this.led.hear(message.led);
    else if (message.t === 'table') this.#table = message.table;
    else if (message.t === 'position') {
      this.#hear(message);
      this.#tellScene(message);
      this.#tellTakenBack(message);
    } else if (message.t === 'done') this.#answered(message.id, null);
    else if (message.t === 'refused') this.#answered(message.id, refusalOf(message));
    else return;
    this.state.set(this.#look());
  }

  setConnection(connection: 'connecting' | 'open' | 'lost'): void {
    this.#connection = connection;
    if (connection === 'open') this.led.again();
    this.state.set(this.#look());
  }

  act(action: Action, chosen = true): void {
    const { seat, view } = this.#position;
    if (this.#sent !== null || this.#held !== null || seat === SPECTATOR) return;
    this.#held = settings.value.confirm ? heldBack(this.game, view as State, seat, action, chosen) : null;
    if (this.#held === null) {
      this.#expected = predict(this.game, view as State, seat, action).view;
      this.#send(action);
    }
    this.state.set(this.#look());
  }

  confirm(): void {
    if (this.#held === null) return;
    this.#expected = this.#held.view;
    this.#send(this.#held.action);
    this.#held = null;
    this.state.set(this.#look());
  }

  undo(): void {
    if (this.#held !== null) {
      this.#held = null;
      this.state.set(this.#look());
      return;
    }
    if (this.#sent !== null) return;
    this.#sent = newId();
    this.#takingBack = true;
    this.#client.request({ t: 'undo', id: this.#sent, table: this.id, count: 1 });
    this.state.set(this.#look());
  }

  lift(): void {
    // Everybody has a screen of their own here.
  }

  setStanding(decision: string, answer: string | null): void {
    this.#client.request({ t: 'standing', id: newId(), table: this.id, decision, answer });
  }

  order(orders: readonly Ordered[]): void {
    const said = orders.map(({ moves, exact, when = [] }) => ({
      moves: moves.map((move) => ({ ...move })),
      exact,
      ...(when.length === 0 ? {} : { when: [...when] }),
    }));
    this.#client.request({ t: 'orders', id: newId(), table: this.id, orders: said });
  }

  async past(): Promise<Past | null> {
    const record = await this.record();
    const whole = record === null ? null : (await import('./past.ts')).pastOf(this.game, record, this.#position.seat);
    return whole ?? this.#told.past().catch(() => null);
  }

  async record(): Promise<GameRecord | null> {
    if (this.#table.status !== 'over') return null;
    return api.record(this.id).catch(() => null);
  }

  close(): void {
    this.#told.close();
    this.#client.unwatch(this.id);
  }

  #send(action: Action): void {
    this.#sent = newId();
    const { version } = this.#position;
    this.#seen = version + 1;
    this.#client.request({ t: 'act', id: this.#sent, table: this.id, seen: version, action: { ...action } });
  }

  #answered(id: string, refusal: Refusal | null): void {
    if (id === this.#leading && refusal !== null) this.led.refused();
    if (id === this.#sent) {
      this.#sent = null;
      if (refusal !== null) {
        this.#expected = null;
        this.#takingBack = false;
      }
    }
    if (refusal !== null) this.refused.set(refusal);
  }

  #hear(message: PositionMessage): void {
    this.#position = message.position;
    this.#expected = null;
    this.#held = null;
    // Who takes something back, or agrees to it, has seen how it was.
    if (message.news.some(({ undone }) => undone > 0)) this.#seen = message.position.version;
    this.#told.hear(message);
    this.#remember();
  }

  /** Where moves of others went back, or by consent, the question on the screen is another one, and it is said why. */
  #tellTakenBack({ fresh, news }: PositionMessage): void {
    if (fresh || !news.some(({ undone }) => undone > 0)) return;
    if (!this.#takingBack) notify({ key: 'table.taken-back', kind: 'info' });
    this.#takingBack = false;
  }

  /** What comes while one looks on is followed; what was missed, or taken back, is not. */
  #tellScene(message: PositionMessage): void {
    if (message.fresh || message.news.some(({ undone }) => undone > 0)) return void this.happened.set(null);
    for (const move of heard(message, this.state.value.view)) this.happened.set(move);
  }

  #toldAnew(): void {
    this.#remember();
    this.state.set(this.#look());
  }

  /** Without storage the log is asked for again after a reload; the game itself is safe with the server. */
  #remember(): void {
    const { version, seat } = this.#position;
    const log = this.#told.entries;
    if (this.#told.settled) void remember({ table: this.id, seat, version, seen: this.#seen, log }).catch(() => undefined);
  }

  #look(): TableState {
    const { seat, undoable, orders, byOrder } = this.#position;
    const view = this.#held?.view ?? this.#expected ?? (this.#position.view as State);
    return {
      viewer: seat,
      view,
      seats: this.#table.seats.map((it) => ({ ...it, level: it.level })),
      log: this.#told.entries,
      seen: this.#seen,
      mayUndo: undoable > 0 && this.#sent === null,
      told: undoable === 0 && this.#sent === null && this.#seen > 0 && this.#seen === this.#position.version,
      standing: this.#position.standing,
      ...(orders.length > 0 ? { orders } : {}),
      byOrder,
      held: this.#held,
      curtain: null,
      thinking: [],
      busy: this.#sent !== null,
      connection: this.#connection,
      outcome: view.outcome,
      abandoned: this.#table.status === 'abandoned',
      taught: false,
    };
  }
}

function refusalOf({ code, reasons }: { readonly code: string; readonly reasons: readonly Reason[] }): Refusal {
  return reasons.length > 0 ? { reasons } : { problem: problemKey(code) };
}
