import { components } from '../data/index.ts';
import { decadesOf } from '../rules/end.ts';
import { lacksEnergy } from '../rules/energy.ts';
import { type Co2State, FOSSILS, REGIONS } from '../types.ts';

/** What a decade of building takes off the pollution to come: every plant fills a slot or replaces a fossil plant. */
const HOPE = 70;
/** So far below the limit the danger is one half: the next tiles may all be coal. */
const BAD_LUCK = 20;
/** How softly the danger rises, in ppm. */
const SOFTNESS = 25;

/** How likely the planet is lost, from 0 to 1, if things go on as they stand. */
export function danger(state: Co2State): number {
  const perTile = expectedPpm(state);
  let expected = state.pollution;
  let survives = 1;
  for (let decade = state.decade + 1; decade <= decadesOf(state); decade++) {
    for (const region of REGIONS) if (lacksEnergy(state, region, decade)) expected += perTile;
    const decadesToBuildIn = decade - state.decade - 1;
    survives *= 1 - chanceOfLoss(expected - HOPE * decadesToBuildIn);
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

function chanceOfLoss(expected: number): number {
  return 1 / (1 + Math.exp((components.constants.lossPpm - BAD_LUCK - expected) / SOFTNESS));
}
