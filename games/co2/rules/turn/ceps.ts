// Chapter 5.13: where CEPs are, and who may spend them.
import { always, anyLegal, type Decides, type Forbids, type Play, playerOf, type Seat } from '@kaya/engine';
import { type CepCause, type Co2, type Co2State, REGIONS, type RegionId } from '../../types/index.ts';
import { regionOf } from '../table.ts';
import { payToBank } from './market.ts';

/** Has the player a CEP to pay with? Which region the payment is for makes no difference. */
export function hasCep(state: Co2State, seat: Seat): boolean {
  return anyLegal(payingCep, state, { do: 'pay-cep', seat, cause: 'install', region: 'europe' });
}

/** The CEPs in all regions that the player controls. */
export function cepsInControlledRegions(state: Co2State, seat: Seat): number {
  let count = 0;
  for (const id of REGIONS) {
    const { controller, cep } = regionOf(state, id);
    if (controller === seat) count += cep;
  }
  return count;
}

/** CO2-CEP-3: a region holds as many CEPs as it has slots. */
export function cepLimit(state: Co2State, region: RegionId): number {
  return regionOf(state, region).slots.length;
}

export function isAtCepLimit(state: Co2State, region: RegionId): boolean {
  return regionOf(state, region).cep >= cepLimit(state, region);
}

/** CO2-CEP-2, CO2-CEP-5: one CEP is paid to the bank, from the hand or from one region. */
export function payCep(play: Play<Co2>, seat: Seat, from: 'hand' | RegionId, cause: CepCause | 'auction'): void {
  const { state } = play;
  if (from === 'hand') playerOf(state, seat).cep--;
  else regionOf(state, from).cep--;
  play.emit?.({ kind: 'cep-paid', seat, from, cause });
  payToBank(play);
}

/** CO2-CEP-4 to CO2-CEP-6: from a place that has one; a region's are spent by its controller alone. */
export const CANNOT_PAY_FROM: readonly Forbids<Co2, 'pay-cep' | 'pay-bid-cep'>[] = [
  {
    rule: 'CO2-CEP-5',
    when: (state, { from }, seat) => (from === 'hand' ? playerOf(state, seat).cep : regionOf(state, from).cep) === 0,
    values: (_state, { from }) => ({ from }),
  },
  {
    rule: 'CO2-CEP-6',
    when: (state, { from }, seat) => from !== 'hand' && regionOf(state, from).controller !== seat,
    values: (_state, { from }) => ({ from }),
  },
];

/** CO2-DEC-5. */
export const payingCep: Decides<Co2, 'pay-cep', 'pay-cep'> = {
  candidates: always([{ do: 'pay-cep', from: 'hand' }, ...REGIONS.map((from) => ({ do: 'pay-cep', from }) as const)]),
  blockers: { 'pay-cep': CANNOT_PAY_FROM },
  play: (play, step, { from }, seat) => payCep(play, seat, from, step.cause),
};
