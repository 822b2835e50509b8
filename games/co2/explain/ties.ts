import { type Seat, sameScore } from '@kaya/engine';
import { COMPARED, comparedOf } from '../rules/scoring.ts';
import type { Co2State, Energy } from '../types/index.ts';

/** Two seats with the same score, the better one first, and what decided between them (CO2-TIE-1 to CO2-TIE-3). */
export interface Tie {
  readonly ahead: Seat;
  readonly behind: Seat;
  /** Null where they are equal in everything (CO2-TIE-4). */
  readonly by: { readonly what: 'plants' | 'regions' | Energy; readonly more: number; readonly less: number } | null;
}

export function ties(view: Co2State): readonly Tie[] {
  if (view.outcome === null) return [];
  return sameScore(view.outcome).map(([ahead, behind]) => {
    const what = COMPARED.find((it) => comparedOf(view, ahead, it) !== comparedOf(view, behind, it));
    if (what === undefined || what === 'points') return { ahead, behind, by: null };
    return { ahead, behind, by: { what, more: comparedOf(view, ahead, what), less: comparedOf(view, behind, what) } };
  });
}
