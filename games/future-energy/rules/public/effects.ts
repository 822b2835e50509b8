// Chapter 6.4: what a public contract does.
import { next, playerOf, type Runs } from '@kaya/engine';
import { publicCard } from '../../data/index.ts';
import type { FutureEnergy } from '../../types/index.ts';
import { receiveMoney } from '../table.ts';
import { isPossible } from './possible.ts';

/** FE-M2-18: an effect that can be carried out must be; one that cannot is skipped. */
export const pcEffect: Runs<FutureEnergy, 'pc-effect'> = {
  run(play, { seat, card }) {
    const { state } = play;
    const { effect } = publicCard(card);
    if (!isPossible(state, seat, effect)) {
      play.emit?.({ kind: 'effect-lost', seat, cause: card });
      return;
    }
    switch (effect.kind) {
      case 'money': // FE-PC-1, -8, -19
        receiveMoney(play, seat, effect.amount, card);
        return;
      case 'relocate-line':
        next(state, { do: 'pc-line-from', seat, card });
        return;
      case 'sell-certificate':
        next(state, { do: 'pc-certificate', seat, card });
        return;
      case 'shift-plant':
        next(state, { do: 'pc-shift', seat });
        return;
      case 'step-crew':
        next(state, { do: 'pc-step', seat });
        return;
      case 'return-plant':
        next(state, { do: 'pc-return', seat, card });
        return;
      case 'join-anywhere':
        next(state, { do: 'pc-join-slot', seat, left: effect.amount, contract: null });
        return;
      case 'free-contract': // FE-PC-12
        next(state, { do: 'free-contract', seat, cause: card, optional: false });
        return;
      case 'swap-tokens':
        next(state, { do: 'pc-swap-first', seat });
        return;
      case 'double-oil':
        next(state, { do: 'pc-oil-slot', seat, card });
        return;
      case 'free-line-shared': // FE-PC-20
        next(state, { do: 'shared-line', seat, left: effect.amount, cause: card, optional: false });
        return;
      case 'repeat-planning':
        next(state, { do: 'pc-repeat', seat });
        return;
    }
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
