// The components in use, and quick ways to find one by its id.
import { byId, componentsOf } from '@kaya/engine';
import type {
  AutomaId,
  BonusId,
  CardId,
  DarkTechId,
  GalaxyId,
  LeaderId,
  PlanetId,
  Secret,
  SpaceId,
  StationKind,
  SystemId,
  UpgradeId,
} from '../types/index.ts';
import packed from './packed.json' with { type: 'json' };
import type {
  ActionCard,
  AutomaCard,
  BonusCard,
  Components,
  DarkTech,
  ExtraZone,
  Galaxy,
  Layout,
  Leader,
  Planet,
  Space,
  StationTile,
  System,
  Upgrade,
} from './read.ts';

/** The components the game is played with: ours, or the host's own. */
export const components = componentsOf<Components>('council-of-shadows', packed);
export const { constants } = components;

export const galaxyOf: (id: GalaxyId) => Galaxy = byId('galaxy', components.galaxies);
export const spaceOf: (id: SpaceId) => Space = byId('space', components.spaces);
export const systemOf: (id: Secret<SystemId>) => System = byId('solar system', components.systems);
export const planetOf: (id: PlanetId) => Planet = byId('planet', components.planets);
export const cardOf: (id: CardId) => ActionCard = byId('action card', [...components.startingCards, ...components.aiCards]);
export const upgradeOf: (id: UpgradeId) => Upgrade = byId('upgrade', components.upgrades);
export const extraZoneOf: (id: string) => ExtraZone = byId('extra zone', components.extraZones);
export const darkTechOf: (id: Secret<DarkTechId>) => DarkTech = byId('Dark Tech card', components.darkTech);
export const bonusOf: (id: Secret<BonusId>) => BonusCard = byId('bonus card', [
  ...components.lightBonus,
  ...components.darkBonus,
]);
export const stationOf: (id: StationKind) => StationTile = byId('space station', components.stations);
export const leaderOf: (id: LeaderId) => Leader = byId('leader', components.leaders);
export const automaCardOf: (id: AutomaId) => AutomaCard = byId('Automa card', components.automaCards);

/** All ids of a kind, to read one back from a text. */
export const spaceIds: readonly SpaceId[] = components.spaces.map(({ id }) => id);
export const systemIds: readonly SystemId[] = components.systems.map(({ id }) => id);
export const planetIds: readonly PlanetId[] = components.planets.map(({ id }) => id);
export const cardIds: readonly CardId[] = [...components.startingCards, ...components.aiCards].map(({ id }) => id);
export const upgradeIds: readonly UpgradeId[] = components.upgrades.map(({ id }) => id);
export const darkTechIds: readonly DarkTechId[] = components.darkTech.map(({ id }) => id);
export const bonusIds: readonly BonusId[] = [...components.lightBonus, ...components.darkBonus].map(({ id }) => id);
export const leaderIds: readonly LeaderId[] = components.leaders.map(({ id }) => id);

/** The table for a number of people. */
export function layoutFor(people: number): Layout {
  const layout = components.layouts[people];
  if (layout === undefined) throw new RangeError(`there is no table for ${people} players`);
  return layout;
}
