// Chapter 6.4: what a public contract does.
import { type Behind, behind, playerOf, type Runs, type Seat, type SeatStep } from '@kaya/engine';
import { publicCard } from '../../data/index.ts';
import type { FutureEnergy, FutureEnergyState, PublicId } from '../../types/index.ts';
import { freeContract } from '../planning/contracts.ts';
import { sharedLine } from '../planning/lines.ts';
import { canBeCarriedOut, offer, receiveMoney } from '../table.ts';
import { pcLineFrom, pcStep, pcSwapFirst } from './board-effects.ts';
import { pcCertificate, pcRepeat } from './other-effects.ts';
import { pcJoinSlot, pcOilSlot, pcReturn, pcShift } from './plant-effects.ts';

/** What the card asks whoever uses it; null where it brings money. */
function asksFor(card: PublicId, seat: Seat): Behind<SeatStep<FutureEnergy>> | null {
  const { effect } = publicCard(card);
  switch (effect.kind) {
    case 'money':
      return null;
    case 'relocate-line':
      return behind(pcLineFrom, { do: 'pc-line-from', seat, card });
    case 'sell-certificate':
      return behind(pcCertificate, { do: 'pc-certificate', seat, card });
    case 'shift-plant':
      return behind(pcShift, { do: 'pc-shift', seat });
    case 'step-crew':
      return behind(pcStep, { do: 'pc-step', seat });
    case 'return-plant':
      return behind(pcReturn, { do: 'pc-return', seat, card });
    case 'join-anywhere':
      return behind(pcJoinSlot, { do: 'pc-join-slot', seat, left: effect.amount, contract: null });
    case 'free-contract': // FE-PC-12
      return behind(freeContract, { do: 'free-contract', seat, cause: card, optional: false });
    case 'swap-tokens':
      return behind(pcSwapFirst, { do: 'pc-swap-first', seat });
    case 'double-oil':
      return behind(pcOilSlot, { do: 'pc-oil-slot', seat, card });
    case 'free-line-shared': // FE-PC-20
      return behind(sharedLine, { do: 'shared-line', seat, left: effect.amount, cause: card, optional: false });
    case 'repeat-planning':
      return behind(pcRepeat, { do: 'pc-repeat', seat });
  }
}

/** FE-M2-18: can its effect be carried out now? */
export function hasEffect(state: FutureEnergyState, seat: Seat, card: PublicId): boolean {
  const asked = asksFor(card, seat);
  return asked === null || canBeCarriedOut(asked, state);
}

/** FE-M2-18: an effect that can be carried out must be; one that cannot is skipped. */
export const pcEffect: Runs<FutureEnergy, 'pc-effect'> = {
  run(play, { seat, card }) {
    const { effect } = publicCard(card);
    const asked = asksFor(card, seat);
    if (asked !== null) offer(play, asked, card);
    else if (effect.kind === 'money') receiveMoney(play, seat, effect.amount, card); // FE-PC-1, -8, -19
  },
};

/** FE-M2-9, -12: points only without substitutes; the card leaves the game. */
export const pcDone: Runs<FutureEnergy, 'pc-done'> = {
  run({ state, emit }, { seat, card, real }) {
    const player = playerOf(state, seat);
    const points = real ? publicCard(card).points : 0;
    player.points.publicContracts += points;
    player.publicContracts.splice(player.publicContracts.indexOf(card), 1);
    state.box.publicContracts.push(card);
    emit?.({ kind: 'public-done', seat, card, points });
  },
};
