import { type Deal, dailyName } from '@kaya/wire';
import { keep, keptEntries } from '../app/kept.ts';

const KEY = 'kaya-daily';
/** So many days stay known here: those that the server may still take, and one more. */
const DAYS = 3;

/** What this device knows of the tables of a day; tables are called by their names. */
interface Known {
  readonly deals: readonly Deal[];
  /** Begun here: what was seen stays seen, also where the game was deleted. */
  readonly begun: readonly string[];
  /** They count. */
  readonly counted: readonly string[];
}

export function known(): Known {
  const nothing: Known = { deals: [], begun: [], counted: [] };
  return { ...nothing, ...keptEntries(KEY, (value) => (Array.isArray(value) ? value : null)) };
}

/** The last days alone, with what is known of their tables. */
function lastDays({ deals, begun, counted }: Known): Known {
  const days = [...new Set(deals.map(({ day }) => day))].sort().slice(-DAYS);
  const kept = deals.filter(({ day }) => days.includes(day));
  const names = new Set(kept.map(({ game, day }) => dailyName(game, day)));
  return { deals: kept, begun: begun.filter((it) => names.has(it)), counted: counted.filter((it) => names.has(it)) };
}

/** Keeps what was dealt, so that it can be played without a network. */
export function keepDeals(deals: readonly Deal[]): void {
  const before = known();
  const isNew = (old: Deal) => deals.every(({ game, day }) => game !== old.game || day !== old.day);
  keep(KEY, lastDays({ ...before, deals: [...before.deals.filter(isNew), ...deals] }));
}

export function keepMark(what: 'begun' | 'counted', { game, day }: Pick<Deal, 'game' | 'day'>): void {
  const before = known();
  keep(KEY, lastDays({ ...before, [what]: [...new Set([...before[what], dailyName(game, day)])] }));
}
