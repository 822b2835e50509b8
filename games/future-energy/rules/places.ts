// Where on the table things happen: the ids of the places that actions and events name.
import type { Seat } from '@kaya/engine';
import type {
  Cause,
  ConnectionId,
  ContractId,
  FutureEnergyAction,
  FutureEnergyEvent,
  KeptId,
  PlanChoice,
  PublicId,
  RegionId,
  SpaceId,
  TokenType,
} from '../types/index.ts';
import { isPublicContract } from './table.ts';

/** What a player's things are told apart by. */
export const PLAYER_PARTS = [
  'points',
  'money',
  'engineers',
  'investors',
  'nuclear',
  'plants',
  'lines',
  'certificates',
  'completed',
  'kept',
  'first',
] as const;
export type PlayerPart = (typeof PLAYER_PARTS)[number];

/** The ids of places, by what is there. */
export const place = {
  space: (id: SpaceId) => `space:${id}`,
  connection: (id: ConnectionId) => `connection:${id}`,
  region: (id: RegionId) => `region:${id}`,
  display: (number: number) => `display:${number}`,
  contract: (id: ContractId) => `contract:${id}`,
  slot: (id: ContractId, slot: number) => `contract:${id}/slot:${slot}`,
  publicContract: (id: PublicId) => `public:${id}`,
  player: (seat: Seat) => `player:${seat}`,
  /** A route is told by what it pays: to the bank, then to each seat. */
  way: (bank: number, tolls: readonly number[]) => `way:${[bank, ...tolls].join('-')}`,
  plan: (choice: PlanChoice) => `plan:${choice}`,
  /** One's own certificates, from 0. */
  certificate: (index: number) => `certificate:${index}`,
  /** Tokens kept for public contracts, by kind; `real` are those that the card being paid for shows. */
  kept: (token: KeptId | 'real') => `kept:${token}`,
  nuclearBoard: 'nuclear-board',
  /** How a seat's majorities and network stand. */
  score: (seat: Seat) => `score:${seat}`,
  /** What a seat owns of one kind. */
  part: (seat: Seat, part: PlayerPart) => `player:${seat}/${part}`,
  /** How many tokens of a type there still are. */
  tokens: (type: TokenType) => `tokens:${type}`,
  clock: 'clock',
  jokers: 'jokers',
  contractPile: 'contract-pile',
  certificatePile: 'certificate-pile',
  publicPile: 'public-pile',
  bank: 'bank',
  box: 'box',
};

function actionPlaces(action: FutureEnergyAction): readonly string[] {
  switch (action.do) {
    case 'place-line':
    case 'line-from':
    case 'line-to':
      return [place.connection(action.connection)];
    case 'go':
    case 'extra-plant-space':
    case 'step-crew':
    case 'join-space':
    case 'swap-first':
    case 'swap-second':
      return [place.space(action.space)];
    case 'build':
    case 'oil-extra':
    case 'coal-return':
    case 'extra-plant':
    case 'join':
    case 'return-plant':
    case 'join-slot':
    case 'double-oil':
      return [place.slot(action.contract, action.slot)];
    case 'shift':
      return [place.slot(action.contract, action.from), place.slot(action.contract, action.to)];
    case 'buy-contract':
    case 'take-contract':
      return [place.display(action.place)];
    case 'buy-public':
    case 'use-public':
      return [place.publicContract(action.card)];
    case 'buy-blind':
      return [place.publicPile];
    case 'plan':
    case 'repeat':
      return [place.plan(action.choice)];
    case 'route':
      return [place.way(action.bank, action.tolls)];
    case 'sell-certificate':
      return [place.certificate(action.certificate)];
    case 'pay':
      return [place.kept(action.with)];
    case 'nuclear':
      return [action.to === 'board' ? place.nuclearBoard : place.kept('nuclear')];
    case 'done':
    case 'pass':
    case 'stop':
    case 'decline':
    case 'skip':
    case 'end':
      return [];
  }
}

function causePlaces(cause: Cause | null): string[] {
  return cause !== null && isPublicContract(cause) ? [place.publicContract(cause)] : [];
}

/** From where to where, in this order, where something moves. */
function eventPlaces(event: FutureEnergyEvent): readonly string[] {
  switch (event.kind) {
    case 'line-placed':
      return [place.player(event.seat), place.connection(event.connection)];
    case 'line-moved':
      return [place.connection(event.from), place.connection(event.to)];
    case 'contract-got':
      return [place.display(event.place), place.contract(event.contract)];
    case 'contract-revealed':
      return [place.contractPile, place.display(event.place)];
    case 'public-bought':
      return event.blind ? [place.publicPile, place.publicContract(event.card)] : [place.publicContract(event.card)];
    case 'public-revealed':
      return [place.publicPile, place.publicContract(event.card)];
    case 'crew-moved':
      return event.path.map(place.space);
    case 'crew-stepped':
      return [place.space(event.from), place.space(event.to)];
    case 'token-taken':
      return [place.space(event.space), place.player(event.seat)];
    case 'token-put':
      return [place.player(event.seat), ...(event.to === 'box' ? [place.box] : [])];
    case 'built':
      return [place.slot(event.contract, event.slot), place.space(event.space)];
    case 'plant-returned':
      return [place.slot(event.contract, event.slot), place.player(event.seat), ...causePlaces(event.cause)];
    case 'plant-shifted':
      return [place.slot(event.contract, event.from), place.slot(event.contract, event.to)];
    case 'oil-doubled':
      return [place.player(event.seat), place.slot(event.contract, event.slot)];
    case 'contract-completed':
      return [place.contract(event.contract), place.player(event.seat)];
    case 'certificate-taken':
      return [place.certificatePile, place.player(event.seat)];
    case 'certificate-sold':
      return [place.player(event.seat), place.box];
    case 'income':
      return [place.bank, place.player(event.seat)];
    case 'money-received':
      return [place.bank, place.player(event.seat), ...causePlaces(event.cause)];
    case 'joined':
      return [place.player(event.seat), place.space(event.space)];
    case 'join-declined':
      return [place.player(event.seat), place.space(event.space)];
    case 'public-used':
    case 'public-done':
      return [place.publicContract(event.card), place.player(event.seat)];
    case 'token-paid':
      return [place.player(event.seat), place.publicContract(event.card)];
    case 'tokens-swapped':
      return event.spaces.map(place.space);
    case 'points-scored':
    case 'effect-declined':
    case 'effect-lost':
      return [place.player(event.seat), ...causePlaces(event.cause)];
    case 'planned':
    case 'turn-started':
    case 'passed':
    case 'joker-taken':
    case 'slots-scored':
    case 'certificates-scored':
    case 'largest-network-scored':
      return [place.player(event.seat)];
    case 'network-scored':
      return [place.player(event.seat), ...event.regions.map(place.region)];
    case 'region-scored':
      return [place.region(event.region)];
    case 'end-triggered':
      return event.seat === null ? [] : [place.player(event.seat)];
    case 'opened':
      return [place.player(event.firstPlayer)];
    case 'round-started':
    case 'round-ended':
    case 'ended':
    case 'chart':
      return [];
  }
}

export const places = { action: actionPlaces, event: eventPlaces };
