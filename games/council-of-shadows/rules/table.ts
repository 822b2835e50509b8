// Who is who, and what a player has: the small questions that every chapter asks.
import { at, type Play, type Seat } from '@kaya/engine';
import type { LeaderPower, PermanentEffect } from '../data/effects.ts';
import { cardOf, darkTechOf, leaderOf } from '../data/index.ts';
import type { Cos, CosState, Gems, Player, PlayerNumber, Who } from '../types/index.ts';

export type CosPlay = Play<Cos>;

/** The Automa's place among the players of the solo game. */
export const AUTOMA: PlayerNumber = 1;
/** The person of the solo game, who also decides for the Automa. */
export const HUMAN: Seat = 0;

export function playerOf(state: CosState, player: PlayerNumber): Player {
  return at(state.players, player);
}

export function isAutoma(state: CosState, player: PlayerNumber): boolean {
  return state.automa !== null && player === AUTOMA;
}

/** The player as events name it. */
export function who(state: CosState, player: PlayerNumber): Who {
  return isAutoma(state, player) ? 'automa' : player;
}

/** The lasting effect of a Dark Tech card that the player owns, or null. */
export function powerOf<O extends PermanentEffect['op']>(player: Player, op: O): Extract<PermanentEffect, { op: O }> | null {
  for (let i = 0; i < player.darkTech.length; i++) {
    for (const effect of darkTechOf(at(player.darkTech, i)).effects) {
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
