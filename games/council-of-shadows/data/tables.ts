// Tables for speed alone: what one can point at, made once. Lists of candidates are put together from them very often.
import type { ActionOf } from '@kaya/engine';
import type { CardId, Cos } from '../types/index.ts';
import { components, constants, layoutFor } from './index.ts';

const { planets, systems, upgrades } = components;
const PEOPLE = [1, 2, 3, 4];
export const STOP: ActionOf<Cos, 'stop-exploiting'> = { do: 'stop-exploiting' };

// By number of the planet.
export const COLONISE = planets.map(({ id }) => ({ do: 'colonise', planet: id }) as const);
export const REMOVE_CUBE = planets.map(({ id }) => ({ do: 'remove-cube', planet: id }) as const);

// By number of the system.
export const EXTRACT = systems.map(({ id }) => ({ do: 'extract', system: id }) as const);
export const STATION_EXTRACT = systems.map(({ id }) => ({ do: 'station-extract', system: id }) as const);
export const LEADER_EXTRACT = systems.map(({ id }) => ({ do: 'leader-extract', system: id }) as const);

/** By id: the tile as one that may be taken. */
export const TAKE_TILE = new Map<string, ActionOf<Cos, 'take-tile'>>(
  systems.map(({ id }) => [id, { do: 'take-tile', tile: id }]),
);
/** By id: the Dark Tech card as one that may be taken. */
export const TAKE_DARK_TECH = new Map<string, ActionOf<Cos, 'take-dark-tech'>>(
  components.darkTech.map(({ id }) => [id, { do: 'take-dark-tech', card: id }]),
);

// By number of people, from 1.
export const PLACE_TILE = PEOPLE.map((people) =>
  layoutFor(people).spaces.map(({ id }) => ({ do: 'place-tile', space: id }) as const),
);
export const OPEN_SPACES = PEOPLE.map((people) => layoutFor(people).spaces.map(({ number }) => number));
export const EXPLOIT = PEOPLE.map((people) =>
  layoutFor(people).galaxies.map(({ id }) => ({ do: 'exploit', galaxy: id }) as const),
);
export const EXPLOIT_OR_STOP = EXPLOIT.map((actions): readonly ActionOf<Cos, 'exploit' | 'stop-exploiting'>[] => [
  ...actions,
  STOP,
]);

const ZONES = Array.from({ length: components.boardZones.length + components.extraZones.length }, (_, i) => i + 1);
/** By zone, from 0. */
export const KEEP_ZONE = ZONES.map((zone) => ({ do: 'keep', zone }) as const);
/** By card and zone. */
export const PLAN_CARD = new Map<CardId, readonly ActionOf<Cos, 'plan-card'>[]>(
  [...components.startingCards, ...components.aiCards].map(({ id }) => [
    id,
    ZONES.map((zone) => ({ do: 'plan-card', zone, card: id }) as const),
  ]),
);

/** What a leader adds to the menu of a buy turn: nothing, the upgrades of an extra zone, or the free colony. */
export type LeaderMenu = 'plain' | 'extra-zone' | 'free-colony';
export type BuyAction = ActionOf<Cos, 'buy-card' | 'buy-upgrade' | 'buy-station' | 'free-colony' | 'stop-buying'>;

/** Everything one could point at in a buy turn: by number of people from 1, without and with module 1, by leader. */
export const BUY_MENUS = PEOPLE.map((people) =>
  [false, true].map((module1) => ({
    plain: buyMenu(people, module1, 'plain'),
    'extra-zone': buyMenu(people, module1, 'extra-zone'),
    'free-colony': buyMenu(people, module1, 'free-colony'),
  })),
);

function buyMenu(people: number, module1: boolean, extra: LeaderMenu): readonly BuyAction[] {
  const actions: BuyAction[] = [];
  for (let slot = 0; slot < constants.aiMarketSize; slot++) actions.push({ do: 'buy-card', slot });
  for (const { id, extraZone } of upgrades) {
    if (extraZone === null || extra === 'extra-zone') actions.push({ do: 'buy-upgrade', upgrade: id });
  }
  if (module1) {
    for (const galaxy of layoutFor(people).galaxies) {
      for (const station of galaxy.stationSlots) actions.push({ do: 'buy-station', station, galaxy: galaxy.id });
    }
  }
  if (extra === 'free-colony') actions.push({ do: 'free-colony' });
  actions.push({ do: 'stop-buying' });
  return actions;
}
