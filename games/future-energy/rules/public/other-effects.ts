// Chapter 6.4: public contracts that trade a certificate or repeat a planning action.
import { type ActionOf, at, type Decides, playerOf } from '@kaya/engine';
import { components, publicCard } from '../../data/index.ts';
import type { FutureEnergy } from '../../types/index.ts';
import { cannotBeCarriedOut, perform } from '../planning/actions.ts';
import { isCovered, REPEATABLE } from './possible.ts';

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
    const value = at(player.certificates, certificate);
    const amount = value + (effect.kind === 'sell-certificate' ? effect.bonus : 0);
    player.certificates.splice(certificate, 1);
    player.money += amount;
    state.box.certificates.push(value); // FE-HID-6
    emit?.({ kind: 'certificate-sold', seat, value, amount });
  },
};

const repeats = REPEATABLE.map((choice): ActionOf<FutureEnergy, 'repeat'> => ({ do: 'repeat', choice }));

/** FE-DEC-26, FE-PC-23, -24: which action is performed once more, for its usual price. */
export const pcRepeat: Decides<FutureEnergy, 'pc-repeat', 'repeat'> = {
  candidates: () => repeats,
  blockers: {
    repeat: [{ rule: 'FE-PC-23', when: (state, { choice }, seat) => !isCovered(state, seat, choice) }, ...cannotBeCarriedOut],
  },
  play: (play, { seat }, { choice }) => perform(play, seat, choice, true),
};
