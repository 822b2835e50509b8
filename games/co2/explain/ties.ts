import { at, type Seat, sameScore } from '@kaya/engine';
import { tieBreak } from '../rules/scoring.ts';
import { type Co2State, ENERGIES, type Energy } from '../types/index.ts';

/** Two seats with the same score, the better one first, and what decided between them (CO2-TIE-1 to CO2-TIE-3). */
export interface Tie {
  readonly ahead: Seat;
  readonly behind: Seat;
  /** Null where they are equal in everything (CO2-TIE-4). */
  readonly by: { readonly what: 'plants' | 'regions' | Energy; readonly more: number; readonly less: number } | null;
}

/** What is compared after the points, in the order of `tieBreak`. */
const COMPARED = ['plants', ...ENERGIES, 'regions'] as const;

export function ties(view: Co2State): readonly Tie[] {
  if (view.outcome === null) return [];
  return sameScore(view.outcome).map(([ahead, behind]) => {
    const [, ...mine] = tieBreak(view, ahead);
    const [, ...theirs] = tieBreak(view, behind);
    const first = mine.findIndex((value, i) => value !== theirs[i]);
    if (first < 0) return { ahead, behind, by: null };
    return { ahead, behind, by: { what: at(COMPARED, first), more: at(mine, first), less: at(theirs, first) } };
  });
}
