import { at, playerOf, type Seat, type Viewer, type Words, type WordValue } from '@kaya/engine';
import { eventCard } from '../data/index.ts';
import { actionsLeft } from '../rules/actions/menu.ts';
import { aciPower } from '../rules/joint-action/aci-power.ts';
import { electricityThreshold } from '../rules/joint-action/electricity-aci.ts';
import { dieResult } from '../rules/regions/dice.ts';
import { isRegion } from '../rules/regions/region.ts';
import { missingColours, powerLaid, powerNeeded } from '../rules/transformations/implant.ts';
import type { BpcState, BpcStep } from '../types/index.ts';
import { runsSeveral } from './actions.ts';
import {
  characterName,
  characterShort,
  colourName,
  eventName,
  fromPlace,
  inPlace,
  pawns,
  personWords,
  question,
  tokenName,
} from './names.ts';
import { type BpcKey, say } from './say.ts';

type Values = Readonly<Record<string, WordValue>>;

/** What the awaited seat is asked; to everybody else, what it is about to decide. */
export function promptWords(view: BpcState, step: BpcStep, viewer: Viewer): Words {
  switch (step.do) {
    case 'vote':
      return say('bpc.prompt.vote', { prompt: promptWords(view, asAsked(step.about, viewer), viewer) });
    case 'implant-cards':
      return say(viewer >= 0 ? 'bpc.prompt.implant-cards' : 'bpc.prompt.implant-cards.others', implantValues(view));
    default:
      if (!isAsking(step)) throw new Error(`'${step.do}' asks nobody`);
      return step.seat === viewer ? asked(view, step) : watched(view, step);
  }
}

type Asking = Exclude<Extract<BpcStep, { readonly seat: Seat }>, { readonly do: 'newcomer' }>;

function isAsking(step: BpcStep): step is Asking {
  return 'seat' in step && step.do !== 'newcomer';
}

/** In the middle of what happens by itself nobody is asked anything. */
export function asksSomebody(step: BpcStep): boolean {
  return step.do === 'vote' || step.do === 'implant-cards' || isAsking(step);
}

/** In a vote everybody is asked. */
function asAsked(step: Asking, viewer: Viewer): BpcStep {
  return { ...step, seat: viewer };
}

function asked(view: BpcState, step: Asking): Words {
  const prompt = say(askedKey(step), valuesOf(view, step));
  if (!('who' in step) || !runsSeveral(view, step.seat)) return prompt;
  const { character } = playerOf(view, step.who);
  return character === '' ? prompt : say('bpc.prompt.as', { character: characterShort(character), prompt });
}

function askedKey(step: Asking): BpcKey {
  if (step.do === 'pick-token') return `bpc.prompt.pick-token.${step.way}`;
  if (step.do === 'electricity-remove') return `bpc.prompt.electricity-remove.${step.cause}`;
  if (step.do === 'action' && step.granted) return 'bpc.prompt.action.granted';
  return `bpc.prompt.${step.do}`;
}

function watched(view: BpcState, step: Asking): Words {
  const seat = personWords(view, step.seat);
  const by = 'who' in step ? personWords(view, step.seat, playerOf(view, step.who).character) : seat;
  return say(`bpc.prompt.${step.do}.others`, { ...valuesOf(view, step), seat, by });
}

/** What goes into the sentences about a decision. */
function valuesOf(view: BpcState, step: Asking): Values {
  switch (step.do) {
    case 'take-seat':
      return { character: characterName(step.character) };
    case 'place-calamity-where':
      return { pawns: pawns(step.token, 1) };
    case 'starting-draw':
    case 'draw-colour':
      return { left: step.left };
    case 'pre-draw-discard':
      return { draws: step.draws };
    case 'shield-reserves':
      return { card: eventName(view.event?.card ?? '?') };
    case 'event-aci':
      return eventValues(view);
    case 'action':
      return { left: actionsLeft(view), in: inPlace(playerOf(view, step.who).place) };
    case 'electricity-operation': {
      const { place } = playerOf(view, step.who);
      return { in: inPlace(place), threshold: isRegion(place) ? electricityThreshold(view, place) : 0 };
    }
    case 'institution-option':
      return { in: inPlace(step.institution), tier: step.tier, power: step.power };
    case 'aci-lobbying':
    case 'aci-contribute':
    case 'aci-end-card':
      return aciValues(view);
    case 'pick-token':
      return { tokens: step.tokens.map(tokenName), left: step.left };
    case 'refugee-destination':
    case 'exodus-destination':
      return { from: fromPlace(step.from), left: step.left };
    case 'redirect-refugees':
      return { from: fromPlace(step.from), n: step.n };
    case 'electricity-remove':
    case 'low-carbon-kind':
    case 'learn-tp':
    case 'failed-propagation':
      return { in: inPlace(step.region) };
    case 'd8-response': {
      const { check } = view;
      return check === null ? {} : { question: question(check.purpose), result: dieResult(check), chance: check.chance };
    }
    default:
      return {};
  }
}

function eventValues(view: BpcState): Values {
  const event = view.event;
  const card = event === null ? null : eventCard(event.card);
  if (card?.type !== 'green' || event === null) return {};
  return {
    card: eventName(card.id),
    in: inPlace(event.target ?? at(view.order, 0)),
    colours: card.influences.map(colourName),
    thresholds: [...card.thresholds],
    tiers: card.thresholds.length,
  };
}

function aciValues(view: BpcState): Values {
  const { aci } = view;
  if (aci === null) return {};
  return {
    in: inPlace(aci.about),
    colours: aci.colours.map(colourName),
    thresholds: [...aci.thresholds],
    tiers: aci.thresholds.length,
    power: aciPower(aci),
  };
}

function implantValues(view: BpcState): Values {
  const { implant } = view;
  if (implant === null) return {};
  return {
    tp: implant.tp,
    power: powerLaid(implant),
    needed: powerNeeded(view),
    missing: missingColours(implant).length,
  };
}
