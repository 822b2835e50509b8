// What the team could bring together: known powers as they are, hidden ones at their mean.

import { at, sum } from '@kaya/engine';
import { colourOf, isCardId, powerOf } from '../data/index.ts';
import { ALL_COLOURS, COLOUR_BIT, POWER_LAID } from '../data/tables.ts';
import { saidOf } from '../rules/actions/signals.ts';
import { aciPower } from '../rules/joint-action/aci-power.ts';
import { powerNeeded } from '../rules/transformations/implant.ts';
import { type Aci, type BpcState, type Card, COLOURS, type Colour, type Player } from '../types/index.ts';

/** The power of a card that is not seen, on average. */
export const MEAN = 2.5;

/** The power of a card as far as the viewer knows. */
export function likelyPower(card: Card): number {
  return isCardId(card) ? powerOf(card) : MEAN;
}

/** What a word stands for. */
const MEANT = { little: 1.5, medium: 4, lot: 7 } as const;

/** Power of these colours in all hands. */
export function teamPower(state: BpcState, colours: readonly Colour[]): number {
  let sum = 0;
  for (const player of state.players) sum += handPower(state, player, colours);
  return sum;
}

/** Power of these colours in a hand: what is seen, else what the player said, else the mean. */
export function handPower(state: BpcState, player: Player, colours: readonly Colour[]): number {
  let sum = 0;
  for (const card of player.hand) {
    const colour = colourOf(card);
    if (colour === null || !colours.includes(colour)) continue;
    sum += isCardId(card) ? powerOf(card) : hiddenPower(state, player, colour);
  }
  return sum;
}

/** The likely power of one card that is not seen, by what its player said about the colour. */
function hiddenPower(state: BpcState, player: Player, colour: Colour): number {
  const word = saidOf(state, player, colour);
  if (word === null) return MEAN;
  let cards = 0;
  for (const card of player.hand) if (colourOf(card) === colour) cards++;
  return Math.min(4, Math.max(1, MEANT[word] / cards));
}

/** Could the team implant something now: all six colours, and enough power in all? */
export function canImplant(state: BpcState, margin: number): boolean {
  const heap = emptyHeap();
  for (const { hand } of state.players) pile(heap, hand);
  return heap.colours === ALL_COLOURS && heap.power >= powerNeeded(state) + margin;
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
  return heap.colours === ALL_COLOURS && heap.power >= powerNeeded(state);
}

/** Colours as bits, and power as it counts in an implantation. */
interface Heap {
  colours: number;
  power: number;
}

function emptyHeap(): Heap {
  return { colours: 0, power: 0 };
}

function pile(heap: Heap, cards: readonly Card[]): void {
  for (const card of cards) {
    heap.colours |= COLOUR_BIT[card];
    heap.power += isCardId(card) ? POWER_LAID[card] : likelyPower(card);
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
    if (who !== after) sum += handPower(state, at(state.players, who), aci.colours);
  }
  return sum;
}

/** The likely power of a joint action as it lies: face-down cards by the word that came with them, else at their mean. */
export function likelyAciPower({ aci }: BpcState): number {
  if (aci === null) return 0;
  let power = aciPower(aci);
  for (const [who, cards] of aci.given.entries()) {
    const hidden = cards.reduce((count, card) => count + (isCardId(card) ? 0 : 1), 0);
    const word = at(aci.words, who);
    if (hidden > 0) power += word === null ? MEAN * hidden : Math.max(hidden, MEANT[word]);
  }
  return power + likelyExternal(aci);
}

/** What the face-down External cards will add or take, as the colours left in their deck let one expect. */
function likelyExternal({ external, externalBefore, colours }: Aci): number {
  let hidden = 0;
  for (const card of external) if (!isCardId(card)) hidden++;
  const all = sum(externalBefore);
  if (hidden === 0 || all === 0) return 0;
  const helping = COLOURS.reduce((sum, colour, i) => sum + (colours.includes(colour) ? at(externalBefore, i) : 0), 0);
  return hidden * MEAN * ((2 * helping) / all - 1);
}
