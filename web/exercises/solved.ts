import { keep, kept, texts } from '../app/kept.ts';
import { Value } from '../app/value.ts';

const KEY = 'kaya-exercises';

/** The exercises that somebody on this device has solved, by title and name. */
export const solved = new Value<readonly string[]>(texts(kept(KEY)) ?? []);

export function keepSolved(game: string, id: string): void {
  const name = `${game} ${id}`;
  if (solved.value.includes(name)) return;
  solved.set([...solved.value, name]);
  keep(KEY, solved.value);
}
