// 7.3: who wins.
import type { Play } from '@kaya/engine';
import { constants } from '../data/index.ts';
import type { Cos, CosState, Ending, Player } from '../types/index.ts';
import { cubesOnOwnBoards } from './buying/upgrades.ts';
import { who } from './table.ts';

/** COS-TIE-1 to -3: level, then energy, then cubes on the own board. Positive where `a` is ahead of `b`. */
export function compareResults(a: Player, b: Player): number {
  return a.level - b.level || a.energy - b.energy || cubesOnOwnBoards(a) - cubesOnOwnBoards(b);
}

/** COS-TIE-5: the score as one number. */
export function scoreOf({ level, energy }: Player): number {
  return 100 * level + energy;
}

/** COS-TIE-1 to -5, COS-SOL-21: places by the same comparison; who is tied to the end shares a place. The Automa is ranked too. */
export function finish({ state, emit }: Play<Cos>, sources: readonly Readonly<Record<string, number>>[]): void {
  const { players, seats } = state;
  const ranks = players.map((own) => 1 + players.filter((other) => compareResults(other, own) > 0).length);
  const scores = players.map(scoreOf);
  const best = [...players.keys()].filter((player) => ranks[player] === 1);
  const winners = best.filter((player) => player < seats);
  const ending = endingOf(state, winners.length > 0);
  const ofSeats = { ranks: ranks.slice(0, seats), scores: scores.slice(0, seats), sources: sources.slice(0, seats) };
  const rivals = players.slice(seats).map((_, i) => ({
    name: 'automa',
    rank: ranks[seats + i] as number,
    score: scores[seats + i] as number,
    sources: sources[seats + i] ?? {},
  }));
  state.outcome = { ending, winners, ...ofSeats, ...(rivals.length > 0 ? { rivals } : {}) };
  emit?.({ kind: 'ended', ending, winners: best.map((player) => who(state, player)) });
}

function endingOf(state: CosState, someoneWins: boolean): Ending {
  if (!someoneWins) return 'automa';
  return state.throne === null && state.round >= constants.technicalRoundLimit ? 'round-limit' : 'throne';
}
