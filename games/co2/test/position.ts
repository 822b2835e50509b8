import { at, defaults, instead, type Seat, seeded } from '@kaya/engine';
import { FOSSIL_SLOT, greenSlot, projectTile } from '../data/tables.ts';
import { game } from '../rules/game.ts';
import { openSummit } from '../rules/science/summits.ts';
import { freshTurn } from '../rules/table.ts';
import {
  type Co2Options,
  type Co2State,
  type Co2Step,
  type Energy,
  type Fossil,
  NOBODY,
  type PlantId,
  type Player,
  type Project,
  REGIONS,
  type Region,
  type RegionId,
  type Slot,
} from '../types/index.ts';
import { Co2Position } from './choosing.ts';

/** The smallest positions in which a rule shows. */

export const F: Energy = 'forestation';
export const S: Energy = 'solar';
export const N: Energy = 'cold-fusion';
export const B: Energy = 'biomass';
export const R: Energy = 'recycling';

export function options(chosen: Partial<Co2Options> = {}): Co2Options {
  return { ...(defaults(game.options) as Co2Options), ...chosen };
}

/** A game as the set-up leaves it, before anything runs. */
export function laid(seats: number, chosen: Partial<Co2Options> = {}, seed = 'laid'): Co2State {
  return game.setup({ seats, options: options(chosen), seed }, seeded(seed));
}

/**
 * A table on which nothing was left to chance: seat 0 is first, nobody holds money or lobby cards, everybody two CEPs; oil
 * stands in every region; the agendas are agenda-1 to agenda-6 clockwise and the summits summit-01 to summit-06.
 */
export function plainTable(seats: number, chosen: Partial<Co2Options> = {}): Co2State {
  const state = laid(seats, chosen);
  state.firstPlayer = 0;
  state.pollution = 180;
  state.fossilStack = { coal: 10, oil: 4, gas: 10 };
  REGIONS.forEach((id, i) => {
    state.regions[id].agenda = `agenda-${i + 1}`;
    state.regions[id].slots[0] = FOSSIL_SLOT.oil;
  });
  const tiles = Array.from({ length: 18 }, (_, i) => `summit-${String(i + 1).padStart(2, '0')}` as const);
  state.summits = tiles.splice(0, 6).map(openSummit);
  state.summitPile = tiles;
  state.players.forEach((player, seat) => {
    player.money = 0;
    state.lobbyDeck.push(...player.lobby.splice(0), ...player.pack.splice(0));
    player.goal = `company-goal-${29 + seat}`;
  });
  if (seats > 1) {
    const goals = [...state.unGoals, ...state.unGoalsRemoved].sort();
    state.unGoals = goals.splice(0, 10);
    state.unGoalsRemoved = goals;
  }
  state.event = 'event-47';
  state.nextEvent = 'event-48';
  state.eventPile = ['event-49', 'event-50', 'event-51', 'event-52'];
  return state;
}

export function project(type: Energy, installed = false, scientist: Seat = NOBODY): Project {
  return projectTile(type, installed, scientist);
}

export function fossil(kind: Fossil): Slot {
  return FOSSIL_SLOT[kind];
}

export function green(plant: PlantId, owner: Seat): Slot {
  return greenSlot(plant, owner);
}

/** Slots of a region from the left, filled up with empty ones. */
export function slots(count: number, ...filled: (Slot | null)[]): (Slot | null)[] {
  return Array.from({ length: count }, (_, i) => filled[i] ?? null);
}

export function setRegion(state: Co2State, id: RegionId, change: Partial<Region>): Region {
  return Object.assign(state.regions[id], change);
}

export function setPlayer(
  state: Co2State,
  seat: Seat,
  change: Partial<Omit<Player, 'expertise'>> & { expertise?: Partial<Player['expertise']> },
): Player {
  const player = at(state.players, seat);
  const { expertise, ...rest } = change;
  Object.assign(player, rest);
  Object.assign(player.expertise, expertise);
  for (const card of player.lobby) state.lobbyDeck = state.lobbyDeck.filter((it) => it !== card);
  return player;
}

/** The position is played on from the turn of a seat; the others follow in this round. */
export function atTurn(state: Co2State, seat: Seat = 0): Co2Position {
  state.phase = 'operations';
  state.turns = seat + 1;
  state.turn = freshTurn(seat);
  const after = state.players.map((_, i) => i).filter((it) => it > seat);
  instead(
    state,
    { do: 'turn-menu', seat },
    ...after.map((it) => ({ do: 'turn', seat: it }) as const),
    { do: 'end-of-round' },
    { do: 'end-of-operations' },
  );
  return new Co2Position(state);
}

/** The position is played on with these steps, the first one first; then the table waits for the turn of seat 0. */
export function atSteps(state: Co2State, ...steps: readonly Co2Step[]): Co2Position {
  state.phase = 'supply';
  state.turn = freshTurn(NOBODY);
  instead(state, ...steps, { do: 'operations' });
  return new Co2Position(state).advance();
}

/** At the very end of an operations phase. */
export function phaseOver(state: Co2State): Co2Position {
  state.phase = 'operations';
  instead(state, { do: 'end-of-operations' });
  return new Co2Position(state).advance();
}
