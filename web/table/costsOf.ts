import { columnsOf } from './columnsOf.ts';

/** What it costs at least and at most, sum by sum, where sentences cost different things: '−$7–11, 0…−2 tech cubes'; empty where nothing has a price. */
export function costsOf(texts: readonly string[]): string {
  const kinds = new Map<string, { readonly amounts: number[]; most: string }>();
  let unnumbered = false;
  for (const text of texts) {
    for (const sum of columnsOf(text)?.cost.split(', ') ?? []) {
      const [number, ...others] = sum.match(/\d+/g) ?? [];
      if (number === undefined || others.length > 0) unnumbered ||= sum !== '';
      else {
        // One kind of thing in all its plurals: 'cube', 'cubes'.
        const kind = sum.replace(/\d+/, '#').replaceAll(/(\p{L}{3})\p{L}*/gu, '$1');
        const there = kinds.get(kind) ?? { amounts: [], most: sum };
        if (Number(number) > Math.max(0, ...there.amounts)) there.most = sum;
        there.amounts.push(Number(number));
        kinds.set(kind, there);
      }
    }
  }
  const sums = [...kinds.values()].map(({ amounts, most }) => {
    const least = amounts.length < texts.length ? 0 : Math.min(...amounts);
    if (least === 0) return `0…${most}`;
    return most.replace(/\d+/, (highest) => (least === Number(highest) ? highest : `${least}–${highest}`));
  });
  // What has no number, or more than one, is read with the answer itself.
  return [...sums, ...(unnumbered ? ['…'] : [])].join(', ');
}
