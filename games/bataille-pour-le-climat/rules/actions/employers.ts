// Chapter 6.4: who works for whom, which skills are in play, who has which weakness, and whose power is still to be used.
import { type Play, playerOf } from '@kaya/engine';
import { constants } from '../../data/index.ts';
import type { Bpc, BpcState, EmployerId, PlayerNumber } from '../../types/index.ts';
import { by } from '../table.ts';

/** The player who works for an employer; null where it is not in play. */
function ownerOf(state: BpcState, employer: EmployerId): number | null {
  for (let who = 0; who < state.players.length; who++) if (playerOf(state, who).employer === employer) return who;
  return null;
}

/** BPC-EMP-1: a skill serves everybody while the employer is in play. */
export function skillInPlay(state: BpcState, employer: EmployerId): boolean {
  return ownerOf(state, employer) !== null;
}

/** BPC-EMP-13: what the thresholds of institutions are changed by. */
export function institutionModifier(state: BpcState): number {
  return skillInPlay(state, 'famox') ? constants['famox-institution-modifier'] : 0;
}

/** BPC-EMP-3: a weakness binds its own character, where weaknesses are on. */
export function hasWeakness(state: BpcState, who: PlayerNumber, employer: EmployerId): boolean {
  return state.options.weaknesses && playerOf(state, who).employer === employer;
}

/** BPC-EMP-2, BPC-PWR-7, BPC-PWR-8, BPC-JLV-10 */
export function powerReady(state: BpcState, who: PlayerNumber): boolean {
  const { employer, wait } = playerOf(state, who);
  return (
    employer !== null && wait === 0 && !state.options['challenge-no-deus-ex-machina'] && !state.usedPowers.includes(employer)
  );
}

/** The player who may still use the power of an employer. */
export function powerOwner(state: BpcState, employer: EmployerId): number | null {
  const who = ownerOf(state, employer);
  return who !== null && powerReady(state, who) ? who : null;
}

export function spendPower(play: Play<Bpc>, who: PlayerNumber): void {
  const { employer } = playerOf(play.state, who);
  if (employer === null) return;
  play.state.usedPowers.push(employer);
  play.emit?.({ kind: 'power', employer, ...by(play.state, who) });
}
