// What the team could bring together: known powers as they are, hidden ones at their mean.
import { at, recordOf } from '@kaya/engine';
import { colourOf, isCardId, powerOf } from '../data/index.ts';
import { type Card, COLOURS, type Colour } from '../ids.ts';
import { powerNeeded } from '../rules/implant.ts';
import { cardFigure } from '../rules/influence.ts';
import type { BpcState } from '../types.ts';

const MEAN = 2.5;

/** The power of a card as far as the viewer knows. */
export function likelyPower(card: Card): number {
  return isCardId(card) ? powerOf(card) : MEAN;
}

/** Power of these colours in all hands. */
export function teamPower(state: BpcState, colours: readonly Colour[]): number {
  let sum = 0;
  for (const { hand } of state.players) sum += handPower(hand, colours);
  return sum;
}

function handPower(hand: readonly Card[], colours: readonly Colour[]): number {
  let sum = 0;
  for (const card of hand) {
    const colour = colourOf(card);
    if (colour !== null && colours.includes(colour)) sum += likelyPower(card);
  }
  return sum;
}

/** Could the team implant something now: all six colours, and enough power in all? */
export function canImplant(state: BpcState): boolean {
  const heap = emptyHeap();
  for (const { hand } of state.players) pile(heap, hand);
  return heap.colours === ALL && heap.power >= powerNeeded(state) + 2;
}

/** Can an implantation under way still succeed, with what is laid and what those have who are not ready? */
export function canStillImplant(state: BpcState): boolean {
  const { implant } = state;
  if (implant === null) return false;
  const heap = emptyHeap();
  for (let who = 0; who < state.players.length; who++) {
    pile(heap, at(implant.laid, who));
    if (!at(implant.ready, who)) pile(heap, at(state.players, who).hand);
  }
  return heap.colours === ALL && heap.power >= powerNeeded(state);
}

/** Colours as bits, and power as it counts in an implantation. */
interface Heap {
  colours: number;
  power: number;
}
const ALL = (1 << COLOURS.length) - 1;
const BIT = recordOf(COLOURS, (colour) => 1 << COLOURS.indexOf(colour));

function emptyHeap(): Heap {
  return { colours: 0, power: 0 };
}

function pile(heap: Heap, cards: readonly Card[]): void {
  for (const card of cards) {
    const colour = colourOf(card);
    if (colour !== null) heap.colours |= BIT[colour];
    heap.power += likelyPower(card) + (isCardId(card) ? cardFigure(card, 'tp-power') : 0);
  }
}

/** What those who are still to contribute might give of the asked colours. */
export function powerToCome(state: BpcState, after: number): number {
  const { aci } = state;
  if (aci === null) return 0;
  const players = state.players.length;
  let sum = 0;
  for (let i = aci.contributed; i < players; i++) {
    const who = (aci.initiator + 1 + i) % players;
    if (who !== after) sum += handPower(at(state.players, who).hand, aci.colours);
  }
  return sum;
}
