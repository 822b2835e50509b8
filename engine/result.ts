import type { Outcome, Seat, Viewer } from './contract.ts';
import type { Words } from './text.ts';

/** The reader's own place in the result; nothing where nobody was beaten. */
export function ownPlace({ ranks, winners, rivals = [] }: Outcome, viewer: Viewer): Words[] {
  const rank = ranks[viewer];
  const places = [...ranks, ...rivals.map((rival) => rival.rank)];
  const someoneIsFirst = winners.length > 0 || rivals.some((rival) => rival.rank === 1);
  if (rank === undefined || places.length < 2 || !someoneIsFirst) return [];
  const key = places.filter((it) => it === rank).length > 1 ? 'engine.result.shared' : 'engine.result.place';
  return [{ key, values: { rank, players: places.length } }];
}

/** Seats that stand next to each other with the same score, the better one first: something else decided, or they share a place. */
export function sameScore({ ranks, scores, winners }: Outcome): readonly (readonly [Seat, Seat])[] {
  if (winners.length === 0) return [];
  const order = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return order.flatMap((seat, i) => {
    const after = order[i + 1];
    return after !== undefined && scores[seat] === scores[after] ? [[seat, after] as const] : [];
  });
}
