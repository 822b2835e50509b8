/** What a stored text says; undefined where it is no JSON. */
export function ifJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
