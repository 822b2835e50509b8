/** What is wrong in a component file, and where. */
export interface ComponentFault {
  readonly place: string;
  readonly problem: string;
}

export type ParsedComponents<C> =
  | { readonly ok: true; readonly components: C }
  | { readonly ok: false; readonly faults: readonly ComponentFault[] };

const provided = new Map<string, unknown>();
const inUse = new Set<string>();

/** Before a game is loaded: the host's own component file takes the place of ours. */
export function provideComponents(game: string, file: unknown): void {
  if (inUse.has(game))
    throw new Error(`the components of '${game}' are already in use; provide others before the game is loaded`);
  provided.set(game, file);
}

/** The host's own file for a game, as it came, where there is one. From here on no other can be provided. */
export function providedComponents(game: string): unknown {
  inUse.add(game);
  return provided.get(game);
}

/** The components a game is played with: the host's where there are some, else ours; parsed and validated either way. */
export function componentsOf<C>(game: string, ours: unknown, parse: (file: unknown) => ParsedComponents<C>): C {
  const parsed = parse(providedComponents(game) ?? ours);
  if (parsed.ok) return parsed.components;
  const list = parsed.faults.map((fault) => `  ${fault.place}: ${fault.problem}`).join('\n');
  throw new Error(`the components of '${game}' cannot be used:\n${list}`);
}
