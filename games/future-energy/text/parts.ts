import type { Words } from '@kaya/engine';
import { mapOf } from '../data/tables.ts';
import type { FutureEnergyAction, FutureEnergyState, RegionId, SpaceId } from '../types/index.ts';
import { region, space } from './names.ts';
import { say } from './say.ts';

/** A line is found by the regions and by the cities of both its ends, a city by its region, a way by what the bank gets. */
export function parts(action: FutureEnergyAction, view: FutureEnergyState): readonly (readonly Words[])[] {
  switch (action.do) {
    case 'place-line':
    case 'line-from':
    case 'line-to': {
      const ends = action.connection.split('--');
      return [regionsOf(view, ends), ends.map((id) => space(id))];
    }
    case 'extra-plant-space':
    case 'join-space':
    case 'swap-first':
    case 'swap-second':
      return [regionsOf(view, [action.space])];
    case 'route':
      return [[action.bank > 0 ? say('fe.pay.bank', { amount: action.bank }) : say('fe.pay.nothing')]];
    default:
      return [];
  }
}

/** The start space lies in none. */
function regionsOf(view: FutureEnergyState, spaces: readonly SpaceId[]): readonly Words[] {
  const { regionOf, regions, space: numberOf } = mapOf(view);
  const found = new Set<RegionId>();
  for (const id of spaces) {
    const it = regions[regionOf[numberOf(id)] ?? -1];
    if (it !== undefined) found.add(it);
  }
  return [...found].map(region);
}
