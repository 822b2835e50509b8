// 'How far is it to the next level?'

import { playerOf } from '@kaya/engine';
import { levelsToGo } from '../rules/ending.ts';
import { afterDeliveries } from '../rules/levels/energy.ts';
import type { CosState, PlayerNumber } from '../types/index.ts';

export interface LevelDistance {
  readonly level: number;
  readonly energy: number;
  readonly consumption: number;
  /** Energy still missing; 0 where the next check brings a level. */
  readonly missing: number;
  /** Levels that the next check would bring with the energy of now. */
  readonly rises: number;
  /** Energy left on the track after those. */
  readonly surplus: number;
  /** Levels still missing for the throne. */
  readonly levelsToGo: number;
  /** Energy still missing for it, if the consumption stayed where it is. */
  readonly missingForThrone: number;
}

export function levelDistance(view: CosState, number: PlayerNumber): LevelDistance {
  const player = playerOf(view, number);
  const { level, energy, consumption } = player;
  const toGo = levelsToGo(player);
  const after = afterDeliveries(level, energy, consumption);
  return {
    level,
    energy,
    consumption,
    missing: Math.max(0, consumption - energy),
    rises: after.level - level,
    surplus: after.energy,
    levelsToGo: toGo,
    missingForThrone: Math.max(0, toGo * consumption - energy),
  };
}
