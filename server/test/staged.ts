// A site with a clock of its own, and people at its tables.
import type { Action } from '@kaya/engine';
import type { Clock, Pace, Table } from '@kaya/wire';
import { afterAll, afterEach, vi } from 'vitest';
import type { Configuration } from '../configuration.ts';
import { type FileSite, GuestOf, Player, seatedTable, sqliteSite } from './playing.ts';

export interface Started {
  readonly id: string;
  readonly guests: readonly [GuestOf, GuestOf];
  readonly both: readonly [Player, Player];
}

interface Hands {
  ahead: number;
  held: number | null;
}

function timeOf({ ahead, held }: Hands): number {
  return (held ?? Date.now()) + ahead;
}

export class Staged {
  readonly site: FileSite;
  readonly #clock: Hands;
  #players: Player[] = [];

  private constructor(site: FileSite, clock: Hands) {
    this.site = site;
    this.#clock = clock;
  }

  static async open(more: Partial<Configuration> = {}): Promise<Staged> {
    const clock: Hands = { ahead: 0, held: null };
    return new Staged(await sqliteSite(more, () => timeOf(clock)), clock);
  }

  /** A site for all tests of a file: whoever came leaves after each of them, and what was replaced is as before. */
  static async forThisFile(more: Partial<Configuration> = {}): Promise<Staged> {
    const staged = await Staged.open(more);
    afterEach(() => {
      vi.restoreAllMocks();
      staged.leaveAll();
    });
    afterAll(() => staged.close());
    return staged;
  }

  /** The time at this site. */
  get now(): number {
    return timeOf(this.#clock);
  }

  /** Lets so much time pass for the server. */
  wait(milliseconds: number): void {
    this.#clock.ahead += milliseconds;
  }

  /** No time passes for the server until it is let go: no allowance fills up, however slow the machine is. */
  async inOneMoment<T>(work: () => Promise<T>): Promise<T> {
    this.#clock.held = Date.now();
    try {
      return await work();
    } finally {
      this.#clock.held = null;
    }
  }

  guest(name: string, address?: string): Promise<GuestOf> {
    return GuestOf.at(this.site.port, name, address === undefined ? {} : { 'x-forwarded-for': address });
  }

  stranger(): GuestOf {
    return new GuestOf(this.site.port, 'nobody');
  }

  player(guest: GuestOf, table: string): Player {
    const made = new Player(guest, table);
    this.#players.push(made);
    return made;
  }

  /** Two people at a started table, both connected. */
  async started(more: Parameters<typeof seatedTable>[3] = {}, game = 'lamplighters'): Promise<Started> {
    const { id, guests } = await seatedTable(this.site.port, game, 2, more);
    const [ann, ben] = guests as [GuestOf, GuestOf];
    const both = [this.player(ann, id), this.player(ben, id)] as const;
    const { status } = await ann.post(`/api/tables/${id}/start`);
    if (status !== 204) throw new Error(`the game did not start: ${status}`);
    for (const it of both) await it.until(() => it.position !== null && it.tableInfo?.status === 'playing');
    return { id, guests: [ann, ben], both };
  }

  leaveAll(): void {
    for (const player of this.#players) player.close();
    this.#players = [];
  }

  async close(): Promise<void> {
    this.leaveAll();
    await this.site.close();
  }
}

/** So many hours for each turn, whatever was left of the last. */
export function hoursATurn(hours: number, afterwards: Clock['afterwards'], more: Partial<Clock> = {}): Pace {
  const seconds = 3600 * hours;
  return { kind: 'correspondence', clock: { bank: seconds, increment: seconds, cap: seconds, daysOff: 0, afterwards, ...more } };
}

/** Whose turn it is. */
export function turnOf(both: readonly Player[]): Player {
  return both.find((it) => it.tableInfo?.awaited.includes(it.position?.seat ?? -1)) as Player;
}

export async function tableOf(guest: GuestOf, id: string): Promise<Table> {
  return (await guest.get<Table>(`/api/tables/${id}`)).body;
}

/** Plays the first legal action for whoever is asked. */
export async function move(both: readonly Player[]): Promise<Player> {
  const mover = turnOf(both);
  const version = mover.position?.version ?? 0;
  const id = mover.act(mover.position?.legal[0] as Action);
  for (const it of both) await it.until(() => mover.acknowledged.has(id) && turnOf(both) !== undefined);
  await mover.until(() => (mover.position?.version ?? 0) > version);
  return mover;
}
