/** A record with one value per key, in the order of the keys. */
export function recordOf<K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> {
  const result: Partial<Record<K, T>> = {};
  for (const key of keys) result[key] = value(key);
  return result as Record<K, T>;
}
