// The game, put together from its chapters.
import { type Game, hash } from '@kaya/engine';
import { brain } from '../bot/brain.ts';
import { components, constants } from '../data/index.ts';
import type { Cos } from '../types/index.ts';
import { buy, payStep } from './buying/buying.ts';
import { chooseLeader } from './buying/leaders.ts';
import { takeAiCard } from './buying/market.ts';
import { actionTurn, actPhase, shift, zoneStep } from './cards/acting.ts';
import { colonise } from './cards/colonise.ts';
import { discoverExtraCube, discoverFollowUp, discoverPile, discoverSpace, discoverTile } from './cards/discover.ts';
import { chooseBranch, effectStep } from './cards/effects.ts';
import { extract } from './cards/extract.ts';
import { transform } from './cards/gems.ts';
import { clone } from './clone.ts';
import { endOfRound, round, turns } from './flow.ts';
import { exploit, exploitation, hegemonyExploit, removeCube } from './galaxies/exploitation.ts';
import { hidden } from './hidden.ts';
import { invariants } from './invariants.ts';
import { bonusLimit, drawLightBonus } from './levels/bonus-cards.ts';
import { chooseDarkTech, energyCheck } from './levels/levels.ts';
import { options, refuse } from './options.ts';
import { places } from './places.ts';
import { recordConsumption } from './planning/consumption.ts';
import { plan, planPhase } from './planning/planning.ts';
import { finalScoring } from './scoring.ts';
import { chooseCivilisation, setup } from './setup.ts';
import {
  automaCube,
  automaExploit,
  automaExploitation,
  automaPlanet,
  automaReveal,
  automaRow,
  automaSpace,
  automaTile,
} from './solo/automa.ts';

/** No player takes more decisions than this in one round: purchases, payments, zones, cards, galaxies and two level-ups. */
const DECISIONS_PER_ROUND = 200;

/** Council of Shadows. Each kind of step is carried out by the chapter of the rules that tells of it. */
export const game: Game<Cos> = {
  id: 'council-of-shadows',
  rulesVersion: 2,
  components: hash(components),
  seats: { min: 1, max: 4 }, // COS-OPT-1
  options,
  refuse,
  setup,
  ...turns,
  steps: {
    'choose-civilisation': chooseCivilisation,
    'choose-leader': chooseLeader,
    round,
    'plan-phase': planPhase,
    plan,
    'record-consumption': recordConsumption,
    'act-phase': actPhase,
    'action-turn': actionTurn,
    'energy-check': energyCheck,
    'end-of-round': endOfRound,
    'final-scoring': finalScoring,
    buy,
    pay: payStep,
    zone: zoneStep,
    effect: effectStep,
    'choose-branch': chooseBranch,
    colonise,
    extract,
    'discover-pile': discoverPile,
    'discover-tile': discoverTile,
    'discover-space': discoverSpace,
    'discover-follow-up': discoverFollowUp,
    'discover-extra-cube': discoverExtraCube,
    transform,
    'take-ai-card': takeAiCard,
    'draw-light-bonus': drawLightBonus,
    'bonus-limit': bonusLimit,
    shift,
    exploitation,
    exploit,
    'hegemony-exploit': hegemonyExploit,
    'remove-cube': removeCube,
    'choose-dark-tech': chooseDarkTech,
    'automa-reveal': automaReveal,
    'automa-row': automaRow,
    'automa-planet': automaPlanet,
    'automa-tile': automaTile,
    'automa-space': automaSpace,
    'automa-exploitation': automaExploitation,
    'automa-exploit': automaExploit,
    'automa-cube': automaCube,
  },
  clone,
  ...hidden,
  places,
  invariants,
  longest: DECISIONS_PER_ROUND * 4 * constants.technicalRoundLimit,
  brain,
};
