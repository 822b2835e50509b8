import type { Action, Game, GameRecord, Kinds, Match, Seat } from '@kaya/engine';
import { Value } from '../app/value.ts';
import type { Sitter } from '../saves/saves.ts';
import { DeviceGame, type Listener } from './deviceGame.ts';
import type { Past, Refusal, Session, TableState } from './session.ts';

interface Asked {
  readonly id: string;
  readonly match: Match<Kinds>;
  readonly seat: Seat;
  readonly name: string;
  /** Of the bots on the other seats; the table names them in the reader's language. */
  readonly level: 'easy' | 'medium';
  readonly heard?: Listener;
}

/** A table of one person on this device at which everything is asked and answered at once, and nothing is saved. */
export abstract class AskedSession implements Session {
  readonly id: string;
  readonly game: Game;
  readonly asksAll = true;
  readonly refused = new Value<Refusal | null>(null);
  abstract readonly state: Value<TableState>;
  protected readonly table: DeviceGame;
  readonly #seat: Seat;

  constructor({ id, match, seat, name, level, heard }: Asked) {
    this.id = id;
    this.game = match.game;
    this.#seat = seat;
    const players = Array.from({ length: match.seats }, (_, i): Sitter => {
      return i === seat ? { kind: 'person', name } : { kind: 'bot', name: '', level };
    });
    this.table = new DeviceGame(id, players, match, heard);
  }

  abstract act(action: Action): void;
  /** Asks the same once more. */
  abstract again(): void;

  past(): Promise<Past | null> {
    return this.table.past(this.#seat);
  }

  record(): Promise<GameRecord> {
    return this.table.record();
  }

  undo(): void {
    this.again();
  }

  close(): void {
    this.table.close();
  }

  // One pair of eyes, and nothing waits to be confirmed.
  confirm(): void {}
  lift(): void {}
  setStanding(): void {}
}
