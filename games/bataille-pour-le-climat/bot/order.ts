// How promising an action looks at first sight.
import { at } from '@kaya/engine';
import { colourOf, components, eventCard, influenceCard, institutions, isCardId } from '../data/index.ts';
import { pawnOf } from '../rules/actions/menu.ts';
import { chosenAlready, roomForRefugees } from '../rules/calamities/refugees.ts';
import { aciPower } from '../rules/joint-action/aci-power.ts';
import { dieResult } from '../rules/regions/dice.ts';
import { isRegion } from '../rules/regions/region.ts';
import { isComplete, missingColours, powerLaid, powerNeeded } from '../rules/transformations/implant.ts';
import {
  type BpcAction,
  type BpcState,
  type Card,
  type Colour,
  INSTITUTIONS,
  type PlayerNumber,
  REGIONS,
  type RegionalTp,
  type Spot,
} from '../types/index.ts';
import { lossOf } from './outcomes.ts';
import { type Lacking, type Outlook, reliefAt } from './outlook.ts';
import { bestElectricity, bestImplant, bestInstitution, bestPlanAt, implantValue, operationValue, optionValue } from './plans.ts';
import { powerPromise } from './powers.ts';
import { change } from './suffering.ts';
import { helpPromise, signalPromise } from './talk.ts';
import { canStillImplant, handPower, likelyAciPower, likelyPower, powerToCome } from './team.ts';

const SPOTS: readonly Spot[] = [...REGIONS, ...INSTITUTIONS];
/** Power costs: what one point of power is worth in points of gases. */
const PRICE = 0.36;
/** Letting an event happen costs nothing. */
const NO_ACI = 0.1;
/** What brings nothing whatever follows: a card that nothing needs or that helps nothing, one that is laid and taken back. */
const FUTILE = Number.NEGATIVE_INFINITY;

export function promise(outlook: Outlook, action: BpcAction): number {
  const { state, step, who, place } = outlook;
  switch (action.do) {
    case 'learn':
      return step?.do === 'learn-tp' ? outlook.tpValue(step.region, action.tp as RegionalTp) : 0;
    case 'launch':
      return eventPromise(outlook);
    case 'no-aci':
      return NO_ACI;
    case 'give':
      return givePromise(outlook, likelyPower(action.card));
    case 'contributed':
      return 0.5;
    case 'implant':
      return outlook.mayImplant ? bestImplant(outlook, who, place) : FUTILE;
    case 'implant-tp':
      return implantValue(outlook, place, action.tp);
    case 'lay':
      return layPromise(outlook, action.card);
    case 'close':
      return 50;
    case 'ready':
      return hasWhatIsLacking(outlook, action.who) ? FUTILE : 0.5;
    case 'abandon':
      return canStillImplant(state) ? FUTILE : 5;
    case 'take-up':
    case 'take-back':
      return FUTILE;
    case 'electricity':
      return bestElectricity(outlook, who, place);
    case 'replace':
      return isRegion(place) ? operationValue(outlook, place, action.from, action.to) : 0;
    case 'add':
      return isRegion(place) ? operationValue(outlook, place, null, action.kind) : 0;
    case 'institution':
      return isRegion(place) ? 0 : bestInstitution(outlook, place);
    case 'choose-option':
      return optionPromise(outlook, action.option);
    case 'move':
      return state.spent.length > 0 ? travelPromise(outlook) * 0.3 : travelPromise(outlook);
    case 'free-move':
      return 0.2;
    case 'go':
      return bestPlanAt(outlook, who, action.to);
    case 'draw':
      return at(state.players, who).hand.length <= 5 ? 1.1 : 0.2;
    case 'draw-two':
      return 2;
    case 'draw-card':
    case 'draw-foreign':
      return scarcity(outlook, action.colour);
    case 'play-card':
    case 'free-card':
      return textPromise(outlook, action.card) + (action.do === 'free-card' ? 0.3 : 0);
    case 'end-turn':
      return 0.15;
    case 'decline':
      return 0;
    case 'pick':
      return reliefAt(state, action.region, action.token, true);
    case 'enough':
      return 0;
    case 'send-refugee': {
      const region = state.regions[action.to];
      const room = roomForRefugees(region) - chosenAlready(step, action.to);
      if (room < 0) return 0; // BPC-REF-5: a group too large brings one Riot, however many are too many
      return room > 1 ? 2 + 0.1 * room : room === 1 ? 1 : -change(state, action.to, { riot: region.riot + 1 });
    }
    case 'send-unit':
      return -change(state, action.to, { riot: state.regions[action.to].riot + 2 });
    case 'give-up-token':
      return components.electricity[action.kind].emissions;
    case 'install':
      return step?.do === 'low-carbon-kind' ? operationValue(outlook, step.region, 'gas', action.kind) : 0;
    case 'discard':
      return -likelyPower(action.card);
    case 'discard-done':
      return -1.5;
    case 'swap':
      return 2 - likelyPower(action.card);
    case 'blue-helmets':
    case 'referendum':
      return dicePromise(state, action);
    case 'citizens-convention':
    case 'fake-news-check':
      return endPromise(state, action);
    case 'use-power':
      return powerPromise(outlook, action);
    case 'complete-pair':
      return 2 + state.regions[action.region].population / 10;
    case 'succeed-anyway':
      return 1;
    case 'shield':
      return 0.5;
    case 'arrange':
      return arrangePromise(action.card, action.to);
    case 'grant':
      return bestPlanAt(outlook, action.who, at(state.players, action.who).place);
    case 'lobby':
      return -0.5;
    case 'signal':
      return signalPromise(outlook, action, eventPromise(outlook) > NO_ACI);
    case 'say':
      return helpPromise(outlook, action);
    default:
      return 0;
  }
}

/** Worth a joint action: what it saves against what it costs (chapter 15). */
function eventPromise(outlook: Outlook): number {
  outlook.eventPromise ??= promiseOfEvent(outlook);
  return outlook.eventPromise;
}

function promiseOfEvent(outlook: Outlook): number {
  const { state } = outlook;
  if (state.event === null) return 0;
  const card = eventCard(state.event.card);
  if (card.type !== 'green') return 0;
  const base = lossOf(state, at(card.outcomes, 0), state.event.target);
  const power = outlook.power(card.influences);
  let best = -1;
  card.thresholds.forEach((threshold, i) => {
    if (power < threshold + 2) return;
    best = Math.max(best, base - lossOf(state, at(card.outcomes, i + 1), state.event?.target ?? null) - PRICE * threshold);
  });
  return best;
}

/** The threshold that a joint action aims at: the highest that still seems in reach. */
function aim(state: BpcState, who: PlayerNumber): number | null {
  const { aci } = state;
  if (aci === null) return null;
  const own = handPower(state, at(state.players, who), aci.colours);
  const reach = likelyAciPower(state) + own + 0.7 * powerToCome(state, who);
  let goal: number | null = null;
  for (const threshold of aci.thresholds) if (reach >= threshold) goal = threshold;
  return goal;
}

const NOTHING_LACKS = Number.NEGATIVE_INFINITY;

/** What oneself should give, in fair shares, so that the total comes to the goal and one more. */
function fairShare({ state, who }: Outlook): number {
  const goal = aim(state, who);
  const { aci } = state;
  if (goal === null || aci === null) return NOTHING_LACKS;
  const open = state.players.length - aci.contributed;
  const lacking = goal + 1 - likelyAciPower(state);
  if (lacking <= 0) return NOTHING_LACKS;
  return open <= 1 ? lacking : lacking - 0.5 * powerToCome(state, who);
}

/** Give the smallest set that makes up one's share. */
function givePromise(outlook: Outlook, power: number): number {
  outlook.share ??= fairShare(outlook);
  const { share } = outlook;
  if (share === NOTHING_LACKS) return -1;
  return share <= 0 ? -0.5 : 2 - 0.2 * Math.abs(power - Math.min(3, share));
}

const NOTHING_TO_LAY: Lacking = { colours: [], power: 0 };

/** What an implantation still needs that can succeed. */
function lackingIn(state: BpcState): Lacking {
  const { implant } = state;
  if (implant === null || !canStillImplant(state)) return NOTHING_TO_LAY;
  const colours = missingColours(implant);
  return { colours, power: powerNeeded(state) - powerLaid(implant) - 2 * colours.length };
}

/** Lay what is missing: first the colours, then the power. */
function layPromise(outlook: Outlook, card: Card): number {
  const { implant } = outlook.state;
  if (implant !== null && isComplete(outlook.state, implant)) return FUTILE;
  outlook.lacking ??= lackingIn(outlook.state);
  const { colours, power: lacking } = outlook.lacking;
  const colour = colourOf(card);
  if (colour !== null && colours.includes(colour)) return 6 - 0.1 * likelyPower(card);
  return lacking > 0 ? 3 - 0.2 * Math.abs(likelyPower(card) - Math.min(4, lacking)) : -1;
}

/** Whoever can lay what an implantation lacks that can succeed is not done yet. */
function hasWhatIsLacking(outlook: Outlook, who: PlayerNumber): boolean {
  return at(outlook.state.players, who).hand.some((card) => layPromise(outlook, card) > 0);
}

function travelPromise(outlook: Outlook): number {
  const { who, place } = outlook;
  let elsewhere = Number.NEGATIVE_INFINITY;
  for (const spot of SPOTS) if (spot !== place) elsewhere = bestPlanAt(outlook, who, spot, elsewhere);
  const best = Math.max(-1, elsewhere - 1.1);
  return Math.min(best, best - Math.max(0, bestPlanAt(outlook, who, place)) * 0.5);
}

function optionPromise(outlook: Outlook, id: string): number {
  for (const institution of INSTITUTIONS) {
    for (const tier of institutions[institution].tiers) {
      for (const option of tier.options) if (option.id === id) return optionValue(outlook, option);
    }
  }
  return 0;
}

/** The text of an ACTION card. */
function textPromise(outlook: Outlook, card: Parameters<typeof likelyPower>[0]): number {
  if (!isCardId(card)) return 0;
  const relief = pawnOf(card);
  if (relief !== null) return outlook.bestRelief(relief.token, false) - PRICE * likelyPower(card);
  const [effect] = influenceCard(card).effect.effects;
  if (effect?.op === 'ghg') return 1.3 - PRICE * likelyPower(card);
  return effect?.op === 'grant-action' ? 0.3 : 0;
}

/** Colours that the team has least of are wanted most. */
function scarcity(outlook: Outlook, colour: Colour): number {
  return 3 / (1 + outlook.power([colour]));
}

function dicePromise(state: BpcState, action: Extract<BpcAction, { do: 'blue-helmets' | 'referendum' }>): number {
  const { check } = state;
  if (check === null) return -1;
  const result = dieResult(check);
  const wanted = check.purpose.for === 'refuse-rise' ? null : true;
  const fails = result > check.chance;
  if (wanted === null) return -1;
  if (!fails) return FUTILE;
  if (action.do === 'blue-helmets') return result + action.by <= check.chance ? 1 : -1;
  return check.chance >= 4 ? 0.6 : -0.5;
}

function endPromise(state: BpcState, action: Extract<BpcAction, { do: 'citizens-convention' | 'fake-news-check' }>): number {
  const { aci } = state;
  if (aci === null) return -1;
  const power = aciPower(aci);
  const next = aci.thresholds.find((threshold) => threshold > power);
  // Above the highest threshold no power counts for more, and none is wanted less.
  if (next === undefined || (action.do === 'citizens-convention' && action.by < 0)) return FUTILE;
  if (action.do === 'citizens-convention') return power + action.by >= next ? 2 : -1;
  const without = aciPower({ ...aci, cancelled: [...aci.cancelled, action.colour] });
  return without >= next ? 1.5 : without > power ? -1 : FUTILE;
}

/** Bad cards under the deck, good ones on top. */
function arrangePromise(id: string, to: 'top' | 'bottom'): number {
  const card = eventCard(id);
  const bad = card.type === 'warming' || card.type === 'oil-constraint' ? 1 : card.type === 'green' ? 0.2 : 0;
  return to === 'bottom' ? bad : -bad;
}
