// Chapter 5.2: influence cards, hands and piles.
import { drawLoose, type Play, playerOf } from '@kaya/engine';
import { characterCard, colourOf, components, constants, influenceCard, isCardId, powerOf } from '../../data/index.ts';
import type { WindowEffect } from '../../data/read.ts';
import { RANK_IN_HAND } from '../../data/tables.ts';
import {
  type Bpc,
  type BpcState,
  type Card,
  type CardId,
  COLOURS,
  type Colour,
  type Player,
  type PlayerNumber,
} from '../../types/index.ts';
import { by } from '../table.ts';
import { hasWeakness } from './employers.ts';

/** BPC-JLV-4, BPC-CMP-8: with five characters every card shows its face with one secondary colour. */
export function secondaryColours(state: BpcState, character: string): readonly Colour[] {
  return secondaryOn(character, state.players.length);
}

export function secondaryOn(character: string, characters: number): readonly Colour[] {
  const card = characterCard(character);
  return characters >= 5 ? card.secondaryFivePlayers : card.secondary;
}

export function primaryColours(player: Player): readonly Colour[] {
  return characterCard(player.character).primary;
}

/** The colours a player may draw freely: primary and secondary of the face in use. */
export function isAllowed(state: BpcState, who: PlayerNumber, colour: Colour): boolean {
  const player = playerOf(state, who);
  return primaryColours(player).includes(colour) || secondaryColours(state, player.character).includes(colour);
}

/** BPC-DRW-4, BPC-EMP-15 */
export function handLimit(state: BpcState, who: PlayerNumber): number {
  return hasWeakness(state, who, 'famox') ? constants['hand-limit-famox-weakness'] : constants['hand-limit'];
}

export function room(state: BpcState, who: PlayerNumber): number {
  return handLimit(state, who) - playerOf(state, who).hand.length;
}

/** Does the player hold a card of the colour? Known to everybody (BPC-HID-13). */
export function holdsColour(state: BpcState, who: PlayerNumber, colour: Colour): boolean {
  return playerOf(state, who).hand.some((card) => colourOf(card) === colour);
}

/** Hands and heaps lie sorted, so that their order tells nothing. */
export function putSorted(cards: Card[], card: Card): void {
  const rank = RANK_IN_HAND[card];
  let i = cards.length;
  while (i > 0 && RANK_IN_HAND[cards[i - 1] as Card] > rank) i--;
  cards.splice(i, 0, card);
}

export function takeOut(cards: Card[], card: Card): void {
  const i = cards.indexOf(card);
  if (i < 0) throw new RangeError(`there is no card '${card}'`);
  cards.splice(i, 1);
}

/** The different cards of a colour in a hand from a power on: two alike are one choice (BPC-DEC-32). */
export function listCards(state: BpcState, who: PlayerNumber, colour: Colour, from: number, to = 4): CardId[] {
  const { hand } = playerOf(state, who);
  const list: CardId[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if ((i > 0 && hand[i - 1] === card) || !isCardId(card)) continue;
    const data = influenceCard(card);
    if (data.colour === colour && data.power >= from && data.power <= to) list.push(card);
  }
  return list;
}

/** The different cards of a sorted heap. */
export function distinct(cards: readonly Card[]): Card[] {
  const list: Card[] = [];
  for (let i = 0; i < cards.length; i++) if (i === 0 || cards[i - 1] !== cards[i]) list.push(cards[i] as Card);
  return list;
}

/** Power of a colour among these cards, as far as they are seen. */
export function colourPowerOf(cards: readonly Card[], colour: Colour): number {
  let sum = 0;
  for (const card of cards) if (colourOf(card) === colour) sum += powerOf(card);
  return sum;
}

/** The figure in the text of a card. */
export function cardFigure(card: CardId, op: 'modify-d8' | 'aci-modify'): number {
  for (const effect of influenceCard(card).effect.effects) if (effect.op === op) return effect.d;
  return 0;
}

/** Does the text of the card do this? */
export function hasText(card: Card, op: WindowEffect['op']): boolean {
  return isCardId(card) && influenceCard(card).effect.effects.some((effect) => effect.op === op);
}

/** BPC-CMP-19: face up on the pile of its colour. */
export function discardCard(state: BpcState, card: Card): void {
  const colour = colourOf(card);
  if (colour !== null) state.discards[colour].push(card);
}

/** A card leaves the hand for the discard pile. */
export function discardFromHand({ state }: Play<Bpc>, who: PlayerNumber, card: Card): void {
  takeOut(playerOf(state, who).hand, card);
  discardCard(state, card);
}

/** BPC-CMP-14, BPC-CMP-15: the next card of a pile, which is renewed from the discards only when a card is asked for. */
function takeFromPile(play: Play<Bpc>, colour: Colour): Card | undefined {
  const { state } = play;
  if (state.piles[colour].length === 0 && state.discards[colour].length > 0) {
    state.piles[colour] = state.discards[colour];
    state.discards[colour] = [];
    play.emit?.({ kind: 'reshuffled', pile: colour });
  }
  return drawLoose(state.piles[colour], state.rng);
}

/** A player draws cards, as far as there is room (BPC-DRW-5) and cards (BPC-CMP-15). Told sorted, as they lie in the hand. */
export function drawCards(play: Play<Bpc>, who: PlayerNumber, ...colours: readonly Colour[]): Card[] {
  const { state } = play;
  const drawn: Card[] = [];
  for (const colour of colours) {
    if (room(state, who) <= 0) break;
    const card = takeFromPile(play, colour);
    if (card === undefined) continue;
    putSorted(playerOf(state, who).hand, card);
    putSorted(drawn, card);
  }
  if (play.emit !== undefined) for (const card of drawn) play.emit({ kind: 'drew', card, ...by(state, who) });
  return drawn;
}

/** BPC-SET-7, BPC-CMP-16: three cards of each colour make a new External deck. */
export function buildExternal(play: Play<Bpc>): void {
  const { state } = play;
  for (const colour of COLOURS) {
    for (let i = 0; i < constants['external-cards-per-type']; i++) {
      const card = takeFromPile(play, colour);
      if (card !== undefined) state.external.push(card);
    }
  }
}

/** How many cards of each colour, in the order of COLOURS. */
export function colourCounts(cards: readonly Card[]): number[] {
  return COLOURS.map((colour) => cards.reduce((sum, card) => sum + (colourOf(card) === colour ? 1 : 0), 0));
}

/** How many cards all copies of a colour are. */
export const CARDS_IN_BOX = components.influenceCards.reduce((sum, card) => sum + card.copies, 0);
