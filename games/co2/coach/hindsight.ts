import type { Certainty, Hindsight } from '@kaya/engine/coach';
import { components } from '../data/index.ts';
import { endCause } from '../explain/end.ts';
import { type Forecast, nextSupply } from '../explain/forecast.ts';
import { isPlanetLost } from '../rules/ending.ts';
import type { Co2 } from '../types/index.ts';

const { lossPpm } = components.constants;

/** A supply phase as it began. */
interface Begun extends Forecast {
  readonly move: number;
}

/**
 * When a planet was lost. Nothing that is decided in a supply phase changes which plants come or what they pollute: where even
 * the mildest tiles lead to the loss, it is certain from its beginning on (CO2-ENE-3, CO2-ENE-15). Before it, that is how things stand.
 */
export const hindsight: Hindsight<Co2> = {
  names: ['due', 'certain', 'open', 'drawn'],
  look() {
    let begun: Begun | null = null;
    /** Since which move even the mildest tiles of the coming supply phase lead to the loss. */
    let due: number | null = null;
    const isLost = (coming: Forecast | null) => coming !== null && isPlanetLost({ pollution: coming.pollution.least });
    return {
      saw(state, move) {
        if (state.outcome === null) due = isLost(nextSupply(state)) ? (due ?? move) : null;
      },
      heard(event, state, move) {
        if (event.kind !== 'supply-phase') return;
        const coming = nextSupply(state);
        if (coming !== null) begun = { ...coming, move };
      },
      found: (end) => (endCause(end) !== 'planet-lost' || begun === null ? [] : toldOf(begun, due)),
    };
  },
};

function toldOf({ move, decade, pollution: { least }, chanceOfLoss }: Begun, due: number | null): readonly Certainty[] {
  const before: Certainty[] = due !== null && due < move ? [{ move: due, name: 'due', values: { move: due, ppm: lossPpm } }] : [];
  if (isPlanetLost({ pollution: least })) return [...before, { move, name: 'certain', values: { move, decade, least } }];
  // What is not certain is never told as a hundred in a hundred.
  const open: Certainty = { move, name: 'open', values: { decade, least, chance: Math.min(99, Math.round(100 * chanceOfLoss)) } };
  return [...before, open, ...(due !== null && due >= move ? [{ move: due, name: 'drawn', values: { move: due } }] : [])];
}
