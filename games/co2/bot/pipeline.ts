// The pipeline of a company: which plants it could build one after the other, and when.
import { playerOf, type Seat } from '@kaya/engine';
import { components } from '../data/index.ts';
import type { Plant } from '../data/read.ts';
import { roundsOf } from '../rules/flow.ts';
import { incomeOf } from '../rules/supply/income.ts';
import { type Co2State, ENERGIES, type Energy, NOBODY, REGIONS, type RegionId } from '../types/index.ts';
import { type Land, landOf, NOWHERE, type Prospect } from './land.ts';

/** A plant that a company could build: after how many of its own turns, and where (null where there is no project yet). */
export interface ComingPlant {
  readonly turn: number;
  /** How sure it is. */
  readonly sure: number;
  readonly plant: Plant;
  readonly region: RegionId | null;
  /** Its own scientist is on the project. */
  readonly guarded: boolean;
}

/** What a turn without a construction tends to bring: so many dollars or so many cubes, as one needs them. */
const A_TURN = { dollars: 5, cubes: 2.2 } as const;
/** What is left over of a turn spent waiting for something else. */
const SPARE = { dollars: 2.5, cubes: 1 } as const;
/** What a visit to the market brings beside a construction, and what a CEP in hand is good for. */
const DOLLARS_A_SALE = 1.5;
const DOLLARS_A_CEP = 1.2;
const CEPS_TO_SELL = 3;
/** How much of the income is taken as money. */
const INCOME_AS_MONEY = 0.8;
/** Expertise a turn while all scientists are away at summits. */
const LEARNING_WITHOUT_SCIENTIST = 0.35;
/** How many of the turns that it takes to propose and install a project others take over meanwhile, per turn. */
const DONE_BY_OTHERS = 0.3;
/** Another company's scientist on a project costs a dollar, and says that somebody else is after it. */
const IN_THE_WAY = 0.3;
/** How sure a plant still is, per turn that it lies ahead. */
const SURE = 0.92;
/** Nobody looks further ahead. */
const MOST_PLANTS = 6;

const PLANTS: readonly (readonly Plant[])[] = ENERGIES.map((type) => components.plants[type]);

/** What a pipeline follows from beside the land. */
interface Means {
  readonly money: number;
  readonly tech: number;
  /** Expertise and money a turn. */
  readonly learning: number;
  readonly earned: number;
  /** By type. */
  readonly expertise: readonly number[];
  readonly built: readonly number[];
}

/** The last pipeline of a seat, and what it followed from. */
interface Known {
  readonly land: Land;
  readonly means: Means;
  readonly turns: number;
  readonly coming: readonly ComingPlant[];
}

/** By seat, of the whole board and of some regions: most of what a company does leaves the others' pipelines as they were. */
const last: { readonly whole: Known[]; readonly part: Known[] } = { whole: [], part: [] };

/** The plants that the seat could build within so many turns, the nearest first; the last one may take longer. */
export function comingPlants(state: Co2State, seat: Seat, turns: number, land: Land = landOf(state)): readonly ComingPlant[] {
  const means = meansOf(state, seat, land);
  const list = land.isWhole ? last.whole : last.part;
  const before = list[seat];
  if (before !== undefined && before.land === land && before.turns >= turns && isSame(before.means, means))
    return within(before.coming, turns);
  const coming = plantsFrom(land, means, seat, turns);
  list[seat] = { land, means, turns, coming };
  return coming;
}

function meansOf(state: Co2State, seat: Seat, { prospects }: Land): Means {
  const { money, tech, cep, hand, expertise } = playerOf(state, seat);
  let learning = hand > 0 ? 1 : LEARNING_WITHOUT_SCIENTIST;
  for (const { scientist } of prospects) if (scientist === seat) learning = 1;
  return {
    money: money + DOLLARS_A_CEP * Math.min(cep, CEPS_TO_SELL),
    tech,
    learning,
    earned: (INCOME_AS_MONEY * incomeOf(state, seat)) / roundsOf(state),
    expertise: byType(expertise),
    built: byType(state.built),
  };
}

function isSame(one: Means, other: Means): boolean {
  if (one.money !== other.money || one.tech !== other.tech) return false;
  if (one.learning !== other.learning || one.earned !== other.earned) return false;
  for (let type = 0; type < ENERGIES.length; type++) {
    if (one.expertise[type] !== other.expertise[type] || one.built[type] !== other.built[type]) return false;
  }
  return true;
}

function plantsFrom(land: Land, means: Means, seat: Seat, turns: number): readonly ComingPlant[] {
  const { prospects } = land;
  const room = land.room.slice();
  const { learning, earned } = means;
  let { money, tech } = means;
  const expertise = means.expertise.slice();
  const built = means.built.slice();
  const found: ComingPlant[] = [];
  // One bit for each prospect that has become a plant.
  let done = 0;
  let time = 0;
  while (found.length < MOST_PLANTS && time < turns) {
    let best = -1;
    let bestCost = 0;
    let wait = 0;
    let spare = 0;
    for (let i = 0; i < prospects.length; i++) {
      if ((done & (1 << i)) !== 0) continue;
      const { type, region, steps, scientist } = prospects[i] as Prospect;
      const plant = (PLANTS[type] as readonly Plant[])[built[type] as number];
      if (plant === undefined || (region !== NOWHERE && room[region] === 0)) continue;
      const effort = Math.max(0, plant.money - money) / A_TURN.dollars + Math.max(0, plant.tech - tech) / A_TURN.cubes;
      const lacking = plant.expertise - (expertise[type] as number);
      let delay = Math.max(effort, steps - time * DONE_BY_OTHERS, lacking / learning);
      if (scientist !== NOBODY && scientist !== seat) delay += IN_THE_WAY;
      const cost = delay + plant.money / 40 - plant.points / 30;
      if (best >= 0 && cost >= bestCost) continue;
      best = i;
      bestCost = cost;
      wait = delay;
      spare = delay - effort;
    }
    if (best < 0) break;
    const { type, region, scientist } = prospects[best] as Prospect;
    const plant = (PLANTS[type] as readonly Plant[])[built[type] as number] as Plant;
    time += wait + 1;
    money = Math.max(money, plant.money) + spare * SPARE.dollars + (wait + 1) * earned + DOLLARS_A_SALE - plant.money;
    tech = Math.max(tech, plant.tech) + spare * SPARE.cubes - plant.tech;
    expertise[type] = Math.max(expertise[type] as number, plant.expertise) + 1;
    built[type] = (built[type] as number) + 1;
    found.push({ turn: time, sure: SURE ** time, plant, region: REGIONS[region] ?? null, guarded: scientist === seat });
    if (region === NOWHERE) continue;
    room[region] = (room[region] as number) - 1;
    done |= 1 << best;
  }
  return found;
}

/** Of these plants those that would come if one looked only so many turns ahead. */
function within(coming: readonly ComingPlant[], turns: number): readonly ComingPlant[] {
  let count = 0;
  for (let time = 0; count < coming.length && time < turns; count++) time = (coming[count] as ComingPlant).turn;
  return count === coming.length ? coming : coming.slice(0, count);
}

/** The pipelines of all companies on the whole board as things stand, each worked out once. */
export class Pipelines {
  readonly #state: Co2State;
  readonly #land: Land;
  readonly #known: ({ readonly turns: number; readonly coming: readonly ComingPlant[] } | undefined)[] = [];

  constructor(state: Co2State) {
    this.#state = state;
    this.#land = landOf(state);
  }

  /** The plants that the seat could build within so many turns. */
  of(seat: Seat, turns: number): readonly ComingPlant[] {
    const known = this.#known[seat];
    if (known !== undefined && known.turns >= turns) return within(known.coming, turns);
    const coming = comingPlants(this.#state, seat, turns, this.#land);
    this.#known[seat] = { turns, coming };
    return coming;
  }
}

/** The numbers in the order of ENERGIES. */
function byType(numbers: Readonly<Record<Energy, number>>): number[] {
  return [numbers.forestation, numbers.solar, numbers['cold-fusion'], numbers.biomass, numbers.recycling];
}

/** Turns that a plant takes which nobody has thought of yet, and how sure it is. */
const USUAL_TURNS = 3;
const USUALLY_SURE = 0.7;

/** How many of the plants will stand after so many turns; the one under way counts in part. */
export function builtWithin(coming: readonly ComingPlant[], turns: number): number {
  let count = 0;
  let before = 0;
  for (const { turn, sure } of coming) {
    if (turn > turns) return count + (sure * Math.max(0, turns - before)) / (turn - before);
    count += sure;
    before = turn;
  }
  return count + (USUALLY_SURE * Math.max(0, turns - before)) / USUAL_TURNS;
}
