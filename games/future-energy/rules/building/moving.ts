// Chapter 5.5: Phase 3a, moving the crew.
import {
  type ActionOf,
  at,
  type Decides,
  type Decision,
  next,
  type Play,
  playerOf,
  type Runs,
  type Seat,
  type StepOf,
} from '@kaya/engine';
import { tokenType } from '../../data/index.ts';
import { mapOf, perMap } from '../../data/map.ts';
import type { FutureEnergy, FutureEnergyState, Player, TokenId } from '../../types/index.ts';
import { playPublicContract, publicContractBlockers, withPublicContracts } from '../public/windows.ts';
import { cheapestPrices, groundFor, type Payment, paymentsTo, wayTo } from './routes.ts';
import { hasPlantOnContracts, hasPlantUnder } from './slots.ts';

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

type DestinationStep = StepOf<FutureEnergy, 'destination'>;
type DestinationAction = ActionOf<FutureEnergy, 'go'> | ActionOf<FutureEnergy, 'pass'> | ActionOf<FutureEnergy, 'use-public'>;

const destinations = perMap((map): readonly DestinationAction[] => [
  ...map.plantSpaces.map((space): DestinationAction => ({ do: 'go', space: at(map.spaces, space).id })),
  { do: 'pass' },
]);

/** FE-MOVE-9 to -11, FE-M3-9: a token that matches, a way to it, and the money for the way. */
function isLegalDestination(state: FutureEnergyState, step: DestinationStep, space: number): boolean {
  const token = at(state.tokens, space);
  const price = at(step.prices, space);
  if (token === null || price < 0) return false;
  const player = playerOf(state, step.seat);
  return price <= player.money && matches(player, token);
}

function someDestination(state: FutureEnergyState, step: DestinationStep): boolean {
  const { plantSpaces } = mapOf(state);
  for (let i = 0; i < plantSpaces.length; i++) if (isLegalDestination(state, step, at(plantSpaces, i))) return true;
  return false;
}

function price(state: FutureEnergyState, { prices }: DestinationStep, action: ActionOf<FutureEnergy, 'go'>): number {
  return at(prices, mapOf(state).space(action.space));
}

function token(state: FutureEnergyState, action: ActionOf<FutureEnergy, 'go'>): TokenId | null {
  return at(state.tokens, mapOf(state).space(action.space));
}

/** FE-DEC-5: where the crew goes. */
export const destination: Decision<FutureEnergy, DestinationStep, DestinationAction> = {
  candidates: (state, _step, seat) =>
    state.options.module2 ? withPublicContracts(state, seat, destinations(state)) : destinations(state),
  blockers: {
    go: [
      { rule: 'FE-MOVE-7', when: (state, action, _seat, step) => price(state, step, action) < 0 },
      { rule: 'FE-MOVE-9', when: (state, action) => token(state, action) === null },
      {
        rule: 'FE-MOVE-10',
        when: (state, action, seat, step) => price(state, step, action) > playerOf(state, seat).money,
        values: (state, action, seat, step) => ({
          price: price(state, step, action),
          money: playerOf(state, seat).money,
        }),
      },
      {
        rule: 'FE-MOVE-1',
        when: (state, action, seat) => {
          const lies = token(state, action);
          return lies !== null && !matches(playerOf(state, seat), lies);
        },
        values: (state, action) => ({ token: token(state, action) ?? '' }),
      },
    ],
    pass: [{ rule: 'FE-MOVE-11', when: (state, _action, _seat, step) => someDestination(state, step) }],
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
function travel({ state, emit }: Play<FutureEnergy>, seat: Seat, to: number, payment: Payment): void {
  const { bank, tolls } = payment;
  if (emit !== undefined) {
    const { spaces, connections } = mapOf(state);
    const way = wayTo(groundFor(state, seat), to, payment);
    const path = way.spaces.map((space) => at(spaces, space).id);
    const free = way.free.map((connection) => at(connections, connection).id);
    emit({ kind: 'crew-moved', seat, path, bank, tolls, free });
  }
  const player = playerOf(state, seat);
  player.money -= bank;
  for (let other = 0; other < tolls.length; other++) {
    player.money -= at(tolls, other);
    playerOf(state, other).money += at(tolls, other);
  }
  state.crew = to;
}
