import { type ActionOf, type Decides, type Play, playerOf, type Seat } from '@kaya/engine';
import { type CepCause, type Co2, type Co2State, REGIONS, type RegionId } from '../../types/index.ts';
import { payToBank } from './market.ts';

/** Chapter 5.13: where CEPs are, and who may spend them. */

/** CO2-CEP-4, CO2-CEP-6: only the controller spends a region's CEPs. */
export function mayTakeFrom(state: Co2State, seat: Seat, region: RegionId): boolean {
  const { controller, cep } = state.regions[region];
  return controller === seat && cep > 0;
}

/** Has the player a CEP to pay with, in hand or in a region he controls? */
export function hasCep(state: Co2State, seat: Seat): boolean {
  if (playerOf(state, seat).cep > 0) return true;
  for (let i = 0; i < REGIONS.length; i++) if (mayTakeFrom(state, seat, REGIONS[i] as RegionId)) return true;
  return false;
}

/** The CEPs in all regions that the player controls. */
export function cepsInControlledRegions(state: Co2State, seat: Seat): number {
  let count = 0;
  for (const id of REGIONS) if (state.regions[id].controller === seat) count += state.regions[id].cep;
  return count;
}

/** CO2-CEP-3: a region holds as many CEPs as it has slots. */
export function isAtCepLimit(state: Co2State, region: RegionId): boolean {
  const { cep, slots } = state.regions[region];
  return cep >= slots.length;
}

/** CO2-CEP-2, CO2-CEP-5: one CEP is paid to the bank, from the hand or from one region. */
export function payCep(play: Play<Co2>, seat: Seat, from: 'hand' | RegionId, cause: CepCause | 'auction'): void {
  const { state } = play;
  if (from === 'hand') playerOf(state, seat).cep--;
  else state.regions[from].cep--;
  play.emit?.({ kind: 'cep-paid', seat, from, cause });
  payToBank(play);
}

const PAYMENTS: readonly ActionOf<Co2, 'pay-cep'>[] = [
  { do: 'pay-cep', from: 'hand' },
  ...REGIONS.map((from) => ({ do: 'pay-cep', from }) as const),
];

/** CO2-DEC-5. */
export const payingCep: Decides<Co2, 'pay-cep', 'pay-cep'> = {
  candidates: () => PAYMENTS,
  blockers: {
    'pay-cep': [
      {
        rule: 'CO2-CEP-5',
        when: (state, { from }, seat) => (from === 'hand' ? playerOf(state, seat).cep : state.regions[from].cep) === 0,
        values: (_, { from }) => ({ from }),
      },
      {
        rule: 'CO2-CEP-6',
        when: (state, { from }, seat) => from !== 'hand' && state.regions[from].controller !== seat,
        values: (_, { from }) => ({ from }),
      },
    ],
  },
  play: (play, step, { from }, seat) => payCep(play, seat, from, step.cause),
};
