// The components in use, and quick ways to find one by its id.
import { byId, componentsOf } from '@kaya/engine';
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

export const galaxyOf: (id: string) => Galaxy = byId('galaxy', components.galaxies);
export const spaceOf: (id: string) => Space = byId('space', components.spaces);
export const systemOf: (id: string) => System = byId('solar system', components.systems);
export const planetOf: (id: string) => Planet = byId('planet', components.planets);
export const cardOf: (id: string) => ActionCard = byId('action card', [...components.startingCards, ...components.aiCards]);
export const upgradeOf: (id: string) => Upgrade = byId('upgrade', components.upgrades);
export const extraZoneOf: (id: string) => ExtraZone = byId('extra zone', components.extraZones);
export const darkTechOf: (id: string) => DarkTech = byId('Dark Tech card', components.darkTech);
export const bonusOf: (id: string) => BonusCard = byId('bonus card', [...components.lightBonus, ...components.darkBonus]);
export const stationOf: (id: string) => StationTile = byId('space station', components.stations);
export const leaderOf: (id: string) => Leader = byId('leader', components.leaders);
export const automaCardOf: (id: string) => AutomaCard = byId('Automa card', components.automaCards);

/** The table for a number of people. */
export function layoutFor(people: number): Layout {
  const layout = components.layouts[people];
  if (layout === undefined) throw new RangeError(`there is no table for ${people} players`);
  return layout;
}
