import { at, type Outcome, playerOf, type Seat } from '@kaya/engine';
import { components } from '../data/index.ts';
import { BIT, type Types, typesAsked } from '../data/tables.ts';
import { turnsLeft } from '../explain/turns.ts';
import { goalPoints } from '../rules/cards/company-goals.ts';
import { decadesOf, endOfTheGame } from '../rules/ending.ts';
import { roundsOf } from '../rules/flow.ts';
import { incomeFrom, placeOnTrack } from '../rules/supply/income.ts';
import { isSolo, regionOf, typesOwned } from '../rules/table.ts';
import { cepsInControlledRegions } from '../rules/turn/ceps.ts';
import { topPlant } from '../rules/turn/plants.ts';
import { type Co2State, ENERGIES, NOBODY, REGIONS } from '../types/index.ts';
import { cardsValue } from './cards.ts';
import { danger, diligencesOf } from './danger.ts';
import { Pipelines } from './pipeline.ts';

/** How well a seat stands, in points at the end of the game. */
export function value(state: Co2State, seat: Seat): number {
  if (state.outcome !== null) return final(state, state.outcome, seat);
  const { points, belongings, income, plants, goals, scientists, planet } = partsOf(state, seat);
  return points + belongings + income + plants + goals + scientists + planet;
}

/** The parts of the value, by what a move can bring. */
export function valueParts(state: Co2State, seat: Seat): Parts {
  if (state.outcome === null) return partsOf(state, seat);
  return {
    ...NOTHING,
    points: at(state.outcome.scores, seat),
    planet: final(state, state.outcome, seat) - at(state.outcome.scores, seat),
  };
}

const PARTS = ['points', 'belongings', 'income', 'plants', 'goals', 'scientists', 'planet'] as const;
type Parts = Readonly<Record<(typeof PARTS)[number], number>>;
const NOTHING: Parts = { points: 0, belongings: 0, income: 0, plants: 0, goals: 0, scientists: 0, planet: 0 };

function partsOf(state: Co2State, seat: Seat): Parts {
  const outlook = outlookOf(state);
  if (!endsThisDecade(state)) return partsAt(state, seat, wholeGame(state, seat), outlook);
  // The end cuts everybody's future short: it is good for who stands better without it, and bad for the others.
  const { players } = state;
  const parts: Record<(typeof PARTS)[number], number> = { ...partsAt(state, seat, restOfDecade(state, seat), outlook) };
  players.forEach((_, other) => {
    const whole = partsAt(state, other, wholeGame(state, other), outlook);
    const cut = partsAt(state, other, restOfDecade(state, other), outlook);
    for (const part of PARTS) parts[part] += (whole[part] - cut[part]) / players.length;
  });
  return parts;
}

/** What is the same for all companies, and dear to work out. */
interface Outlook {
  readonly pipelines: Pipelines;
  readonly planet: number;
}

function outlookOf(state: Co2State): Outlook {
  const pipelines = new Pipelines(state);
  const diligences = diligencesOf(state);
  return { pipelines, planet: -stake(state, diligences) * danger(state, pipelines, diligences) };
}

function partsAt(state: Co2State, seat: Seat, { late, turns, supplies }: Time, { pipelines, planet }: Outlook): Parts {
  const owned = typesOwned(state, seat);
  return {
    points: playerOf(state, seat).points,
    belongings: belongings(state, seat, late, turns),
    income: futureIncome(state, seat, supplies),
    plants: plantsInReach(state, seat, late, turns, owned, pipelines),
    goals: goals(state, seat, late, owned) + cardsValue(state, seat, turns),
    scientists: scientists(state, seat, late, turns),
    planet,
  };
}

/** How much of the game is left to a seat. */
interface Time {
  /** From 0 at the start to 1 at the end of the game. */
  readonly late: number;
  readonly turns: number;
  /** Incomes to come, the last one included. */
  readonly supplies: number;
}

function wholeGame(state: Co2State, seat: Seat): Time {
  return { late: lateness(state, state.decade), turns: turnsLeft(state, seat), supplies: decadesOf(state) - state.decade + 1 };
}

function restOfDecade(state: Co2State, seat: Seat): Time {
  const later = (decadesOf(state) - state.decade) * roundsOf(state);
  return { late: lateness(state, decadesOf(state)), turns: turnsLeft(state, seat) - later, supplies: 1 };
}

function lateness(state: Co2State, decade: number): number {
  return (decade - 1 + state.round / (roundsOf(state) + 1)) / decadesOf(state);
}

/** CO2-END-3, CO2-END-4: nothing can undo the early end any more. */
function endsThisDecade(state: Co2State): boolean {
  return state.phase === 'operations' && state.decade < decadesOf(state) && endOfTheGame(state) !== null;
}

/**
 * What losing the planet costs, in points, by the number of companies: the more there are, the less it depends on
 * oneself; but with five, who have two turns a decade, it is lost unless all take care. In solo a lost planet is scored:
 * only the turns and the last income are missing.
 */
const LOSING: readonly number[] = [0, 50, 400, 157.4, 81.2, 250];
/** What it costs more beside companies that build less than this share of what good ones do. */
const ALONE = 1200;
const IDLE = 0.8;
/** What a win is worth beside its points. */
const WINNING = 30;

/** What is at stake with the planet, the same for all: the more, the more it depends on few companies. */
function stake(state: Co2State, diligences: readonly number[]): number {
  const { players } = state;
  const losing = at(LOSING, players.length);
  if (isSolo(state)) return losing;
  let idle = 0;
  for (const diligence of diligences) idle += Math.max(0, IDLE - diligence);
  return losing + (ALONE * idle) / (players.length - 1);
}

/** Worse than any place in a game that is won. */
const LOST = -1000;

function final(state: Co2State, { ending, winners, scores }: Outcome, seat: Seat): number {
  if (ending === 'planet-lost') return LOST;
  const score = at(scores, seat);
  if (isSolo(state)) return score;
  return winners.includes(seat) ? score + WINNING : score;
}

/** What the n-th tech cube is worth. */
const CUBES = [1.9, 1.9, 1.5, 1.2, 0.8];
const ANOTHER_CUBE = 0.4;

export function cubesValue(count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += CUBES[i] ?? ANOTHER_CUBE;
  return sum;
}

/** What a CEP tends to be sold for. */
const USUAL_PRICE = 2.4;
/** One CEP must be there to install something. */
const FIRST_CEP = 1.2;

/** Money, cubes and CEPs. */
function belongings(state: Co2State, seat: Seat, late: number, turns: number): number {
  const { money, tech, cep } = playerOf(state, seat);
  const inRegions = cepsInControlledRegions(state, seat);
  const cash = dollar(late) * Math.min(money, 20) + 0.47 * Math.max(0, money - 20);
  // The price of today does not last: only at the end everything is sold at it.
  const ending = Math.max(0, 5 * late - 4);
  const price = ending * state.price + (1 - ending) * USUAL_PRICE;
  // One is sold a turn; those that are left over have to wait for the end.
  const sold = Math.min(cep, turns);
  const permits = 0.5 * price * (sold + 0.4 * (cep - sold) + 0.7 * inRegions);
  const toInstall = FIRST_CEP * Math.min(1, cep + 0.5 * inRegions) * (1 - late);
  return cash + cubesValue(tech) * (1 - 0.75 * late * late) + permits + toInstall;
}

/** What a dollar is worth: half a point at the end, more while there is something to build. */
function dollar(late: number): number {
  return 0.5 + 0.15 * (1 - late);
}

/** The income of the places held now, for every supply phase to come and the last one. */
function futureIncome(state: Co2State, seat: Seat, supplies: number): number {
  const { expertise } = playerOf(state, seat);
  let sum = 0;
  for (const type of ENERGIES) {
    const own = expertise[type];
    if (own === 0) continue;
    const place = placeOnTrack(state, seat, type);
    const paid = incomeFrom(state, seat, type, place);
    const stays = place === 1 ? 0.85 : 0.65;
    // Without a paid place a step still brings one nearer to it, and to the next bonus.
    sum += paid > 0 ? paid * supplies * stays : 0.25 * own;
    sum += 0.3 * own;
  }
  return sum;
}

/** How a plant fades, per turn of waiting. */
const PATIENCE = 0.85;

/** The plants that could be built until the end: their points and what comes with them, less what they cost. */
function plantsInReach(state: Co2State, seat: Seat, late: number, turns: number, owned: Types, pipelines: Pipelines): number {
  let sum = 0;
  let types = owned;
  for (const { turn, plant, region, guarded } of pipelines.of(seat, turns)) {
    if (turn > turns) break;
    const newType = (types & BIT[plant.type]) === 0 ? 1.5 : 0;
    types |= BIT[plant.type];
    const control = region !== null && regionOf(state, region).controller === NOBODY ? 1.5 : 0.5;
    const margin = plant.points + 2 + newType + control - dollar(late) * plant.money - 1.1 * plant.tech;
    // Others may be faster, less so where an own scientist stands.
    sum += Math.max(0.5, margin) * PATIENCE ** (turn - 1) * (guarded ? 0.9 : 0.75);
  }
  return sum + readiness(state, seat) * (1 - late);
}

/** Enough expertise for the next plant of a type is worth something before there is a project. */
function readiness(state: Co2State, seat: Seat): number {
  const { expertise } = playerOf(state, seat);
  let sum = 0;
  for (const type of ENERGIES) {
    const plant = topPlant(state, type);
    if (plant !== undefined) sum += Math.min(1, expertise[type] / plant.expertise);
  }
  return sum;
}

/** What a company goal tends to bring. */
const USUAL_GOAL = 9;
/** Discarding it brings as much. */
export const GIVEN_FOR_GOAL = 4;

/** What the company goal can be counted on for: as far as it is reached towards the end, before that at least what it tends to bring. */
export function goalWorth(state: Co2State, seat: Seat, late = wholeGame(state, seat).late): number {
  const { goalHeld, cep } = playerOf(state, seat);
  if (!goalHeld) return 0;
  const reached = goalPoints(state, seat, cep);
  return Math.max(GIVEN_FOR_GOAL, late * reached + (1 - late) * Math.max(USUAL_GOAL, reached));
}

/** The company goal, and UN goals within reach. */
function goals(state: Co2State, seat: Seat, late: number, owned: Types): number {
  const player = playerOf(state, seat);
  let un = 0;
  if (player.tech > 0) {
    for (const card of state.unGoals) {
      const asked = typesAsked(card);
      if ((asked & owned) === asked) un += 0.5 * (components.unGoals[card]?.points ?? 0);
    }
  }
  return goalWorth(state, seat, late) + Math.min(un, 8);
}

/** A scientist on a project is an expertise a turn; in hand he could be; at a summit he is busy for a greater gain. */
function scientists(state: Co2State, seat: Seat, late: number, turns: number): number {
  let working = 0;
  for (const region of REGIONS) {
    for (const project of regionOf(state, region).projects) if (project?.scientist === seat) working++;
  }
  let attending = 0;
  for (const { scientists } of state.summits) {
    let own = 0;
    let free = 0;
    for (const scientist of scientists) {
      if (scientist === seat) own++;
      else if (scientist === NOBODY) free++;
    }
    if (own > 0) attending += own * (free === 0 ? 2.4 : free === 1 ? 1 : 0.5) * (1 - 0.5 * late) + (free === 0 ? 1.2 : 0);
  }
  const { hand } = playerOf(state, seat);
  const busy = Math.min(1, working + 0.8 * Math.min(1, hand));
  const more = Math.min(2, Math.max(0, hand + working - 1));
  return 0.9 * (1 - late) * more + 0.8 * busy * Math.min(4, turns) + attending;
}
