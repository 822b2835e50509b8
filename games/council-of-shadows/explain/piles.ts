// 'Which planets are still to be discovered in this sector?'
import { components } from '../data/index.ts';
import { type CosState, PLANET_TYPES, type PlanetType, type Sector } from '../types/index.ts';

export interface PlanetsToCome {
  readonly type: PlanetType;
  /** On tiles that do not lie on the board. */
  readonly left: number;
  readonly all: number;
}

/** By type: everybody sees what lies on the board, and knows all tiles of a sector (COS-CMP-21). */
export function planetsToCome(view: CosState, sector: Sector): readonly PlanetsToCome[] {
  const onBoard = new Set(view.spaces);
  const planets = components.planets.filter((planet) => planet.sector === sector);
  return PLANET_TYPES.map((type) => {
    const ofType = planets.filter((planet) => planet.type === type);
    return { type, left: ofType.filter(({ system }) => !onBoard.has(system)).length, all: ofType.length };
  });
}
