// Conditions and numbers of the effect vocabulary (BPC-VOC-1): pure questions about the world.
import { regionData } from '../../data/index.ts';
import type { Amount, Condition, Effect } from '../../data/read.ts';
import type { BpcState, RegionId } from '../../types/index.ts';
import { destruction, oilProduction } from '../regions/region.ts';

/** Does the region meet everything that the condition asks? */
export function meets(state: BpcState, id: RegionId, condition: Condition): boolean {
  const region = state.regions[id];
  const data = regionData[id];
  if (condition.livingStandard !== undefined && !condition.livingStandard.includes(region.standard)) return false;
  if (condition.discipline !== undefined && !condition.discipline.includes(region.discipline)) return false;
  if (condition.disciplineMin !== undefined && region.discipline < condition.disciplineMin) return false;
  if (condition.demographyMax !== undefined && region.demography > condition.demographyMax) return false;
  if (condition.populationMin !== undefined && region.population < condition.populationMin) return false;
  if (condition.importsOil !== undefined && region.imports > 0 !== condition.importsOil) return false;
  if (condition.exportsOil !== undefined && region.exports > 0 !== condition.exportsOil) return false;
  if (condition.oilProductionMin !== undefined && oilProduction(region) < condition.oilProductionMin) return false;
  if (condition.electricityAny !== undefined && !condition.electricityAny.some((kind) => region.electricity[kind] > 0))
    return false;
  if (condition.nuclearWeapon !== undefined && data.nuclearWeapon !== condition.nuclearWeapon) return false;
  if (condition.natureReserve !== undefined && data.natureReserve !== condition.natureReserve) return false;
  if (condition.lacksTp?.some((tp) => region.tps.includes(tp))) return false;
  if (condition.hasCalamity !== undefined && !condition.hasCalamity.some((token) => region[token] > 0)) return false;
  if (condition.anyPlayerTpInPlay !== undefined && (state.seeded !== '') !== condition.anyPlayerTpInPlay) return false;
  return true;
}

export function amount(state: BpcState, number: Amount): number {
  if (typeof number === 'number') return number;
  if ('zones' in number) return number.zones.reduce((sum, zone) => sum + state.zones[zone], 0);
  if ('zonesTotal' in number) return destruction(state);
  if ('half' in number) return Math.floor(amount(state, number.half) / 2);
  if ('plus' in number) return number.plus.reduce<number>((sum, part) => sum + amount(state, part), 0);
  return 0 - amount(state, number.neg);
}

type Branching = Extract<Effect, { readonly yes: unknown }>;

/** Does the effect ask about the world before it says what happens? */
export function isBranching(effect: Effect): effect is Branching {
  return 'yes' in effect;
}

/** What happens, as the world is now. */
export function branchOf(state: BpcState, effect: Branching, target: RegionId | null): readonly Effect[] {
  switch (effect.op) {
    case 'if-zones':
      return amount(state, { zones: effect.zones }) >= effect.min ? effect.yes : effect.no;
    case 'if-zones-total':
      return destruction(state) >= effect.min ? effect.yes : effect.no;
    case 'if-region':
      return target !== null && meets(state, target, effect.condition) ? effect.yes : effect.no;
  }
}
