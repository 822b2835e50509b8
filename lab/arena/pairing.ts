import { type Level, seenBy } from '@kaya/bots';
import {
  type ChartEvent,
  type Game,
  type GameEvent,
  type GameRecord,
  isChart,
  type Kinds,
  type Listener,
  type Options,
  type Outcome,
  type Trait,
} from '@kaya/engine';
import { boxOf } from '../boxes.ts';
import { SelfPlay } from '../self-play.ts';
import { told } from './told.ts';

/** One game that bots are to play: everything that it follows from, as data, so that any thread plays it alike. */
export interface Pairing {
  readonly game: string;
  readonly options: Options;
  readonly seed: string;
  /** Who sits on each seat. */
  readonly levels: readonly Level[];
  /** How much the searching bots look at for one decision. */
  readonly iterations: number;
  /** True: bots are told what is hidden from them. */
  readonly told?: boolean;
  /** True: what set each seat apart is wanted, too. */
  readonly traits?: boolean;
  /** True: the points of the game's charts are wanted, too. */
  readonly charts?: boolean;
}

/** The same table so many times, each game from a seed of its own. */
export function repeated(games: number, seed: string, table: Omit<Pairing, 'seed'>): Pairing[] {
  return Array.from({ length: games }, (_, i) => ({ ...table, seed: `${seed}/${i}` }));
}

/** A pairing that was played to its end. */
export interface Played {
  readonly pairing: Pairing;
  readonly outcome: Outcome;
  readonly moves: number;
  /** By seat; empty unless wanted. */
  readonly traits: readonly (readonly Trait[])[];
  /** Empty unless wanted. */
  readonly charts: readonly ChartEvent[];
}

export async function playPairing(pairing: Pairing): Promise<Omit<Played, 'pairing'>> {
  const { game, voice } = await boxOf(pairing.game);
  const charts: ChartEvent[] = [];
  const listener = (event: GameEvent) => {
    if (isChart(event)) charts.push(event);
  };
  const play = await selfPlay(game, pairing, pairing.charts === true ? listener : undefined);
  const start = game.clone(play.runner.state);
  const outcome = play.finish(false);
  const { levels } = pairing;
  const traits = pairing.traits ? levels.map((_, seat) => voice.traits?.(start, play.runner.state, seat) ?? []) : [];
  return { outcome, moves: play.moves.length, traits, charts };
}

/** Plays a pairing that fails once more, for the record of what came before; null where it failed before the first move. */
export async function recordOfFailure(pairing: Pairing): Promise<GameRecord | null> {
  let play: SelfPlay<Kinds> | null = null;
  try {
    play = await selfPlay((await boxOf(pairing.game)).game, pairing);
    play.finish(true);
  } catch {
    return play?.record() ?? null;
  }
  return null;
}

async function selfPlay(
  game: Game,
  { levels, options, seed, iterations, told: areTold = false }: Pairing,
  emit?: Listener<GameEvent>,
): Promise<SelfPlay<Kinds>> {
  const seats = levels.length;
  const seen = await Promise.all(levels.map((level) => seenBy(level, areTold ? told(game) : game, seats)));
  return new SelfPlay(game, { seats, options, seed }, levels, { iterations }, emit, seen);
}
