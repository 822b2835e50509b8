// Chapter 5.3, upgrades: ranges and zones of the player board.
import { type Play, playerOf, type Seat } from '@kaya/engine';
import { components, extraZoneOf } from '../../data/index.ts';
import type { Cos, Player, Sector, SourceId, ZoneName } from '../../types/index.ts';
import { gainEnergy } from '../levels/energy.ts';

/** COS-UPG-7, -8: one zone reaches one parsec further, and each step gives its energy. */
export function raiseRange({ state, emit }: Play<Cos>, seat: Seat, name: ZoneName, range: Sector, energy: number): void {
  const player = playerOf(state, seat);
  const number = player.zones.findIndex((zone) => zone.name === name);
  const zone = player.zones[number];
  if (zone === undefined) throw new RangeError(`the player has no zone '${name}'`);
  zone.range = range;
  gainEnergy(state, player, energy);
  emit?.({ kind: 'range', who: seat, zone: number + 1, range, energy });
}

/** COS-DTI-10, -11: every step still open in the own zones is made, with its cube and its energy. */
export function raiseAllRanges(play: Play<Cos>, seat: Seat, energyPerUpgrade: number): void {
  const player = playerOf(play.state, seat);
  for (const { id, effect } of components.upgrades) {
    if (effect.op !== 'setRange' || player.upgrades.includes(id)) continue;
    if (!player.zones.some((zone) => zone.name === effect.zone)) continue;
    player.upgrades.push(id);
    raiseRange(play, seat, effect.zone, effect.range, energyPerUpgrade);
  }
}

/** COS-DTI-1 to -3, COS-LEA-6, -13: an empty zone to the right of all zones owned so far. */
export function addZone({ state, emit }: Play<Cos>, seat: Seat, extraZone: string, source: SourceId): void {
  const player = playerOf(state, seat);
  const { name, startRange } = extraZoneOf(extraZone);
  player.zones.push({ name, range: startRange, cards: [] });
  emit?.({ kind: 'new-zone', who: seat, zone: player.zones.length, range: startRange, source });
}

/** Own cubes on the player board and on extra zones; printed ones do not count (COS-BNL-5, COS-LEA-7, COS-TIE-3). */
export function cubesOnOwnBoards(player: Player): number {
  const onZones = components.extraZones.filter(
    ({ name, placesCube }) => placesCube && player.zones.some((zone) => zone.name === name),
  );
  return player.upgrades.length + onZones.length;
}
