import { playerOf, type Tally } from '@kaya/engine';
import { galaxiesLed } from '../rules/galaxies/exploitation.ts';
import { coloniesOf } from '../rules/galaxies/majority.ts';
import { aiCardsOwned } from '../rules/table.ts';
import { type Cos, GEM_COLOURS } from '../types/index.ts';

/** What one more is worth in energy; a level is paid with it, and worth more than that. */
const worth = {
  level: 80,
  energy: 1,
  consumption: -1.2,
  colonies: 3,
  majorities: 4,
  gems: 3,
  cards: 4,
  bonus: 5,
  range: 3,
  upgrades: 4,
  techs: 12,
  stations: 8,
} as const;

/** What stands on a player's board and in the galaxies. */
export const tally: Tally<Cos> = {
  worth,
  span: () => 1,
  count(state, number): Readonly<Record<keyof typeof worth, number>> {
    const player = playerOf(state, number);
    return {
      level: player.level,
      energy: player.energy,
      consumption: player.consumption,
      colonies: coloniesOf(player),
      majorities: galaxiesLed(state, number),
      gems: GEM_COLOURS.reduce((sum, colour) => sum + player.gems[colour], 0),
      cards: aiCardsOwned(player),
      bonus: player.light.length,
      range: player.zones.reduce((sum, { range }) => sum + range, 0),
      upgrades: player.upgrades.length,
      techs: player.darkTech.length,
      stations: player.stations.length,
    };
  },
};
