// Chapter 5.27: the pawns that China and North America can give up.
import type { Play } from '@kaya/engine';
import { regionData } from '../../data/index.ts';
import type { Bpc, BpcState, BpcStep, RegionId, Token } from '../../types/index.ts';
import { canGiveUpSpecial, completePairs, shares } from './region.ts';

/** BPC-SPC-4: the effort of a region with pairs and Discipline. */
export function makesEffort(state: BpcState, id: RegionId): boolean {
  const region = state.regions[id];
  if (!canGiveUpSpecial(state, id) || !shares(region)) return false;
  const pairs = completePairs(region);
  return region.special >= 2 ? pairs >= 1 && region.discipline >= 2 : pairs >= 2 && region.discipline >= 3;
}

/** BPC-SPC-6, BPC-SPC-7: the pawn is gone for good (BPC-CMP-20), and others pay for it. */
export function giveUpSpecial(play: Play<Bpc>, id: RegionId): readonly BpcStep[] {
  const { state } = play;
  const region = state.regions[id];
  region.special--;
  play.emit?.({ kind: 'special-given-up', region: id, left: region.special });
  const overproduction = regionData[id].special?.token === 'overproduction';
  const token: Token = overproduction ? 'shortage' : 'riot';
  const [low, high] = overproduction ? [3, 4] : [2, 3];
  const steps: BpcStep[] = [];
  for (const other of state.order) {
    const { standard } = state.regions[other];
    if (other !== id && standard >= low && standard <= high) steps.push({ do: 'add', region: other, token, n: 1 });
  }
  return steps;
}
