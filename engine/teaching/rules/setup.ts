// Chapter 1: the table before the first night.
import { drawFrom, pileOf, type Rng, type Setup } from '@kaya/engine';
import { components, postCount } from '../data/index.ts';
import { type LampOptions, type LampPlayer, type LampState, UNLIT } from '../types/index.ts';

export function setup({ seats, options }: Setup<LampOptions>, rng: Rng): LampState {
  const deck = pileOf(components.cards);
  // LMP-SET-1, LMP-SET-3
  const player = (): LampPlayer => ({
    hand: Array.from({ length: components.hand }, () => drawFrom(deck, rng)).filter((card) => card !== undefined),
    coins: components.coins,
    poured: null,
    tookBack: false,
  });
  return {
    rng,
    agenda: [{ do: 'dusk' }],
    outcome: null,
    nights: options.nights,
    stormy: options.wind === 'stormy',
    openHands: options.openHands,
    night: 1,
    first: 0,
    lights: components.harbourLights, // LMP-SET-2
    players: Array.from({ length: seats }, player),
    revealed: false,
    deck,
    discard: [],
    posts: new Array(postCount).fill(UNLIT),
  };
}
