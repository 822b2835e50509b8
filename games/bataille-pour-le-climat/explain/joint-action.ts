// What a joint action or an implantation still lacks.

import { sum } from '@kaya/engine';
import { isCardId } from '../data/index.ts';
import { aciPower } from '../rules/joint-action/aci-power.ts';
import { missingColours, powerLaid, powerNeeded } from '../rules/transformations/implant.ts';
import { type BpcState, COLOURS, type Colour } from '../types/index.ts';

export interface AciForecast {
  /** What the cards that the viewer sees add up to. */
  readonly known: number;
  /** Players' cards and External cards that lie face down for the viewer. */
  readonly hiddenGiven: number;
  readonly hiddenExternal: number;
  /** How likely a face-down External card is of an asked colour (null where none lies face down). */
  readonly externalHelps: number | null;
  /** What is still lacking at each threshold, seen from what is known; 0 where it is reached. */
  readonly lacks: readonly { readonly threshold: number; readonly lacks: number }[];
}

/** Null where no joint action is under way. */
export function aciForecast(view: BpcState): AciForecast | null {
  const { aci } = view;
  if (aci === null) return null;
  const known = aciPower(aci);
  const hiddenExternal = aci.external.filter((card) => !isCardId(card)).length;
  const all = sum(aci.externalBefore);
  // Empty before the External draw: the cards may be spoken of as soon as the action is launched.
  const asked = COLOURS.reduce((sum, colour, i) => sum + (aci.colours.includes(colour) ? (aci.externalBefore[i] ?? 0) : 0), 0);
  return {
    known,
    hiddenGiven: aci.given.flat().filter((card) => !isCardId(card)).length,
    hiddenExternal,
    externalHelps: hiddenExternal === 0 || all === 0 ? null : asked / all,
    lacks: aci.thresholds.map((threshold) => ({ threshold, lacks: Math.max(0, threshold - known) })),
  };
}

export interface ImplantForecast {
  readonly laid: number;
  readonly needed: number;
  readonly lacks: number;
  readonly missing: readonly Colour[];
}

/** Null where nothing is being implanted. */
export function implantForecast(view: BpcState): ImplantForecast | null {
  const { implant } = view;
  if (implant === null) return null;
  const laid = powerLaid(implant);
  const needed = powerNeeded(view);
  return { laid, needed, lacks: Math.max(0, needed - laid), missing: missingColours(implant) };
}
