// Chapter 12, the board: tiles, cubes, ranges, stations.
import { type Invariant, playerOf } from '@kaya/engine';
import { components, constants, layoutFor, systemOf, upgradeOf } from '../../data/index.ts';
import type { CosState, Player } from '../../types/index.ts';
import { coloniesInGalaxy, coloniesInSystem, cubesOnPlanet } from '../galaxies/majority.ts';
import { isAutoma } from '../table.ts';
import { aboutPlayers } from './counters.ts';

function rangeUpgrades(player: Player, zone: string): number {
  let count = 0;
  for (const id of player.upgrades) {
    const { effect } = upgradeOf(id);
    if (effect.op === 'setRange' && effect.zone === zone) count++;
  }
  return count;
}

export const boardInvariants: Readonly<Record<string, Invariant<CosState>>> = {
  'COS-INV-5': (state) => {
    for (let planet = 0; planet < components.planets.length; planet++) {
      const cubes = cubesOnPlanet(state, planet);
      if (cubes > constants.maxCubesPerPlanet) return `${cubes} cubes on ${components.planets[planet]?.id}`;
    }
    return null;
  },
  'COS-INV-6': (state) => {
    const seen = new Set(state.drawn);
    let tiles = state.drawn.length;
    for (const tile of state.spaces) {
      if (tile === null) continue;
      seen.add(tile);
      tiles++;
    }
    for (const [i, pile] of state.sectorPiles.entries()) {
      for (const part of [pile.top, pile.loose, pile.bottom]) {
        for (const tile of part) {
          if (systemOf(tile).sector !== i + 1) return `a tile of another sector lies in the pile of sector ${i + 1}`;
          seen.add(tile);
          tiles++;
        }
      }
    }
    return tiles === components.systems.length && seen.size === tiles ? null : `${tiles} tiles, ${seen.size} different`;
  },
  'COS-INV-7': (state) => {
    const open = new Set(layoutFor(state.seats).spaces.map(({ number }) => number));
    for (const space of components.spaces) {
      const tile = state.spaces[space.number] ?? null;
      if (tile === null) continue;
      if (!open.has(space.number)) return `${space.id} is closed and holds ${tile}`;
      if (systemOf(tile).sector !== space.sector) return `${tile} lies on ${space.id}`;
    }
    return null;
  },
  'COS-INV-9': (state) =>
    aboutPlayers(state, (player) => {
      let onBoard = 0;
      for (const tile of state.spaces) if (tile !== null) onBoard += coloniesInSystem(player, systemOf(tile));
      let all = 0;
      for (const cubes of player.colonies) {
        if (cubes < 0 || !Number.isInteger(cubes)) return 'less than no cube on a planet';
        all += cubes;
      }
      return onBoard === all ? null : 'a cube on a planet that is not on the board';
    }),
  'COS-INV-17': (state, before) =>
    aboutPlayers(state, (player, number) => {
      for (const [i, zone] of player.zones.entries()) {
        const extra = components.extraZones.find(({ name }) => name === zone.name);
        const start = extra?.startRange ?? 1;
        if (zone.range !== start + rangeUpgrades(player, zone.name)) return `zone ${i + 1} has range ${zone.range}`;
        const was = before?.players[number]?.zones[i]?.range ?? zone.range;
        if (zone.range < was) return `zone ${i + 1}: range ${was} → ${zone.range}`;
      }
      return null;
    }),
  'COS-INV-18': (state) =>
    aboutPlayers(state, ({ upgrades }) => {
      if (new Set(upgrades).size < upgrades.length) return 'an upgrade twice';
      const wrong = upgrades.find((id) => {
        const { requires } = upgradeOf(id);
        return requires !== null && !upgrades.includes(requires);
      });
      return wrong === undefined ? null : `${wrong} without what it needs`;
    }),
  'COS-INV-23': (state, before) => {
    if (before === null) return null;
    return aboutPlayers(state, (player, number) => {
      const was = playerOf(before, number);
      for (const galaxy of layoutFor(state.seats).galaxies) {
        const lost = coloniesInGalaxy(before, was, galaxy) - coloniesInGalaxy(state, player, galaxy);
        if (lost > 1) return `${lost} cubes gone from ${galaxy.id}`;
      }
      return null;
    });
  },
  'COS-INV-25': (state) => {
    if (state.players.every((player) => player.stations.length === 0)) return null;
    const slots = state.players.flatMap((player) => player.stations.map(({ kind, galaxy }) => `${kind} in ${galaxy}`));
    if (new Set(slots).size < slots.length) return `two tiles on one slot: ${slots}`;
    return aboutPlayers(state, ({ stations }) => {
      if (new Set(stations.map(({ kind }) => kind)).size < stations.length) return 'two stations of one kind';
      if (new Set(stations.map(({ galaxy }) => galaxy)).size < stations.length) return 'two stations in one galaxy';
      const fits = stations.every(({ kind, galaxy }) =>
        layoutFor(state.seats).galaxies.some((it) => it.id === galaxy && it.stationSlots.includes(kind)),
      );
      return fits ? null : 'a station without a slot';
    });
  },
  'COS-INV-26': (state, before) => {
    if (before === null) return null;
    const step = before.agenda.at(-1);
    const explored = step?.do === 'discover-extra-cube' ? step.planet : null; // the own tower on a new system
    return aboutPlayers(state, (player, number) => {
      if (player.colonyExtension || isAutoma(state, number)) return null;
      const was = playerOf(before, number).colonies;
      const wrong = components.planets.find(
        ({ id, number: planet }) =>
          id !== explored && (player.colonies[planet] ?? 0) > (was[planet] ?? 0) && cubesOnPlanet(before, planet) > 0,
      );
      return wrong === undefined ? null : `cubes added to ${wrong.id}, which was not free`;
    });
  },
};
