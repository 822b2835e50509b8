// 7.3: who wins.
import { type Play, playerOf } from '@kaya/engine';
import { constants } from '../data/index.ts';
import type { Cos, CosState, Ending, Player } from '../types/index.ts';
import { cubesOnOwnBoards } from './buying/upgrades.ts';
import { who } from './table.ts';

/** COS-TIE-1 to -3: level, then energy, then cubes on the own board. Positive where `a` is ahead of `b`. */
export function compareStanding(a: Player, b: Player): number {
  return a.level - b.level || a.energy - b.energy || cubesOnOwnBoards(a) - cubesOnOwnBoards(b);
}

/** COS-TIE-5: the score as one number. */
export function scoreOf({ level, energy }: Player): number {
  return 100 * level + energy;
}

/** COS-TIE-1 to -5: places by the same comparison; who is tied to the end shares a place. The Automa takes no place, but may win (COS-SOL-21). */
export function finish({ state, emit }: Play<Cos>, sources: readonly Readonly<Record<string, number>>[]): void {
  const people = state.players.slice(0, state.seats);
  const best = [...state.players.keys()].filter((player) => placeAmong(state.players, playerOf(state, player)) === 1);
  const winners = best.filter((player) => player < state.seats);
  const ending = endingOf(state, winners.length > 0);
  state.outcome = {
    ending,
    winners,
    ranks: people.map((player) => placeAmong(people, player)),
    scores: people.map(scoreOf),
    sources: sources.slice(0, state.seats),
  };
  emit?.({ kind: 'ended', ending, winners: best.map((player) => who(state, player)) });
}

function placeAmong(players: readonly Player[], own: Player): number {
  return 1 + players.filter((other) => compareStanding(other, own) > 0).length;
}

function endingOf(state: CosState, someoneWins: boolean): Ending {
  if (!someoneWins) return 'automa';
  return state.throne === null && state.round >= constants.technicalRoundLimit ? 'round-limit' : 'throne';
}
