/** A sentence with what it costs and what it gains set off, as they stand at its end: '(−1 CEP → +$5)'. */
export function columnsOf(text: string): { readonly what: string; readonly cost: string; readonly gain: string } | null {
  const found = /^(.*\S)\s\(([−+][^()]*)\)$/u.exec(text);
  if (found === null) return null;
  const [, what = '', sums = ''] = found;
  const [cost, gain] = sums.includes(' → ') ? sums.split(' → ', 2) : sums.startsWith('+') ? ['', sums] : [sums, ''];
  return { what, cost: cost ?? '', gain: gain ?? '' };
}
