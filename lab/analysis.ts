import { bots, type Chair, type Explanation, explain, type Level, type Thought } from '@kaya/bots';
import {
  at,
  type Game,
  type GameRecord,
  isChart,
  type Kinds,
  type Outcome,
  Runner,
  replay,
  type Seat,
  same,
  seeded,
  viewOf,
} from '@kaya/engine';
import { playsTogether } from './ladder.ts';
import { replayed } from './record-file.ts';
import { round } from './statistics.ts';

/** A position on the way: how well each seat stands by the game's evaluation. */
export interface Standpoint {
  /** Moves played so far. */
  readonly move: number;
  /** By seat; only one number where all play together. */
  readonly values: readonly number[];
}

/** What a seat decided, beside what the bot would have done knowing no more than the seat did. */
export interface Judged<K extends Kinds> {
  readonly move: number;
  readonly seat: Seat;
  readonly played: K['action'];
  readonly better: K['action'];
  /** What the bot thinks the played move gives away; 0 where it would have done the same. */
  readonly cost: number;
  readonly chair: Chair<K>;
  readonly explanation: Explanation<K['action']>;
}

export interface Analysis<K extends Kinds> {
  readonly standpoints: readonly Standpoint[];
  /** Where the rounds stand on the way, as the game's charts count them. */
  readonly rounds: readonly { readonly move: number; readonly round: number }[];
  /** Decisions with a choice, in the order they were made. */
  readonly judged: readonly Omit<Judged<K>, 'explanation'>[];
  /** The most expensive ones, the worst first. */
  readonly worst: readonly Judged<K>[];
  /** Null where the game was not played to its end. */
  readonly outcome: Outcome | null;
}

interface Terms {
  readonly level: Level;
  readonly iterations: number;
  readonly worst: number;
  readonly onMove: (done: number) => void;
}

/** Goes through a recorded game: how everybody stood, and which decisions the bot would have made differently. */
export function analyse<K extends Kinds>(game: Game<K>, record: GameRecord, terms: Terms): Analysis<K> {
  const brain = game.brain;
  if (brain === undefined) throw new Error(`${game.id} brings no evaluation`);
  const standpoints: Standpoint[] = [];
  const rounds: { move: number; round: number }[] = [];
  const judged: (Omit<Judged<K>, 'explanation'> & { readonly thought: Thought<K> })[] = [];
  const lines = playsTogether(game) ? 1 : record.seats;
  const result = replay(game, record, (state, move, events) => {
    terms.onMove(move);
    for (const event of events) {
      if (isChart(event) && event.at > (rounds.at(-1)?.round ?? Number.NEGATIVE_INFINITY)) rounds.push({ move, round: event.at });
    }
    if (state.outcome !== null) return;
    standpoints.push({ move, values: Array.from({ length: lines }, (_, seat) => brain.value(state, seat)) });
    const next = record.moves[move];
    if (next === undefined || next[0] < 0) return;
    const [seat, word] = next;
    const played = at(record.words, word) as K['action'];
    const chair: Chair<K> = { view: viewOf(game, state, seat), seat, seats: record.seats, include: [played] };
    if (new Runner(game, chair.view).legal(seat).length < 2) return;
    const { action, considered } = bots[terms.level].choose(game, chair, seeded(`analysis ${move}`), terms);
    const best = considered.find((it) => it.action === action);
    const own = considered.find((it) => same(it.action, played));
    if (own === undefined || best === undefined) return;
    // The explanation compares the bot's move with the one that was played.
    const thought = { action, considered: [best, own] };
    judged.push({ move: move + 1, seat, played, better: action, cost: Math.max(0, best.value - own.value), chair, thought });
  });
  const { outcome } = replayed(result);
  const worst = judged
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost || a.move - b.move)
    .slice(0, terms.worst)
    .map(({ thought, ...it }) => ({ ...it, explanation: explain(game, it.chair, thought, seeded(`why ${it.move}`)) }));
  return { standpoints, rounds, judged, worst, outcome };
}

/** How a seat decided over the whole game. */
export interface Care {
  readonly seat: Seat;
  readonly decisions: number;
  /** Decisions that the bot would have made alike, or that it thinks as good. */
  readonly agreed: number;
  readonly cost: number;
}

export function careOf<K extends Kinds>({ judged }: Analysis<K>, seats: number): Care[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = judged.filter((it) => it.seat === seat);
    return {
      seat,
      decisions: own.length,
      agreed: own.filter(({ cost }) => cost === 0).length,
      cost: round(own.reduce((sum, { cost }) => sum + cost, 0)),
    };
  });
}
