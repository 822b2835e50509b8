import { playerOf, type Seat, seeded } from '@kaya/engine';
import { Position } from '@kaya/engine/test';
import { game } from '../rules/game.ts';
import type { FutureEnergy, FutureEnergyOptions, FutureEnergyState, Player } from '../types/index.ts';

/** A position of Future Energy under play. */
export class FutureEnergyPosition extends Position<FutureEnergy> {
  constructor(state: FutureEnergyState) {
    super(game, state);
  }

  player(seat: Seat): Player {
    return playerOf(this.state, seat);
  }
}

/** A game from its beginning, at its first decision. */
export function started(seats: number, options: FutureEnergyOptions, seed: string): FutureEnergyPosition {
  return new FutureEnergyPosition(game.setup({ seats, options, seed }, seeded(seed))).advance();
}
