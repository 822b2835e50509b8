// Decisions out of kept games, to ask bots about.
import {
  checkSetup,
  type Game,
  type GameEvent,
  type GameRecord,
  type Kinds,
  listener,
  Runner,
  type Seat,
  type State,
} from '@kaya/engine';
import { keptRecords } from './kept.ts';

/** A position in which somebody has something to choose. */
export interface KeptDecision {
  readonly state: State;
  readonly seat: Seat;
  readonly seats: number;
}

/** So many decisions, evenly out of the last games, which were played well. */
export function keptDecisions(game: Game, count: number, games: number): KeptDecision[] {
  const per = count / games;
  return keptRecords(game.id)
    .slice(-games)
    .flatMap((record) => {
      const found = decisionsOf(game, record);
      return Array.from({ length: per }, (_, i) => found[Math.floor(((i + 0.5) * found.length) / per)]);
    })
    .filter((it) => it !== undefined);
}

function decisionsOf(game: Game, record: GameRecord): KeptDecision[] {
  const found: KeptDecision[] = [];
  walk(game, record, (runner, seat) => {
    if (seat !== null && runner.awaited().includes(seat) && runner.legal(seat).length > 1)
      found.push({ state: game.clone(runner.state), seat, seats: record.seats });
  });
  return found;
}

/** Plays a record again, faster than `replay` does since no hash is compared: what waits before each move, and what was told since the last. */
export function walk(
  game: Game,
  record: GameRecord,
  visit: (runner: Runner<Kinds>, next: Seat | null, told: readonly GameEvent[]) => void,
): void {
  const { seats } = record;
  const setup = checkSetup(game, seats, record.options);
  if (!setup.ok) throw new Error('bad options');
  const { events, emit } = listener<GameEvent>();
  const runner = Runner.start(game, { seats, options: setup.options, seed: record.seed }, emit);
  for (const [seat, word] of record.moves) {
    visit(runner, seat, events.splice(0));
    runner.act(seat, record.words[word] ?? { do: '' });
  }
  visit(runner, null, events);
}
