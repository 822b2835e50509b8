// Chapter 12, the board: tiles, cubes, ranges, stations.
import { cardsIn, firstFault, type Invariant, must, ofPlayers, playerOf } from '@kaya/engine';
import { components, constants, layoutFor, systemOf, upgradeOf } from '../../data/index.ts';
import type { CosState, Player, Secret, SystemId } from '../../types/index.ts';
import { coloniesInGalaxy, coloniesInSystem, cubesOnPlanet } from '../galaxies/majority.ts';
import { isAutoma } from '../table.ts';

function rangeUpgrades(player: Player, zone: string): number {
  let count = 0;
  for (const id of player.upgrades) {
    const { effect } = upgradeOf(id);
    if (effect.op === 'setRange' && effect.zone === zone) count++;
  }
  return count;
}

export const boardInvariants: Readonly<Record<string, Invariant<CosState>>> = {
  'COS-INV-5': (state) =>
    firstFault(components.planets, ({ id, number }) => {
      const cubes = cubesOnPlanet(state, number);
      return must(cubes <= constants.maxCubesPerPlanet, `${cubes} cubes on ${id}`);
    }),
  'COS-INV-6': (state) => {
    const seen = new Set(state.drawn);
    let tiles = state.drawn.length;
    const place = (tile: Secret<SystemId>) => {
      seen.add(tile);
      tiles++;
    };
    for (const tile of state.spaces) if (tile !== null) place(tile);
    for (const [i, pile] of state.sectorPiles.entries()) {
      for (const tile of cardsIn(pile)) {
        if (systemOf(tile).sector !== i + 1) return `a tile of another sector lies in the pile of sector ${i + 1}`;
        place(tile);
      }
    }
    return must(tiles === components.systems.length && seen.size === tiles, `${tiles} tiles, ${seen.size} different`);
  },
  'COS-INV-7': (state) => {
    const open = new Set(layoutFor(state.seats).spaces.map(({ number }) => number));
    return firstFault(components.spaces, ({ id, number, sector }) => {
      const tile = state.spaces[number] ?? null;
      if (tile === null) return null;
      if (!open.has(number)) return `${id} is closed and holds ${tile}`;
      return must(systemOf(tile).sector === sector, `${tile} lies on ${id}`);
    });
  },
  'COS-INV-9': (state) =>
    ofPlayers(state, (player) => {
      let onBoard = 0;
      for (const tile of state.spaces) if (tile !== null) onBoard += coloniesInSystem(player, systemOf(tile));
      let all = 0;
      for (const cubes of player.colonies) {
        if (cubes < 0 || !Number.isInteger(cubes)) return 'less than no cube on a planet';
        all += cubes;
      }
      return must(onBoard === all, 'a cube on a planet that is not on the board');
    }),
  'COS-INV-17': (state, before) =>
    ofPlayers(state, (player, number) =>
      firstFault(player.zones, ({ name, range }, i) => {
        const start = components.extraZones.find((extra) => extra.name === name)?.startRange ?? 1;
        if (range !== start + rangeUpgrades(player, name)) return `zone ${i + 1} has range ${range}`;
        const was = before?.players[number]?.zones[i]?.range ?? range;
        return must(range >= was, `zone ${i + 1}: range ${was} → ${range}`);
      }),
    ),
  'COS-INV-18': (state) =>
    ofPlayers(state, ({ upgrades }) => {
      if (new Set(upgrades).size < upgrades.length) return 'an upgrade twice';
      return firstFault(upgrades, (id) => {
        const { requires } = upgradeOf(id);
        return must(requires === null || upgrades.includes(requires), `${id} without what it needs`);
      });
    }),
  'COS-INV-23': (state, before) => {
    if (before === null) return null;
    return ofPlayers(state, (player, number) => {
      const was = playerOf(before, number);
      return firstFault(layoutFor(state.seats).galaxies, (galaxy) => {
        const lost = coloniesInGalaxy(before, was, galaxy) - coloniesInGalaxy(state, player, galaxy);
        return must(lost <= 1, `${lost} cubes gone from ${galaxy.id}`);
      });
    });
  },
  'COS-INV-25': (state) => {
    const slots = state.players.flatMap((player) => player.stations.map(({ kind, galaxy }) => `${kind} in ${galaxy}`));
    if (new Set(slots).size < slots.length) return `two tiles on one slot: ${slots}`;
    return ofPlayers(state, ({ stations }) => {
      if (new Set(stations.map(({ kind }) => kind)).size < stations.length) return 'two stations of one kind';
      if (new Set(stations.map(({ galaxy }) => galaxy)).size < stations.length) return 'two stations in one galaxy';
      const fits = stations.every(({ kind, galaxy }) =>
        layoutFor(state.seats).galaxies.some((it) => it.id === galaxy && it.stationSlots.includes(kind)),
      );
      return must(fits, 'a station without a slot');
    });
  },
  'COS-INV-26': (state, before) => {
    if (before === null) return null;
    const step = before.agenda.at(-1);
    const explored = step?.do === 'discover-extra-cube' ? step.planet : null; // the own tower on a new system
    return ofPlayers(state, (player, number) => {
      if (player.colonyExtension || isAutoma(state, number)) return null;
      const was = playerOf(before, number).colonies;
      return firstFault(components.planets, ({ id, number: planet }) => {
        const added = (player.colonies[planet] ?? 0) > (was[planet] ?? 0);
        return must(id === explored || !added || cubesOnPlanet(before, planet) === 0, `cubes added to ${id}, which was not free`);
      });
    });
  },
};
