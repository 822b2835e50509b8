import type { Box } from '@kaya/engine';
import type { ChatLine, Phrase, Proposal, Table, TableClient, ToClient } from '@kaya/wire';
import { type DrawnBoard, loadBoard, loadBox } from '../app/boxes.ts';
import { newId } from '../app/newId.ts';
import { notify } from '../app/notices.ts';
import { sound } from '../app/sound.ts';
import { Value } from '../app/value.ts';
import { ApiError, api } from '../net/api.ts';
import { openLive, type Status } from '../net/live.ts';
import { problemKey } from '../net/problemKey.ts';
import { putAway } from '../net/putAway.ts';
import { type Memory, remembered } from '../saves/saves.ts';
import { OnlineSession } from './online.ts';

/** So many lines of talk are kept. */
const TALK = 300;

/** A game at the table, once it runs and is loaded. */
export interface Running {
  readonly box: Box;
  readonly board: DrawnBoard | null;
  readonly session: OnlineSession;
}

/** What is known about the table so far. */
export interface Visited {
  /** Why nothing can be shown: there is no such table, no server, or something of ours broke. */
  readonly problem: 'no-table' | 'away' | 'waits' | { readonly failure: unknown } | null;
  readonly status: Status;
  /** By how much the server's clock is ahead of this device's. */
  readonly ahead: number;
  readonly table: Table | null;
  readonly proposals: readonly Proposal[];
  readonly chat: readonly ChatLine[];
  readonly unread: number;
  readonly running: Running | null;
}

/** What one may ask of the table besides moves. */
export type TableRequest =
  | { readonly t: 'chat'; readonly text: string }
  | { readonly t: 'phrase'; readonly phrase: Phrase }
  | { readonly t: 'propose'; readonly what: Proposal['what'] }
  | { readonly t: 'consent'; readonly proposal: string; readonly yes: boolean };

/** A visit to a table on the server: the first question, the connection, the talk, and the game once it runs. */
export class Visit {
  readonly state = new Value<Visited>({
    problem: null,
    status: 'connecting',
    ahead: 0,
    table: null,
    proposals: [],
    chat: [],
    unread: 0,
    running: null,
  });
  readonly #id: string;
  #client: TableClient | null = null;
  #memory: Memory | null = null;
  /** What came while the game was being loaded; null before and after. */
  #early: ToClient[] | null = null;
  #closed = false;
  /** Is all of the talk about to come once more? */
  #again = false;
  /** The last version that came. */
  #version: number | null = null;
  /** The server calls nobody before whose eyes the table lies. */
  readonly #look = () => {
    const visible = document.visibilityState === 'visible';
    this.#client?.look(this.#id, visible);
    if (visible) void putAway(this.#id).catch(() => undefined);
  };

  constructor(id: string) {
    this.#id = id;
    document.addEventListener('visibilitychange', this.#look);
    void this.#begin();
  }

  readonly request = (request: TableRequest): void => {
    this.#client?.request({ id: newId(), table: this.#id, ...request });
  };

  /** Takes the talk anew: somebody is read from now on, or not any more. */
  readonly hearAgain = (): void => {
    this.#again = true;
    this.#set({ chat: [] });
    this.#client?.look(this.#id, false);
    this.#client?.unwatch(this.#id);
    this.#client?.watch(this.#id, this.#version);
    this.#look();
  };

  /** The talk has been read. */
  readonly read = (): void => {
    if (this.state.value.unread > 0) this.#set({ unread: 0 });
  };

  close(): void {
    this.#closed = true;
    document.removeEventListener('visibilitychange', this.#look);
    this.#client?.close();
    this.#client = null;
  }

  #set(change: Partial<Visited>): void {
    if (!this.#closed) this.state.set({ ...this.state.value, ...change });
  }

  /** A first question over HTTP tells apart: no server, no such table, all is well. */
  async #begin(): Promise<void> {
    try {
      const table = await api.table(this.#id);
      const kept = await remembered(this.#id).catch(() => null);
      // Whoever sits elsewhere now was told other things.
      this.#memory = kept !== null && kept.seat === table.seats.findIndex((seat) => seat.you) ? kept : null;
      this.#set({ table });
    } catch (error) {
      const missing = error instanceof ApiError && (error.status === 403 || error.status === 404);
      this.#set({ problem: missing ? 'no-table' : 'away' });
      return;
    }
    if (this.#closed) return;
    this.#client = openLive(
      this.#id,
      (message) => this.#hear(message),
      (status) => {
        this.#set({ status });
        this.state.value.running?.session.setConnection(status);
      },
    );
    this.#client.watch(this.#id, this.#memory?.version ?? null);
    this.#look();
  }

  #hear(message: ToClient): void {
    if (message.t === 'table' && message.table.id === this.#id) {
      this.#set({ table: message.table, proposals: message.proposals, ahead: message.now - Date.now() });
    } else if (message.t === 'chat' && message.table === this.#id) this.#hearTalk(message.lines);
    else if (message.t === 'problem') {
      if (message.code === 'no-such-table') this.#set({ problem: 'no-table' });
      else if (message.code === 'other-components') this.#set({ problem: 'waits' });
      else notify({ key: problemKey(message.code), kind: 'problem' });
    }
    if (message.t === 'position' && message.table === this.#id) this.#version = message.position.version;
    const { running } = this.state.value;
    if (running !== null) running.session.receive(message);
    else if (this.#early !== null) this.#early.push(message);
    else if (message.t === 'position') this.#open(message).catch((failure: unknown) => this.#set({ problem: { failure } }));
  }

  #hearTalk(lines: readonly ChatLine[]): void {
    const { chat, table, unread } = this.state.value;
    const told = new Map([...chat, ...lines].map((it) => [it.number, it]));
    // A line that was taken away comes again without a word.
    const all = [...told.values()].filter(({ text }) => text !== '').toSorted((a, b) => a.number - b.number);
    this.#set({ chat: all.slice(-TALK) });
    // What was said before one came is no news, and what one says oneself neither.
    const [line] = lines;
    const again = this.#again;
    this.#again = false;
    if (
      again ||
      line === undefined ||
      line.text === '' ||
      lines.length > 1 ||
      chat.some((it) => it.number === line.number) ||
      table?.seats[line.seat]?.you === true
    )
      return;
    this.#set({ unread: unread + 1 });
    sound('message');
  }

  /** The first position has come: loads the game, and then takes in what was said meanwhile. */
  async #open(first: Extract<ToClient, { t: 'position' }>): Promise<void> {
    this.#early = [];
    const game = this.state.value.table?.game ?? '';
    const [box, board] = await Promise.all([loadBox(game), loadBoard(game)]);
    const { table } = this.state.value;
    if (this.#client === null || table === null) return;
    const session = new OnlineSession(box.game, this.#client, table, first, this.#memory);
    for (const message of this.#early) session.receive(message);
    this.#early = null;
    this.#set({ running: { box, board, session } });
  }
}
