import { playerOf, type Seat, sum } from '@kaya/engine';
import { components } from '../data/index.ts';
import { decadesOf, isPlanetLost } from '../rules/ending.ts';
import { ENERGY_ORDER, lacksEnergy } from '../rules/supply/energy.ts';
import { costOfDisaster, disastersHappen } from '../rules/supply/events.ts';
import { incomeOf } from '../rules/supply/income.ts';
import { cepsInControlledRegions } from '../rules/turn/ceps.ts';
import { type Co2State, type EventId, FOSSILS, NOBODY, type RegionId } from '../types/index.ts';
import { endInSight } from './end.ts';

/** A fossil plant that will be built. */
export interface ComingFossil {
  readonly region: RegionId;
  readonly slot: number;
  /** Who pays its CEP: the controller, or nobody where the region does. */
  readonly payer: Seat;
}

/** What the supply phase means for one player. */
export interface SupplyForSeat {
  readonly seat: Seat;
  readonly income: number;
  /** CEPs to be paid for fossil plants, and how many of them must be bought because there are none to pay with. */
  readonly ceps: number;
  readonly toBuy: number;
  /** What a disaster would cost, should it happen. */
  readonly disaster: ReturnType<typeof costOfDisaster>;
}

export interface Forecast {
  readonly decade: number;
  readonly fossils: readonly ComingFossil[];
  readonly pollution: { readonly now: number; readonly least: number; readonly expected: number; readonly most: number };
  /** From 0 to 1, exactly, from the tiles left in the stack. */
  readonly chanceOfDisaster: number;
  readonly chanceOfLoss: number;
  readonly event: { readonly card: EventId; readonly region: RegionId } | null;
  readonly seats: readonly SupplyForSeat[];
}

/** What happens at the next supply phase, or in the rest of the present one, if nothing changes? Null where none comes any more. */
export function nextSupply(view: Co2State): Forecast | null {
  const isUnderWay = view.phase === 'supply';
  const decade = isUnderWay ? view.decade : view.decade + 1;
  if (view.outcome !== null || decade > decadesOf(view) || (!isUnderWay && endInSight(view) !== null)) return null;
  const fossils = ENERGY_ORDER.filter((region) => lacksEnergy(view, region, decade))
    .slice(0, sum(FOSSILS.map((fossil) => view.fossilStack[fossil]))) // CO2-CMP-9
    .map((region) => ({ region, slot: decade - 1, payer: view.regions[region].controller }));
  const outcomes = pollutionAfter(view, fossils.length);
  const ppms = outcomes.map(({ ppm }) => ppm);
  const chance = (happens: typeof isPlanetLost): number =>
    round(sum(outcomes.filter(({ ppm }) => happens({ pollution: ppm })).map((it) => it.chance)));
  const region = view.event === null ? undefined : components.events[view.event]?.region;
  return {
    decade,
    fossils,
    pollution: {
      now: view.pollution,
      least: Math.min(...ppms),
      expected: round(sum(outcomes.map((it) => it.ppm * it.chance))),
      most: Math.max(...ppms),
    },
    chanceOfDisaster: chance(disastersHappen),
    chanceOfLoss: chance(isPlanetLost),
    event: view.event === null || region === undefined ? null : { card: view.event, region },
    seats: view.players.map((_, seat) => forSeat(view, seat, fossils, region)),
  };
}

function forSeat(view: Co2State, seat: Seat, fossils: readonly ComingFossil[], struck: RegionId | undefined): SupplyForSeat {
  const { cep } = playerOf(view, seat);
  const ceps = fossils.filter(({ payer }) => payer !== NOBODY && payer === seat).length + dueNow(view, seat);
  return {
    seat,
    income: isPaidAlready(view, seat) ? 0 : incomeOf(view, seat),
    ceps,
    toBuy: Math.max(0, ceps - cep - cepsInControlledRegions(view, seat)),
    disaster: struck === undefined ? 'nothing' : costOfDisaster(view, seat, struck),
  };
}

/** CEPs for fossil plants that stand already, and that the player is about to pay or to buy. */
function dueNow({ agenda, regions }: Co2State, seat: Seat): number {
  return agenda.filter((step) => {
    if (step.do === 'fossil-payment') return regions[step.region].controller === seat;
    if (step.do === 'pay-cep') return step.cause === 'fossil' && step.seat === seat;
    return (step.do === 'forced-purchase' || step.do === 'forced-purchase-funding') && step.seat === seat;
  }).length;
}

/** CO2-FLO-4: income comes first; once it is under way, only those who have still to split theirs are paid. */
function isPaidAlready(view: Co2State, seat: Seat): boolean {
  if (view.phase !== 'supply') return false;
  return !view.agenda.some(
    (step) => step.do === 'supply' || step.do === 'income' || (step.do === 'income-split' && step.seat === seat),
  );
}

interface Pollution {
  readonly ppm: number;
  readonly chance: number;
}

/** Every pollution that drawing so many tiles can lead to: how many of each kind come is all that counts. */
function pollutionAfter(view: Co2State, draws: number): readonly Pollution[] {
  const ways = new Map<number, number>();
  const choose = (kind: number, left: number, ppm: number, count: number): void => {
    const fossil = FOSSILS[kind];
    if (fossil === undefined) {
      if (left === 0) ways.set(ppm, (ways.get(ppm) ?? 0) + count);
      return;
    }
    for (let taken = 0; taken <= Math.min(left, view.fossilStack[fossil]); taken++) {
      choose(kind + 1, left - taken, ppm + taken * components.ppm[fossil], count * combinations(view.fossilStack[fossil], taken));
    }
  };
  choose(0, draws, view.pollution, 1);
  const all = sum([...ways.values()]);
  return [...ways].map(([ppm, count]) => ({ ppm, chance: count / all }));
}

/** In how many ways can k be chosen out of n? */
function combinations(n: number, k: number): number {
  let result = 1;
  for (let i = 0; i < k; i++) result = (result * (n - i)) / (i + 1);
  return result;
}

/** Without the dust of floating point. */
function round(number: number): number {
  return Math.round(number * 1e9) / 1e9;
}
