/** Ids of one chapter of the rules spec: `ids('SET', 1, 2)` is COS-SET-1 and COS-SET-2. */
export function ids(chapter: string, ...numbers: readonly number[]): readonly string[] {
  return numbers.map((number) => `COS-${chapter}-${number}`);
}
