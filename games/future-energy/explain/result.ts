// 'What ended the game, and what decided between equal scores?'
import { at, pileSize, type Seat, sameScore } from '@kaya/engine';
import type { FutureEnergyState } from '../types/index.ts';

/** What triggered the end (FE-END-1, -2, -5); in the last round the other may have come too. */
export interface EndedBy {
  readonly lastLine: readonly Seat[];
  readonly lastContract: boolean;
  readonly idle: boolean;
}

export function endedBy(view: FutureEnergyState): EndedBy {
  const lastLine = view.players.flatMap(({ lines }, seat) => (lines === 0 ? [seat] : []));
  const lastContract = pileSize(view.contractPile) === 0;
  return { lastLine, lastContract, idle: lastLine.length === 0 && !lastContract };
}

export interface Tie {
  readonly ahead: Seat;
  readonly behind: Seat;
  /** FE-SCO-12: the money of both; null where that is equal too. */
  readonly money: readonly [number, number] | null;
}

export function ties(view: FutureEnergyState): readonly Tie[] {
  if (view.outcome === null) return [];
  return sameScore(view.outcome).map(([ahead, behind]) => {
    const [mine, theirs] = [at(view.players, ahead).money, at(view.players, behind).money];
    return { ahead, behind, money: mine === theirs ? null : [mine, theirs] };
  });
}
