// The names of everything on the table, as words.

import type { Words, WordValue } from '@kaya/engine';
import { components, planetOf, spaceOf, upgradeOf } from '../data/index.ts';
import type { Resource } from '../data/read.ts';
import type { Places } from '../explain/index.ts';
import { who } from '../rules/table.ts';
import {
  type AutomaId,
  type BonusId,
  type CardId,
  type CivilisationId,
  type CosState,
  type DarkTechId,
  type GalaxyId,
  GEM_COLOURS,
  type Gems,
  HIDDEN,
  type LeaderId,
  type PlanetId,
  type PlanetType,
  type PlayerNumber,
  type Secret,
  type SpaceId,
  type StationKind,
  type SystemId,
  type UpgradeId,
  type Who,
} from '../types/index.ts';
import { type CosKey, say } from './say.ts';

const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** A Dark Tech level as it is written on the counter. */
export function levelText(level: number): string {
  return ROMAN[level] ?? String(level);
}

/** A place in the turn order, or from which to which it may be. */
export function placesText(places: Places, players: number): Words {
  return say('cos.forecast.place', placesKnown(places, players));
}

/** How much of the place is known: all of it, nothing, or a part. */
export function placesKnown({ best, worst }: Places, players: number) {
  const known = best === worst ? 'yes' : best === 1 && worst === players ? 'open' : 'no';
  return { known, best, worst, players };
}

/** A number with the minus sign that goes with digits. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** A change, always with its sign. */
export function plus(number: number): string {
  return number > 0 ? `+${number}` : signed(number);
}

export function whoWords(who: Who): WordValue {
  return who === 'automa' ? say('cos.automa') : { seat: who };
}

/** A player of the state, who in the solo game may be the Automa. */
export function playerWords(state: CosState, player: PlayerNumber): WordValue {
  return whoWords(who(state, player));
}

function quoted(name: Words): Words {
  return say('cos.quoted', { name });
}

export function cardName(card: Secret<CardId>): Words {
  return card === HIDDEN ? say('cos.hidden-card') : quoted({ key: `cos.card.${card}` });
}

export function bonusName(card: Secret<BonusId>): Words {
  return card === HIDDEN ? say('cos.hidden-card') : quoted({ key: `cos.bonus.${card}` });
}

export function darkTechName(card: Secret<DarkTechId>): Words {
  return card === HIDDEN ? say('cos.hidden-card') : quoted({ key: `cos.dark-tech.${card}` });
}

export function automaCardName(card: Secret<AutomaId>): Words {
  return card === HIDDEN ? say('cos.hidden-card') : quoted({ key: `cos.automa-card.${card}` });
}

export function systemName(system: Secret<SystemId>): Words {
  return system === HIDDEN ? say('cos.hidden-tile') : { key: `cos.system.${system}` };
}

export function galaxyName(galaxy: GalaxyId): Words {
  return { key: `cos.galaxy.${galaxy}` };
}

export function leaderName(leader: LeaderId): Words {
  return { key: `cos.leader.${leader}` };
}

export function civilisationName(civilisation: CivilisationId): Words {
  return { key: `cos.civilisation.${civilisation}` };
}

export function stationName(station: StationKind): Words {
  return { key: `cos.station.${station}` };
}

export function planetTypeName(type: PlanetType): Words {
  return { key: `cos.planet-type.${type}` };
}

/** The letter of a planet within its system: A, B, C, D. */
export function planetLetter(planet: PlanetId): string {
  return planet.slice(-1).toUpperCase();
}

export function planetName(planet: PlanetId): Words {
  const { system, type } = planetOf(planet);
  return say('cos.planet', { system: systemName(system), letter: planetLetter(planet), type: planetTypeName(type) });
}

/** A planet without its type, where that does not matter any more. */
export function planetBare(planet: PlanetId): Words {
  return say('cos.planet.bare', { system: systemName(planetOf(planet).system), letter: planetLetter(planet) });
}

/** A list in which the order counts: commas only. */
export function inOrder(items: readonly WordValue[]): WordValue {
  return items.length === 0 ? [] : items.reduce((first, second) => say('cos.in-order', { first, second }));
}

/** The number of a space within its galaxy. */
export function spaceNumber(space: SpaceId): string {
  return space.slice(space.lastIndexOf('-') + 1);
}

export function spaceName(space: SpaceId): Words {
  return say('cos.space', { galaxy: galaxyName(spaceOf(space).galaxy), number: spaceNumber(space) });
}

export function upgradeName(upgrade: UpgradeId): Words {
  const { effect } = upgradeOf(upgrade);
  switch (effect.op) {
    case 'unlockPlanet':
      return say('cos.upgrade.terraforming', { type: effect.type });
    case 'unlockStacking':
      return say('cos.upgrade.extension');
    case 'setRange':
      return say('cos.upgrade.range', { zone: effect.zone, range: effect.range });
    case 'gainEnergy':
      return say('cos.upgrade.energy', { amount: effect.amount });
  }
}

function gemsList(gems: Gems): Words[] {
  return GEM_COLOURS.filter((colour) => gems[colour] > 0).map((colour) => ({
    key: `cos.gems.${colour}`,
    values: { count: gems[colour] },
  }));
}

/** A price, a gain or a stock of gems. */
export function gemsWords(gems: Gems, none: CosKey = 'cos.gems.none'): WordValue {
  const list = gemsList(gems);
  return list.length === 0 ? say(none) : list;
}

function resourceList({ gems, energy }: Resource): Words[] {
  return energy > 0 ? [...gemsList(gems), say('cos.energy', { count: energy })] : gemsList(gems);
}

/** What a system gives: gems and energy. */
export function resourceWords(resource: Resource): WordValue {
  const list = resourceList(resource);
  return list.length === 0 ? say('cos.gems.none') : list;
}

/** The same as it stands in brackets, each with its sign: +1 gold gem, +1 energy. */
export function gainedWords(resource: Resource): WordValue {
  const list = resourceList(resource);
  return list.length === 0 ? say('cos.gems.none') : inOrder(list.map((it) => say('cos.gained', { it })));
}

/** Gems that are paid, each with its sign. */
export function paidWords(gems: Gems): WordValue {
  const list = gemsList(gems);
  return list.length === 0 ? say('cos.gems.none') : inOrder(list.map((it) => say('cos.paid', { it })));
}

const SOURCES: ReadonlyMap<string, Words> = new Map([
  ...[...components.startingCards, ...components.aiCards].map(({ id }) => [id, cardName(id)] as const),
  ...components.darkTech.map(({ id }) => [id, darkTechName(id)] as const),
  ...components.leaders.map(({ id }) => [id, leaderName(id)] as const),
  ...components.upgrades.map(({ id }) => [id, upgradeName(id)] as const),
  ...components.stations.map(({ id }) => [id, say('cos.the-station', { station: stationName(id) })] as const),
  ...components.systems.map(({ id }) => [id, systemName(id)] as const),
  ...components.galaxies.map(({ id }) => [id, galaxyName(id)] as const),
  ...components.automaCards.map(({ id }) => [id, automaCardName(id)] as const),
]);

/** The component that something comes from, by its id. */
export function sourceName(source: string): Words {
  return SOURCES.get(source) ?? say('cos.hidden-card');
}
