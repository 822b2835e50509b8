import type { Seat } from '@kaya/engine';
import type { Plant } from '../data/components.ts';
import { components } from '../data/index.ts';
import { roundsOf } from '../rules/flow.ts';
import { incomeOf } from '../rules/income.ts';
import { agendaOf, player, projectAt, SPOTS, type Spot } from '../rules/table.ts';
import { type Co2State, ENERGIES, type Energy, NOBODY, REGIONS, type RegionId } from '../types.ts';

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
/** Nobody looks further ahead. */
const MOST_PLANTS = 6;

/** A plant that a company could build: after how many of its own turns, and where (null where there is no project yet). */
export interface ComingPlant {
  readonly turn: number;
  readonly plant: Plant;
  readonly region: RegionId | null;
  /** Its own scientist is on the project. */
  readonly guarded: boolean;
}

/** A project, or one that could be proposed. */
interface Prospect {
  readonly type: Energy;
  readonly region: RegionId | null;
  readonly steps: number;
  readonly scientist: Seat;
}

/** The plants that the seat could build within so many turns, the nearest first; only in some regions where they are named. */
export function comingPlants(state: Co2State, seat: Seat, turns: number, only?: readonly RegionId[]): ComingPlant[] {
  const who = player(state, seat);
  const room = roomIn(state);
  const prospects = only === undefined ? prospectsOf(state, room) : prospectsIn(state, room, only);
  let learning = who.hand > 0 ? 1 : LEARNING_WITHOUT_SCIENTIST;
  for (const { scientist } of prospects) if (scientist === seat) learning = 1;
  const earned = (INCOME_AS_MONEY * incomeOf(state, seat)) / roundsOf(state);
  let money = who.money + DOLLARS_A_CEP * Math.min(who.cep, CEPS_TO_SELL);
  let tech = who.tech;
  const expertise = { ...who.expertise };
  const built = { ...state.built };
  const found: ComingPlant[] = [];
  let time = 0;
  while (found.length < MOST_PLANTS && time < turns) {
    let best = -1;
    let bestCost = 0;
    let wait = 0;
    let spare = 0;
    for (let i = 0; i < prospects.length; i++) {
      const { type, region, steps, scientist } = prospects[i] as Prospect;
      const plant = components.plants[type][built[type]];
      if (plant === undefined || (region !== null && room[region] === 0)) continue;
      const effort = Math.max(0, plant.money - money) / DOLLARS_A_TURN + Math.max(0, plant.tech - tech) / CUBES_A_TURN;
      let delay = Math.max(effort, steps - time * DONE_BY_OTHERS, (plant.expertise - expertise[type]) / learning);
      if (scientist !== NOBODY && scientist !== seat) delay += IN_THE_WAY;
      const cost = delay + plant.money / 40 - plant.points / 30;
      if (best >= 0 && cost >= bestCost) continue;
      best = i;
      bestCost = cost;
      wait = delay;
      spare = delay - effort;
    }
    const chosen = prospects[best];
    const plant = chosen === undefined ? undefined : components.plants[chosen.type][built[chosen.type]];
    if (chosen === undefined || plant === undefined) break;
    time += wait + 1;
    money = Math.max(money, plant.money) + spare * SPARE_DOLLARS + (wait + 1) * earned + DOLLARS_A_SALE - plant.money;
    tech = Math.max(tech, plant.tech) + spare * SPARE_CUBES - plant.tech;
    expertise[chosen.type] = Math.max(expertise[chosen.type], plant.expertise) + 1;
    built[chosen.type]++;
    found.push({ turn: time, plant, region: chosen.region, guarded: chosen.scientist === seat });
    if (chosen.region === null) continue;
    room[chosen.region]--;
    prospects.splice(best, 1);
  }
  return found;
}

/** How sure a plant still is, per turn that it lies ahead. */
const SURE = 0.92;
/** Turns that a plant takes which nobody has thought of yet, and how sure it is. */
const USUAL_TURNS = 3;
const USUALLY_SURE = 0.7;

/** How many of the plants will stand after so many turns; the one under way counts in part. */
export function builtWithin(coming: readonly ComingPlant[], turns: number): number {
  let count = 0;
  let before = 0;
  for (const { turn } of coming) {
    const sure = SURE ** turn;
    if (turn > turns) return count + (sure * Math.max(0, turns - before)) / (turn - before);
    count += sure;
    before = turn;
  }
  return count + (USUALLY_SURE * Math.max(0, turns - before)) / USUAL_TURNS;
}

/** Slots where a plant could still stand: empty ones and those with a fossil plant. */
function roomIn(state: Co2State): Record<RegionId, number> {
  const room: Record<RegionId, number> = {
    'north-america': 0,
    europe: 0,
    asia: 0,
    oceania: 0,
    africa: 0,
    'south-america': 0,
  };
  for (const id of REGIONS) {
    for (const slot of state.regions[id].slots) if (slot === null || slot.kind === 'fossil') room[id]++;
  }
  return room;
}

/** Every project with room for its plant, and one of each type that could be proposed somewhere. */
function prospectsOf(state: Co2State, room: Readonly<Record<RegionId, number>>): Prospect[] {
  const found: Prospect[] = [];
  for (let i = 0; i < SPOTS.length; i++) {
    const spot = SPOTS[i] as Spot;
    const project = projectAt(state, spot);
    if (project === null || room[spot.region] === 0) continue;
    found.push({
      type: project.type,
      region: spot.region,
      steps: project.installed ? 0 : 1,
      scientist: project.scientist,
    });
  }
  for (const type of ENERGIES) found.push({ type, region: null, steps: TURNS_TO_INSTALL, scientist: NOBODY });
  return found;
}

/** The projects of these regions, and those that could be proposed in them. */
function prospectsIn(state: Co2State, room: Readonly<Record<RegionId, number>>, regions: readonly RegionId[]): Prospect[] {
  const found = prospectsOf(state, room).filter(({ region }) => region !== null && regions.includes(region));
  for (const region of regions) {
    if (room[region] === 0 || !state.regions[region].projects.includes(null)) continue;
    for (const type of agendaOf(state, region)) found.push({ type, region, steps: TURNS_TO_INSTALL, scientist: NOBODY });
  }
  return found;
}
