import { Value } from '../app/value.ts';

const KEY = 'kaya-exercises';

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string') : [];
  } catch {
    return [];
  }
}

/** The exercises that somebody on this device has solved, by title and name. */
export const solved = new Value<readonly string[]>(read());

export function keepSolved(game: string, id: string): void {
  const name = `${game} ${id}`;
  if (solved.value.includes(name)) return;
  solved.set([...solved.value, name]);
  try {
    localStorage.setItem(KEY, JSON.stringify(solved.value));
  } catch {
    // A device that stores nothing shows it until the page is closed.
  }
}
