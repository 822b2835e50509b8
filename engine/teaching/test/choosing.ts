import { playerOf, type Seat } from '@kaya/engine';
import { Position } from '@kaya/engine/test';
import { game } from '../rules/game.ts';
import type { Card, Lamp, LampPlayer, LampState } from '../types/index.ts';

/** Short words for playing a position. */
export class LampPosition extends Position<Lamp> {
  constructor(state: LampState) {
    super(game, state);
  }

  player(seat: Seat): LampPlayer {
    return playerOf(this.state, seat);
  }

  get coins(): number[] {
    return this.state.players.map(({ coins }) => coins);
  }

  /** Each seat pours a card of its hand. */
  pour(...cards: readonly Card[]): this {
    cards.forEach((card, seat) => void this.runner.act(seat, { do: 'pour', card }));
    return this;
  }
}
