import { playerOf, type Seat } from '@kaya/engine';
import { components } from '../data/index.ts';
import type { Plant } from '../data/read.ts';
import { roundsOf } from '../rules/flow.ts';
import { incomeOf } from '../rules/supply/income.ts';
import { regionOf, wantedTypes } from '../rules/table.ts';
import { type Co2State, ENERGIES, type Energy, NOBODY, REGIONS, type RegionId } from '../types/index.ts';

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

/** The pipeline of a company: which plants it could build one after the other, and when. */

/** What a turn without a construction tends to bring: so many dollars or so many cubes, as one needs them. */
const DOLLARS_A_TURN = 5;
const CUBES_A_TURN = 2.2;
/** What is left over of a turn spent waiting for something else. */
const SPARE_DOLLARS = 2.5;
const SPARE_CUBES = 1;
/** What a visit to the market brings beside a construction, and what a CEP in hand is good for. */
const DOLLARS_A_SALE = 1.5;
const DOLLARS_A_CEP = 1.2;
const CEPS_TO_SELL = 3;
/** How much of the income is taken as money. */
const INCOME_AS_MONEY = 0.8;
/** Expertise a turn while all scientists are away at summits. */
const LEARNING_WITHOUT_SCIENTIST = 0.35;
/** Turns that it takes to propose and install a project, and how many of them others take over meanwhile, per turn. */
const TURNS_TO_INSTALL = 2;
const DONE_BY_OTHERS = 0.3;
/** Another company's scientist on a project costs a dollar, and says that somebody else is after it. */
const IN_THE_WAY = 0.3;
/** How sure a plant still is, per turn that it lies ahead. */
const SURE = 0.92;
/** Nobody looks further ahead. */
const MOST_PLANTS = 6;

/** A project, or one that could be proposed. */
interface Prospect {
  /** Places in ENERGIES and REGIONS; NOWHERE where there is no project yet. */
  readonly type: number;
  readonly region: number;
  readonly steps: number;
  readonly scientist: Seat;
}

const NOWHERE = -1;

/** What there is for every company alike: projects, and the slots of each region where a plant could still stand. */
export interface Land {
  readonly prospects: readonly Prospect[];
  readonly room: readonly number[];
}

/** The whole board; or only some regions, with what could be proposed in them. */
export function landOf(state: Co2State, only?: readonly RegionId[]): Land {
  const room: number[] = [];
  for (const id of REGIONS) room.push(roomIn(state, id));
  const projects = projectsOf(state, room);
  if (only !== undefined) return { prospects: inRegions(state, room, projects, only), room };
  for (const prospect of ANYWHERE) projects.push(prospect);
  return { prospects: projects, room };
}

const PLANTS: readonly (readonly Plant[])[] = ENERGIES.map((type) => components.plants[type]);

/** The plants that the seat could build within so many turns, the nearest first; the last one may take longer. */
export function comingPlants(state: Co2State, seat: Seat, turns: number, land: Land = landOf(state)): ComingPlant[] {
  const player = playerOf(state, seat);
  const { prospects } = land;
  const room = land.room.slice();
  let learning = player.hand > 0 ? 1 : LEARNING_WITHOUT_SCIENTIST;
  for (const { scientist } of prospects) if (scientist === seat) learning = 1;
  const earned = (INCOME_AS_MONEY * incomeOf(state, seat)) / roundsOf(state);
  let money = player.money + DOLLARS_A_CEP * Math.min(player.cep, CEPS_TO_SELL);
  let tech = player.tech;
  const expertise = byType(player.expertise);
  const built = byType(state.built);
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
      const effort = Math.max(0, plant.money - money) / DOLLARS_A_TURN + Math.max(0, plant.tech - tech) / CUBES_A_TURN;
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
    money = Math.max(money, plant.money) + spare * SPARE_DOLLARS + (wait + 1) * earned + DOLLARS_A_SALE - plant.money;
    tech = Math.max(tech, plant.tech) + spare * SPARE_CUBES - plant.tech;
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

/** Slots where a plant could still stand: empty ones and those with a fossil plant. */
function roomIn(state: Co2State, region: RegionId): number {
  let room = 0;
  for (const slot of regionOf(state, region).slots) if (slot?.kind !== 'green') room++;
  return room;
}

/** Something new of each type could be proposed somewhere. */
const ANYWHERE: readonly Prospect[] = ENERGIES.map((_, type) => ({
  type,
  region: NOWHERE,
  steps: TURNS_TO_INSTALL,
  scientist: NOBODY,
}));

/** Every project with room for its plant. */
function projectsOf(state: Co2State, room: readonly number[]): Prospect[] {
  const found: Prospect[] = [];
  for (let region = 0; region < REGIONS.length; region++) {
    if (room[region] === 0) continue;
    for (const project of regionOf(state, REGIONS[region] as RegionId).projects) {
      if (project === null) continue;
      const { type, installed, scientist } = project;
      found.push({ type: ENERGIES.indexOf(type), region, steps: installed ? 0 : 1, scientist });
    }
  }
  return found;
}

/** The projects of these regions, and those that could be proposed in them. */
function inRegions(
  state: Co2State,
  room: readonly number[],
  projects: readonly Prospect[],
  only: readonly RegionId[],
): Prospect[] {
  const regions = only.map((id) => REGIONS.indexOf(id));
  const found = projects.filter(({ region }) => regions.includes(region));
  only.forEach((id, i) => {
    const region = regions[i] as number;
    if (room[region] === 0 || !state.regions[id].projects.includes(null)) return;
    for (const type of wantedTypes(state, id)) {
      found.push({ type: ENERGIES.indexOf(type), region, steps: TURNS_TO_INSTALL, scientist: NOBODY });
    }
  });
  return found;
}
