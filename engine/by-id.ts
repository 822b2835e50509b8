/**
 * The numbers of ids in a list. Rules ask about one thing after another, and several times about the same: that one, and the
 * next one, are found without being looked up.
 */
export function numbersById(what: string, ids: readonly string[]): (id: string) => number {
  const numbers = new Map(ids.map((id, number) => [id, number]));
  let last = 0;
  return (id) => {
    if (ids[last] === id) return last;
    if (ids[last + 1] === id) return ++last;
    const number = numbers.get(id);
    if (number === undefined) throw new RangeError(`there is no ${what} '${id}'`);
    last = number;
    return number;
  };
}

/** The things of a list by their ids, found in the same way. */
export function byId<T extends { readonly id: string }>(what: string, list: readonly T[]): (id: string) => T {
  const numberOf = numbersById(what, idsIn(list));
  return (id) => list[numberOf(id)] as T;
}

export function idsIn<Id extends string>(list: readonly { readonly id: Id }[]): Id[] {
  return list.map(({ id }) => id);
}
