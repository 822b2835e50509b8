/** So many rows are asked for at a time: a database takes only so many values in one statement. */
export const AT_ONCE = 500;

/** The rows of many ids, so many at a time. */
export async function inPieces<T>(ids: readonly string[], ask: (some: string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  for (let i = 0; i < ids.length; i += AT_ONCE) found.push(...(await ask(ids.slice(i, i + AT_ONCE))));
  return found;
}
