// Chapter 5.7, the questions: which plant could be built on a project, by whom, at what cost, and where it would stand.
import { playerOf, RulesError, type Seat } from '@kaya/engine';
import { components } from '../../data/index.ts';
import type { Plant } from '../../data/read.ts';
import type { Co2State, Energy, LobbyId, RegionId, Slot } from '../../types/index.ts';
import { discountOf } from '../cards/lobby.ts';
import { dismissalFee } from '../science/scientists.ts';
import { projectAt, regionOf, type Spot } from '../table.ts';

const { constants } = components;

/** CO2-CON-1, CO2-SET-9: the top plant of the stack; undefined when the stack is empty (CO2-CMP-7). */
export function topPlant(state: Co2State, type: Energy): Plant | undefined {
  return components.plants[type][state.built[type]];
}

/** The plants that still lie in the stack, the top one first. */
export function stackOf(state: Co2State, type: Energy): readonly Plant[] {
  return components.plants[type].slice(state.built[type]);
}

export function isInstalled(state: Co2State, spot: Spot): boolean {
  return projectAt(state, spot.region, spot.space)?.installed === true;
}

/** What a plant costs its builder there: money after the discount with the fee for a dismissal, and cubes after the region's help. */
export interface Cost {
  readonly money: number;
  readonly tech: number;
  /** Cubes that the region pays (CO2-CON-7). */
  readonly help: number;
  /** The part of `money` that goes to the owner of a dismissed scientist (CO2-CON-3). */
  readonly fee: number;
}

function moneyNeeded(state: Co2State, spot: Spot, plant: Plant, seat: Seat, card: LobbyId | null): number {
  return plantPrice(plant, card) + dismissalFee(state, spot, seat);
}

export function plantPrice(plant: Plant, card: LobbyId | null): number {
  return Math.max(0, plant.money - discountOf(card));
}

/** CO2-CON-7: a region with cubes pays one of those required. */
export function helpOf(state: Co2State, region: RegionId, plant: Plant): number {
  return Math.min(constants.regionHelp, regionOf(state, region).tech, plant.tech);
}

/** The cost of the top plant of the project's type for the player; null where there is no project or no plant. */
export function costOf(state: Co2State, spot: Spot, seat: Seat, card: LobbyId | null): Cost | null {
  const plant = plantFor(state, spot);
  if (plant === undefined) return null;
  const help = helpOf(state, spot.region, plant);
  const money = moneyNeeded(state, spot, plant, seat, card);
  return { money, tech: plant.tech - help, help, fee: dismissalFee(state, spot, seat) };
}

export function plantFor(state: Co2State, spot: Spot): Plant | undefined {
  const project = projectAt(state, spot.region, spot.space);
  return project === null ? undefined : topPlant(state, project.type);
}

/** The plant for a project on which one may be built. */
export function plantOn(state: Co2State, spot: Spot): Plant {
  const plant = plantFor(state, spot);
  if (plant === undefined) throw new RulesError(`no plant can be built on space ${spot.space} of ${spot.region}`);
  return plant;
}

/** CO2-CON-2: how much expertise is missing for the plant. */
export function missingExpertise(state: Co2State, plant: Plant, seat: Seat): number {
  return Math.max(0, plant.expertise - playerOf(state, seat).expertise[plant.type]);
}

/** CO2-CON-2: too little expertise for the plant. */
export function lacksExpertise(state: Co2State, spot: Spot, seat: Seat): boolean {
  const plant = plantFor(state, spot);
  return plant !== undefined && missingExpertise(state, plant, seat) > 0;
}

/** CO2-CON-3: too little money or tech. */
export function cannotPay(state: Co2State, spot: Spot, seat: Seat, card: LobbyId | null): boolean {
  const plant = plantFor(state, spot);
  if (plant === undefined) return false;
  const player = playerOf(state, seat);
  return (
    player.money < moneyNeeded(state, spot, plant, seat, card) || player.tech < plant.tech - helpOf(state, spot.region, plant)
  );
}

/** On how many slots a plant could still stand: the empty ones, and those with a fossil plant. */
export function roomIn(state: Co2State, region: RegionId): number {
  let room = 0;
  for (const slot of regionOf(state, region).slots) if (slot?.kind !== 'green') room++;
  return room;
}

/** CO2-CON-8, CO2-CON-9: the leftmost empty slot, else the leftmost fossil plant; −1 where all are green (CO2-CON-12). */
export function slotForPlant(state: Co2State, region: RegionId): number {
  const { slots } = regionOf(state, region);
  let fossil = -1;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as Slot | null;
    if (slot === null) return i;
    if (fossil < 0 && slot.kind === 'fossil') fossil = i;
  }
  return fossil;
}
