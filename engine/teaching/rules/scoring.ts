// Chapter 6: the score.
import { type Play, playerOf, type Seat } from '@kaya/engine';
import { components, postsOf } from '../data/index.ts';
import type { Lamp, LampState } from '../types/index.ts';
import { end } from './ending.ts';

/** LMP-SCO-1 to -3: what a seat has, in points, by source. */
export function pointsOf(state: LampState, seat: Seat) {
  return {
    posts: components.pointsPerPost * state.posts.filter((owner) => owner === seat).length, // LMP-SCO-1
    streets: components.pointsPerStreet * streetsLedBy(state, seat).length, // LMP-SCO-2
    coins: playerOf(state, seat).coins, // LMP-SCO-3
  };
}

/** LMP-SCO-2: the streets in which the seat alone has most posts. */
function streetsLedBy(state: LampState, seat: Seat): number[] {
  return Array.from({ length: components.streets }, (_, street) => street).filter((street) => leaderOf(state, street) === seat);
}

/** Who alone has most posts in a street; null where nobody has. */
function leaderOf(state: LampState, street: number): Seat | null {
  const counts = state.players.map((_, seat) => postsOf(street).filter((post) => state.posts[post] === seat).length);
  const most = Math.max(...counts);
  const leader = counts.indexOf(most);
  return most > 0 && counts.lastIndexOf(most) === leader ? leader : null;
}

/** LMP-SCO-4: most points win, together where several have as many. */
export function score(play: Play<Lamp>): void {
  const sources = play.state.players.map((_, seat) => pointsOf(play.state, seat));
  const scores = sources.map((it) => it.posts + it.streets + it.coins);
  const ranks = scores.map((own) => 1 + scores.filter((other) => other > own).length);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  end(play, { ending: 'dawn', winners, ranks, scores, sources });
}
