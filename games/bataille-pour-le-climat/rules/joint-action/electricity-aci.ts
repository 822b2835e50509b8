// Chapter 5.25: the joint action that changes or adds an electricity token.
import { type ActionOf, type Decides, playerOf, type Runs, type StepOf } from '@kaya/engine';
import { components, regionData } from '../../data/index.ts';
import { type Bpc, type BpcState, ELECTRICITY, type Electricity, type RegionId } from '../../types/index.ts';
import { hasWeakness, skillInPlay } from '../actions/employers.ts';
import { dispatchableAllowed, hydroAllowed, install, nuclearAllowed } from '../regions/electricity.ts';
import { effectiveElectricity, shares } from '../regions/region.ts';
import { isRegion, malmoNotAlone, tooPoorForShift } from '../transformations/implant.ts';
import { finishAci, launchAci } from './aci.ts';

/** BPC-ELE-2, BPC-EMP-7 */
export function electricityThreshold(state: BpcState, id: RegionId): number {
  const { thresholds, volunteers } = components.electricityAci;
  return (thresholds[state.regions[id].standard - 1] as number) + (skillInPlay(state, 'volontaires-du-monde') ? volunteers : 0);
}

/** Why the player may not launch an electricity action where the pawn stands; null where it may. */
export function electricityRule(state: BpcState, who: number): string | null {
  const { place } = playerOf(state, who);
  if (!isRegion(place)) return 'BPC-CHR-7';
  if (!shares(state.regions[place])) return 'BPC-CHR-13'; // also BPC-ACI-22
  if (tooPoorForShift(state, who, place)) return 'BPC-EMP-6';
  if (!regionData[place].natureReserve && hasWeakness(state, who, 'real-climate-objective')) return 'BPC-EMP-21';
  if (malmoNotAlone(state, who, place)) return 'BPC-EMP-24';
  return OPERATIONS.some((operation) => operationRule(state, place, operation) === null) ? null : 'BPC-ELE-1';
}

type Operation = ActionOf<Bpc, 'replace' | 'add'>;
/** BPC-ELE-6: what players may install at all. */
const INSTALLABLE = ELECTRICITY.filter((kind) => components.electricity[kind].playersMayInstall);
const OPERATIONS: readonly Operation[] = [
  ...ELECTRICITY.flatMap((from) => INSTALLABLE.map((to): Operation => ({ do: 'replace', from, to }))),
  ...INSTALLABLE.map((kind): Operation => ({ do: 'add', kind })),
];

/** Which rule forbids an operation in a region; null where none does. */
export function operationRule(state: BpcState, id: RegionId, operation: Operation): string | null {
  const region = state.regions[id];
  const replaces = operation.do === 'replace' ? operation.from : null;
  const kind: Electricity = operation.do === 'replace' ? operation.to : operation.kind;
  if (replaces !== null && region.electricity[replaces] === 0) return 'BPC-EVT-16';
  if (replaces === kind) return 'BPC-ELE-15';
  if (replaces === null && (region.standard >= 4 || effectiveElectricity(region) > region.standard)) return 'BPC-ELE-4';
  if (kind === 'hydro' && !hydroAllowed(state, id, replaces)) return 'BPC-ELE-9';
  if (kind === 'nuclear' && !nuclearAllowed(state, id)) return 'BPC-ELE-8';
  if (kind === 'renewable-dispatchable' && !dispatchableAllowed(id, replaces)) return 'BPC-ELE-11';
  return null;
}

const OPERATION_RULES = ['BPC-EVT-16', 'BPC-ELE-15', 'BPC-ELE-4', 'BPC-ELE-9', 'BPC-ELE-8', 'BPC-ELE-11'] as const;

function blockersOf<O extends Operation>() {
  return OPERATION_RULES.map((rule) => ({
    rule,
    when: (state: BpcState, operation: O, _seat: number, { who }: StepOf<Bpc, 'electricity-operation'>) => {
      const { place } = playerOf(state, who);
      return isRegion(place) && operationRule(state, place, operation) === rule;
    },
  }));
}

/** BPC-ELE-3, BPC-DEC-16: the operation is announced first. */
export const electricityOperation: Decides<Bpc, 'electricity-operation', 'replace' | 'add'> = {
  candidates: () => OPERATIONS,
  blockers: { replace: blockersOf<ActionOf<Bpc, 'replace'>>(), add: blockersOf<ActionOf<Bpc, 'add'>>() },
  play(play, { who }, operation) {
    const { state } = play;
    const { place } = playerOf(state, who);
    if (!isRegion(place)) return;
    const from = operation.do === 'replace' ? operation.from : null;
    const to = operation.do === 'replace' ? operation.to : operation.kind;
    launchAci(
      play,
      {
        kind: 'electricity',
        about: place,
        colours: components.electricityAci.influences,
        initiator: who,
        thresholds: [electricityThreshold(state, place)],
      },
      { do: 'electricity-outcome', who, region: place, from, to },
    );
  },
};

export const electricityOutcome: Runs<Bpc, 'electricity-outcome'> = {
  run(play, { region, from, to }) {
    const needed = play.state.aci?.thresholds[0] ?? 0;
    if (finishAci(play) >= needed) install(play, region, to, from, 'aci');
  },
};
