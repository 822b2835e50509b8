// Chapter 6.9: the interpreter of the effect vocabulary. One effect at a time; each is over before the next begins
// (BPC-EVT-12), and regions are handled one after the other (BPC-FLW-9).
import { next, type Play, playerOf, type Runs, type StepOf } from '@kaya/engine';
import { regionData } from '../../data/index.ts';
import type { Effect } from '../../data/read.ts';
import type { Bpc, BpcState, BpcStep, RegionId } from '../../types/index.ts';
import { addCalamity } from '../calamities/calamities.ts';
import { exodusOf } from '../calamities/exodus.ts';
import { asked, pickOf, removePawns } from '../calamities/pawns.ts';
import { stayLocal } from '../calamities/refugees.ts';
import { install } from '../regions/electricity.ts';
import { fossilOf } from '../regions/region.ts';
import { leftOf, seatOf, table, tableSeat } from '../table.ts';
import { gainTp, mayLearn } from '../transformations/transformations.ts';
import { changeDemography, changeGlobalGhg, changePopulation } from './changes.ts';
import { moveGreenPawn } from './climate.ts';
import { amount, branchOf } from './conditions.ts';
import type { Context } from './effect-step.ts';
import { gainProduction, loseProduction } from './oil.ts';
import { isRegional, type RegionalEffect, selected } from './selectors.ts';
import { addDestruction } from './warming.ts';

export const effects: Runs<Bpc, 'effects'> = {
  run(play, step) {
    const [effect, ...rest] = step.effects;
    if (effect === undefined) return;
    if (rest.length > 0) next(play.state, { ...step, effects: rest });
    apply(play, effect, step);
  },
};

/** BPC-FLW-10: as far as possible. */
function apply(play: Play<Bpc>, effect: Effect, context: Context) {
  const { state } = play;
  if (isRegional(effect)) {
    const anywhere = effect.op === 'remove' && effect.on === 'anywhere';
    return anywhere ? takePawns(state, effect, context) : inEachRegion(play, effect, context);
  }
  switch (effect.op) {
    case 'clear':
    case 'integrate':
    case 'war-to-conflict':
    case 'remove-chaos':
    case 'remove-dictatorship':
      return takePawns(state, effect, context);
    case 'ghg':
      return changeGlobalGhg(play, amount(state, effect.d), 'effect', null); // BPC-EVT-11
    case 'green-pawn':
      return moveGreenPawn(play, amount(state, effect.d)); // BPC-EMP-31
    case 'discard':
      return discards(state, effect);
    case 'add-destruction':
      return addDestruction(play, effect.zone);
    case 'if-zones':
    case 'if-zones-total':
    case 'if-region':
      return carryOn(state, branchOf(state, effect, context.target), context);
  }
}

function carryOn(state: BpcState, effects: readonly Effect[], context: Context): void {
  if (effects.length > 0) next(state, { ...context, do: 'effects', effects });
}

function takePawns(state: BpcState, effect: Effect, context: Context): void {
  const step = pickOf(state, effect, context);
  if (step !== null) next(state, asked(state, step));
}

/** BPC-VOC-10: one after the other, from the active player to the left. */
function discards(state: BpcState, { who, n }: Extract<Effect, { op: 'discard' }>): void {
  const steps: BpcStep[] = [];
  const players = who === 'each' ? state.players.length : 1;
  for (let i = 0; i < players; i++) {
    const player = leftOf(state, state.active, i);
    for (let k = 0; k < Math.min(n, playerOf(state, player).hand.length); k++) {
      steps.push({ do: 'discard-card', seat: seatOf(state, player), who: player });
    }
  }
  next(state, ...steps);
}

/** BPC-VOC-3: the selection is fixed now; each region is a step of its own. */
function inEachRegion(play: Play<Bpc>, effect: RegionalEffect, context: Context) {
  const regions = selected(play.state, effect.on, context.target).filter(
    (id) => !(context.shielded && regionData[id].natureReserve), // BPC-EMP-20
  );
  const [only] = regions;
  if (only === undefined) return;
  if (regions.length === 1) return inRegion(play, effect, only, context);
  const steps = regions.map((target): BpcStep => {
    const { on: _, ...there } = effect;
    return effect.op === 'add'
      ? { do: 'add', region: target, token: effect.token, n: amount(play.state, effect.n) }
      : { ...context, do: 'effects', effects: [there], target, shielded: false };
  });
  next(play.state, ...steps);
}

function inRegion(play: Play<Bpc>, effect: RegionalEffect, id: RegionId, context: Context) {
  const { state } = play;
  switch (effect.op) {
    case 'add':
      return addToken(play, id, effect.token, amount(state, effect.n));
    case 'remove':
      removePawns(play, id, effect.token, effect.n === 'all' ? Number.MAX_SAFE_INTEGER : amount(state, effect.n));
      return;
    case 'discipline':
      return next(state, { do: 'discipline', region: id, d: effect.d });
    case 'demography':
      return changeDemography(play, id, effect.d);
    case 'population':
      return changePopulation(play, id, effect.d, 'event');
    case 'electricity-add':
      return bringElectricity(play, id, effect.kind, null);
    case 'electricity-replace': {
      const from = effect.from.find((kind) => state.regions[id].electricity[kind] > 0);
      if (from !== undefined) bringElectricity(play, id, effect.to, from); // BPC-EVT-16
      return;
    }
    case 'oil-production':
      return effect.d > 0 ? gainProduction(play, id) : loseProduction(play, id);
    case 'propagate':
      return next(state, { do: 'propagation', region: id }); // BPC-VOC-11
    case 'gain-tp':
      return gainFromEvent(play, effect, id, context);
    case 'exodus':
      return next(state, exodusOf(play, id));
  }
}

/** BPC-VOC-6, BPC-VOC-7 */
function bringElectricity(
  play: Play<Bpc>,
  id: RegionId,
  kind: Extract<Effect, { op: 'electricity-add' }>['kind'],
  replaces: Parameters<typeof install>[3],
) {
  const { state } = play;
  if (kind === 'low-carbon') {
    return next(state, table(state, { do: 'low-carbon-kind', seat: tableSeat(state), region: id, replaces }));
  }
  install(play, id, kind === 'fossil' ? fossilOf(state.regions[id]) : kind, replaces, 'event');
}

/** BPC-VOC-8 */
function gainFromEvent(play: Play<Bpc>, effect: Extract<Effect, { op: 'gain-tp' }>, id: RegionId, context: Context) {
  const { tp } = effect;
  if (mayLearn(play.state, id, tp)) return gainTp(play, id, tp, 'event');
  carryOn(play.state, effect.otherwise ?? [], context);
}

/** BPC-VOC-4 */
function addToken(play: Play<Bpc>, id: RegionId, token: StepOf<Bpc, 'add'>['token'], n: number) {
  if (token === 'refugee') return next(play.state, { do: 'flee', from: id, n, infected: false });
  if (token === 'refugee-local') return stayLocal(play, id, n);
  addCalamity(play, id, token, n);
}

/** One batch for one region (BPC-CAL-5). */
export const add: Runs<Bpc, 'add'> = {
  run: (play, { region, token, n }) => addToken(play, region, token, n),
};
