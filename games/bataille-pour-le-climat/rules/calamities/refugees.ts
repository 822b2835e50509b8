// Chapter 5.16: refugees leave, arrive, or stay.
import { type ActionOf, type Decides, next, type Play, type Runs, recordOf } from '@kaya/engine';
import { links } from '../../data/index.ts';
import {
  type Bpc,
  type BpcState,
  type BpcStep,
  type Group,
  REGIONS,
  type RegionId,
  type RegionState,
} from '../../types/index.ts';
import { resilience } from '../regions/region.ts';
import { table, tableSeat } from '../table.ts';
import { addCalamity, isSick } from './calamities.ts';

type Send = ActionOf<Bpc, 'send-refugee'>;

/** BPC-REF-3, BPC-REF-12 */
function takesRefugees(region: RegionState): boolean {
  return region.war === 0 && region.regime === 'free';
}

/**
 * BPC-REF-2: refugees leave at once, unless a disease keeps them (BPC-GRN-4). Only those of the activation of a Chaos carry
 * the disease away (BPC-CHA-9).
 */
export const flee: Runs<Bpc, 'flee'> = {
  run(play, { from, n, infected }) {
    const { state } = play;
    if (n <= 0) return;
    if (isSick(state.regions[from]) && !infected) return stayLocal(play, from, n);
    next(state, table(state, { do: 'refugee-destination', seat: tableSeat(state), from, left: n, chosen: [], infected }));
  },
};

/** BPC-REF-6: nobody takes them, and the whole group becomes 1 Riot at home. */
function stuck(play: Play<Bpc>, from: RegionId, n: number): void {
  play.emit?.({ kind: 'refugees-stuck', region: from, n });
  addCalamity(play, from, 'riot', 1);
}

const SEND = recordOf(REGIONS, (to): Send => ({ do: 'send-refugee', to }));
const SEND_FROM = recordOf(REGIONS, (id) => links[id].map((to) => SEND[to]));

const destinations = {
  candidates: (_state: BpcState, { from }: { readonly from: RegionId }) => SEND_FROM[from],
  blockers: {
    'send-refugee': [{ rule: 'BPC-REF-3', when: (state: BpcState, { to }: Send) => !takesRefugees(state.regions[to]) }],
  },
};

/** BPC-DEC-21: each pawn chooses for itself; all have chosen before any arrives (BPC-REF-11). */
export const refugeeDestination: Decides<Bpc, 'refugee-destination', 'send-refugee'> = {
  ...destinations,
  play({ state }, step, { to }) {
    const chosen = [...step.chosen, to];
    if (step.left > 1) return next(state, table(state, { ...step, left: step.left - 1, chosen }));
    const groups = state.order
      .map((id): Group => ({ to: id, n: chosen.filter((it) => it === id).length }))
      .filter(({ n }) => n > 0);
    next(state, { do: 'arrivals', from: step.from, groups, infected: step.infected });
  },
  none: (play, { from, left }) => stuck(play, from, left),
};

/** BPC-REF-11: groups arrive one by one in track order; what one causes is over before the next comes (BPC-DEC-33). */
export const arrivals: Runs<Bpc, 'arrivals'> = {
  run(play, { from, groups, infected }) {
    const { state } = play;
    const [group, ...rest] = groups;
    if (group === undefined) return;
    if (rest.length > 0) next(state, { do: 'arrivals', from, groups: rest, infected });
    if (takesRefugees(state.regions[group.to])) return arrive(play, from, group.to, group.n, infected);
    next(state, table(state, { do: 'redirect-refugees', seat: tableSeat(state), from, n: group.n, infected }));
  },
};

/** The destination has closed meanwhile: the group goes elsewhere as a whole (BPC-REF-11). */
export const redirectRefugees: Decides<Bpc, 'redirect-refugees', 'send-refugee'> = {
  ...destinations,
  play: (play, { from, n, infected }, { to }) => arrive(play, from, to, n, infected),
  none: (play, { from, n }) => stuck(play, from, n),
};

function arrive(play: Play<Bpc>, from: RegionId, to: RegionId, n: number, infected: boolean): void {
  if (infected) addCalamity(play, to, 'epidemic', 1); // BPC-CHA-9
  const settled = settle(play.state.regions[to], n);
  play.emit?.({ kind: 'refugees', from, to, n, settled });
  if (settled < n) addCalamity(play, to, 'riot', 1);
}

/** BPC-REF-7: local refugees stay where they are, as one group. */
export function stayLocal(play: Play<Bpc>, id: RegionId, n: number): void {
  if (n <= 0) return;
  const settled = settle(play.state.regions[id], n);
  play.emit?.({ kind: 'refugees-stay', region: id, n, settled });
  if (settled < n) addCalamity(play, id, 'riot', 1);
}

/** BPC-DEC-21: so many of those who leave now have chosen this region already. */
export function chosenAlready(step: BpcStep | undefined, to: RegionId): number {
  return step?.do === 'refugee-destination' ? step.chosen.filter((it) => it === to).length : 0;
}

/** BPC-REF-4: how many more refugees fit into the region. */
export function roomForRefugees(region: RegionState): number {
  return Math.max(0, resilience(region) - region.refugee);
}

/** BPC-REF-4, BPC-REF-5: places those who fit; the rest of the group becomes 1 Riot. */
function settle(region: RegionState, n: number): number {
  const settled = Math.min(roomForRefugees(region), n);
  region.refugee += settled;
  return settled;
}
