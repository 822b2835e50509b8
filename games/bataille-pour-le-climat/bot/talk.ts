// What is said about cards: read as it was meant, and said honestly where it helps (BPC-DRW-7, BPC-ACI-10).

import { type ActionOf, at } from '@kaya/engine';
import { components, eventCard, institutions, isCardId } from '../data/index.ts';
import { colourPowerOf } from '../rules/actions/influence.ts';
import { isSpent } from '../rules/actions/menu.ts';
import { wordFor } from '../rules/actions/signals.ts';
import { isRegion } from '../rules/regions/region.ts';
import { type Bpc, COLOURS, type Colour } from '../types/index.ts';
import type { Outlook } from './outlook.ts';
import { bestElectricity, bestInstitution } from './plans.ts';

/** Words matter only to who does not see all hands; in one's own thoughts everything is known. */
function handsAreHidden(outlook: Outlook): boolean {
  outlook.handsAreHidden ??= outlook.state.players.some(({ hand }) => !hand.every(isCardId));
  return outlook.handsAreHidden;
}

/** The colours that others should know about, since they will be asked to give them. */
function coloursToTalkAbout(outlook: Outlook, launching: boolean): readonly Colour[] {
  const { state, step, who, place, weights: w } = outlook;
  if (step?.do === 'event-aci') {
    const card = state.event === null ? null : eventCard(state.event.card);
    return launching && card?.type === 'green' ? card.influences : [];
  }
  const kind = isRegion(place) ? 'electricity' : 'institution';
  if (step?.do !== 'action' || isSpent(state, step, kind)) return [];
  if (!isRegion(place)) return bestInstitution(outlook, place) > -w['effort-institution'] ? institutions[place].influences : [];
  return bestElectricity(outlook, who, place) > -w['effort-electricity'] ? components.electricityAci.influences : [];
}

/** Before a joint action, one honest word on each colour it will ask for, unless it was said before. */
export function signalPromise(outlook: Outlook, { who, colour, level }: ActionOf<Bpc, 'signal'>, launching: boolean): number {
  const { state } = outlook;
  if (who !== outlook.who || !handsAreHidden(outlook)) return -3;
  const { hand, signals } = at(state.players, who);
  const power = colourPowerOf(hand, colour);
  if (power === 0 || level !== wordFor(power)) return -5;
  if (at(signals, COLOURS.indexOf(colour)) === LEVEL_OF[level]) return -3;
  outlook.coloursToTalkAbout ??= coloursToTalkAbout(outlook, launching);
  return outlook.coloursToTalkAbout.includes(colour) ? 20 : -3;
}

const LEVEL_OF = { little: 1, medium: 2, lot: 3 } as const;

/** When all has been given, one honest word on how much it was. */
export function helpPromise(outlook: Outlook, { word }: ActionOf<Bpc, 'say'>): number {
  const { state, who } = outlook;
  const { aci } = state;
  if (aci === null || aci.open || !handsAreHidden(outlook)) return -2;
  const given = at(aci.given, who);
  const power = COLOURS.reduce((sum, colour) => sum + colourPowerOf(given, colour), 0);
  return word === wordFor(power) ? 0.6 : -5;
}
