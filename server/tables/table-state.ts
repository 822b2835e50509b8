import { type Edition, type Kinds, type Match, SPECTATOR, type Viewer } from '@kaya/engine';
import type { Level, Proposal } from '@kaya/wire';
import type { Static } from 'typebox';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { StoredTable } from '../storage/store.ts';
import { resume, type SavedGame, setupOf } from './saved-game.ts';

/** A seat that a bot plays, for good or for somebody. */
export interface BotSeat {
  readonly seat: number;
  readonly level: Static<typeof Level>;
}

/** A table as this process knows it: the stored row and seats, and the match in memory. */
export class TableState {
  readonly edition: Edition;
  row: TableRow;
  seats: readonly SeatRow[];
  match: Match<Kinds> | null = null;
  /** How many moves the game had when this process took it up. */
  movesBefore = 0;

  constructor(edition: Edition, { row, seats }: StoredTable) {
    this.edition = edition;
    this.row = row;
    this.seats = seats;
    this.takeUp();
  }

  get id(): string {
    return this.row.id;
  }

  get proposals(): readonly Proposal[] {
    return JSON.parse(this.row.proposals);
  }

  /** The seat of a person; SPECTATOR for everybody else. */
  seatOf(person: string | null): Viewer {
    return this.seats.find((seat) => seat.person !== null && seat.person === person)?.seat ?? SPECTATOR;
  }

  /** May this person follow the table? Before the start everybody with the link may. */
  mayWatch(person: string | null): boolean {
    return this.seatOf(person) !== SPECTATOR || this.row.status === 'open' || this.row.spectators === 1;
  }

  /** The seats that bots must move now. */
  awaitedBots(): readonly BotSeat[] {
    if (this.row.status !== 'playing' || this.match === null) return [];
    const awaited = this.match.awaited();
    return this.seats
      .filter((seat) => awaited.includes(seat.seat) && (seat.kind === 'bot' || seat.stand_in === 1))
      .map((seat) => ({ seat: seat.seat, level: seat.level ?? 'medium' }));
  }

  /** Takes the match up from what is stored, with nothing replayed. */
  takeUp(): void {
    if (this.row.game_state === null) {
      this.match = null;
      return;
    }
    const saved: SavedGame = JSON.parse(this.row.game_state);
    this.match = resume(this.edition, setupOf(this.row, this.seats.length), saved);
    this.movesBefore = saved.moves;
  }
}
