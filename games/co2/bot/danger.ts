import { components } from '../data/index.ts';
import { decadesOf } from '../rules/end.ts';
import { lacksEnergy } from '../rules/energy.ts';
import { type Co2State, FOSSILS, REGIONS } from '../types.ts';

/** How likely the planet is lost, from 0 to 1, if things go on as they stand. */
export function danger(state: Co2State): number {
  const last = decadesOf(state);
  const perTile = expectedPpm(state);
  let expected = state.pollution;
  let survives = 1;
  for (let decade = state.decade + 1; decade <= last; decade++) {
    const ahead = decade - state.decade;
    // What lies further ahead can still be changed: every plant built by then fills a slot or replaces a fossil plant.
    const hope = (ahead - 1) * 70;
    expected += perTile * REGIONS.filter((region) => lacksEnergy(state, region, decade)).length;
    survives *= 1 - chanceAbove(components.constants.lossPpm, expected - hope);
  }
  return 1 - survives;
}

/** The mean of the tiles left in the stack. */
function expectedPpm(state: Co2State): number {
  let tiles = 0;
  let ppm = 0;
  for (const fossil of FOSSILS) {
    tiles += state.fossilStack[fossil];
    ppm += state.fossilStack[fossil] * components.ppm[fossil];
  }
  return tiles === 0 ? 0 : ppm / tiles;
}

/** A soft step: one half at the limit less a margin for bad luck. */
function chanceAbove(limit: number, expected: number): number {
  return 1 / (1 + Math.exp((limit - 20 - expected) / 25));
}
