// Chapter 8.3: Module 1, space stations.
import { type Forbids, type Play, playerOf, type Seat } from '@kaya/engine';
import { galaxyOf } from '../../data/index.ts';
import type { Cos, CosState, GalaxyId, Gems, Player, PlayerNumber, StationKind } from '../../types/index.ts';
import { hasColony } from '../galaxies/majority.ts';

export function hasStation(player: Player, kind: StationKind, galaxy: GalaxyId): boolean {
  for (const station of player.stations) if (station.kind === kind && station.galaxy === galaxy) return true;
  return false;
}

/** Who has built the station of this kind in the galaxy; −1: nobody yet. */
export function ownerOfStation(state: CosState, kind: StationKind, galaxy: GalaxyId): PlayerNumber | -1 {
  return state.players.findIndex((player) => hasStation(player, kind, galaxy));
}

/** Where the player has built the station of this kind; null where it still lies beside the board. */
export function galaxyOfStation(player: Player, kind: StationKind): GalaxyId | null {
  for (const station of player.stations) if (station.kind === kind) return station.galaxy;
  return null;
}

/** What forbids a station here, besides its price. */
export const BUILD_BLOCKERS: readonly Forbids<Cos, 'buy-station'>[] = [
  {
    rule: 'COS-STA-1', // one of each kind
    when: (state, { station }, seat) => galaxyOfStation(playerOf(state, seat), station) !== null,
    values: (_state, { station }) => ({ station }),
  },
  {
    rule: 'COS-STA-4', // one per galaxy
    when: (state, { galaxy }, seat) => playerOf(state, seat).stations.some((built) => built.galaxy === galaxy),
    values: (_state, { galaxy }) => ({ galaxy }),
  },
  {
    rule: 'COS-STA-5', // a taken slot stays taken
    when: (state, { station, galaxy }) => ownerOfStation(state, station, galaxy) >= 0,
    values: (_state, { station, galaxy }) => ({ station, galaxy }),
  },
  {
    rule: 'COS-STA-3', // a colony on a planet of the galaxy
    when: (state, { galaxy }, seat) => !hasColony(state, playerOf(state, seat), galaxyOf(galaxy)),
    values: (_state, { galaxy }) => ({ galaxy }),
  },
];

/** COS-STA-5, -10, -12: it stands for good and works from now on; majorities look for the cubes of a colonisation station. */
export function buildStation({ state, emit }: Play<Cos>, seat: Seat, kind: StationKind, galaxy: GalaxyId, paid: Gems): void {
  playerOf(state, seat).stations.push({ kind, galaxy });
  emit?.({ kind: 'built-station', who: seat, station: kind, galaxy, paid });
}
