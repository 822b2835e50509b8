// Chapter 6: how a game ends.
import type { Outcome, Play } from '@kaya/engine';
import type { Lamp } from '../types/index.ts';

export function end({ state, emit }: Play<Lamp>, outcome: Outcome): void {
  state.outcome = outcome;
  emit?.({ kind: 'ended', ending: outcome.ending });
}

/** LMP-END-1: all lose at once. */
export function loseTogether(play: Play<Lamp>): void {
  const { players } = play.state;
  end(play, {
    ending: 'dark',
    winners: [],
    ranks: players.map(() => 1),
    scores: players.map(() => 0),
    sources: players.map(() => ({})),
  });
}
