/** Numbers as a language writes them, with a true minus sign; what rounds to nothing has none. */
export function numbers(locale: string, options?: Intl.NumberFormatOptions): { format(value: number): string } {
  const written = new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options });
  return { format: (value) => written.format(value).replace('-', '\u2212') };
}
