// The game, put together from its chapters.
import { type Game, hash } from '@kaya/engine';
import { brain } from '../bot/brain.ts';
import { components } from '../data/index.ts';
import type { Co2 } from '../types/index.ts';
import { lobbyMinor, lobbyReward, lobbyTrigger, offerLobby } from './cards/lobby.ts';
import { scoringUnGoal } from './cards/un-goals.ts';
import { clone } from './clone.ts';
import { begin, changeOfDecade, endOfOperations, endOfRound, operations, round, supply, turns } from './flow.ts';
import { hidden } from './hidden.ts';
import { invariants } from './invariants.ts';
import { migrate } from './migrate.ts';
import { auction, auctionBid, auctionClose, auctionFirstPlayer, auctionPayment } from './options/auction.ts';
import { draftPick } from './options/draft.ts';
import { afterLobby, soloProject, soloProjectSpace, soloStartRegion } from './options/solo.ts';
import { options, refuse } from './options.ts';
import { places } from './places.ts';
import { anyExpertiseBonus, gainStep, regionCepBonus } from './science/expertise.ts';
import { dismissal, dismissedScientist, movingScientist, scientistDestination } from './science/scientists.ts';
import { completeSummits, summit, summitClose, summitExtra, summitGains, summitOrder } from './science/summits.ts';
import { finalScoring } from './scoring.ts';
import { setup } from './setup.ts';
import { energy, forcedPurchase, forcedPurchaseFunding, fossilPayment, planetCheck, regionEnergy } from './supply/energy.ts';
import { event } from './supply/events.ts';
import { income, incomeSplit } from './supply/income.ts';
import { payingCep } from './turn/ceps.ts';
import { constructing, ownScientist, ownScientistLeaves, payForPlant, placePlant, returnTile } from './turn/construct.ts';
import { checkControl } from './turn/control.ts';
import { flipProject, installBenefit, installing } from './turn/install.ts';
import { marketVisit } from './turn/market.ts';
import { endOfTurnExpertise, turn, turnMenu } from './turn/menu.ts';
import { grantStep, proposing, researchGrant } from './turn/propose.ts';

/** CO₂: replace fossil power by green power before the planet is lost, and better than the other companies. */
export const game: Game<Co2> = {
  id: 'co2',
  rulesVersion: 2,
  components: hash(components),
  seats: { min: 1, max: 5 },
  options,
  refuse,
  setup,
  ...turns,
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
  ...hidden,
  places,
  invariants,
  longest: 4000,
  brain,
  migrate,
};
