// What would be worth doing where: transformations, power plants, institutions. Values are points of gases.
import { type ActionOf, at, bestIn, legalIn } from '@kaya/engine';
import { components, institutions, transformation } from '../data/index.ts';
import type { InstitutionOption } from '../data/read.ts';
import { institutionOption, institutionThresholds, optionOf } from '../rules/actions/institutions.ts';
import { tierOf } from '../rules/joint-action/aci-power.ts';
import { electricityOperation, electricityThreshold } from '../rules/joint-action/electricity-aci.ts';
import { oilToRise } from '../rules/regions/living-standard.ts';
import { canBecomePoorer, demographyAfter, destruction, emissions, isRegion, resilience } from '../rules/regions/region.ts';
import { seatOf } from '../rules/table.ts';
import { implantWhat } from '../rules/transformations/implant.ts';
import type {
  Bpc,
  BpcState,
  Electricity,
  GlobalTp,
  InstitutionId,
  PlayerNumber,
  RegionalTp,
  RegionId,
  Spot,
  Tp,
} from '../types/index.ts';
import { grownPopulation } from './horizon.ts';
import type { Outlook } from './outlook.ts';
import { change } from './suffering.ts';

/** What an action of each kind must bring at least: the cards and the turn it costs. */
export const EFFORT = { institution: 5, implant: 0.7, electricity: 1 } as const;

function globalValue(state: BpcState, tp: GlobalTp): number {
  const turnsLeft = state.lastTurn - state.turn;
  switch (tp) {
    case 'M':
      return turnsLeft > 12 ? 1.1 : 0;
    case 'N':
      return state.seeded.length > 2 ? turnsLeft / 10 : 0;
    case 'O':
      return turnsLeft / 14;
    case 'P':
      return Math.floor(destruction(state) / 2);
  }
}

/** What implanting this is worth to the player who stands there. */
export function implantValue(outlook: Outlook, place: Spot, tp: Tp): number {
  if (transformation(tp).kind === 'global') return globalValue(outlook.state, tp as GlobalTp);
  if (!isRegion(place)) return 0;
  return outlook.tpValue(place, tp as RegionalTp) + outlook.seedValue(tp as RegionalTp, place);
}

/**
 * The best implantation for a player where it stands, or where it would stand, less its effort; `least` where nothing is
 * worth more, as in all that follows.
 */
export function bestImplant(outlook: Outlook, who: PlayerNumber, place: Spot, least = -EFFORT.implant): number {
  const { state } = outlook;
  if (!outlook.canImplant) return least;
  const step = { do: 'implant-what', seat: seatOf(state, who), who } as const;
  const worth = ({ tp }: { readonly tp: Tp }) => implantValue(outlook, place, tp) - EFFORT.implant;
  return standingAt(state, who, place, () => bestIn(implantWhat, state, step, worth, least));
}

/** Asks a question as if the player stood elsewhere; nothing has changed afterwards. */
function standingAt<T>(state: BpcState, who: PlayerNumber, place: Spot, question: () => T): T {
  const player = at(state.players, who);
  const from = player.place;
  player.place = place;
  const answer = question();
  player.place = from;
  return answer;
}

/** What it is worth to let a poor region rise: it bears more and has fewer children, but burns more. */
function riseValue(outlook: Outlook, id: RegionId, to: Electricity): number {
  const { state } = outlook;
  const region = state.regions[id];
  const people = outlook.population(id);
  const burnt = 1 + components.electricity[to].emissions;
  const oil = oilToRise(state, id);
  if (canBecomePoorer(region) || oil === null || oil === 'war') return -people / 10;
  const fewer = people - grownPopulation(state, region, outlook.activations(id), demographyAfter(region.demography, -1));
  const spared = (0.8 * fewer * (emissions(state, id) + burnt)) / 10;
  return 0.5 + region.population / 20 - change(state, id, { standard: 2 }) + spared - 0.13 * burnt * people;
}

/** What an operation on a power plant is worth. */
export function operationValue(outlook: Outlook, id: RegionId, from: Electricity | null, to: Electricity): number {
  const { state } = outlook;
  const region = state.regions[id];
  const left = outlook.activations(id);
  if (left === 0) return 0;
  const people = outlook.population(id) / 10;
  const before = from === null ? 0 : components.electricity[from].emissions;
  const saved = before - components.electricity[to].emissions;
  let value = from === null ? riseValue(outlook, id, to) : saved * people;
  if (to === 'hydro') value += region.refugee + 2 > resilience(region) ? -1 : -0.3;
  if (to === 'renewable-intermittent') value -= 0.4 * left;
  if (to === 'nuclear') value -= 0.1;
  return value;
}

export function bestElectricity(outlook: Outlook, who: PlayerNumber, place: Spot, least = -EFFORT.electricity): number {
  const { state } = outlook;
  if (!isRegion(place) || outlook.power(components.electricityAci.influences) < electricityThreshold(state, place) + 2)
    return least;
  return standingAt(state, who, place, () => {
    let best = least;
    const step = { do: 'electricity-operation', seat: seatOf(state, who), who } as const;
    for (const operation of legalIn(electricityOperation, state, step)) {
      const [from, to] = operation.do === 'replace' ? [operation.from, operation.to] : [null, operation.kind];
      best = Math.max(best, operationValue(outlook, place, from, to) - EFFORT.electricity);
    }
    return best;
  });
}

export function optionValue(outlook: Outlook, option: InstitutionOption): number {
  let value = 0;
  for (const effect of option.effects) {
    if (effect.op === 'remove')
      value += outlook.bestRelief(effect.token, false) * (typeof effect.n === 'number' ? Math.sqrt(effect.n) : 1);
    if (effect.op === 'clear') value += outlook.bestRelief(effect.token, true) * Math.sqrt(effect.regions);
    if (effect.op === 'war-to-conflict') value += 0.6 * outlook.bestRelief('war', true) * Math.sqrt(effect.n);
    if (effect.op === 'remove-chaos') value += outlook.bestRelief('chaos', true);
    if (effect.op === 'remove-dictatorship') value += outlook.bestRelief('dictatorship', true);
  }
  return value;
}

type InstitutionChoice = ActionOf<Bpc, 'choose-option' | 'enough'>;

/** The best that the team can hope for at an institution. */
export function bestInstitution(outlook: Outlook, id: InstitutionId, least = -EFFORT.institution): number {
  const { state } = outlook;
  const power = outlook.power(institutions[id].influences) - 1;
  const tier = tierOf(institutionThresholds(state, id), power);
  const { who } = outlook;
  const step = { do: 'institution-option', seat: seatOf(state, who), who, institution: id, tier, power } as const;
  const worth = (action: InstitutionChoice) =>
    action.do === 'choose-option' ? optionValue(outlook, optionOf(id, action.option)) - EFFORT.institution : least;
  return bestIn(institutionOption, state, step, worth, least);
}

/** The worth of standing somewhere with an action to spend; of a plan that is worth no more than `least` nothing is asked. */
export function bestPlanAt(outlook: Outlook, who: PlayerNumber, place: Spot, least = Number.NEGATIVE_INFINITY): number {
  if (!isRegion(place)) return bestInstitution(outlook, place, Math.max(least, -EFFORT.institution));
  const implanting = bestImplant(outlook, who, place, Math.max(least, -EFFORT.implant));
  return bestElectricity(outlook, who, place, Math.max(implanting, -EFFORT.electricity));
}
