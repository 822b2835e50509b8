import { type Game, hash } from '@kaya/engine';
import { brain } from '../bot/brain.ts';
import { components } from '../data/index.ts';
import type { Lamp } from '../types.ts';
import { dawn } from './ending.ts';
import { clone, eventFor, imagine, mask } from './hidden.ts';
import { invariants } from './invariants.ts';
import { barter, count, light } from './lights.ts';
import { dusk, pour } from './night.ts';
import { actionPlaces, eventPlaces } from './places.ts';
import { refuse, setup } from './setup.ts';
import { gust, gustLoss, shelter, wind } from './wind.ts';

/** The Lamplighters: the smallest game that uses all the engine has to offer. */
export const game: Game<Lamp> = {
  id: 'lamplighters',
  rulesVersion: 1,
  components: hash(components),
  seats: { min: 2, max: 4 },
  options: {
    nights: { type: 'number', min: 3, max: 6, default: 4 },
    wind: { type: 'choice', values: ['calm', 'stormy'], default: 'stormy' },
    openHands: { type: 'flag', default: false },
  },
  refuse,
  setup,
  steps: { dusk, pour, wind, shelter, gust, 'gust-loss': gustLoss, count, light, dawn },
  interrupts: { barter },
  clone,
  mask,
  imagine,
  eventFor,
  places: { action: actionPlaces, event: eventPlaces },
  invariants,
  longest: 2000,
  brain,
};
