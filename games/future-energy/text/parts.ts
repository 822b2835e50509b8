import type { Words } from '@kaya/engine';
import type { FutureEnergyAction } from '../types/index.ts';
import { space } from './names.ts';

/** A line is found by either of its ends. */
export function parts(action: FutureEnergyAction): readonly (readonly Words[])[] {
  switch (action.do) {
    case 'place-line':
    case 'line-from':
    case 'line-to':
      return [action.connection.split('--').map((id) => space(id))];
    default:
      return [];
  }
}
