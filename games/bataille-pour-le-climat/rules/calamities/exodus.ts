// Chapter 5.17: an Exodus moves population out of a region, unit by unit.
import { type ActionOf, type Decides, next, type Play, type Runs, recordOf } from '@kaya/engine';
import { constants, links } from '../../data/index.ts';
import { type Bpc, type BpcStep, REGIONS, type RegionId, type RegionState } from '../../types/index.ts';
import { populationUnit } from '../regions/region.ts';
import { table, tableSeat } from '../table.ts';
import { addCalamity, isSick } from './calamities.ts';
import { heal } from './diseases.ts';

type Send = ActionOf<Bpc, 'send-unit'>;

/** BPC-EXO-1 */
export function exodusOf(play: Play<Bpc>, id: RegionId): BpcStep {
  const units = populationUnit(play.state, play.state.regions[id]);
  play.emit?.({ kind: 'exodus', region: id, units });
  return { do: 'exodus', from: id, left: units };
}

/** BPC-EXO-3 */
function takesUnits(region: RegionState): boolean {
  return region.war === 0 && region.famine === 0 && region.regime === 'free';
}

export const exodus: Runs<Bpc, 'exodus'> = {
  run(play, { from, left }) {
    const { state } = play;
    const region = state.regions[from];
    const kept = region.regime === 'dictatorship' && !isSick(region); // BPC-EXO-8
    if (left === 0 || region.population === 1) {
      if (region.regime === 'dictatorship') heal(play, from); // BPC-EXO-8: one that let people go has got rid of the disease
      return; // BPC-EXO-6
    }
    if (kept) return loseUnit(play, from, left);
    next(state, table(state, { do: 'exodus-destination', seat: tableSeat(state), from, left }));
  },
};

/** BPC-EXO-5: who finds no way out is lost. */
function loseUnit(play: Play<Bpc>, from: RegionId, left: number): void {
  play.state.regions[from].population--;
  play.emit?.({ kind: 'exodus-unit', from, to: null });
  next(play.state, { do: 'exodus', from, left: left - 1 });
}

const SEND = recordOf(REGIONS, (id) => links[id].map((to): Send => ({ do: 'send-unit', to })));

/** BPC-DEC-22 */
export const exodusDestination: Decides<Bpc, 'exodus-destination', 'send-unit'> = {
  candidates: (_state, { from }) => SEND[from],
  blockers: { 'send-unit': [{ rule: 'BPC-EXO-3', when: (state, { to }) => !takesUnits(state.regions[to]) }] },
  play(play, { from, left }, { to }) {
    const { state } = play;
    state.regions[from].population--;
    state.regions[to].population++; // BPC-EXO-4
    play.emit?.({ kind: 'exodus-unit', from, to });
    next(state, { do: 'exodus', from, left: left - 1 });
    if (isSick(state.regions[from])) addCalamity(play, to, 'epidemic', 1); // BPC-EXO-7, BPC-GRN-5
    addCalamity(play, to, 'riot', constants['exodus-riots']);
  },
  none: (play, { from, left }) => loseUnit(play, from, left),
};
