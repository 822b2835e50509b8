/** Items of a list that have no name of their own, with their number as key: for lists whose items never change places. */
export function keyed<T>(items: readonly T[]): readonly { readonly key: string; readonly index: number; readonly item: T }[] {
  return items.map((item, index) => ({ key: String(index), index, item }));
}
