// What the outcomes of an event would cost, at first sight.

import type { Effect } from '../data/read.ts';
import { addCalamity } from '../rules/calamities/calamities.ts';
import { amount } from '../rules/events/conditions.ts';
import { selected } from '../rules/events/selectors.ts';
import { fossilOf, resilience } from '../rules/regions/region.ts';
import type { BpcState, Calamity, RegionId, RegionState } from '../types/index.ts';
import { activationsLeft } from './horizon.ts';
import { change } from './suffering.ts';
import type { Weights } from './weights.ts';

/** The loss that a list of effects brings; negative is good. */
export function lossOf(w: Weights, state: BpcState, effects: readonly Effect[], target: RegionId | null): number {
  let loss = 0;
  for (const effect of effects) loss += effectLoss(w, state, effect, target);
  return loss;
}

function effectLoss(w: Weights, state: BpcState, effect: Effect, target: RegionId | null): number {
  switch (effect.op) {
    case 'add': {
      const n = amount(state, effect.n);
      return selected(state, effect.on, target).reduce(
        (sum, id) => sum + w['event-tokens'] * tokenLoss(w, state, id, effect.token, n),
        0,
      );
    }
    case 'remove':
    case 'clear':
    case 'integrate':
      return w['event-relief'];
    case 'ghg':
      return w['event-ghg'] * amount(state, effect.d);
    case 'green-pawn':
      return 0.1 * amount(state, effect.d);
    case 'discipline':
      return w['event-discipline'] * effect.d;
    case 'demography':
      return target === null
        ? 0
        : (w['event-demography'] * effect.d * state.regions[target].population * activationsLeft(state, target)) / 10;
    case 'population':
      return w['event-population'] * effect.d;
    case 'electricity-add':
      return target === null ? 0 : growthLoss(w, state, target, effect.kind);
    case 'electricity-replace':
      return target === null
        ? 0
        : ((effect.to === 'low-carbon' ? -w['event-cleaner'] : effect.to === 'gas' ? -0.5 : 1) *
            state.regions[target].population) /
            10;
    case 'oil-production':
      return w['event-oil'] * effect.d;
    case 'propagate':
      return state.seeded === '' ? 0 : w['event-propagate'];
    case 'gain-tp':
      return w['event-tp'];
    case 'exodus':
      return w['event-exodus'];
    case 'discard':
      return w['event-discard'] * effect.n * (effect.who === 'each' ? state.players.length : 1);
    case 'if-zones':
    case 'if-zones-total':
    case 'if-region':
      return 0.5 * lossOf(w, state, effect.yes, target);
    case 'add-destruction':
      return 2;
    case 'war-to-conflict':
    case 'remove-chaos':
    case 'remove-dictatorship':
      return w['event-freed'];
  }
}

/** A surplus token makes a region rise and burn more, if it finds the oil. */
function growthLoss(
  w: Weights,
  state: BpcState,
  target: RegionId,
  kind: Extract<Effect, { op: 'electricity-add' }>['kind'],
): number {
  const brought = kind === 'fossil' ? fossilOf(state.regions[target]) : kind;
  const burnt = 1 + (brought === 'coal' ? 2 : brought === 'low-carbon' ? 0 : 1);
  return (w['event-plant'] * burnt * state.regions[target].population) / 10;
}

/** What a batch of tokens does to a region. */
function tokenLoss(w: Weights, state: BpcState, id: RegionId, token: Extract<Effect, { op: 'add' }>['token'], n: number): number {
  switch (token) {
    case 'riot':
    case 'shortage':
    case 'epizootic':
      return change(w, state, id, regionAfter(state, id, token, n));
    case 'refugee':
    case 'refugee-local': {
      const { refugee } = state.regions[id];
      return refugee + n > resilience(state.regions[id])
        ? tokenLoss(w, state, id, 'riot', 1)
        : change(w, state, id, { refugee: refugee + n });
    }
    case 'conflict':
      return w['event-conflict'] * n;
    case 'dearth':
      return w['event-dearth'] * n;
    case 'epidemic':
      return w['event-epidemic'];
    case 'pandemic':
    case 'famine':
    case 'war':
      return w['event-worst'];
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
