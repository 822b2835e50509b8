// What is kept on this device by key. Where nothing can be stored, all of it is known until the page is closed.

/** What lies under the key; null where nothing does, or nothing that can be read. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Its entries by name, as far as `read` knows what they are. */
export function keptEntries<T>(key: string, read: (value: unknown) => T | null): Readonly<Record<string, T>> {
  const found = kept(key);
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) => {
      const entry = read(value);
      return entry === null ? [] : [[name, entry]];
    }),
  );
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The device has no room, or wants to store nothing.
  }
}

/** A list of texts; null where it is no list. */
export function texts(value: unknown): readonly string[] | null {
  return Array.isArray(value) ? value.filter((it) => typeof it === 'string') : null;
}
