/** A dot, colon, slash or at sign that something follows at once: what programs make links, addresses and mentions of. */
const JOINING = /([.:/@\u3002\uff0e\uff61\u2024])(?=[^\s])/gu;

/** A name as it is said where programs look for links in what people read: with a space in each place that could make it one. */
export function plainName(name: string): string {
  return name.replace(JOINING, '$1 ');
}
