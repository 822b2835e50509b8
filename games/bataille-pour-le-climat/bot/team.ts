// What the team could bring together: known powers as they are, hidden ones at their mean.
import { at } from '@kaya/engine';
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

export function handPower(hand: readonly Card[], colours: readonly Colour[]): number {
  let sum = 0;
  for (const card of hand) {
    const colour = colourOf(card);
    if (colour !== null && colours.includes(colour)) sum += likelyPower(card);
  }
  return sum;
}

/** Could the team implant something now: all six colours, and enough power in all? */
export function canImplant(state: BpcState): boolean {
  let colours = 0;
  let power = 0;
  for (const colour of COLOURS) {
    let here = 0;
    for (const { hand } of state.players) {
      for (const card of hand) {
        if (colourOf(card) !== colour) continue;
        here++;
        power += likelyPower(card) + (isCardId(card) ? cardFigure(card, 'tp-power') : 0);
      }
    }
    if (here > 0) colours++;
  }
  return colours === COLOURS.length && power >= powerNeeded(state) + 2;
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
