// What orders ahead may be made to depend on (not a rule of the game).
import { bounded, type ConditionRule, isSo, playerOf, stillSo } from '@kaya/engine';
import { components, systemOf } from '../data/index.ts';
import { type CosState, type GemColour, STATION_KINDS } from '../types/index.ts';
import { ownerOfStation } from './buying/stations.ts';
import { cubesOnPlanet } from './galaxies/majority.ts';
import { place } from './places.ts';

/** The player has at least so many gems of a colour. */
const gems = (colour: GemColour) => bounded<CosState>('least', (view, seat) => playerOf(view, seat).gems[colour]);

export const conditions = {
  market: stillSo<CosState>(({ market }) => market.flatMap((card) => (card === null ? [] : [place.card(card)]))),
  planet: stillSo<CosState>((view) =>
    view.spaces
      .flatMap((tile) => (tile === null ? [] : systemOf(tile).planets))
      .filter(({ number }) => cubesOnPlanet(view, number) === 0)
      .map(({ id }) => place.planet(id)),
  ),
  station: stillSo<CosState>((view) =>
    !view.module1
      ? []
      : components.galaxies.flatMap(({ id }) =>
          STATION_KINDS.filter((kind) => ownerOfStation(view, kind, id) < 0).map((kind) => place.slot(id, kind)),
        ),
  ),
  energy: bounded<CosState>('least', (view, seat) => playerOf(view, seat).energy),
  anthracite: gems('anthracite'),
  gold: gems('gold'),
  transparent: gems('transparent'),
  throne: isSo<CosState>(({ throne }) => throne === null),
} satisfies Record<string, ConditionRule<CosState>>;
