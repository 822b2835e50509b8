// What the team plays for (chapters 7 and 8.3), and how far it has come.
import { constants, scenarioCard } from '../data/index.ts';
import type { Objective } from '../data/read.ts';
import { type BpcState, REGIONS } from '../types/index.ts';
import { freeRegions, oilBalance } from './regions/region.ts';

/** What the team plays for now (BPC-END-1, BPC-SCN-1). */
export function objectives(state: BpcState): readonly Objective[] {
  const scenario = state.playingFor === 'scenario' ? scenarioCard(state.options.scenario) : null;
  const list = scenario?.objectives ?? [{ check: 'ghg-max', value: constants['victory-ghg'], atEnd: false } as const];
  return state.options['strict-victory'] && hasGhgGoal(list)
    ? [...list, { check: 'free-regions-min', value: constants['strict-victory-free-regions'], atEnd: true }]
    : list;
}

export function hasGhgGoal(list: readonly Objective[]): boolean {
  return list.some((it) => it.check === 'ghg-max');
}

/** What an objective counts, how much of it there is, and how much there may or must be. */
export interface Measured {
  readonly now: number;
  readonly bound: 'most' | 'least';
  readonly value: number;
}

/** How far an objective is from being met, as things stand. */
export function measured(state: BpcState, objective: Objective): Measured {
  switch (objective.check) {
    case 'tp-implanted':
      return { now: state.implantations, bound: 'least', value: objective.value };
    case 'ghg-max':
      return { now: state.ghg, bound: 'most', value: objective.value };
    case 'max-tokens': {
      let tokens = 0;
      for (const id of REGIONS) for (const token of objective.tokens) tokens += state.regions[id][token];
      return { now: tokens, bound: 'most', value: objective.value };
    }
    case 'no-regime': {
      const fallen = REGIONS.filter((id) => objective.regimes.some((regime) => state.regions[id].regime === regime));
      return { now: fallen.length, bound: 'most', value: 0 };
    }
    case 'balance-min':
      return { now: oilBalance(state), bound: 'least', value: objective.value };
    case 'free-regions-min':
      return { now: freeRegions(state), bound: 'least', value: objective.value };
  }
}

export function isEnough({ now, bound, value }: Measured): boolean {
  return bound === 'most' ? now <= value : now >= value;
}

export function isMet(state: BpcState, objective: Objective): boolean {
  return isEnough(measured(state, objective));
}
