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
import type { Weights } from './weights.ts';

function globalValue(w: Weights, state: BpcState, tp: GlobalTp): number {
  const turnsLeft = state.lastTurn - state.turn;
  switch (tp) {
    case 'M':
      return turnsLeft > 12 ? w['global-m'] : 0;
    case 'N':
      return state.seeded.length > 2 ? (w['global-n'] * turnsLeft) / 10 : 0;
    case 'O':
      return (w['global-o'] * turnsLeft) / 14;
    case 'P':
      return w['global-p'] * Math.floor(destruction(state) / 2);
  }
}

/** What implanting this is worth to the player who stands there. */
export function implantValue(outlook: Outlook, place: Spot, tp: Tp): number {
  if (transformation(tp).kind === 'global') return globalValue(outlook.weights, outlook.state, tp as GlobalTp);
  if (!isRegion(place)) return 0;
  return outlook.tpValue(place, tp as RegionalTp) + outlook.seedValue(tp as RegionalTp, place);
}

/**
 * The best implantation for a player where it stands, or where it would stand, less its effort; `least` where nothing is
 * worth more, as in all that follows.
 */
export function bestImplant(
  outlook: Outlook,
  who: PlayerNumber,
  place: Spot,
  least = -outlook.weights['effort-implant'],
): number {
  const { state } = outlook;
  if (!outlook.canImplant) return least;
  const effort = outlook.weights['effort-implant'];
  const step = { do: 'implant-what', seat: seatOf(state, who), who } as const;
  const worth = ({ tp }: { readonly tp: Tp }) => implantValue(outlook, place, tp) - effort;
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
  const { state, weights: w } = outlook;
  const region = state.regions[id];
  const people = outlook.population(id);
  const burnt = 1 + components.electricity[to].emissions;
  const oil = oilToRise(state, id);
  if (canBecomePoorer(region) || oil === null || oil === 'war') return (-w['rise-oil'] * people) / 10;
  const fewer = people - grownPopulation(state, region, outlook.activations(id), demographyAfter(region.demography, -1));
  const spared = (w['rise-births'] * fewer * (emissions(state, id) + burnt)) / 10;
  return (
    w.rise +
    (w['rise-people'] * region.population) / 20 -
    change(w, state, id, { standard: 2 }) +
    spared -
    w['rise-burnt'] * burnt * people
  );
}

/** What an operation on a power plant is worth. */
export function operationValue(outlook: Outlook, id: RegionId, from: Electricity | null, to: Electricity): number {
  const { state, weights: w } = outlook;
  const region = state.regions[id];
  const left = outlook.activations(id);
  if (left === 0) return 0;
  const people = outlook.population(id) / 10;
  const before = from === null ? 0 : components.electricity[from].emissions;
  const saved = before - components.electricity[to].emissions;
  let value = from === null ? riseValue(outlook, id, to) : w.cleaner * saved * people;
  if (to === 'hydro') value += region.refugee + 2 > resilience(region) ? w['hydro-crowd'] : w['hydro-room'];
  if (to === 'renewable-intermittent') value -= w.intermittent * left;
  if (to === 'nuclear') value -= 0.1;
  return value;
}

export function bestElectricity(
  outlook: Outlook,
  who: PlayerNumber,
  place: Spot,
  least = -outlook.weights['effort-electricity'],
): number {
  const { state, weights: w } = outlook;
  if (
    !isRegion(place) ||
    outlook.power(components.electricityAci.influences) < electricityThreshold(state, place) + w['electricity-margin']
  )
    return least;
  return standingAt(state, who, place, () => {
    let best = least;
    const step = { do: 'electricity-operation', seat: seatOf(state, who), who } as const;
    for (const operation of legalIn(electricityOperation, state, step)) {
      const [from, to] = operation.do === 'replace' ? [operation.from, operation.to] : [null, operation.kind];
      best = Math.max(best, operationValue(outlook, place, from, to) - w['effort-electricity']);
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
export function bestInstitution(outlook: Outlook, id: InstitutionId, least = -outlook.weights['effort-institution']): number {
  const { state, weights: w } = outlook;
  const power = outlook.power(institutions[id].influences) + w['institution-margin'];
  const tier = tierOf(institutionThresholds(state, id), power);
  return bestOption(outlook, id, tier, power, least);
}

/** The best of the options that a tier of an institution offers. */
export function bestAtTier(outlook: Outlook, id: InstitutionId, tier: number): number {
  const power = institutionThresholds(outlook.state, id)[tier - 1] ?? 0;
  return bestOption(outlook, id, tier, power, -outlook.weights['effort-institution']);
}

function bestOption(outlook: Outlook, institution: InstitutionId, tier: number, power: number, least: number): number {
  const { state, who, weights: w } = outlook;
  const step = { do: 'institution-option', seat: seatOf(state, who), who, institution, tier, power } as const;
  const worth = (action: InstitutionChoice) =>
    action.do === 'choose-option' ? optionValue(outlook, optionOf(institution, action.option)) - w['effort-institution'] : least;
  return bestIn(institutionOption, state, step, worth, least);
}

/** The worth of standing somewhere with an action to spend; of a plan that is worth no more than `least` nothing is asked. */
export function bestPlanAt(outlook: Outlook, who: PlayerNumber, place: Spot, least = Number.NEGATIVE_INFINITY): number {
  if (!isRegion(place)) return bestInstitution(outlook, place, Math.max(least, -outlook.weights['effort-institution']));
  const implanting = bestImplant(outlook, who, place, Math.max(least, -outlook.weights['effort-implant']));
  return bestElectricity(outlook, who, place, Math.max(implanting, -outlook.weights['effort-electricity']));
}
