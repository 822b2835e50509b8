// The odds of a propagation, with and without the cards that bend the die.
import { legalIn } from '@kaya/engine';
import { FACES } from '../data/index.ts';
import { blueHelmets } from '../rules/regions/dice.ts';
import { tableSeat } from '../rules/table.ts';
import { learnTp, propagationOdds } from '../rules/transformations/propagation.ts';
import type { BpcState, RegionalTp, RegionId } from '../types/index.ts';

export interface PropagationForecast {
  readonly region: RegionId;
  readonly sum: number;
  /** Transformations gained without a roll. */
  readonly certain: number;
  /** The chance in 8 of one more. */
  readonly chance: number;
  /** Probabilities from 0 to 1 of that one more. */
  readonly plain: number;
  readonly withBlueHelmets: number;
  readonly withReferendum: number;
  readonly withBoth: number;
  readonly choices: readonly RegionalTp[];
}

export function propagationForecast(view: BpcState, region: RegionId): PropagationForecast {
  const { sum, certain, chance } = propagationOdds(view, region);
  const plain = likely(chance);
  const withBlueHelmets = chance === 0 ? 0 : likely(chance + blueHelmets(view));
  return {
    region,
    sum,
    certain,
    chance,
    plain,
    withBlueHelmets,
    withReferendum: again(plain),
    withBoth: again(withBlueHelmets), // a Referendum makes a new roll, on which Blue Helmets may be played too (BPC-DIE-3)
    choices: legalIn(learnTp, view, { do: 'learn-tp', seat: tableSeat(view), region }).map(({ tp }) => tp),
  };
}

function likely(chance: number): number {
  return Math.min(FACES, Math.max(0, chance)) / FACES;
}

function again(probability: number): number {
  return probability + (1 - probability) * probability;
}
