// What the outcomes of an event would cost, at first sight.

import type { Effect } from '../data/read.ts';
import { addCalamity } from '../rules/calamities/calamities.ts';
import { amount } from '../rules/events/conditions.ts';
import { selected } from '../rules/events/selectors.ts';
import { fossilOf, resilience } from '../rules/regions/region.ts';
import type { BpcState, Calamity, RegionId, RegionState } from '../types/index.ts';
import { activationsLeft } from './horizon.ts';
import { change } from './suffering.ts';

/** The loss that a list of effects brings; negative is good. */
export function lossOf(state: BpcState, effects: readonly Effect[], target: RegionId | null): number {
  let loss = 0;
  for (const effect of effects) loss += effectLoss(state, effect, target);
  return loss;
}

function effectLoss(state: BpcState, effect: Effect, target: RegionId | null): number {
  switch (effect.op) {
    case 'add': {
      const n = amount(state, effect.n);
      return selected(state, effect.on, target).reduce((sum, id) => sum + tokenLoss(state, id, effect.token, n), 0);
    }
    case 'remove':
    case 'clear':
    case 'integrate':
      return -1;
    case 'ghg':
      return amount(state, effect.d);
    case 'green-pawn':
      return 0.1 * amount(state, effect.d);
    case 'discipline':
      return -7 * effect.d;
    case 'demography':
      return target === null ? 0 : (effect.d * state.regions[target].population * activationsLeft(state, target)) / 30;
    case 'population':
      return -0.2 * effect.d;
    case 'electricity-add':
      return target === null ? 0 : growthLoss(state, target, effect.kind);
    case 'electricity-replace':
      return target === null
        ? 0
        : ((effect.to === 'low-carbon' ? -1.5 : effect.to === 'gas' ? -0.5 : 1) * state.regions[target].population) / 10;
    case 'oil-production':
      return -1.5 * effect.d;
    case 'propagate':
      return state.seeded === '' ? 0 : -1.5;
    case 'gain-tp':
      return -3;
    case 'exodus':
      return 6;
    case 'discard':
      return effect.who === 'each' ? 0.25 * effect.n * state.players.length : 0.25 * effect.n;
    case 'if-zones':
    case 'if-zones-total':
    case 'if-region':
      return 0.5 * lossOf(state, effect.yes, target);
    case 'add-destruction':
      return 2;
    case 'war-to-conflict':
    case 'remove-chaos':
    case 'remove-dictatorship':
      return -5;
  }
}

/** A surplus token makes a region rise and burn more, if it finds the oil. */
function growthLoss(state: BpcState, target: RegionId, kind: Extract<Effect, { op: 'electricity-add' }>['kind']): number {
  const brought = kind === 'fossil' ? fossilOf(state.regions[target]) : kind;
  const burnt = 1 + (brought === 'coal' ? 2 : brought === 'low-carbon' ? 0 : 1);
  return (0.5 * burnt * state.regions[target].population) / 10;
}

/** What a batch of tokens does to a region. */
function tokenLoss(state: BpcState, id: RegionId, token: Extract<Effect, { op: 'add' }>['token'], n: number): number {
  switch (token) {
    case 'riot':
    case 'shortage':
    case 'epizootic':
      return change(state, id, regionAfter(state, id, token, n));
    case 'refugee':
    case 'refugee-local': {
      const { refugee } = state.regions[id];
      return refugee + n > resilience(state.regions[id])
        ? tokenLoss(state, id, 'riot', 1)
        : change(state, id, { refugee: refugee + n });
    }
    case 'conflict':
      return 3 * n;
    case 'dearth':
      return 3 * n;
    case 'epidemic':
      return 5;
    case 'pandemic':
    case 'famine':
    case 'war':
      return 9;
  }
}

/** The region with these tokens as the rules add them; a War that breaks out lies there, and nobody has fled yet. */
function regionAfter(state: BpcState, id: RegionId, token: Calamity, n: number): RegionState {
  const region = { ...state.regions[id] };
  const after: BpcState = { ...state, agenda: [], regions: { ...state.regions, [id]: region } };
  addCalamity({ state: after, emit: undefined }, id, token, n);
  if (after.agenda.length > 0) region.war = 1;
  return region;
}
