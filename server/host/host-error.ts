/** A mistake of the person at the terminal: shown as a sentence, without a trace. */
export class HostError extends Error {
  override readonly name = 'HostError';
}

/** The arguments without a name, of which a command takes so many at most. */
export function atMost(most: number, positionals: readonly string[]): readonly string[] {
  const extra = positionals[most];
  if (extra !== undefined) throw new HostError(`'${extra}' is an argument too many.`);
  return positionals;
}

/** What went wrong, as a part of a sentence. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
