// What lies in no place of its own: cubes before their owner, gems beside the board.
import { components, constants } from '../../data/index.ts';
import type { CosState, GemColour, Player } from '../../types/index.ts';
import { cubesOnOwnBoards } from '../buying/upgrades.ts';
import { coloniesOf, cubesOnStation } from './majority.ts';

/** COS-INV-9: what is left of the 30 cubes; negative where substitutes are on the table. */
export function cubesInSupply(player: Player): number {
  const onStations = player.stations.reduce((sum, { kind }) => sum + cubesOnStation(kind), 0);
  return constants.cubesPerPlayer - coloniesOf(player) - cubesOnOwnBoards(player) - onStations;
}

/** COS-CMP-10, -11: what the players do not hold of a colour; below zero where substitutes are in use. */
export function gemsInSupply({ players }: CosState, colour: GemColour): number {
  const printed = components.gems.reduce((sum, { id, count }) => (id === colour ? sum + count : sum), 0);
  return players.reduce((left, { gems }) => left - gems[colour], printed);
}
