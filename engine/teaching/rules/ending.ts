// Chapter 5: dawn, the end, and the score.
import { type Automatic, at, type Play, type Seat } from '@kaya/engine';
import { components, postsPerStreet, streetOf } from '../data/index.ts';
import { type Lamp, type LampState, UNLIT } from '../types.ts';

/** LMP-END-2: the next player goes first; after the last night the score decides. */
export const dawn: Automatic<Lamp> = {
  run(play) {
    const { state } = play;
    if (state.night === state.nights) return score(play);
    state.night++;
    state.first = (state.first + 1) % state.seats;
    state.agenda.push({ do: 'dusk' });
  },
};

export function loseEverything({ state, emit }: Play<Lamp>): void {
  state.outcome = {
    ending: 'dark',
    winners: [],
    ranks: new Array(state.seats).fill(1),
    scores: new Array(state.seats).fill(0),
    sources: Array.from({ length: state.seats }, () => ({})),
  };
  emit?.({ kind: 'ended', ending: 'dark' });
}

/** LMP-SCO-1 to -4: posts, streets and coins; whoever has most wins, together if several have. */
function score({ state, emit }: Play<Lamp>): void {
  const sources = Array.from({ length: state.seats }, (_, seat) => ({
    posts: components.pointsPerPost * state.posts.filter((owner) => owner === seat).length, // LMP-SCO-1
    streets: components.pointsPerStreet * streetsLedBy(state, seat), // LMP-SCO-2
    coins: at(state.coins, seat), // LMP-SCO-3
  }));
  const scores = sources.map((it) => it.posts + it.streets + it.coins);
  const ranks = scores.map((own) => 1 + scores.filter((other) => other > own).length);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])); // LMP-SCO-4
  state.outcome = { ending: 'dawn', winners, ranks, scores, sources };
  emit?.({ kind: 'ended', ending: 'dawn' });
}

/** The streets in which the seat alone has most posts (LMP-SCO-2). */
export function streetsLedBy(state: LampState, seat: Seat): number {
  let led = 0;
  for (let street = 0; street < components.streets; street++) {
    const counts = new Array<number>(state.seats).fill(0);
    for (let post = street * postsPerStreet; streetOf(post) === street; post++) {
      const owner = at(state.posts, post);
      if (owner !== UNLIT) counts[owner] = at(counts, owner) + 1;
    }
    const own = at(counts, seat);
    if (own > 0 && counts.every((other, who) => who === seat || other < own)) led++;
  }
  return led;
}
