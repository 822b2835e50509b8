// Who is who, and what a player has: the small questions that every chapter asks.
import { type ActionOf, anyLegal, type Choice, type Play, type Seat, type SeatStep } from '@kaya/engine';
import { cardOf, darkTechOf, leaderOf } from '../data/index.ts';
import type { LeaderPower, PermanentEffect } from '../data/read/effects.ts';
import type { Cos, CosAction, CosState, DarkTechId, Gems, Player, PlayerNumber, Sector, Who } from '../types/index.ts';

/** The Automa's place among the players of the solo game. */
export const AUTOMA: PlayerNumber = 1;
/** The person of the solo game, who also decides for the Automa. */
export const HUMAN: Seat = 0;

export function isAutoma(state: CosState, player: PlayerNumber): boolean {
  return state.automa !== null && player === AUTOMA;
}

/** The player as events name it. */
export function who(state: CosState, player: PlayerNumber): Who {
  return isAutoma(state, player) ? 'automa' : player;
}

/** COS-UPG-9: a zone of range r may be used in the sectors 1 to r. */
export function isOutOfRange(sector: Sector, range: Sector): boolean {
  return sector > range;
}

/** COS-ACT-5: any step may be left out. */
export const SKIP: ActionOf<Cos, 'skip'> = { do: 'skip' };

/** Could a step that may be left out do anything at all now? */
export function offersAnything<T extends SeatStep<Cos>, A extends CosAction>(
  choice: Choice<Cos, T, A>,
  state: CosState,
  step: T,
): boolean {
  return anyLegal(choice, state, step, (action) => action !== SKIP);
}

/** COS-ACT-5: the step is left out, because nothing was possible or against what was. */
export function leaveOut<T extends SeatStep<Cos>, A extends CosAction>(
  { state, emit }: Play<Cos>,
  choice: Choice<Cos, T, A>,
  step: T,
): void {
  emit?.({ kind: 'skipped', who: step.seat, what: step.do, able: offersAnything(choice, state, step) });
}

/** The lasting effect of a Dark Tech card that the player owns, or null. */
export function powerOf<O extends PermanentEffect['op']>(player: Player, op: O): Extract<PermanentEffect, { op: O }> | null {
  const { darkTech } = player;
  for (let i = 0; i < darkTech.length; i++) {
    for (const effect of darkTechOf(darkTech[i] as DarkTechId).effects) {
      if (effect.op === op) return effect as Extract<PermanentEffect, { op: O }>;
    }
  }
  return null;
}

/** The power of the player's leader, where it is of this kind. */
export function leaderPowerOf<O extends LeaderPower['op']>(player: Player, op: O): Extract<LeaderPower, { op: O }> | null {
  if (player.leader === null) return null;
  const { power } = leaderOf(player.leader);
  return power.op === op ? (power as Extract<LeaderPower, { op: O }>) : null;
}

export function gainGems(player: Player, gems: Gems): void {
  player.gems.anthracite += gems.anthracite;
  player.gems.gold += gems.gold;
  player.gems.transparent += gems.transparent;
}

/** AI cards in hand, on top of a zone or covered (COS-SCO-3). */
export function aiCardsOwned(player: Player): number {
  let count = 0;
  for (const card of player.hand) if (cardOf(card).kind === 'ai') count++;
  for (const zone of player.zones) for (const card of zone.cards) if (cardOf(card).kind === 'ai') count++;
  return count;
}
