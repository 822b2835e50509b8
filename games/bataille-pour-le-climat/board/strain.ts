import { recordOf } from '@kaya/engine';
import { strains } from '../explain/index.ts';
import { type BpcState, type Hazard, type Pawn, REGIONS, type RegionId } from '../types/index.ts';

/** What a region suffers from in one colour. */
export interface Lane {
  readonly hazard: Hazard | 'yellow';
  readonly token: Pawn;
  /** Of three; refugees have one. */
  readonly level: number;
  readonly count: number;
  readonly limit: number;
  /** It acts when the region is activated. */
  readonly acts: boolean;
}

export type Lanes = Readonly<Record<RegionId, readonly Lane[]>>;

/** The lanes of every region. */
export function lanesOf(view: BpcState): Lanes {
  const found = strains(view);
  return recordOf(REGIONS, (id) =>
    found
      .filter((it) => it.region === id)
      .map(({ hazard, token, level, count, limit, acts }) => ({ hazard, token, level, count, limit, acts })),
  );
}

const WEIGHT = [0, 0.25, 0.45, 0.75] as const;

/** How badly a region fares, from 0 (calm) to 1. */
export function strainOf(view: BpcState, id: RegionId, lanes: readonly Lane[]): number {
  const regime = { free: 0, dictatorship: 0.3, chaos: 0.5 }[view.regions[id].regime];
  const suffered = lanes.map(({ level, count, limit }) => (WEIGHT[level] ?? 0) * Math.min(1, count / Math.max(1, limit)));
  return Math.min(
    1,
    suffered.reduce((sum, it) => sum + it, regime),
  );
}
