// Chapter 5.25: the joint action that changes or adds an electricity token.
import { type ActionOf, always, type Decides, type Runs, type Seat, type StepOf } from '@kaya/engine';
import { components, constants, regionData } from '../../data/index.ts';
import { type Bpc, type BpcState, ELECTRICITY, type PlayerNumber, type RegionId, type RegionState } from '../../types/index.ts';
import { hasWeakness, skillInPlay } from '../actions/employers.ts';
import { install, isBarredNuclear, isSecondHydro, isTooEarly } from '../regions/electricity.ts';
import { effectiveElectricity, regionOf, shares } from '../regions/region.ts';
import { malmoNotAlone, tooPoorForShift } from '../transformations/implant.ts';
import { finishAci, launchAci } from './aci.ts';

/** BPC-ELE-2, BPC-EMP-7 */
export function electricityThreshold(state: BpcState, id: RegionId): number {
  const { thresholds, volunteers } = components.electricityAci;
  return (thresholds[state.regions[id].standard - 1] as number) + (skillInPlay(state, 'volontaires-du-monde') ? volunteers : 0);
}

type Operation = ActionOf<Bpc, 'replace' | 'add'>;
/** BPC-ELE-6: what players may install at all. */
const INSTALLABLE = ELECTRICITY.filter((kind) => components.electricity[kind].playersMayInstall);
/** Something about the region where the player stands; not asked at an institution. */
function here<A>(holds: (state: BpcState, who: PlayerNumber, id: RegionId, action: A) => boolean) {
  return (state: BpcState, action: A, _seat: Seat, { who }: StepOf<Bpc, 'electricity-operation'>) => {
    const id = regionOf(state, who);
    return id !== null && holds(state, who, id, action);
  };
}

/** BPC-ELE-4: below the highest Living Standard, and no surplus that waits already. */
function hasRoomForPlant(region: RegionState): boolean {
  return region.standard < constants['living-standard-max'] && effectiveElectricity(region) <= region.standard;
}

/** BPC-ELE-3, BPC-DEC-16: the operation is announced first. */
export const electricityOperation: Decides<Bpc, 'electricity-operation', 'replace' | 'add'> = {
  candidates: always([
    ...ELECTRICITY.flatMap((from) => INSTALLABLE.map((to): Operation => ({ do: 'replace', from, to }))),
    ...INSTALLABLE.map((kind): Operation => ({ do: 'add', kind })),
  ]),
  closed: [
    { rule: 'BPC-CHR-7', when: (state, _action, _seat, { who }) => regionOf(state, who) === null },
    { rule: 'BPC-CHR-13', when: here((state, _who, id) => !shares(state.regions[id])) }, // also BPC-ACI-22
    { rule: 'BPC-EMP-6', when: here(tooPoorForShift) },
    {
      rule: 'BPC-EMP-21',
      when: here((state, who, id) => !regionData[id].natureReserve && hasWeakness(state, who, 'real-climate-objective')),
    },
    { rule: 'BPC-EMP-24', when: here(malmoNotAlone) },
  ],
  blockers: {
    replace: [
      { rule: 'BPC-EVT-16', when: here((state, _who, id, { from }) => state.regions[id].electricity[from] === 0) },
      { rule: 'BPC-ELE-15', when: (_state, { from, to }) => from === to },
      { rule: 'BPC-ELE-9', when: here((state, _who, id, { from, to }) => isSecondHydro(state, id, to, from)) },
      { rule: 'BPC-ELE-8', when: here((state, _who, id, { to }) => isBarredNuclear(state, id, to)) },
      { rule: 'BPC-ELE-11', when: here((_state, _who, id, { from, to }) => isTooEarly(id, to, from)) },
    ],
    add: [
      { rule: 'BPC-ELE-4', when: here((state, _who, id) => !hasRoomForPlant(state.regions[id])) },
      { rule: 'BPC-ELE-9', when: here((state, _who, id, { kind }) => isSecondHydro(state, id, kind, null)) },
      { rule: 'BPC-ELE-8', when: here((state, _who, id, { kind }) => isBarredNuclear(state, id, kind)) },
      { rule: 'BPC-ELE-11', when: here((_state, _who, id, { kind }) => isTooEarly(id, kind, null)) },
    ],
  },
  play(play, { who }, operation) {
    const { state } = play;
    const place = regionOf(state, who);
    if (place === null) return;
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
