// Chapter 6.4: public contracts that trade a certificate or repeat a planning action.
import { type ActionOf, type Decides, playerOf } from '@kaya/engine';
import { components, publicCard } from '../../data/index.ts';
import { type FutureEnergy, PLANNING_ACTIONS } from '../../types/index.ts';
import { asksFor, cannotBeCarriedOut, isCovered, perform } from '../planning/actions.ts';

const sales = components.certificates.map(
  (_, i): ActionOf<FutureEnergy, 'sell-certificate'> => ({ do: 'sell-certificate', certificate: i }),
);

/**
 * FE-DEC-19, FE-PC-3: which certificate is returned for its value and 1M more. Equal ones are asked about all the same:
 * otherwise the others would learn that they are equal.
 */
export const pcCertificate: Decides<FutureEnergy, 'pc-certificate', 'sell-certificate'> = {
  candidates: (state, _step, seat) => sales.slice(0, playerOf(state, seat).certificates.length),
  play({ state, emit }, { seat, card }, { certificate }) {
    const player = playerOf(state, seat);
    const { effect } = publicCard(card);
    const value = player.certificates[certificate] as number;
    const amount = value + (effect.kind === 'sell-certificate' ? effect.bonus : 0);
    player.certificates.splice(certificate, 1);
    player.money += amount;
    state.box.certificates.push(value); // FE-HID-6
    emit?.({ kind: 'certificate-sold', seat, value, amount });
  },
};

const repeats = [...PLANNING_ACTIONS, 'public' as const].map(
  (choice): ActionOf<FutureEnergy, 'repeat'> => ({ do: 'repeat', choice }),
);

/** FE-DEC-26, FE-PC-23, -24: which action of the own turn is performed once more, for its usual price. */
export const pcRepeat: Decides<FutureEnergy, 'pc-repeat', 'repeat'> = {
  candidates: () => repeats,
  opens: { repeat: ({ seat }, { choice }) => asksFor(choice, seat) },
  blockers: {
    repeat: [
      { rule: 'FE-PC-23', when: (state, { choice }, seat) => state.turn.seat !== seat || !isCovered(state, choice) },
      ...cannotBeCarriedOut,
    ],
  },
  play: (play, { seat }, { choice }) => perform(play, seat, choice, true),
};
