import { useValue, Value } from '../app/value.ts';

/** The rules met on this device, by game. */
type Met = Readonly<Record<string, readonly string[]>>;

const KEY = 'kaya-met';

function read(): Met {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(
      entries.flatMap(([game, rules]) => (Array.isArray(rules) ? [[game, rules.filter((it) => typeof it === 'string')]] : [])),
    );
  } catch {
    return {};
  }
}

const met = new Value<Met>(read());

/** The rules of a game that were met on this device, at a table or in a lesson. */
export function metIn(game: string): ReadonlySet<string> {
  return new Set(met.value[game]);
}

export function useMet(game: string): ReadonlySet<string> {
  return new Set(useValue(met)[game]);
}

export function keepMet(game: string, rules: readonly string[]): void {
  const before = met.value[game] ?? [];
  const added = rules.filter((rule) => !before.includes(rule));
  if (added.length > 0) keep({ ...met.value, [game]: [...before, ...added] });
}

/** As if nothing of the game had been met. */
export function forgetMet(game: string): void {
  keep({ ...met.value, [game]: [] });
}

function keep(now: Met): void {
  met.set(now);
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Without storage it is known until the page is closed.
  }
}
