// Taking pawns off the board: institutions, ACTION cards, powers, events (BPC-DEC-18, BPC-VOC-5).
import { type ActionOf, type Decides, next, type Play, recordOf, type StepOf } from '@kaya/engine';
import { constants, institutions, regionData } from '../../data/index.ts';
import { type Bpc, type BpcState, CALAMITIES, type Pawn, type Pickable, REGIONS, type RegionId } from '../../types/index.ts';
import { skillInPlay } from '../actions/employers.ts';
import { freeRegion } from '../regions/regimes.ts';
import { table } from '../table.ts';
import { endWar, warToConflict } from './war.ts';

type Pick = ActionOf<Bpc, 'pick'>;
type PickStep = StepOf<Bpc, 'pick-token'>;

const PICKABLE: readonly Pickable[] = [...CALAMITIES, 'refugee', 'chaos', 'dictatorship'];
const PICKS = recordOf(PICKABLE, (token) => REGIONS.map((region): Pick => ({ do: 'pick', token, region })));
const ENOUGH: ActionOf<Bpc, 'enough'> = { do: 'enough' };

/** Is there such a pawn (or such a state) in the region? */
export function hasPawn(state: BpcState, id: RegionId, token: Pickable): boolean {
  const region = state.regions[id];
  return token === 'chaos' || token === 'dictatorship' ? region.regime === token : region[token] > 0;
}

export function anywhere(state: BpcState, token: Pickable): boolean {
  for (const id of REGIONS) if (hasPawn(state, id, token)) return true;
  return false;
}

/** BPC-VOC-5: up to n pawns of exactly that kind. Returns how many went. */
export function removePawns(play: Play<Bpc>, id: RegionId, token: Pawn, n: number): number {
  const region = play.state.regions[id];
  const taken = Math.min(n, region[token]);
  if (taken === 0) return 0;
  if (token === 'war') endWar(play, id);
  else {
    region[token] -= taken;
    play.emit?.(
      token === 'refugee' ? { kind: 'integrated', region: id, n: taken } : { kind: 'removed', region: id, token, n: taken },
    );
  }
  return taken;
}

/** BPC-INS-13: the power that ends the Dictatorship of a region. */
export function dictatorshipThreshold(state: BpcState, id: RegionId): number {
  for (const { threshold, options } of institutions.un.tiers) {
    for (const option of options) {
      if (option.thresholdPlusPerDiscipline === 0) continue;
      const famox = skillInPlay(state, 'famox') ? constants['famox-institution-modifier'] : 0;
      return threshold + famox + option.thresholdPlusPerDiscipline * state.regions[id].discipline;
    }
  }
  return Number.MAX_SAFE_INTEGER;
}

export const pickToken: Decides<Bpc, 'pick-token', 'pick' | 'enough'> = {
  candidates(_state, { tokens, optional }) {
    const list: (Pick | ActionOf<Bpc, 'enough'>)[] = [];
    for (const token of tokens) list.push(...PICKS[token]);
    if (optional) list.push(ENOUGH);
    return list;
  },
  blockers: {
    pick: [
      { rule: 'BPC-INS-5', when: (state, { token, region }) => !hasPawn(state, region, token) },
      { rule: 'BPC-EMP-19', when: (_state, { region }, _seat, step) => step.reserveOnly && !regionData[region].natureReserve },
      {
        rule: 'BPC-INS-8',
        when: (state, { region }, _seat, step) => step.excludeJustPlaced && state.justPlaced.includes(region),
      },
      {
        rule: 'BPC-INS-13',
        when: (state, { token, region }, _seat, { power }) =>
          token === 'dictatorship' && power < dictatorshipThreshold(state, region),
        values: (state, { region }, _seat, { power }) => ({ needs: dictatorshipThreshold(state, region), has: power }),
      },
    ],
    enough: [{ rule: 'BPC-DEC-18', when: (state, _action, _seat, step) => !somethingLeft(state, step) }],
  },
  play(play, step, action) {
    if (action.do === 'enough') return;
    if (step.left > 1) {
      const more = { ...step, left: step.left - 1 };
      next(play.state, step.own ? more : table(play.state, more));
    }
    take(play, step, action);
  },
  none: () => {},
};

/** Is there anything to stop for? Without it the question does not even arise. */
function somethingLeft(state: BpcState, { tokens }: PickStep): boolean {
  return tokens.some((token) => anywhere(state, token));
}

function take(play: Play<Bpc>, step: PickStep, { token, region }: Pick) {
  if (token === 'chaos' || token === 'dictatorship') return freeRegion(play, region, step.discipline);
  if (step.way === 'to-conflict') {
    play.state.justPlaced.push(region);
    return warToConflict(play, region);
  }
  removePawns(play, region, token, step.way === 'clear' ? Number.MAX_SAFE_INTEGER : 1);
}
