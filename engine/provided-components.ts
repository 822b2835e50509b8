const provided = new Map<string, unknown>();
const inUse = new Set<string>();

/** Before a game is loaded: the host's own components, packed, take the place of ours. */
export function provideComponents(game: string, components: unknown): void {
  if (inUse.has(game))
    throw new Error(`the components of '${game}' are already in use; provide others before the game is loaded`);
  provided.set(game, components);
}

/**
 * The components a game is played with: the host's where there are some, else ours. Both are packed: they were read and found
 * sound before (the host's when the server started, ours by a test), and are trusted here to be what their reader makes of them.
 */
export function componentsOf<C>(game: string, ours: unknown): C {
  inUse.add(game);
  return (provided.get(game) ?? ours) as C;
}
