// Chapter 1: the options of a game.
import type { Game, Reason } from '@kaya/engine';
import type { Lamp, LampOptions } from '../types/index.ts';

/** LMP-OPT-1, LMP-OPT-2, LMP-OPT-4 */
export const options: Game<Lamp>['options'] = {
  nights: { type: 'number', min: 3, max: 6, default: 4 },
  wind: { type: 'choice', values: ['calm', 'stormy'], default: 'stormy' },
  openHands: { type: 'flag', default: false },
};

/** LMP-OPT-3: four players in calm wind would have nothing to fear. */
export function refuse(seats: number, { wind }: LampOptions): readonly Reason[] {
  return seats === 4 && wind === 'calm' ? [{ rule: 'LMP-OPT-3', values: {} }] : [];
}
