// Chapter 5.11, bonus cards: drawn in secret, at most four in hand.
import { type Decides, drawFrom, next, playerOf, type Runs } from '@kaya/engine';
import { constants } from '../../data/index.ts';
import type { BonusId, Cos, Player, Secret } from '../../types/index.ts';
import { isAutoma, who } from '../table.ts';

/** The dark card, if there is one, and the light ones. */
export function bonusCardsOf({ dark, light }: Player): readonly Secret<BonusId>[] {
  return dark === null ? light : [dark, ...light];
}

/** Light and dark cards together (COS-BON-2). */
export function bonusCardsHeld(player: Player): number {
  return player.light.length + (player.dark === null ? 0 : 1);
}

/** COS-BON-2: how many more a player may hold; below 0 one goes back. */
export function roomForBonusCards(player: Player): number {
  return constants.bonusCardLimit - bonusCardsHeld(player);
}

/** COS-BON-1, -2, COS-CMP-16: the top card of the light pile, if there is one. The Automa knows no limit (COS-SOL-16). */
export const drawLightBonus: Runs<Cos, 'draw-light-bonus'> = {
  run({ state, emit }, { player: number }) {
    const player = playerOf(state, number);
    const card = drawFrom(state.lightPile, state.rng);
    emit?.({ kind: 'bonus-drawn', who: who(state, number), card: card ?? null });
    if (card === undefined) return;
    player.light.push(card);
    if (roomForBonusCards(player) < 0 && !isAutoma(state, number)) next(state, { do: 'bonus-limit', seat: number });
  },
};

/** COS-BON-3, -4: the new card or an earlier light one goes under the pile; the dark one stays. */
export const bonusLimit: Decides<Cos, 'bonus-limit', 'return-bonus'> = {
  candidates: (state, { seat }) => playerOf(state, seat).light.map((card) => ({ do: 'return-bonus', card })),
  ask: () => true,
  play({ state, emit }, _step, { card }, seat) {
    const { light } = playerOf(state, seat);
    light.splice(light.indexOf(card), 1);
    state.lightPile.bottom.push(card);
    emit?.({ kind: 'bonus-returned', who: seat, card });
  },
};
