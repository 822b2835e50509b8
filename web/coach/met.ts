import { keep, keptEntries, texts } from '../app/kept.ts';
import { useValue, Value } from '../app/value.ts';

/** Rules by game, kept on this device. */
type Kept = Readonly<Record<string, readonly string[]>>;

/** What a coach or a lesson has explained, and what has happened at a table: a card explains what happened unseen when it happens again. */
const EXPLAINED = 'kaya-met';
const HAPPENED = 'kaya-happened';

const explained = new Value<Kept>(keptEntries(EXPLAINED, texts));
const happened = new Value<Kept>(keptEntries(HAPPENED, texts));

/** The rules of a game that were explained on this device, at a table or in a lesson. */
export function explainedIn(game: string): ReadonlySet<string> {
  return new Set(explained.value[game]);
}

/** The rules of a game that have happened at a table of this device. */
export function happenedIn(game: string): ReadonlySet<string> {
  return new Set(happened.value[game]);
}

/** The rules of a game that were met on this device: explained, or seen to happen. */
export function useMet(game: string): ReadonlySet<string> {
  return new Set([...(useValue(explained)[game] ?? []), ...(useValue(happened)[game] ?? [])]);
}

export function keepExplained(game: string, rules: readonly string[]): void {
  add(explained, EXPLAINED, game, rules);
}

export function keepHappened(game: string, rules: readonly string[]): void {
  add(happened, HAPPENED, game, rules);
}

/** As if nothing of the game had been met. */
export function forgetMet(game: string): void {
  put(explained, EXPLAINED, { ...explained.value, [game]: [] });
  put(happened, HAPPENED, { ...happened.value, [game]: [] });
}

function add(list: Value<Kept>, key: string, game: string, rules: readonly string[]): void {
  const before = list.value[game] ?? [];
  const added = rules.filter((rule) => !before.includes(rule));
  if (added.length > 0) put(list, key, { ...list.value, [game]: [...before, ...added] });
}

function put(list: Value<Kept>, key: string, now: Kept): void {
  list.set(now);
  keep(key, now);
}
