// What games write their invariants with: what is wrong, in words for whoever mends it; null where all is well.

export function must(holds: boolean, wrong: string): string | null {
  return holds ? null : wrong;
}

/** The first fault that is found among many things. */
export function firstFault<T>(list: readonly T[], fault: (item: T, index: number) => string | null): string | null {
  for (const [index, item] of list.entries()) {
    const found = fault(item, index);
    if (found !== null) return found;
  }
  return null;
}

/** The same among players; the first that has one is named. */
export function ofPlayers<Player>(
  { players }: { readonly players: readonly Player[] },
  fault: (player: Player, number: number) => string | null,
): string | null {
  return firstFault(players, (player, number) => {
    const found = fault(player, number);
    return found === null ? null : `player ${number}: ${found}`;
  });
}
