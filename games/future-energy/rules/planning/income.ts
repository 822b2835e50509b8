// Chapter 5.1: Phase 1, income.
import { playerOf, type Runs } from '@kaya/engine';
import { components } from '../../data/index.ts';
import type { FutureEnergy, Player } from '../../types/index.ts';

/** FE-INC-1, -2: 3M and 1M for each investor on the player board. */
export function incomeOf(player: Player): number {
  return components.economy.income + components.economy.incomePerInvestor * player.investors;
}

/** FE-INC-4: nobody is asked. */
export const income: Runs<FutureEnergy, 'income'> = {
  run({ state, emit }, { seat }) {
    const player = playerOf(state, seat);
    const amount = incomeOf(player);
    player.money += amount;
    emit?.({ kind: 'income', seat, amount });
  },
};
