import type { Seat, Words, WordValue } from '@kaya/engine';
import { colourOf, powerOf } from '../data/index.ts';
import {
  type BpcState,
  type Card,
  type CheckPurpose,
  CLIMATE,
  type Colour,
  type Electricity,
  type EmployerId,
  type RegionId,
  type Spot,
  type Token,
  type Tp,
  UNKNOWN_EVENT,
  type ZoneId,
} from '../types/index.ts';
import { say } from './say.ts';

export const regionName = (id: RegionId): Words => say(`bpc.region.${id}`);
/** In Europe, at the UN. */
export const inPlace = (id: Spot): Words => say(`bpc.in.${id}`);
export const toPlace = (id: Spot): Words => say(`bpc.to.${id}`);
export const fromPlace = (id: Spot): Words => say(`bpc.from.${id}`);
export const zoneName = (id: ZoneId): Words => say(`bpc.zone.${id}`);
export const colourName = (id: Colour): Words => say(`bpc.colour.${id}`);
export const tpName = (id: Tp): Words => say(`bpc.tp.${id}`);
export const tpHelp = (id: Tp): Words => say(`bpc.tp.${id}.text`);
export const employerName = (id: EmployerId): Words => say(`bpc.employer.${id}`);
export const electricityName = (id: Electricity | 'fossil' | 'low-carbon'): Words => say(`bpc.electricity.${id}`);
/** The pawns of a kind, without a number: Riots, War. */
export const tokenName = (id: Token | 'chaos' | 'dictatorship'): Words => say(`bpc.token.${id}`);
/** So many pawns of a kind: 2 Riots. */
export const pawns = (token: Token, n: number): Words => say(`bpc.count.${token}`, { n });

export const characterName = (id: string): Words => ({ key: `bpc.character.${id}` });
export const characterShort = (id: string): Words => ({ key: `bpc.character.${id}.short` });

/** An event card or climate consequence. */
export function eventName(id: string): Words {
  if (id === CLIMATE) return say('bpc.card-unseen.climate');
  return id === UNKNOWN_EVENT ? say('bpc.card-unseen.event') : { key: `bpc.card.${id}` };
}

/** An Influence card, as far as it is seen. */
export function cardName(card: Card): Words {
  const colour = colourOf(card);
  if (colour === null) return say('bpc.card-unknown');
  const power = powerOf(card);
  return power === 0
    ? say('bpc.card-back', { colour: colourName(colour) })
    : say('bpc.card-face', { colour: colourName(colour), power });
}

/** A player: the person and the character. */
export function byWords(seat: Seat, character: string): Words {
  if (character === '') return say('bpc.by.seat', { seat: { seat } });
  return say('bpc.by', { seat: { seat }, character: characterShort(character) });
}

/** The person and whom they play: the panel names the one, log and board the other. A person alone needs no telling apart. */
export function personWords({ players, seats }: Pick<BpcState, 'players' | 'seats'>, seat: Seat, as?: string): WordValue {
  const own = as === undefined ? players.flatMap((it) => (it.seat === seat ? [it.character] : [])) : [as];
  const characters = own.filter((it) => it !== '').map(characterShort);
  if (characters.length === 0 || (seats === 1 && as === undefined)) return { seat };
  return seats === 1 ? characters : say('bpc.by.person', { seat: { seat }, characters });
}

/** A list in which the order counts, or of cards and dice that lie there: commas only. */
export function inOrder(items: readonly WordValue[]): WordValue {
  return items.length === 0 ? [] : items.reduce((first, second) => say('bpc.in-order', { first, second }));
}

/** A list, or the word for an empty one. */
export function listed(items: readonly WordValue[]): WordValue {
  return items.length === 0 ? say('bpc.none') : items;
}

/** What a D8 is rolled for, as a question whose yes is the success. */
export function question(purpose: CheckPurpose): Words {
  const { region } = purpose;
  return say(`bpc.question.${purpose.for}`, { in: inPlace(region) });
}
