// 'What decided between players of the same level and energy?'
import { at } from '@kaya/engine';
import { cubesOnOwnBoards } from '../rules/buying/upgrades.ts';
import { compareResults, scoreOf } from '../rules/scoring.ts';
import type { CosState, PlayerNumber } from '../types/index.ts';

export interface Tie {
  readonly ahead: PlayerNumber;
  readonly behind: PlayerNumber;
  /** COS-TIE-3: the cubes on the boards of both; null where they are equal too (COS-TIE-4). */
  readonly cubes: readonly [number, number] | null;
}

/** Neighbours in the result with the same level and energy; the Automa is among them. */
export function ties({ players, outcome }: CosState): readonly Tie[] {
  if (outcome === null) return [];
  const order = [...players.keys()].sort((a, b) => compareResults(at(players, b), at(players, a)));
  return order.flatMap((ahead, i) => {
    const behind = order[i + 1];
    if (behind === undefined) return [];
    const [one, other] = [at(players, ahead), at(players, behind)];
    if (scoreOf(one) !== scoreOf(other)) return [];
    const shared = compareResults(one, other) === 0;
    return [{ ahead, behind, cubes: shared ? null : [cubesOnOwnBoards(one), cubesOnOwnBoards(other)] }];
  });
}
