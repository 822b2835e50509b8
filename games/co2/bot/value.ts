import { at, type Outcome, type Seat } from '@kaya/engine';
import { components } from '../data/index.ts';
import { turnsLeft } from '../explain/turns.ts';
import { cepsInControlledRegions } from '../rules/ceps.ts';
import { goalPoints } from '../rules/company-goals.ts';
import { decadesOf } from '../rules/end.ts';
import { roundsOf } from '../rules/flow.ts';
import { incomeFrom, placeOnTrack } from '../rules/income.ts';
import { costOf, slotForPlant, topPlant } from '../rules/plants.ts';
import { isSolo, player, projectAt, SPOTS, type Spot } from '../rules/table.ts';
import { type Co2State, ENERGIES, type Energy, NOBODY, REGIONS, type UnGoalId } from '../types.ts';
import { danger } from './danger.ts';

/** How well a seat stands, in points at the end of the game. */
export function value(state: Co2State, seat: Seat): number {
  if (state.outcome !== null) return final(state, state.outcome, seat);
  const late = lateness(state);
  const turns = turnsLeft(state, seat);
  const owned = typesOwned(state, seat);
  return (
    player(state, seat).points +
    belongings(state, seat, late) +
    futureIncome(state, seat) +
    plantsInReach(state, seat, late, turns, owned) +
    goals(state, seat, late, turns, owned) +
    scientists(state, seat, late, turns) -
    LOSING * danger(state)
  );
}

/** What it costs everybody to lose the planet. */
const LOSING = 80;
/** What a win is worth beside its points. */
const WINNING = 30;

function final(state: Co2State, { ending, winners, scores }: Outcome, seat: Seat): number {
  if (ending === 'planet-lost') return -LOSING;
  const score = at(scores, seat);
  if (isSolo(state)) return score;
  return winners.includes(seat) ? score + WINNING : score;
}

/** From 0 at the start to 1 at the end of the game. */
function lateness(state: Co2State): number {
  return (state.decade - 1 + state.round / (roundsOf(state) + 1)) / decadesOf(state);
}

/** A set of types, one bit each. */
type Types = number;
const BIT: Readonly<Record<Energy, Types>> = { forestation: 1, solar: 2, 'cold-fusion': 4, biomass: 8, recycling: 16 };

/** The types of which the seat owns a plant. */
function typesOwned(state: Co2State, seat: Seat): Types {
  let types = 0;
  for (const id of REGIONS) {
    for (const slot of state.regions[id].slots) {
      if (slot !== null && slot.kind === 'green' && slot.owner === seat) types |= BIT[slot.type];
    }
  }
  return types;
}

/** What the n-th tech cube is worth. */
const CUBES = [1.9, 1.9, 1.5, 1.2, 0.8];
const ANOTHER_CUBE = 0.4;

export function cubesValue(count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += CUBES[i] ?? ANOTHER_CUBE;
  return sum;
}

/** What a CEP tends to cost. */
const USUAL_PRICE = 4;

/** Money, cubes and CEPs. */
function belongings(state: Co2State, seat: Seat, late: number): number {
  const { money, tech, cep } = player(state, seat);
  const cash = 0.55 * Math.min(money, 16) + 0.45 * Math.max(0, money - 16);
  // A high price does not last: early on a CEP is not worth more than a usual one.
  const price = late * state.price + (1 - late) * Math.min(state.price, USUAL_PRICE);
  const permits = 0.5 * price * (cep + 0.85 * cepsInControlledRegions(state, seat));
  // Two CEPs are needed to install something whatever their price.
  return cash + cubesValue(tech) * (1 - 0.75 * late * late) + permits + 0.6 * Math.min(cep, 2) * (1 - late);
}

/** The income of the places held now, for every supply phase to come and the last one. */
function futureIncome(state: Co2State, seat: Seat): number {
  const supplies = decadesOf(state) - state.decade + 1;
  const { expertise } = player(state, seat);
  let sum = 0;
  for (const type of ENERGIES) {
    const own = expertise[type];
    if (own === 0) continue;
    const paid = incomeFrom(state, seat, type);
    const place = placeOnTrack(state, seat, type);
    const stays = place === 1 ? 0.85 : 0.65;
    // Without a paid place a step still brings one nearer to it, and to the next bonus.
    sum += paid > 0 ? paid * supplies * stays : 0.25 * own;
    sum += 0.3 * own;
  }
  return sum;
}

/** How a plant that is not yet affordable fades, per turn of waiting. */
const PATIENCE = 0.72;
/** The best, second best … project counts less and less: there is one construction a turn. */
const RANKS = [1, 0.7, 0.5, 0.35, 0.2];

function plantsInReach(state: Co2State, seat: Seat, late: number, turns: number, owned: Types): number {
  const found: number[] = [];
  for (let i = 0; i < SPOTS.length; i++) {
    const worth = projectValue(state, SPOTS[i] as Spot, seat, turns, owned);
    if (worth > 0) found.push(worth);
  }
  found.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < Math.min(found.length, RANKS.length, turns); i++) sum += at(found, i) * at(RANKS, i);
  return sum + readiness(state, seat) * (1 - late);
}

/** What a project promises the seat: the margin of its plant, less for waiting and for those who may be faster. */
function projectValue(state: Co2State, spot: Spot, seat: Seat, turns: number, owned: Types): number {
  const project = projectAt(state, spot);
  if (project === null || slotForPlant(state, spot.region) < 0) return 0;
  const plant = topPlant(state, project.type);
  const cost = costOf(state, spot, seat, null);
  if (plant === undefined || cost === null) return 0;
  const who = player(state, seat);
  const newType = (owned & BIT[plant.type]) === 0 ? 1.5 : 0;
  const control = state.regions[spot.region].controller === NOBODY ? 1.5 : 0.5;
  const margin = plant.points + 2 + newType + control - 0.5 * cost.money - 1.1 * cost.tech;
  const missing =
    Math.max(0, plant.expertise - who.expertise[plant.type]) +
    Math.max(0, cost.tech - who.tech) / 2 +
    Math.max(0, cost.money - who.money) / 5 +
    (project.installed ? 0 : 1.5);
  if (missing > turns) return 0;
  const risk = project.scientist === seat ? 0.15 : othersAreReady(state, project.type, seat) ? 0.5 : 0.25;
  return margin * PATIENCE ** missing * (1 - risk);
}

function othersAreReady(state: Co2State, type: Energy, seat: Seat): boolean {
  const plant = topPlant(state, type);
  if (plant === undefined) return false;
  const { players } = state;
  for (let i = 0; i < players.length; i++) {
    const other = at(players, i);
    if (i !== seat && other.expertise[type] >= plant.expertise && other.money >= plant.money) return true;
  }
  return false;
}

/** Enough expertise for the next plant of a type is worth something before there is a project. */
function readiness(state: Co2State, seat: Seat): number {
  const { expertise } = player(state, seat);
  let sum = 0;
  for (const type of ENERGIES) {
    const plant = topPlant(state, type);
    if (plant !== undefined) sum += 2 * Math.min(1, expertise[type] / plant.expertise);
  }
  return sum;
}

/** What a company goal tends to bring. */
const USUAL_GOAL = 9;

/** What each UN goal asks for. */
const ASKED: ReadonlyMap<UnGoalId, Types> = new Map(
  Object.values(components.unGoals).map(({ id, types }) => [id, types.reduce((set, type) => set | BIT[type], 0)]),
);

/** The company goal as far as it is reached, UN goals within reach, and cards in hand. */
function goals(state: Co2State, seat: Seat, late: number, turns: number, owned: Types): number {
  const who = player(state, seat);
  const reached = goalPoints(state, seat, who.cep);
  const held = who.goalHeld ? Math.max(4, late * reached + (1 - late) * Math.max(USUAL_GOAL, reached)) : 0;
  let un = 0;
  if (who.tech > 0) {
    for (const card of state.unGoals) {
      const asked = ASKED.get(card) ?? 0;
      if ((asked & owned) === asked) un += 0.5 * (components.unGoals[card]?.points ?? 0);
    }
  }
  return held + Math.min(un, 8) + 0.9 * who.lobby.length * Math.min(1, turns / 5);
}

/** A scientist on a project is an expertise a turn; in hand he could be; at a summit he is busy for a greater gain. */
function scientists(state: Co2State, seat: Seat, late: number, turns: number): number {
  let working = 0;
  for (let i = 0; i < SPOTS.length; i++) if (projectAt(state, SPOTS[i] as Spot)?.scientist === seat) working++;
  let attending = 0;
  for (const { scientists } of state.summits) {
    let own = 0;
    let free = 0;
    for (const scientist of scientists) {
      if (scientist === seat) own++;
      else if (scientist === NOBODY) free++;
    }
    if (own > 0) attending += own * (free === 0 ? 2.6 : free === 1 ? 1.8 : 1.2) + (free === 0 ? 1.5 : 0);
  }
  const { hand } = player(state, seat);
  return (
    (1 - 0.8 * late) * (0.7 * hand + 0.5 * Math.max(0, working - 1)) + (working > 0 ? 0.45 * Math.min(4, turns) : 0) + attending
  );
}
