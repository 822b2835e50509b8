// Steps to lay on the agenda of a test table.
import type { FollowUp } from '../data/effects.ts';
import { cardOf, darkTechOf } from '../data/index.ts';
import type { CosStep, Sector } from '../types/index.ts';

/** One use of a card's step by seat 0, from a zone of this range. */
export const steps = {
  colonise: (cubes: number, range: Sector, anyPlanet = false, thenExtractHere = 0): CosStep => ({
    do: 'colonise',
    seat: 0,
    cubes,
    range,
    anyPlanet,
    thenExtractHere,
    optional: true,
    source: 'st-colonise-1',
  }),
  extract: (times: number, range: Sector): CosStep => ({ do: 'extract', seat: 0, times, used: [], range, source: 'st-extract' }),
  discover: (range: Sector, followUp: Partial<FollowUp> = {}): CosStep => ({
    do: 'discover-pile',
    seat: 0,
    range,
    followUp: { mode: 'either', cubes: 1, anyPlanet: false, extractTimes: 1, ...followUp },
    source: 'st-discover',
  }),
  transform: (times: number): CosStep => ({ do: 'transform', seat: 0, times, source: 'st-transform' }),
  /** The exploitation step after its beginning. */
  exploit: (seat = 0): CosStep => ({ do: 'exploit', seat, exploited: [], stationUsed: false, leaderUsed: false }),
  card: (card: string, range: Sector): CosStep[] =>
    cardOf(card)
      .steps.map((effect): CosStep => ({ do: 'effect', seat: 0, effect, range, source: card }))
      .toReversed(),
  darkTech: (card: string): CosStep[] =>
    darkTechOf(card)
      .effects.map((effect): CosStep => ({ do: 'effect', seat: 0, effect, range: 3, source: card }))
      .toReversed(),
};
