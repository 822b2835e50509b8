import { type Game, hash } from '@kaya/engine';
import { brain } from '../bot/brain.ts';
import { components } from '../data/index.ts';
import type { Co2 } from '../types.ts';
import { auction, auctionBid, auctionClose, auctionFirstPlayer, auctionPayment } from './auction.ts';
import { payingCep } from './ceps.ts';
import { clone } from './clone.ts';
import { constructing, ownScientist, ownScientistLeaves, payForPlant, placePlant, returnTile } from './construct.ts';
import { checkControl } from './control.ts';
import { draftPick } from './draft.ts';
import { energy, forcedPurchase, forcedPurchaseFunding, fossilPayment, planetCheck, regionEnergy } from './energy.ts';
import { event } from './events.ts';
import { anyExpertiseBonus, gainStep, regionCepBonus } from './expertise.ts';
import { begin, changeOfDecade, endOfOperations, endOfRound, operations, round, supply } from './flow.ts';
import { eventFor, imagine, mask } from './hidden.ts';
import { income, incomeSplit } from './income.ts';
import { flipProject, installBenefit, installing } from './install.ts';
import { invariants } from './invariants.ts';
import { lobbyMinor, lobbyReward, lobbyTrigger, offerLobby } from './lobby.ts';
import { marketVisit } from './market.ts';
import { options, refuse } from './options.ts';
import { actionPlaces, eventPlaces } from './places.ts';
import { grantStep, proposing, researchGrant } from './propose.ts';
import { dismissal, dismissedScientist, movingScientist, scientistDestination } from './scientists.ts';
import { finalScoring } from './scoring.ts';
import { setup } from './setup.ts';
import { afterLobby, soloProject, soloProjectSpace, soloStartRegion } from './solo.ts';
import { completeSummits, summit, summitClose, summitExtra, summitGains, summitOrder } from './summits.ts';
import { endOfTurnExpertise, turn, turnMenu } from './turn.ts';
import { scoringUnGoal } from './un-goals.ts';

/** CO₂: replace fossil power by green power before the planet is lost, and better than the other companies. */
export const game: Game<Co2> = {
  id: 'co2',
  rulesVersion: 1,
  components: hash(components),
  seats: { min: 1, max: 5 },
  options,
  refuse,
  setup,
  steps: {
    // Chapter 4: flow
    begin,
    supply,
    operations,
    round,
    'end-of-round': endOfRound,
    'end-of-operations': endOfOperations,
    'change-of-decade': changeOfDecade,
    // Chapters 5.1 to 5.3: the supply phase
    income,
    'income-split': incomeSplit,
    energy,
    'region-energy': regionEnergy,
    'fossil-payment': fossilPayment,
    'forced-purchase-funding': forcedPurchaseFunding,
    'forced-purchase': forcedPurchase,
    'planet-check': planetCheck,
    event,
    // Chapter 5.4: a turn
    turn,
    'turn-menu': turnMenu,
    'end-of-turn-expertise': endOfTurnExpertise,
    // Chapters 5.5 to 5.7: main actions
    propose: proposing,
    grant: grantStep,
    'research-grant': researchGrant,
    install: installing,
    'flip-project': flipProject,
    'install-benefit': installBenefit,
    construct: constructing,
    'pay-for-plant': payForPlant,
    'place-plant': placePlant,
    'check-control': checkControl,
    'own-scientist': ownScientist,
    'own-scientist-after-construct': ownScientistLeaves,
    'return-tile': returnTile,
    // Chapters 5.9 to 5.11: scientists, expertise, summits
    'scientist-move': movingScientist,
    'scientist-destination': scientistDestination,
    dismissal,
    'dismissed-scientist': dismissedScientist,
    'gain-expertise': gainStep,
    'bonus-region-cep': regionCepBonus,
    'bonus-any-expertise': anyExpertiseBonus,
    'complete-summits': completeSummits,
    'summit-order': summitOrder,
    summit,
    'summit-gains': summitGains,
    'summit-extra-expertise': summitExtra,
    'summit-close': summitClose,
    // Chapters 5.12 to 5.15: market and cards
    market: marketVisit,
    'pay-cep': payingCep,
    'offer-lobby': offerLobby,
    'lobby-trigger': lobbyTrigger,
    'lobby-reward': lobbyReward,
    'lobby-minor': lobbyMinor,
    'after-lobby': afterLobby,
    'un-goal': scoringUnGoal,
    // Chapter 7: the end
    'final-scoring': finalScoring,
    // Chapter 8: draft, auction, solo
    'draft-pick': draftPick,
    auction,
    'auction-bid': auctionBid,
    'auction-close': auctionClose,
    'auction-payment': auctionPayment,
    'auction-first-player': auctionFirstPlayer,
    'solo-start-region': soloStartRegion,
    'solo-project': soloProject,
    'solo-project-space': soloProjectSpace,
  },
  clone,
  mask,
  imagine,
  eventFor,
  places: { action: actionPlaces, event: eventPlaces },
  invariants,
  longest: 4000,
  brain,
};
