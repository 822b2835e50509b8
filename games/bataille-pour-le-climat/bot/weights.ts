// What the bot counts with: points of gases, unless a name says otherwise. Found by play (docs/bots.md).

import type { BpcOptions, Colour, RegionalTp } from '../types/index.ts';
import schooled from './weights/schooled.json' with { type: 'json' };

/** What a card is kept for beyond its power, by its colour and by which of its two texts it bears. */
type Kept = Readonly<Record<`keep-${Colour}-${'text' | 'special'}`, number>>;
/** What a card of a colour is drawn for beyond what the team lacks. */
type Drawn = Readonly<Record<`draw-${Colour}`, number>>;

const SCARCITY_ALONE: Drawn = {
  'draw-military': 0,
  'draw-media': 0,
  'draw-industry': 0,
  'draw-ngo': 0,
  'draw-politics': 0,
  'draw-education': 0,
};

const POWER_ALONE: Kept = {
  'keep-military-text': 0,
  'keep-media-text': 0,
  'keep-industry-text': 0,
  'keep-ngo-text': 0,
  'keep-politics-text': 0,
  'keep-education-text': 0,
  'keep-military-special': 0,
  'keep-media-special': 0,
  'keep-industry-special': 0,
  'keep-ngo-special': 0,
  'keep-politics-special': 0,
  'keep-education-special': 0,
};

const EACH_ALIKE = {
  'tp-A': 1,
  'tp-B': 1,
  'tp-C': 1,
  'tp-D': 1,
  'tp-E': 1,
  'tp-F': 1,
  'tp-G': 1,
  'tp-H': 1,
  'tp-I': 1,
  'tp-J': 1,
  'tp-K': 1,
  'tp-L': 1,
} as const satisfies Readonly<Record<`tp-${RegionalTp}`, number>>;

const NORMAL = {
  ...SCARCITY_ALONE,
  ...POWER_ALONE,
  /** One point of power spent. */
  power: 0.36,
  'power-fades': 0,
  /** Joint actions aim at the threshold that is worth most, each point of power at this price; at 0 at the highest in reach. */
  'aim-price': 0,
  /** So much more than the threshold is aimed at. */
  'aim-over': 1,
  /** Letting an event happen. */
  'no-aci': 0.1,
  contributed: 0.5,
  'give-enough': -1,
  travel: 1.1,
  'travel-from': 0.5,
  'travel-late': 0.3,
  'draw-few': 1.1,
  'draw-many': 0.2,
  'discard-done': -1.5,
  'end-turn': 0.15,
  advice: 1.3,
  relief: 1,
  grant: 0.3,
  'grant-share': 0,
  /** What must be there beyond a threshold. */
  'event-margin': 2,
  'electricity-margin': 2,
  'institution-margin': -1,
  'implant-margin': 2,
  /** What an action of each kind must bring at least: the cards and the turn it costs. */
  'effort-institution': 5,
  'effort-implant': 0.7,
  'effort-electricity': 1,
  /** What joint actions at events avert, by what happens. */
  'event-relief': -1,
  'event-ghg': 1,
  'event-discipline': -7,
  'event-demography': 0.33,
  'event-population': -0.2,
  'event-plant': 0.5,
  'event-cleaner': 1.5,
  'event-oil': -1.5,
  'event-propagate': -1.5,
  'event-tp': -3,
  'event-exodus': 6,
  'event-discard': 0.25,
  'event-conflict': 3,
  'event-dearth': 3,
  'event-epidemic': 5,
  'event-worst': 9,
  'event-freed': -5,
  'event-tokens': 1,
  /** Transformations. */
  half: 0.45,
  pair: 1,
  effort: 0.8,
  'second-effort': 0,
  'opens-pairs': 2.8,
  'opens-more': 1.2,
  'opens-little': 0.3,
  /** The same by the gases of the region. */
  'opens-gases': 0,
  'opens-more-gases': 0,
  ...EACH_ALIKE,
  /** How much of the births to come counts. */
  growth: 1,
  'power-pair': 0,
  demography: 0.8,
  spread: 0.2,
  'global-m': 1.1,
  'global-n': 1,
  'global-o': 1,
  'global-p': 1,
  /** Power plants. */
  cleaner: 1,
  rise: 0.5,
  'rise-people': 1,
  'rise-births': 0.8,
  'rise-burnt': 0.13,
  'rise-oil': 1,
  'hydro-crowd': -1,
  'hydro-room': -0.3,
  intermittent: 0.4,
  /** Troubles. */
  strain: 1.5,
  conflict: 1.9,
  war: 8,
  'second-face': 11,
  'conflict-full': 2,
  chaos: 12,
  dictatorship: 12,
  dearth: 2.6,
  famine: 25,
  'dearth-full': 2,
  epidemic: 5,
  pandemic: 7,
  refuge: 0.6,
  discipline: 1.2,
  'weight-region': 0.45,
  'weight-people': 1,
  /** How much of that counts in a region that is never activated again, or once; and where few regions are free. */
  'felt-soon': 0,
  'felt-never': 1,
  'felt-once': 1,
  'free-6': 1,
  'free-5': 1,
  oil: 0.75,
} as const satisfies Readonly<Record<string, number>>;

export type Weights = Readonly<Record<keyof typeof NORMAL, number>>;

/** Found by the lab in expert mode, where the numbers of normal mode calm the world and leave the counter too high. */
export const SCHOOLED: Weights = schooled.weights;

/** By the rules that are played. */
export function weightsFor({ mode }: BpcOptions): Weights {
  return mode === 'expert' ? SCHOOLED : NORMAL;
}

export function isWeights(weights: Readonly<Record<string, number>>): weights is Weights {
  return Object.keys(NORMAL).every((name) => weights[name] !== undefined);
}
