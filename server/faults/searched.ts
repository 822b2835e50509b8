// Everything that was sent to somebody, byte by byte: nothing of it is a secret that they may not know.

/** Words and lists of numbers so long that none of them stands anywhere by chance. */
const DISTINCT = /\[[-\d,]{18,}\]|[\w-]{8,}/g;
const LIST = /^\[[-\d,]{18,}\]$/;

/** All that is distinct in what somebody knows, or may know. */
export function distinctIn(data: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (it: unknown): void => {
    if (typeof it === 'number' || typeof it === 'string') for (const [word] of String(it).matchAll(DISTINCT)) found.add(word);
    if (typeof it !== 'object' || it === null) return;
    const text = Array.isArray(it) ? JSON.stringify(it) : '';
    if (LIST.test(text)) found.add(text);
    for (const [name, value] of Object.entries(it)) {
      if (!Array.isArray(it)) collect(name);
      collect(value);
    }
  };
  collect(data);
  return found;
}

/** What of these secrets stands in a text. */
export function secretsIn(text: string, secrets: ReadonlySet<string>): readonly string[] {
  return [...new Set([...text.matchAll(DISTINCT)].map(([word]) => word))].filter((word) => secrets.has(word));
}
