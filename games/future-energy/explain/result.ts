// 'What ended the game, and what decided between equal scores?'
import { at, type Seat, sameScore } from '@kaya/engine';
import { hasNoLineLeft, isLastContractUp } from '../rules/ending.ts';
import type { FutureEnergyState } from '../types/index.ts';

/** What triggered the end (FE-END-1, -2, -5); in the last round the other may have come too. */
export interface EndedBy {
  readonly lastLine: readonly Seat[];
  readonly lastContract: boolean;
  readonly idle: boolean;
}

export function endedBy(view: FutureEnergyState): EndedBy {
  const lastLine = view.players.flatMap((player, seat) => (hasNoLineLeft(player) ? [seat] : []));
  const lastContract = isLastContractUp(view);
  return { lastLine, lastContract, idle: lastLine.length === 0 && !lastContract };
}

export interface Tie {
  readonly ahead: Seat;
  readonly behind: Seat;
  /** FE-SCO-12: the money of both, which decided; null where they share their place. */
  readonly money: readonly [number, number] | null;
}

export function ties(view: FutureEnergyState): readonly Tie[] {
  const { outcome, players } = view;
  if (outcome === null) return [];
  return sameScore(outcome).map(([ahead, behind]) => {
    const shared = outcome.ranks[ahead] === outcome.ranks[behind];
    return { ahead, behind, money: shared ? null : [at(players, ahead).money, at(players, behind).money] };
  });
}
