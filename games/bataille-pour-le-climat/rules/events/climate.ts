// Chapter 5.6: the climate track, its meetings, and what waits on the event deck.
import type { Play } from '@kaya/engine';
import { components, constants } from '../../data/index.ts';
import { type Bpc, type BpcState, CLIMATE } from '../../types/index.ts';
import { skillInPlay } from '../actions/employers.ts';

/** BPC-CLI-1, BPC-EMP-22 */
export function endOfTurnSpaces(state: BpcState): number {
  const spaces = Math.floor(state.ghg / 10);
  return skillInPlay(state, 'malmo-resilience-institute') ? Math.max(0, spaces + constants['malmo-green-modifier']) : spaces;
}

/** BPC-CLI-2: space by space; at the red pawn it starts again from 0 with what is left. */
export function moveGreenPawn(play: Play<Bpc>, spaces: number): void {
  const { state } = play;
  const from = state.green;
  for (let i = 0; i < spaces; i++) {
    state.green++;
    if (state.green >= state.red) meet(play);
  }
  if (spaces > 0) play.emit?.({ kind: 'green-pawn', from, to: state.green, spaces });
}

/** BPC-CLI-3, BPC-CHL-1: how far a meeting throws the red pawn back. */
export function redStep({ options }: BpcState): number {
  return options['challenge-runaway'] ? components.runawayStep : 1;
}

/** BPC-CLI-3 to 6 */
function meet(play: Play<Bpc>): void {
  const { state } = play;
  state.green = 0;
  state.meetings++;
  state.red = Math.max(components.climateTrack.redMin, state.red - redStep(state));
  const laid = layClimateCard(play);
  play.emit?.({ kind: 'meeting', red: state.red, laid });
  if (state.red <= components.climateTrack.icon) turnSpecials(play);
}

/** BPC-CLI-5: once. */
export function turnSpecials({ state, emit }: Play<Bpc>): void {
  if (state.turned) return;
  state.turned = true;
  emit?.({ kind: 'specials-turned' });
}

/** Cards of the climate deck that are not already on the event deck. */
function climateCardsLeft(state: BpcState): number {
  let waiting = 0;
  for (const card of state.deck.top) if (card === CLIMATE) waiting++;
  return state.climateDeck.length - waiting;
}

/** BPC-CLI-4, BPC-CMP-17: which card it is shows only when it is drawn. */
function layClimateCard(play: Play<Bpc>): boolean {
  const { state } = play;
  if (climateCardsLeft(state) === 0) {
    if (state.climateDiscard.length === 0) return false;
    state.climateDeck.push(...state.climateDiscard);
    state.climateDiscard = [];
    play.emit?.({ kind: 'reshuffled', pile: 'climate' });
  }
  state.deck.top.unshift(CLIMATE);
  state.climateLaid++;
  return true;
}
