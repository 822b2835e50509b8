// What would be worth doing where: transformations, power plants, institutions. Values are points of gases.
import { at } from '@kaya/engine';
import { components, institutions, transformation } from '../data/index.ts';
import type { InstitutionOption } from '../data/types.ts';
import {
  type Electricity,
  type GlobalTp,
  type InstitutionId,
  type Pawn,
  REGIONS,
  type RegionalTp,
  type RegionId,
  type Spot,
  type Tp,
} from '../ids.ts';
import { electricityRule, electricityThreshold, operationRule } from '../rules/electricity-aci.ts';
import { implantRule, isRegion } from '../rules/implant.ts';
import { institutionThresholds, optionWorks } from '../rules/institutions.ts';
import { completePairs, destruction, emissions, resilience, shares } from '../rules/region.ts';
import { mayLearn } from '../rules/transformations.ts';
import type { ActionOf, BpcState } from '../types.ts';
import { activationsLeft, grownPopulation, savedByPair } from './horizon.ts';
import { change } from './suffering.ts';
import { canImplant, teamPower } from './team.ts';

/** What a transformation is worth in a region, if it gets it now. */
export function tpValue(state: BpcState, id: RegionId, tp: RegionalTp): number {
  const region = state.regions[id];
  const left = activationsLeft(state, id);
  if (left === 0) return 0.1;
  const { kind, pair } = transformation(tp);
  switch (kind) {
    case 'pair': {
      if (pair === null) return 0;
      const partner = pair.replace(tp, '');
      const gain = 1 + (savedByPair(region, pair) * grownPopulation(state, region, left)) / 10;
      const effort = region.special > 1 && completePairs(region) === 0 ? (2 * region.population) / 10 : 0;
      return region.tps.includes(partner) ? gain + effort : 0.45 * (gain + effort);
    }
    case 'discipline': {
      if (region.discipline >= 4) return 0;
      const opens = region.discipline === 1 ? 2.5 : region.discipline === 2 ? 1.2 : 0.3;
      return opens * (0.5 + region.population / 20) - change(state, id, { discipline: region.discipline + 1 });
    }
    case 'demography': {
      const now = grownPopulation(state, region, left);
      const then = grownPopulation(state, region, left, region.demography - 1);
      return (0.8 * (now - then) * emissions(state, id)) / 10;
    }
    case 'global':
      return 0;
  }
}

/** Seeding a transformation lets it spread: a share of its worth in all regions that could learn it. */
function seedValue(state: BpcState, tp: RegionalTp, home: RegionId): number {
  if (state.seeded.includes(tp)) return 0;
  let sum = 0;
  for (const id of REGIONS) {
    if (id === home || !shares(state.regions[id]) || !mayLearn(state, id, tp)) continue;
    sum += 0.1 * activationsLeft(state, id) * tpValue(state, id, tp);
  }
  return sum;
}

function globalValue(state: BpcState, tp: GlobalTp): number {
  const turnsLeft = state.lastTurn - state.turn;
  switch (tp) {
    case 'M':
      return turnsLeft > 12 ? 2 : 0;
    case 'N':
      return state.seeded.length > 2 ? turnsLeft / 12 : 0;
    case 'O':
      return turnsLeft / 24;
    case 'P':
      return Math.floor(destruction(state) / 2);
  }
}

/** What implanting this is worth to the player who stands there. */
export function implantValue(state: BpcState, place: Spot, tp: Tp): number {
  if (transformation(tp).kind === 'global') return globalValue(state, tp as GlobalTp);
  if (!isRegion(place)) return 0;
  return tpValue(state, place, tp as RegionalTp) + seedValue(state, tp as RegionalTp, place);
}

const TPS = Object.keys(components.transformations) as readonly Tp[];

/** The best implantation for a player where it stands, or where it would stand. */
export function bestImplant(state: BpcState, who: number, place: Spot): number {
  if (!canImplant(state)) return 0;
  return standingAt(state, who, place, () => {
    let best = 0;
    for (const tp of TPS) if (implantRule(state, who, tp) === null) best = Math.max(best, implantValue(state, place, tp));
    return best;
  });
}

/** Asks a question as if the player stood elsewhere; nothing has changed afterwards. */
function standingAt<T>(state: BpcState, who: number, place: Spot, question: () => T): T {
  const player = at(state.players, who);
  const from = player.place;
  player.place = place;
  const answer = question();
  player.place = from;
  return answer;
}

/** What an operation on a power plant is worth. */
export function operationValue(state: BpcState, id: RegionId, from: Electricity | null, to: Electricity): number {
  const region = state.regions[id];
  const left = activationsLeft(state, id);
  if (left === 0) return 0;
  const people = grownPopulation(state, region, left) / 10;
  const before = from === null ? 0 : components.electricity[from].emissions;
  const saved = before - components.electricity[to].emissions;
  let value = from === null ? (region.standard === 1 && region.discipline === 1 ? 0.5 : -people) : saved * people;
  if (to === 'hydro') value += region.refugee + 2 > resilience(region) ? -1 : -0.3;
  if (to === 'renewable-intermittent') value -= 0.8 * left;
  if (to === 'nuclear') value -= 0.1;
  return value;
}

const KINDS = Object.keys(components.electricity) as readonly Electricity[];

export function bestElectricity(state: BpcState, who: number, place: Spot): number {
  if (!isRegion(place) || teamPower(state, components.electricityAci.influences) < electricityThreshold(state, place) + 2)
    return 0;
  return standingAt(state, who, place, () => {
    if (electricityRule(state, who) !== null) return 0;
    let best = 0;
    for (const from of KINDS) {
      for (const to of KINDS) {
        const operation: ActionOf<'replace'> = { do: 'replace', from, to };
        if (!components.electricity[to].playersMayInstall || operationRule(state, place, operation) !== null) continue;
        best = Math.max(best, operationValue(state, place, from, to));
      }
    }
    return best;
  });
}

/** What it is worth to take one pawn (or all of a kind) off a region. */
export function reliefAt(state: BpcState, id: RegionId, token: Pawn | 'chaos' | 'dictatorship', all: boolean): number {
  const region = state.regions[id];
  if (token === 'chaos' || token === 'dictatorship')
    return region.regime === token ? -change(state, id, { regime: 'free', discipline: 2 }) : 0;
  if (region[token] === 0) return 0;
  const changes = token === 'war' ? { war: 0, secondFace: false } : { [token]: all ? 0 : region[token] - 1 };
  return -change(state, id, changes);
}

export function bestRelief(state: BpcState, token: Pawn | 'chaos' | 'dictatorship', all: boolean): number {
  let best = 0;
  for (const id of REGIONS) best = Math.max(best, reliefAt(state, id, token, all));
  return best;
}

export function optionValue(state: BpcState, option: InstitutionOption): number {
  let value = 0;
  for (const effect of option.effects) {
    if (effect.op === 'remove')
      value += bestRelief(state, effect.token, false) * (typeof effect.n === 'number' ? Math.sqrt(effect.n) : 1);
    if (effect.op === 'clear') value += bestRelief(state, effect.token, true) * Math.sqrt(effect.regions);
    if (effect.op === 'war-to-conflict') value += 0.6 * bestRelief(state, 'war', true) * Math.sqrt(effect.n);
    if (effect.op === 'remove-chaos') value += bestRelief(state, 'chaos', true);
    if (effect.op === 'remove-dictatorship') value += bestRelief(state, 'dictatorship', true);
  }
  return value;
}

/** The best that the team can hope for at an institution. */
export function bestInstitution(state: BpcState, id: InstitutionId): number {
  const power = teamPower(state, institutions[id].influences) - 1;
  const thresholds = institutionThresholds(state, id);
  let best = 0;
  institutions[id].tiers.forEach((tier, i) => {
    if (power < at(thresholds, i)) return;
    for (const option of tier.options) if (optionWorks(state, option, power)) best = Math.max(best, optionValue(state, option));
  });
  return best;
}

/** The worth of standing somewhere with an action to spend. */
export function bestPlanAt(state: BpcState, who: number, place: Spot): number {
  if (!isRegion(place)) return bestInstitution(state, place) - 2;
  return Math.max(bestImplant(state, who, place) - 1.2, bestElectricity(state, who, place) - 1);
}
