// The game, put together from its chapters.
import { type Game, hash } from '@kaya/engine';
import { brain } from '../bot/brain.ts';
import { components } from '../data/index.ts';
import type { FutureEnergy } from '../types/index.ts';
import { buildSlot } from './building/building.ts';
import { joint, jointRound } from './building/joint.ts';
import { destination, move, route } from './building/moving.ts';
import { extraPlantSlot, extraPlantSpace } from './building/new-sites.ts';
import { coalReturn, nuclearKeep, oilExtra, useToken } from './building/tokens.ts';
import { clone } from './clone.ts';
import { opening, round, roundOver, turn, turnOver, turns } from './flow.ts';
import { hidden } from './hidden.ts';
import { invariants } from './invariants.ts';
import { options, refuse } from './options.ts';
import { places } from './places.ts';
import { buyContract, freeContract } from './planning/contracts.ts';
import { income } from './planning/income.ts';
import { placeLine, sharedLine } from './planning/lines.ts';
import { plan } from './planning/planning.ts';
import { pcLineFrom, pcLineTo, pcStep, pcSwapFirst, pcSwapSecond } from './public/board-effects.ts';
import { buyPublic } from './public/buying.ts';
import { pcDone, pcEffect } from './public/effects.ts';
import { pcCertificate, pcRepeat } from './public/other-effects.ts';
import { pcPay } from './public/paying.ts';
import { pcJoinSlot, pcJoinSpace, pcOilSlot, pcReturn, pcShift } from './public/plant-effects.ts';
import { betweenTurns, finalWindow, turnEnd } from './public/windows.ts';
import { finalScoring } from './scoring.ts';
import { setup } from './setup.ts';

/** Future Energy: one crew for all, green plants in the place of old ones, and lines that everybody pays for. */
export const game: Game<FutureEnergy> = {
  id: 'future-energy',
  rulesVersion: 2,
  components: hash(components),
  seats: { min: 2, max: 4 }, // FE-CMP-1
  options,
  refuse,
  setup,
  ...turns,
  steps: {
    opening,
    round,
    turn,
    income,
    plan,
    'place-line': placeLine,
    'buy-contract': buyContract,
    'buy-public': buyPublic,
    move,
    destination,
    route,
    'build-slot': buildSlot,
    'use-token': useToken,
    'coal-return': coalReturn,
    'shared-line': sharedLine,
    'oil-extra': oilExtra,
    'nuclear-keep': nuclearKeep,
    'free-contract': freeContract,
    'extra-plant-slot': extraPlantSlot,
    'extra-plant-space': extraPlantSpace,
    'joint-round': jointRound,
    joint,
    'turn-end': turnEnd,
    'turn-over': turnOver,
    'between-turns': betweenTurns,
    'round-over': roundOver,
    'final-window': finalWindow,
    'final-scoring': finalScoring,
    'pc-pay': pcPay,
    'pc-effect': pcEffect,
    'pc-done': pcDone,
    'pc-line-from': pcLineFrom,
    'pc-line-to': pcLineTo,
    'pc-certificate': pcCertificate,
    'pc-shift': pcShift,
    'pc-step': pcStep,
    'pc-return': pcReturn,
    'pc-join-slot': pcJoinSlot,
    'pc-join-space': pcJoinSpace,
    'pc-swap-first': pcSwapFirst,
    'pc-swap-second': pcSwapSecond,
    'pc-oil-slot': pcOilSlot,
    'pc-repeat': pcRepeat,
  },
  clone,
  ...hidden,
  places,
  invariants,
  // FE-INV-20: of two rounds one uses up a token, a line or a contract; a turn takes far fewer than 25 actions.
  longest: 33_000,
  brain,
};
