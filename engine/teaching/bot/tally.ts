import type { Tally } from '@kaya/engine';
import { pointsOf } from '../rules/scoring.ts';
import type { Lamp } from '../types/index.ts';

/** What one more is worth in points. */
const worth = { posts: 1, streets: 1, coins: 1, harbour: 5 } as const;

/** Points by source, and the harbour without which all is lost. */
export const tally: Tally<Lamp> = {
  worth,
  span: () => 2,
  count: (state, seat): Readonly<Record<keyof typeof worth, number>> => ({ ...pointsOf(state, seat), harbour: state.lights }),
};
