// The game, put together from its chapters.
import { type Game, hash } from '@kaya/engine';
import { brain } from '../bot/brain.ts';
import { components } from '../data/index.ts';
import type { Lamp } from '../types/index.ts';
import { barter } from './bartering.ts';
import { clone } from './clone.ts';
import { count } from './counting.ts';
import { dawn, dusk, turns } from './flow.ts';
import { hidden } from './hidden.ts';
import { invariants } from './invariants.ts';
import { light } from './lighting.ts';
import { options, refuse } from './options.ts';
import { places } from './places.ts';
import { pour } from './pouring.ts';
import { sell } from './selling.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import { gust, gustLoss, shelter, wind } from './wind.ts';

/** The Lamplighters: the smallest game that uses all the engine has to offer. */
export const game: Game<Lamp> = {
  id: 'lamplighters',
  rulesVersion: 2,
  components: hash(components),
  seats: { min: 2, max: 4 },
  options,
  refuse,
  setup,
  ...turns,
  steps: { dusk, pour, wind, shelter, gust, 'gust-loss': gustLoss, count, turn, light, sell, dawn },
  interrupts: { barter },
  clone,
  ...hidden,
  places,
  invariants,
  longest: 2000,
  brain,
};
