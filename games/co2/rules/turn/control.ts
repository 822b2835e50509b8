// Chapter 5.16: who controls a region.
import { playerOf, type Runs, type Seat } from '@kaya/engine';
import { type Co2, type Co2State, type ControlBy, type Energy, NOBODY, type RegionId } from '../../types/index.ts';
import { ownsPlantIn, regionOf, wantedTypes } from '../table.ts';

/** The types of which the player has a plant in the region, in agenda order. */
export function typesIn(state: Co2State, seat: Seat, region: RegionId): Energy[] {
  return wantedTypes(state, region).filter((type) => ownsPlantIn(state, seat, region, type));
}

/** How a check of control comes out. */
export interface ControlResult {
  readonly controller: Seat;
  readonly by: ControlBy;
  /** The type that decided, where one did. */
  readonly type: Energy | null;
}

/** CO2-CTL-3 to CO2-CTL-9: the builder against the present controller, and nobody else (CO2-CTL-12). */
export function controlAfterBuilding(state: Co2State, region: RegionId, builder: Seat): ControlResult {
  const { controller } = regionOf(state, region);
  if (controller === NOBODY) return { controller: builder, by: 'first', type: null }; // CO2-CTL-4
  if (controller === builder) return { controller, by: 'holds', type: null }; // CO2-CTL-5
  const mine = typesIn(state, builder, region);
  const theirs = typesIn(state, controller, region);
  if (mine.length !== theirs.length) {
    return { controller: mine.length > theirs.length ? builder : controller, by: 'types', type: null }; // CO2-CTL-6
  }
  for (const type of wantedTypes(state, region)) {
    if (mine.includes(type) !== theirs.includes(type)) {
      return { controller: mine.includes(type) ? builder : controller, by: 'agenda', type }; // CO2-CTL-7
    }
  }
  for (const type of mine) {
    const lead = playerOf(state, builder).expertise[type] - playerOf(state, controller).expertise[type];
    if (lead !== 0) return { controller: lead > 0 ? builder : controller, by: 'expertise', type }; // CO2-CTL-8
  }
  return { controller: builder, by: 'builder', type: null }; // CO2-CTL-9
}

/** CO2-CON-15; CO2-CTL-10: by now the builder's new expertise and all its bonuses count. */
export const checkControl: Runs<Co2, 'check-control'> = {
  run(play, { seat, region }) {
    const { state } = play;
    const before = regionOf(state, region).controller;
    const { controller, by } = controlAfterBuilding(state, region, seat);
    regionOf(state, region).controller = controller;
    if (by === 'holds') return;
    if (controller === before) play.emit?.({ kind: 'control-kept', region, seat: before, against: seat, by });
    else play.emit?.({ kind: 'control', region, seat: controller, from: before, by });
  },
};
