import { idOf, oneEach, text, unique, whole } from '@kaya/engine/components';
import * as Type from 'typebox';
import { EDITIONS, ENERGIES, type Energy, FOSSIL_SETUPS, FOSSILS, GRANTS, REGIONS } from '../types/index.ts';

/** A component file as somebody writes it. */

/** Where a number or a text comes from: printed, found in public, our ruling, or reconstructed by us. */
const source = Type.Enum(['rulebook', 'public', 'ruling', 'reconstructed']);
const energy = Type.Enum(ENERGIES);
const energies = Type.Array(energy);
const region = Type.Enum(REGIONS);
const amount = whole(1, 99);
const once = whole(1, 1);

/** One number for each number of players. */
const byPlayers = (min: number, max: number) => {
  const count = whole(min, max);
  return Type.Object({ 1: count, 2: count, 3: count, 4: count, 5: count });
};

/** A constant, and where it comes from. */
const constant = <S extends Type.TSchema>(value: S) => Type.Object({ value, source });
const figure = (min = 0, max = 999) => constant(whole(min, max));

const constants = Type.Object({
  cepTotal: figure(),
  techCubesTotal: figure(),
  summitPlaces: figure(1, 18),
  scientistsPerPlayer: figure(1, 9),
  scientistsAtStart: figure(0, 9),
  cepPerPlayerAtStart: figure(),
  startMoneyByOrder: constant(Type.Array(whole(0, 99))),
  startTech: figure(),
  marketStartStack: figure(1),
  marketRefill: figure(1),
  marketStartPrice: figure(1),
  marketMinPrice: figure(1),
  marketMaxPrice: figure(1),
  lobbyHand: figure(1),
  unGoalsShown: constant(byPlayers(0, 99)),
  unGoalTechCost: figure(),
  companyGoalCash: figure(),
  dismissFee: figure(),
  eventThresholdPpm: figure(),
  lossThresholdPpm: figure(),
  eventVpPenalty: figure(),
  eventTech: figure(),
  moneyPerVp: figure(1),
  mostTechVp: figure(),
  mostUnGoalsVp: figure(),
  supplyVpPerDollar: figure(1),
  regionHelpTech: figure(),
  regionTechConsumedPerDecade: figure(),
  minMoneyGrant: figure(),
  techGrant: figure(),
  auctionValues: constant(Type.Object({ tech: whole(0, 99) })),
  greenRegionsToEnd: figure(1, 6),
  incomePlaces: constant(byPlayers(0, 5)),
});

const cardNumbers = Type.Array(whole(1, 99));
const edition = Type.Object({
  id: Type.Enum(EDITIONS),
  discsPerPlayer: whole(1, 99),
  unGoalIds: cardNumbers,
  companyGoalsRemoved: Type.Object({ 1: cardNumbers, 2: cardNumbers, 3: cardNumbers, 4: cardNumbers, 5: cardNumbers }),
  scientistProjectToHand: Type.Boolean(),
  summitOrder: Type.Enum(['clockwise-from-left-of-active-active-last', 'clockwise-from-first-player-tile']),
  goal30: Type.Object({ freePlants: whole(0, 9) }),
  extremeGasRemoved: whole(0, 99),
  soloNextProjectStart: Type.Enum(['next-region-clockwise', 'same-region']),
  source,
});

/** A plant says of what type it is: `solar-1`. */
const plantId = Type.Unsafe<`${Energy}-${string}`>({
  type: 'string',
  pattern: `^(${ENERGIES.join('|')})(-[a-z0-9]+)+$`,
  expected: 'an id like solar-1 (its type and lower-case words, joined by hyphens)',
});

const benefit = Type.Object({
  money: whole(0, 99),
  tech: whole(0, 99),
  cepFromMarket: whole(0, 9),
  cepFromBank: whole(0, 9),
});

const bonus = Type.Union([
  Type.Null(),
  Type.Object({ kind: Type.Literal('tech'), amount: whole(1, 9) }),
  Type.Object({ kind: Type.Literal('region-cep'), amount: once }),
  Type.Object({ kind: Type.Literal('expertise'), amount: once, type: energy }),
  Type.Object({ kind: Type.Literal('expertise-any'), amount: once }),
]);

/** When a lobby card's major effect may be played. */
const trigger = Type.Union([
  Type.Object({ action: Type.Literal('propose'), region }),
  Type.Object({ action: Type.Literal('propose'), grant: Type.Enum(GRANTS) }),
  Type.Object({ action: Type.Literal('install'), type: energy }),
  Type.Object({ action: Type.Literal('construct'), type: energy }),
  Type.Object({ action: Type.Literal('send-scientist-to-summit'), type: energy }),
  Type.Object({ action: Type.Literal('market-buy') }),
  Type.Object({ action: Type.Literal('market-sell') }),
]);

const effect = Type.Union([
  Type.Object({ kind: Type.Literal('money'), amount }),
  Type.Object({ kind: Type.Literal('tech'), amount }),
  Type.Object({ kind: Type.Literal('vp'), amount }),
  Type.Object({ kind: Type.Literal('cep-from-market'), amount }),
  Type.Object({ kind: Type.Literal('move-scientist'), amount: once }),
  Type.Object({ kind: Type.Literal('expertise'), amount: once, type: energy }),
  Type.Object({ kind: Type.Literal('construction-discount'), amount }),
]);

const measure = Type.Enum([
  'controlled-regions',
  'regions-with-own-plant',
  'un-goals-taken',
  'plants-built',
  'cep-in-hand',
  'expertise-leads',
  'plant-types',
]);

export const schema = Type.Object({
  constants,
  editions: oneEach(EDITIONS, edition),
  rounds: Type.Object({ roundsPerDecade: byPlayers(1, 20), decades: byPlayers(1, 20), source }),
  decades: Type.Array(Type.Object({ year: whole(0, 9999), source })),
  regions: oneEach(
    REGIONS,
    Type.Object({
      id: region,
      energySlots: whole(1, 9),
      cepLimit: whole(0, 99),
      startCep: whole(0, 99),
      projectSpaces: Type.Array(Type.Object({ grant: Type.Enum(GRANTS), source })),
      source,
    }),
  ),
  board: Type.Object({ supplyStartRegion: Type.Object({ value: region, source }) }),
  fossilTypes: oneEach(FOSSILS, Type.Object({ id: Type.Enum(FOSSILS), ppm: whole(1, 500), count: whole(0, 99), source })),
  fossilSetups: oneEach(
    FOSSIL_SETUPS.filter((it) => it !== 'random'),
    Type.Object({
      id: Type.Enum(['beginner', 'normal', 'expert', 'extreme']),
      tiles: Type.Object({ coal: whole(0, 6), oil: whole(0, 6), gas: whole(0, 6) }),
      source,
    }),
  ),
  projects: oneEach(
    ENERGIES,
    Type.Object({ type: energy, count: whole(1, 99), install: Type.Object({ fr: benefit, ru: benefit }), source }),
    'type',
  ),
  greenPlants: unique(
    Type.Object({
      id: plantId,
      type: energy,
      stackPosition: whole(1, 99),
      money: whole(0, 99),
      tech: whole(0, 99),
      vp: whole(0, 99),
      requiredExpertise: whole(0, 99),
      source,
    }),
  ),
  expertiseTracks: oneEach(
    ENERGIES,
    Type.Object({
      type: energy,
      id: text,
      constructIconSpace: whole(0, 99),
      spaces: Type.Array(Type.Object({ space: whole(1, 99), income: whole(0, 99), bonus, source })),
      source,
    }),
    'type',
  ),
  agendaTiles: unique(Type.Object({ id: idOf('agenda'), types: energies, source })),
  summitTiles: unique(Type.Object({ id: idOf('summit'), topics: energies, source })),
  lobbyCards: unique(
    Type.Object({
      id: idOf('lobby'),
      number: whole(1, 99),
      numberByEdition: Type.Optional(Type.Object({ fr: whole(1, 99), ru: whole(1, 99) })),
      major: Type.Object({ trigger, effects: Type.Array(effect, { minItems: 1 }) }),
      minor: effect,
      source,
    }),
  ),
  companyGoals: unique(
    Type.Object({
      id: idOf('company-goal'),
      number: whole(1, 99),
      measure,
      vpPer: whole(0, 99),
      maxVp: Type.Union([Type.Null(), whole(0, 99)]),
      source,
    }),
  ),
  unGoals: unique(Type.Object({ id: idOf('un-goal'), number: whole(1, 99), requires: energies, vp: whole(0, 99), source })),
  eventCards: unique(Type.Object({ id: idOf('event'), number: whole(1, 99), region, source })),
  soloRanks: Type.Array(Type.Object({ id: text, minVp: whole(-999, 999), source }), { minItems: 1 }),
});
