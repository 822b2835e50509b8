/** The items of a list by one of their properties, in the order of the list. */
export function keyed<Item extends Readonly<Record<By, string>>, By extends string = 'id'>(
  list: readonly Item[],
  by: By,
): Record<Item[By], Item> {
  return Object.fromEntries(list.map((item) => [item[by], item])) as Record<Item[By], Item>;
}
