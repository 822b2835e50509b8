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
  type Aci,
  type BpcAction,
  type BpcState,
  type Card,
  type Colour,
  INSTITUTIONS,
  type Pair,
  type PlayerNumber,
  REGIONS,
  type RegionalTp,
  type RegionId,
  type Spot,
} from '../types/index.ts';
import { lossOf } from './outcomes.ts';
import { type Lacking, type Outlook, reliefAt } from './outlook.ts';
import {
  bestAtTier,
  bestElectricity,
  bestImplant,
  bestInstitution,
  bestPlanAt,
  implantValue,
  operationValue,
  optionValue,
} from './plans.ts';
import { powerPromise } from './powers.ts';
import { change } from './suffering.ts';
import { helpPromise, signalPromise } from './talk.ts';
import { canStillImplant, handPower, likelyAciPower, likelyPower, powerToCome } from './team.ts';
import type { Weights } from './weights.ts';

const SPOTS: readonly Spot[] = [...REGIONS, ...INSTITUTIONS];
/** What brings nothing whatever follows: a card that nothing needs or that helps nothing, one that is laid and taken back. */
const FUTILE = Number.NEGATIVE_INFINITY;

export function promise(outlook: Outlook, action: BpcAction): number {
  const { state, step, who, place, weights: w } = outlook;
  switch (action.do) {
    case 'learn':
      return step?.do === 'learn-tp' ? outlook.tpValue(step.region, action.tp as RegionalTp) : 0;
    case 'launch':
      return eventPromise(outlook);
    case 'no-aci':
      return w['no-aci'];
    case 'give':
      return givePromise(outlook, action.card);
    case 'contributed':
      return w.contributed;
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
      return state.spent.length > 0 ? travelPromise(outlook) * w['travel-late'] : travelPromise(outlook);
    case 'free-move':
      return 0.2;
    case 'go':
      return bestPlanAt(outlook, who, action.to);
    case 'draw':
      return at(state.players, who).hand.length <= 5 ? w['draw-few'] : w['draw-many'];
    case 'draw-two':
      return 2;
    case 'draw-card':
    case 'draw-foreign':
      return scarcity(outlook, action.colour);
    case 'play-card':
    case 'free-card':
      return textPromise(outlook, action.card) + (action.do === 'free-card' ? 0.3 : 0);
    case 'end-turn':
      return w['end-turn'];
    case 'decline':
      return 0;
    case 'pick':
      return reliefAt(w, state, action.region, action.token, true);
    case 'enough':
      return 0;
    case 'send-refugee': {
      const region = state.regions[action.to];
      const room = roomForRefugees(region) - chosenAlready(step, action.to);
      if (room < 0) return 0; // BPC-REF-5: a group too large brings one Riot, however many are too many
      return room > 1 ? 2 + 0.1 * room : room === 1 ? 1 : -change(w, state, action.to, { riot: region.riot + 1 });
    }
    case 'send-unit':
      return -change(w, state, action.to, { riot: state.regions[action.to].riot + 2 });
    case 'give-up-token':
      return components.electricity[action.kind].emissions;
    case 'install':
      return step?.do === 'low-carbon-kind' ? operationValue(outlook, step.region, 'gas', action.kind) : 0;
    case 'discard':
      return -likelyPower(action.card) - keptFor(w, action.card);
    case 'discard-done':
      return w['discard-done'];
    case 'swap':
      return 2 - likelyPower(action.card) - keptFor(w, action.card);
    case 'blue-helmets':
    case 'referendum':
      return dicePromise(state, action);
    case 'citizens-convention':
    case 'fake-news-check':
      return endPromise(state, action);
    case 'use-power':
      return powerPromise(outlook, action);
    case 'complete-pair':
      return (
        2 + state.regions[action.region].population / 10 + w['power-pair'] * missingWorth(outlook, action.region, action.pair)
      );
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
      return signalPromise(outlook, action, eventPromise(outlook) > w['no-aci']);
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
  const { state, weights: w } = outlook;
  if (state.event === null) return 0;
  const card = eventCard(state.event.card);
  if (card.type !== 'green') return 0;
  const base = lossOf(w, state, at(card.outcomes, 0), state.event.target);
  const power = outlook.power(card.influences);
  let best = -1;
  card.thresholds.forEach((threshold, i) => {
    if (power < threshold + w['event-margin']) return;
    best = Math.max(
      best,
      base - lossOf(w, state, at(card.outcomes, i + 1), state.event?.target ?? null) - outlook.price * threshold,
    );
  });
  return best;
}

/** The threshold that a joint action aims at: the highest that still seems in reach. */
function aim(outlook: Outlook): number | null {
  const { state, who, weights: w } = outlook;
  const { aci } = state;
  if (aci === null) return null;
  const own = handPower(state, at(state.players, who), aci.colours);
  const reach = likelyAciPower(state) + own + 0.7 * powerToCome(state, who);
  let goal: number | null = null;
  let best = Number.NEGATIVE_INFINITY;
  for (const [tier, threshold] of aci.thresholds.entries()) {
    if (reach < threshold) continue;
    const worth = w['aim-price'] === 0 ? tier : reachedWorth(outlook, aci, tier) - w['aim-price'] * threshold;
    if (worth < best) continue;
    goal = threshold;
    best = worth;
  }
  return goal;
}

/** What it is worth to reach a threshold of the joint action under way. */
function reachedWorth(outlook: Outlook, { kind, about }: Aci, tier: number): number {
  const { state, weights: w } = outlook;
  if (kind === 'institution' && !isRegion(about)) return bestAtTier(outlook, about, tier + 1);
  const card = kind === 'event' && state.event !== null ? eventCard(state.event.card) : null;
  if (card?.type !== 'green') return 0;
  return -lossOf(w, state, at(card.outcomes, tier + 1), state.event?.target ?? null);
}

const NOTHING_LACKS = Number.NEGATIVE_INFINITY;

/** What oneself should give, in fair shares, so that the total comes to the goal and one more. */
function fairShare(outlook: Outlook): number {
  const { state, who, weights: w } = outlook;
  const goal = aim(outlook);
  const { aci } = state;
  if (goal === null || aci === null) return NOTHING_LACKS;
  const open = state.players.length - aci.contributed;
  const lacking = goal + w['aim-over'] - likelyAciPower(state);
  if (lacking <= 0) return NOTHING_LACKS;
  return open <= 1 ? lacking : lacking - 0.5 * powerToCome(state, who);
}

/** Give the smallest set that makes up one's share. */
function givePromise(outlook: Outlook, card: Card): number {
  outlook.share ??= fairShare(outlook);
  const { share } = outlook;
  const { weights: w } = outlook;
  if (share === NOTHING_LACKS) return w['give-enough'];
  return share <= 0 ? -0.5 : 2 - 0.2 * Math.abs(likelyPower(card) - Math.min(3, share)) - keptFor(w, card);
}

/** Whoever can lay what is lacking does not stop for what a card is kept for. */
const LEAST_LAID = 0.6;

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
  const kept = keptFor(outlook.weights, card);
  if (colour !== null && colours.includes(colour)) return Math.max(LEAST_LAID, 6 - 0.1 * likelyPower(card) - kept);
  return lacking > 0 ? Math.max(LEAST_LAID, 3 - 0.2 * Math.abs(likelyPower(card) - Math.min(4, lacking)) - kept) : -1;
}

/** Whoever can lay what an implantation lacks that can succeed is not done yet. */
function hasWhatIsLacking(outlook: Outlook, who: PlayerNumber): boolean {
  return at(outlook.state.players, who).hand.some((card) => layPromise(outlook, card) > 0);
}

function travelPromise(outlook: Outlook): number {
  const { who, place, weights: w } = outlook;
  let elsewhere = Number.NEGATIVE_INFINITY;
  for (const spot of SPOTS) if (spot !== place) elsewhere = bestPlanAt(outlook, who, spot, elsewhere);
  const best = Math.max(-1, elsewhere - w.travel);
  return Math.min(best, best - Math.max(0, bestPlanAt(outlook, who, place)) * w['travel-from']);
}

function optionPromise(outlook: Outlook, id: string): number {
  for (const institution of INSTITUTIONS) {
    for (const tier of institutions[institution].tiers) {
      for (const option of tier.options) if (option.id === id) return optionValue(outlook, option);
    }
  }
  return 0;
}

/** What is missing of a pair in a region. */
function missingWorth(outlook: Outlook, id: RegionId, pair: Pair): number {
  const { tps } = outlook.state.regions[id];
  let worth = 0;
  for (const tp of [...pair] as RegionalTp[]) if (!tps.includes(tp)) worth += outlook.tpValue(id, tp);
  return worth;
}

/** An action more for whoever could do most with it where they stand. */
function grantPromise(outlook: Outlook): number {
  const { state, who, weights: w } = outlook;
  if (w['grant-share'] === 0) return w.grant;
  let best = 0;
  state.players.forEach(({ place }, other) => {
    if (other !== who) best = bestPlanAt(outlook, other, place, best);
  });
  return w.grant + w['grant-share'] * best;
}

/** What a card is kept for that its power does not tell. */
function keptFor(w: Weights, card: Card): number {
  if (!isCardId(card)) return 0;
  const colour = colourOf(card);
  return colour === null ? 0 : w[`keep-${colour}-${likelyPower(card) <= 2 ? 'text' : 'special'}`];
}

/** The text of an ACTION card. */
function textPromise(outlook: Outlook, card: Parameters<typeof likelyPower>[0]): number {
  if (!isCardId(card)) return 0;
  const { weights: w } = outlook;
  const relief = pawnOf(card);
  if (relief !== null) return w.relief * outlook.bestRelief(relief.token, false) - outlook.price * likelyPower(card);
  const [effect] = influenceCard(card).effect.effects;
  if (effect?.op === 'ghg') return w.advice - outlook.price * likelyPower(card);
  return effect?.op === 'grant-action' ? grantPromise(outlook) : 0;
}

/** Colours that the team has least of are wanted most. */
function scarcity(outlook: Outlook, colour: Colour): number {
  return 3 / (1 + outlook.power([colour])) + outlook.weights[`draw-${colour}`];
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
