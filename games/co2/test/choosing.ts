import { playerOf, type Seat } from '@kaya/engine';
import { Position } from '@kaya/engine/test';
import { game } from '../rules/game.ts';
import type { Co2, Co2Action, Co2State, Energy, LobbyId, Player, Region, RegionId, Space, UnGoalId } from '../types/index.ts';

/** Short words for playing a position. */

/** Where a scientist goes. */
export const HOME: Co2Action = { do: 'send-scientist', to: 'hand' };
export function toProject(region: RegionId, space: Space): Co2Action {
  return { do: 'send-scientist', to: 'project', region, space };
}
export function toSummit(place: number, topic: Energy): Co2Action {
  return { do: 'send-scientist', to: 'summit', place, topic };
}

type Entry = Extract<Co2Action['do'], `to-${string}`>;

/** A position of CO₂ under play. */
export class Co2Position extends Position<Co2> {
  constructor(state: Co2State) {
    super(game, state);
  }

  player(seat: Seat): Player {
    return playerOf(this.state, seat);
  }

  region(id: RegionId): Region {
    return this.state.regions[id];
  }

  /** Opens a menu entry and plays the action behind it, unless it was the only one and came by itself. */
  #enter(entry: Entry, action: Co2Action): this {
    const behind = this.runner.behind({ do: entry })?.do;
    this.choose({ do: entry });
    return this.asked === behind ? this.choose(action) : this;
  }

  propose(region: RegionId, space: Space, type: Energy): this {
    return this.#enter('to-propose', { do: 'propose', region, space, type });
  }

  install(region: RegionId, space: Space): this {
    return this.#enter('to-install', { do: 'install', region, space });
  }

  construct(region: RegionId, space: Space, card: LobbyId | null = null): this {
    return this.#enter('to-construct', { do: 'construct', region, space, card });
  }

  buy(): this {
    return this.#enter('to-market', { do: 'buy' });
  }

  sell(): this {
    return this.#enter('to-market', { do: 'sell' });
  }

  minor(card: LobbyId): this {
    return this.#enter('to-lobby', { do: 'play-minor', card });
  }

  scoreUnGoal(card: UnGoalId): this {
    return this.#enter('to-un-goal', { do: 'score-un-goal', card });
  }

  endTurn(): this {
    return this.choose({ do: 'end-turn' });
  }
}
