import type { Game } from '@kaya/engine';
import { Value } from '../app/value.ts';
import { Happenings } from './happenings.ts';
import type { Refusal } from './session.ts';

/** What every session has whose game is played, and not only looked at or tried. */
export abstract class PlayedSession {
  readonly id: string;
  readonly game: Game;
  readonly asksAll = false;
  readonly refused = new Value<Refusal | null>(null);
  readonly happened = new Happenings();

  constructor(id: string, game: Game) {
    this.id = id;
    this.game = game;
  }
}
