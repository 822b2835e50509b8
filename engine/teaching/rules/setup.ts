// Chapter 1: the table before the first night.
import { drawFrom, pileOf, type Reason, type Rng, type Setup } from '@kaya/engine';
import { components, postCount } from '../data/index.ts';
import { type LampOptions, type LampState, UNLIT } from '../types.ts';

/** LMP-OPT-3: four players in calm wind would have nothing to fear. */
export function refuse(seats: number, options: LampOptions): readonly Reason[] {
  return seats === 4 && options.wind === 'calm' ? [{ rule: 'LMP-OPT-3', values: {} }] : [];
}

export function setup({ seats, options }: Setup<LampOptions>, rng: Rng): LampState {
  const deck = pileOf(components.cards);
  const deal = () => Array.from({ length: components.hand }, () => drawFrom(deck, rng)).filter((card) => card !== undefined);
  return {
    rng,
    agenda: [{ do: 'dusk' }],
    outcome: null,
    seats,
    nights: options.nights, // LMP-OPT-1
    stormy: options.wind === 'stormy', // LMP-OPT-2
    openHands: options.openHands,
    night: 1,
    first: 0,
    lights: components.harbourLights, // LMP-SET-2
    hands: Array.from({ length: seats }, deal), // LMP-SET-1
    coins: new Array(seats).fill(components.coins), // LMP-SET-3
    poured: new Array(seats).fill(null),
    tookBack: new Array(seats).fill(false),
    revealed: false,
    deck,
    discard: [],
    posts: new Array(postCount).fill(UNLIT),
  };
}
