// Chapter 5.5: Phase 3a, moving the crew.
import { type ActionOf, anyLegal, type Decides, next, type Play, playerOf, type Runs, type Seat } from '@kaya/engine';
import { tokenType } from '../../data/index.ts';
import type { Payment } from '../../data/tables/payments.ts';
import { connectionId, mapOf, spaceId } from '../../data/tables.ts';
import type { FutureEnergy, FutureEnergyState, Player, SpaceId, TokenId } from '../../types/index.ts';
import { playPublicContract, publicContractBlockers, withPublicContracts } from '../public/windows.ts';
import { everyPlantSpace, tokenOn } from '../table.ts';
import { groundFor } from './ground.ts';
import { cheapestPrices } from './prices.ts';
import { hasPlantOnContracts, hasPlantUnder } from './slots.ts';
import { paymentsTo, wayFor } from './ways.ts';

/** FE-MOVE-1: the token equals a symbol with a plant under it; a site accepts any plant. */
export function matches(player: Player, token: TokenId): boolean {
  const type = tokenType(token);
  return type === 'site' ? hasPlantOnContracts(player) : hasPlantUnder(player, type);
}

/** The ways are looked at, then the player is asked. Also anew after every public contract (FE-M2-16). */
export const move: Runs<FutureEnergy, 'move'> = {
  run({ state }, { seat }) {
    next(state, { do: 'destination', seat, prices: cheapestPrices(groundFor(state, seat)) });
  },
};

const destinations = everyPlantSpace<ActionOf<FutureEnergy, 'go' | 'pass'>>((space) => ({ do: 'go', space }), { do: 'pass' });

/** What the cheapest way there costs; less than 0 where there is none. */
function price(state: FutureEnergyState, { prices }: { readonly prices: readonly number[] }, space: SpaceId): number {
  return prices[mapOf(state).space(space)] as number;
}

function isDrive({ do: kind }: { readonly do: string }): boolean {
  return kind === 'go';
}

/** FE-DEC-5: where the crew goes. FE-MOVE-9 to -11, FE-M3-9: to a token that matches, on a way that can be paid. */
export const destination: Decides<FutureEnergy, 'destination', 'go' | 'pass' | 'use-public'> = {
  candidates: (state, _step, seat) =>
    state.options.module2 ? withPublicContracts(state, seat, destinations(state)) : destinations(state),
  blockers: {
    go: [
      { rule: 'FE-MOVE-7', when: (state, { space }, _seat, step) => price(state, step, space) < 0 },
      { rule: 'FE-MOVE-9', when: (state, { space }) => tokenOn(state, space) === null },
      {
        rule: 'FE-MOVE-10',
        when: (state, { space }, seat, step) => price(state, step, space) > playerOf(state, seat).money,
        values: (state, { space }, seat, step) => ({ price: price(state, step, space), money: playerOf(state, seat).money }),
      },
      {
        rule: 'FE-MOVE-1',
        when: (state, { space }, seat) => {
          const token = tokenOn(state, space);
          return token !== null && !matches(playerOf(state, seat), token);
        },
        values: (state, { space }) => ({ token: tokenOn(state, space) ?? '' }),
      },
    ],
    pass: [{ rule: 'FE-MOVE-11', when: (state, _action, _seat, step) => anyLegal(destination, state, step, isDrive) }],
    'use-public': publicContractBlockers,
  },
  play(play, { seat }, action) {
    switch (action.do) {
      case 'go':
        next(play.state, { do: 'route', seat, space: action.space });
        return;
      case 'pass': // FE-MOVE-12, FE-PLAN-10
        play.emit?.({ kind: 'passed', seat });
        return;
      case 'use-public':
        playPublicContract(play, { do: 'move', seat }, action.card);
        return;
    }
  },
};

/** FE-DEC-6: which of the payments is made. */
export const route: Decides<FutureEnergy, 'route', 'route'> = {
  candidates(state, { space }, seat) {
    const payments = paymentsTo(groundFor(state, seat), mapOf(state).space(space), playerOf(state, seat).money);
    return payments.map(({ bank, tolls }) => ({ do: 'route', bank, tolls }));
  },
  play(play, { seat, space }, { bank, tolls }) {
    travel(play, seat, mapOf(play.state).space(space), { bank, tolls });
    next(play.state, { do: 'build-slot', seat, space });
  },
};

/** FE-MOVE-16: everybody is paid at once, and the crew is there. */
function travel(play: Play<FutureEnergy>, seat: Seat, to: number, { bank, tolls }: Payment): void {
  const { state } = play;
  const player = playerOf(state, seat);
  tellWay(play, seat, to, { bank, tolls });
  player.money -= bank;
  for (const [other, toll] of tolls.entries()) {
    player.money -= toll;
    playerOf(state, other).money += toll;
  }
  state.crew = to;
}

/** FE-MOVE-15: tells which way is shown for the payment. */
function tellWay({ state, emit }: Play<FutureEnergy>, seat: Seat, to: number, payment: Payment): void {
  if (emit === undefined) return;
  const map = mapOf(state);
  const { spaces, free } = wayFor(groundFor(state, seat), to, playerOf(state, seat).money, payment);
  const path = spaces.map((space) => spaceId(map, space));
  emit({ kind: 'crew-moved', seat, path, ...payment, free: free.map((connection) => connectionId(map, connection)) });
}
