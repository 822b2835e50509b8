// Taking pawns off the board: institutions, ACTION cards, powers, events (BPC-DEC-18, BPC-VOC-5).
import { type ActionOf, type Decides, next, type Play, recordOf, type StepOf } from '@kaya/engine';
import { institutions, regionData } from '../../data/index.ts';
import type { Effect } from '../../data/read.ts';
import { type Bpc, type BpcState, CALAMITIES, type Pawn, type Pickable, REGIONS, type RegionId } from '../../types/index.ts';
import { institutionModifier } from '../actions/employers.ts';
import { amount } from '../events/conditions.ts';
import type { Context } from '../events/effect-step.ts';
import { freeRegion } from '../regions/regimes.ts';
import { seatOf, table, tableSeat } from '../table.ts';
import { endWar, warToConflict } from './war.ts';

type Picked = ActionOf<Bpc, 'pick' | 'enough'>;
type PickStep = StepOf<Bpc, 'pick-token'>;

const PICKABLE: readonly Pickable[] = [...CALAMITIES, 'refugee', 'chaos', 'dictatorship'];
const ENOUGH: ActionOf<Bpc, 'enough'> = { do: 'enough' };
const PICKS = recordOf(PICKABLE, (token) => REGIONS.map((region): Picked => ({ do: 'pick', token, region })));
const PICKS_OR_ENOUGH = recordOf(PICKABLE, (token): readonly Picked[] => [...PICKS[token], ENOUGH]);

/** Is there such a pawn (or such a state) in the region? */
function hasPawn(state: BpcState, id: RegionId, token: Pickable): boolean {
  const region = state.regions[id];
  return token === 'chaos' || token === 'dictatorship' ? region.regime === token : region[token] > 0;
}

function anywhere(state: BpcState, token: Pickable): boolean {
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
      return threshold + institutionModifier(state) + option.thresholdPlusPerDiscipline * state.regions[id].discipline;
    }
  }
  return Number.MAX_SAFE_INTEGER;
}

/** A choice of pawns on the board, by a player of their own or by the table (BPC-DEC-18). */
export function pick(
  state: BpcState,
  { by, power }: Pick<Context, 'by' | 'power'>,
  what: Pick<PickStep, 'tokens' | 'left'> & Partial<PickStep>,
): PickStep {
  return {
    do: 'pick-token',
    seat: by === null ? tableSeat(state) : seatOf(state, by),
    tokens: what.tokens,
    way: what.way ?? 'remove',
    left: what.left,
    optional: what.optional ?? true,
    reserveOnly: what.reserveOnly ?? false,
    excludeJustPlaced: what.excludeJustPlaced ?? false,
    discipline: what.discipline ?? 0,
    own: by !== null,
    power,
  };
}

/** The choice as it is asked: a player's own, or the table's. */
export function asked(state: BpcState, step: PickStep) {
  return step.own ? step : table(state, step);
}

/** What an effect lets somebody take off the board; null where it lets nobody choose. */
export function pickOf(state: BpcState, effect: Effect, context: Pick<Context, 'by' | 'power'>): PickStep | null {
  switch (effect.op) {
    case 'remove': {
      if (effect.on !== 'anywhere') return null;
      const left = effect.n === 'all' ? Number.MAX_SAFE_INTEGER : amount(state, effect.n);
      return pick(state, context, { tokens: [effect.token], left, excludeJustPlaced: effect.excludeJustPlaced ?? false });
    }
    case 'clear':
      return pick(state, context, { tokens: [effect.token], way: 'clear', left: effect.regions });
    case 'integrate':
      return pick(state, context, { tokens: ['refugee'], left: amount(state, effect.n) });
    case 'war-to-conflict':
      return pick(state, context, { tokens: ['war'], way: 'to-conflict', left: effect.n });
    case 'remove-chaos':
      return pick(state, context, { tokens: ['chaos'], way: 'free', left: 1, discipline: effect.setDiscipline });
    case 'remove-dictatorship':
      return pick(state, context, { tokens: ['dictatorship'], way: 'free', left: 1, discipline: effect.setDiscipline });
    default:
      return null;
  }
}

export const pickToken: Decides<Bpc, 'pick-token', 'pick' | 'enough'> = {
  candidates(_state, { tokens, optional }) {
    const [only] = tokens;
    if (only !== undefined && tokens.length === 1) return (optional ? PICKS_OR_ENOUGH : PICKS)[only];
    const list = tokens.flatMap((token) => PICKS[token]);
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
    if (step.left > 1) next(play.state, asked(play.state, { ...step, left: step.left - 1 }));
    take(play, step, action); // what this brings about comes first
  },
  none: () => undefined,
};

/** Is there anything to stop for? Without it the question does not even arise. */
function somethingLeft(state: BpcState, { tokens }: PickStep): boolean {
  return tokens.some((token) => anywhere(state, token));
}

function take(play: Play<Bpc>, step: PickStep, { token, region }: ActionOf<Bpc, 'pick'>) {
  if (token === 'chaos' || token === 'dictatorship') return freeRegion(play, region, step.discipline);
  if (step.way === 'to-conflict') {
    play.state.justPlaced.push(region);
    return warToConflict(play, region);
  }
  removePawns(play, region, token, step.way === 'clear' ? Number.MAX_SAFE_INTEGER : 1);
}
