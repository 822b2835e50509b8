// The game, put together from its chapters.
import { type Game, hash } from '@kaya/engine';
import { brain } from '../bot/brain.ts';
import { components, figures } from '../data/index.ts';
import { type Bpc, GAME_ID } from '../types/index.ts';
import {
  discardCard,
  drawAction,
  drawColour,
  drawOrder,
  drawSecondary,
  drawStep,
  preDrawDiscard,
  startingDraw,
  swapDrawnCard,
} from './actions/drawing.ts';
import { institutionOption, institutionOutcome } from './actions/institutions.ts';
import { action, communicationTarget } from './actions/menu.ts';
import { freeMoveTo, moveTo } from './actions/moving.ts';
import { afterActivation, arrangeEvents, powerOption, powerPair, usePower } from './actions/powers.ts';
import { signal } from './actions/signals.ts';
import { overflow } from './calamities/calamities.ts';
import { exodus, exodusDestination } from './calamities/exodus.ts';
import { pickToken } from './calamities/pawns.ts';
import { arrivals, flee, redirectRefugees, refugeeDestination } from './calamities/refugees.ts';
import { war } from './calamities/war.ts';
import { clone } from './clone.ts';
import { goOn, victoryCheck } from './ending.ts';
import { add, effects } from './events/effects.ts';
import { eventAci, eventDone, eventOutcome, reveal, shieldReserves } from './events/event-cards.ts';
import { warming } from './events/warming.ts';
import { beginTurn, endOfTurn, revealEvent, turn, turns } from './flow.ts';
import { hidden } from './hidden.ts';
import { invariants } from './invariants.ts';
import { aciDraw, aciReveal } from './joint-action/aci.ts';
import { aciContribute, aciEndCard, aciLobbying } from './joint-action/aci-windows.ts';
import { electricityOperation, electricityOutcome } from './joint-action/electricity-aci.ts';
import { migrate } from './migrate.ts';
import { options, refuse } from './options.ts';
import { places } from './places.ts';
import { activate, activation, famineEnds } from './regions/activation.ts';
import { checked, d8Response, roll } from './regions/dice.ts';
import { electricityRemove, lowCarbonKind } from './regions/electricity.ts';
import { lowerStandard, rising, standard } from './regions/living-standard.ts';
import { chaosToll, discipline, tyranny } from './regions/regimes.ts';
import { final } from './scoring.ts';
import { placeCalamity, placeCalamityWhere, scenarioSetup, setup, setupPart } from './setup.ts';
import {
  chooseCharacter,
  chooseEmployer,
  coverColours,
  join,
  leave,
  newcomer,
  swapCharacter,
  takeOver,
  takeSeat,
} from './table/people.ts';
import { table, vote } from './table/vote.ts';
import { implantCards, implantWhat } from './transformations/implant.ts';
import { failedPropagation, learnTp, propagation } from './transformations/propagation.ts';

/** Bataille pour le Climat: nine regions, one climate, 36 turns. */
export const game: Game<Bpc> = {
  id: GAME_ID,
  rulesVersion: 2,
  components: hash(figures(components)),
  seats: { min: 1, max: 5 },
  options,
  refuse,
  setup,
  ...turns,
  steps: {
    // Setup (chapters 3 and 8)
    setup: setupPart,
    'choose-character': chooseCharacter,
    'choose-employer': chooseEmployer,
    'scenario-setup': scenarioSetup,
    'place-calamity': placeCalamity,
    'place-calamity-where': placeCalamityWhere,
    'starting-draw': startingDraw,
    // The turn (chapter 4)
    turn,
    'take-seat': takeSeat,
    newcomer,
    'cover-colours': coverColours,
    'swap-character': swapCharacter,
    'begin-turn': beginTurn,
    'pre-draw-discard': preDrawDiscard,
    'draw-step': drawStep,
    'draw-secondary': drawSecondary,
    'draw-order': drawOrder,
    'swap-drawn-card': swapDrawnCard,
    'reveal-event': revealEvent,
    'end-of-turn': endOfTurn,
    // Events (5.4)
    reveal,
    'shield-reserves': shieldReserves,
    'event-aci': eventAci,
    'event-outcome': eventOutcome,
    warming,
    'event-done': eventDone,
    // Actions (5.3)
    action,
    'move-to': moveTo,
    'free-move-to': freeMoveTo,
    'implant-what': implantWhat,
    'implant-cards': implantCards,
    'electricity-operation': electricityOperation,
    'electricity-outcome': electricityOutcome,
    'institution-outcome': institutionOutcome,
    'institution-option': institutionOption,
    'draw-action': drawAction,
    'draw-colour': drawColour,
    'communication-target': communicationTarget,
    // Joint influence actions (5.7)
    'aci-lobbying': aciLobbying,
    'aci-draw': aciDraw,
    'aci-contribute': aciContribute,
    'aci-reveal': aciReveal,
    'aci-end-card': aciEndCard,
    // The world (5.12 to 5.25)
    effects,
    add,
    'pick-token': pickToken,
    flee,
    'refugee-destination': refugeeDestination,
    arrivals,
    'redirect-refugees': redirectRefugees,
    exodus,
    'exodus-destination': exodusDestination,
    'electricity-remove': electricityRemove,
    'low-carbon-kind': lowCarbonKind,
    'lower-standard': lowerStandard,
    overflow,
    war,
    'famine-ends': famineEnds,
    discipline,
    'chaos-toll': chaosToll,
    tyranny,
    'discard-card': discardCard,
    // The activation (5.19 to 5.21), propagation and dice
    activate,
    activation,
    'after-activation': afterActivation,
    propagation,
    'learn-tp': learnTp,
    roll,
    'd8-response': d8Response,
    checked,
    'failed-propagation': failedPropagation,
    standard,
    rising,
    // Powers (6.4)
    'power-pair': powerPair,
    'power-option': powerOption,
    'arrange-events': arrangeEvents,
    // The end (7)
    'victory-check': victoryCheck,
    final,
    'go-on': goOn,
    // The table (9)
    table,
    vote,
  },
  interrupts: { 'use-power': usePower, signal, join, leave, 'take-over': takeOver },
  clone,
  ...hidden,
  places,
  invariants,
  longest: 20_000,
  brain,
  migrate,
};
