// Chapter 5.7: the sum of a joint action.
import { type Aci, COLOURS, type Colour } from '../../types/index.ts';
import { colourPowerOf } from '../actions/influence.ts';

/** What one colour adds to the sum or takes from it (BPC-ACI-12); 0 where it is cancelled (BPC-ACI-17). */
function colourPower(aci: Aci, colour: Colour): number {
  if (aci.cancelled.includes(colour)) return 0;
  let sum = 0;
  for (const cards of aci.given) sum += colourPowerOf(cards, colour);
  const external = colourPowerOf(aci.external, colour);
  return aci.colours.includes(colour) ? sum + external : sum - external;
}

/** BPC-ACI-2, BPC-ACI-21 */
export function aciPower(aci: Aci): number {
  return COLOURS.reduce((sum, colour) => sum + colourPower(aci, colour), aci.modifier);
}

/** How many of the thresholds a power reaches. */
export function tierOf(thresholds: readonly number[], power: number): number {
  let tier = 0;
  while (tier < thresholds.length && power >= (thresholds[tier] as number)) tier++;
  return tier;
}
