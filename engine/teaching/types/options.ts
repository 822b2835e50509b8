import type { Options } from '@kaya/engine';

export interface LampOptions extends Options {
  readonly nights: number;
  readonly wind: 'calm' | 'stormy';
  readonly openHands: boolean;
}
