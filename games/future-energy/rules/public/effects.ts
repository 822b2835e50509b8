// Chapter 6.4: what a public contract does.
import type { Automatic } from '@kaya/engine';
import { publicCard } from '../../data/index.ts';
import type { FutureEnergy, StepOf } from '../../types/index.ts';
import { receiveMoney } from '../money.ts';
import { playerOf } from '../table.ts';
import { isPossible } from './possible.ts';

/** FE-M2-18: an effect that can be carried out must be; one that cannot is skipped. */
export const pcEffect: Automatic<FutureEnergy, StepOf<'pc-effect'>> = {
  run(play, { seat, card }) {
    const { agenda } = play.state;
    const { effect } = publicCard(card);
    if (!isPossible(play.state, seat, effect)) {
      play.emit?.({ kind: 'effect-lost', seat, cause: card });
      return;
    }
    switch (effect.kind) {
      case 'money': // FE-PC-1, -8, -19
        receiveMoney(play, seat, effect.amount, card);
        return;
      case 'relocate-line':
        agenda.push({ do: 'pc-line-from', seat, card });
        return;
      case 'sell-certificate':
        agenda.push({ do: 'pc-certificate', seat, card });
        return;
      case 'shift-plant':
        agenda.push({ do: 'pc-shift', seat });
        return;
      case 'step-crew':
        agenda.push({ do: 'pc-step', seat });
        return;
      case 'return-plant':
        agenda.push({ do: 'pc-return', seat, card });
        return;
      case 'join-anywhere':
        agenda.push({ do: 'pc-join-slot', seat, left: effect.amount, contract: null });
        return;
      case 'free-contract': // FE-PC-12
        agenda.push({ do: 'free-contract', seat, cause: card, optional: false });
        return;
      case 'swap-tokens':
        agenda.push({ do: 'pc-swap-first', seat });
        return;
      case 'double-oil':
        agenda.push({ do: 'pc-oil-slot', seat, card });
        return;
      case 'free-line-shared': // FE-PC-20
        agenda.push({ do: 'shared-line', seat, left: effect.amount, cause: card, optional: false });
        return;
      case 'repeat-planning':
        agenda.push({ do: 'pc-repeat', seat });
        return;
    }
  },
};

/** FE-M2-9, -12: points only without substitutes; the card leaves the game. */
export const pcDone: Automatic<FutureEnergy, StepOf<'pc-done'>> = {
  run({ state, emit }, { seat, card, real }) {
    const player = playerOf(state, seat);
    const points = real ? publicCard(card).points : 0;
    player.points.publicContracts += points;
    player.publicContracts.splice(player.publicContracts.indexOf(card), 1);
    state.box.publicContracts.push(card);
    emit?.({ kind: 'public-done', seat, card, points });
  },
};
