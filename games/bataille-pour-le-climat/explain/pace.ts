// How near defeat is: where the world's gases come to at the pace of the last round, and what the goal asks for.

import { objectives } from '../rules/objectives.ts';
import { type BpcState, REGIONS } from '../types/index.ts';
import { ghgGoal } from './goals.ts';

export interface Pace {
  readonly goal: number;
  /** Turns still to end, this one included. */
  readonly turnsLeft: number;
  /** What each turn has added on average since the round before; null before the first turn has ended. */
  readonly perTurn: number | null;
  /** What each turn may add at most, on average, if the goal is to be reached with the last one. */
  readonly needed: number;
  /** Whoever reaches it has won: nothing else is asked for, and not only at the end. */
  readonly wins: boolean;
  /** The turn at whose end the goal is reached at this pace; null: not before the game is over, or no pace yet. */
  readonly goalTurn: number | null;
  /** The level after each of the turns still to end, at this pace. */
  readonly levels: readonly number[];
}

/** Null where something else than the gases is asked for, or nothing more. */
export function pace(view: BpcState): Pace | null {
  const goal = ghgGoal(view);
  if (goal === null || view.outcome !== null) return null;
  const asked = objectives(view);
  // A level stands for each turn that has ended, and one for the beginning.
  const ended = view.ghgByTurn.length - 1;
  const turnsLeft = view.lastTurn - ended;
  if (turnsLeft <= 0) return null;
  const since = Math.max(0, ended - REGIONS.length);
  const then = view.ghgByTurn[since] ?? view.ghg;
  const now = view.ghgByTurn[ended] ?? view.ghg;
  const perTurn = ended === 0 ? null : (now - then) / (ended - since);
  const levels = Array.from({ length: turnsLeft }, (_, i) => Math.max(0, now + (perTurn ?? 0) * (i + 1)));
  const first = perTurn === null ? -1 : levels.findIndex((level) => level <= goal);
  return {
    goal,
    turnsLeft,
    perTurn,
    needed: (goal - now) / turnsLeft,
    wins: asked.length === 1 && asked.every((it) => !it.atEnd),
    goalTurn: first < 0 ? null : ended + 1 + first,
    levels,
  };
}
