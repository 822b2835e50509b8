// Own cubes: on planets, on stations, on the player board, and the rest before the player.
import { constants } from '../../data/index.ts';
import type { Player } from '../../types/index.ts';
import { cubesOnOwnBoards } from '../buying/upgrades.ts';
import { coloniesOf, cubesOnStation } from './majority.ts';

/** COS-INV-9: what is left of the 30 cubes; negative where substitutes are on the table. */
export function cubesInSupply(player: Player): number {
  const onStations = player.stations.reduce((sum, { kind }) => sum + cubesOnStation(kind), 0);
  return constants.cubesPerPlayer - coloniesOf(player) - cubesOnOwnBoards(player) - onStations;
}
