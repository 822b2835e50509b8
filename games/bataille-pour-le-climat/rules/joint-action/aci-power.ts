import { colourOf, powerOf } from '../../data/index.ts';
import { type Aci, type Card, COLOURS, type Colour } from '../../types/index.ts';

/** What one colour adds to the sum or takes from it (BPC-ACI-12); 0 where it is cancelled (BPC-ACI-17). */
function colourPower(aci: Aci, colour: Colour): number {
  if (aci.cancelled.includes(colour)) return 0;
  let sum = 0;
  for (const cards of aci.given) sum += powerIn(cards, colour);
  const external = powerIn(aci.external, colour);
  return aci.colours.includes(colour) ? sum + external : sum - external;
}

function powerIn(cards: readonly Card[], colour: Colour): number {
  let sum = 0;
  for (const card of cards) if (colourOf(card) === colour) sum += powerOf(card);
  return sum;
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
