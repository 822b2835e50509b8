import { randomUUID } from 'node:crypto';
import { type Action, below, type Rng, seeded } from '@kaya/engine';
import type { ToServer } from '@kaya/wire';
import { type GuestOf, Player } from '../test/playing.ts';

/** What somebody asked for, and what came of it: `null` as long as nothing was answered. */
export interface Asked {
  readonly what: 'act' | 'undo' | 'standing' | 'chat';
  answer: 'done' | 'refused' | 'unknown' | null;
  /** Why it was refused. */
  code?: string;
}

/** After these nobody can say whether it was done. */
const UNKNOWN = ['not-stored', 'server-error', 'server-closing'];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Somebody at a table who does whatever is allowed, at random, and remembers every word that was said about it. */
export class Actor {
  readonly player: Player;
  readonly person: string;
  readonly seat: number;
  readonly asked = new Map<string, Asked>();
  /** Nothing is done here for now: the table falls asleep. */
  rests = false;
  standIns = 0;
  readonly #rng: Rng;
  #stopped = false;

  constructor(guest: GuestOf, person: string, table: string, seat: number, seed: string) {
    this.person = person;
    this.seat = seat;
    this.player = new Player(guest, table);
    this.#rng = seeded(`${seed} ${seat}`);
    this.player.onMessage = (message) => {
      const asked = message.t === 'done' || message.t === 'refused' ? this.asked.get(message.id) : undefined;
      if (asked === undefined) return;
      if (message.t === 'done') asked.answer = 'done';
      if (message.t !== 'refused') return;
      asked.code = message.code;
      asked.answer = UNKNOWN.includes(message.code) ? 'unknown' : 'refused';
    };
  }

  get isOver(): boolean {
    const status = this.player.tableInfo?.status;
    return status === 'over' || status === 'abandoned';
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Plays until the game is over or it is told to stop; every question is answered by then. */
  async play(): Promise<void> {
    while (!this.#stopped && !this.isOver) {
      await pause(below(this.#rng, 25));
      if (!this.rests) await this.#something();
    }
  }

  async #something(): Promise<void> {
    const { position, tableInfo } = this.player;
    if (position === null || tableInfo === null || tableInfo.status !== 'playing') return;
    const chance = below(this.#rng, 100);
    // Seat 0 only ever acts for itself, so that its moves can be counted.
    if (this.seat === 2 && chance < 3) return this.#handOver(tableInfo.seats[this.seat]?.standIn !== true);
    if (this.seat === 1 && chance < 5) return this.#ask('standing', { decision: 'shelter', answer: chance < 3 ? 'never' : null });
    if (chance < 7) return this.#ask('chat', { text: `word ${chance}` });
    if (position.undoable > 0 && chance < 40) return this.#ask('undo', { count: 1 });
    const action = position.legal[below(this.#rng, Math.max(1, position.legal.length))];
    if (action === undefined || !tableInfo.awaited.includes(position.seat)) return;
    await this.#act(action, position.version);
    // Now and then somebody thinks for a moment whether to take it back.
    if (chance > 80) await pause(400);
  }

  #act(action: Action, seen: number): Promise<void> {
    return this.#ask('act', { action, seen });
  }

  /** A bot plays on for this seat, or no more. */
  async #handOver(on: boolean): Promise<void> {
    const { guest, table } = this.player;
    const done = await guest.post(`/api/tables/${table}/stand-in`, { level: on ? 'random' : null }).catch(() => null);
    if (done?.status === 204) this.standIns++;
  }

  /** Asks, and waits for the answer, through however many connections. */
  async #ask(what: Asked['what'], more: object): Promise<void> {
    const id = randomUUID();
    const asked: Asked = { what, answer: null };
    this.asked.set(id, asked);
    this.player.client.request({ t: what, id, table: this.player.table, ...more } as Extract<ToServer, { id: string }>);
    await this.player.until(() => asked.answer !== null);
  }
}
