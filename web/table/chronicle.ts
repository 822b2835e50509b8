import {
  eventsFor,
  type Game,
  type GameEvent,
  type GameRecord,
  type Kinds,
  replay,
  SPECTATOR,
  type Update,
  type Viewer,
} from '@kaya/engine';
import type { Entry } from './session.ts';

/** What one move told each viewer. */
type Told = ReadonlyMap<Viewer, readonly GameEvent[]>;

/** All that happened in a game on this device: entry n belongs to move n, entry 0 to the set-up. */
export class Chronicle {
  readonly #game: Game;
  #told: Told[] = [];

  /** Plays the record again to know what happened so far; a record that cannot be played again tells nothing. */
  constructor(game: Game, record: GameRecord) {
    this.#game = game;
    this.retell(record);
  }

  /** One more move was played. */
  add(updates: readonly Update<Kinds>[]): void {
    this.#told.push(new Map(updates.map(({ viewer, events }) => [viewer, events])));
  }

  /** Back to so many moves, all of which are as they were. */
  cut(moves: number): void {
    this.#told.length = moves + 1;
  }

  /** Takes everything from the record: it knows what happened in each of several moves at once. */
  retell(record: GameRecord): void {
    const viewers = Array.from({ length: record.seats + 1 }, (_, i) => i + SPECTATOR);
    const told: Told[] = [];
    const replayed = replay(this.#game, record, (_state, _move, events) => {
      told.push(new Map(viewers.map((viewer) => [viewer, eventsFor(this.#game, events, viewer)])));
    });
    this.#told = replayed.ok ? told : Array.from({ length: record.moves.length + 1 }, () => new Map());
  }

  /** The log as one viewer may know it. */
  entriesFor(viewer: Viewer): Entry[] {
    return this.#told.flatMap((told, number) => {
      const events = told.get(viewer) ?? [];
      return events.length > 0 ? [{ number, events }] : [];
    });
  }
}
