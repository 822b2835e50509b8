// What a draft changes, in the game's own words and numbers: read from the view where it begins and the one where it ends.
import { type Seat, type Speaker, type State, same, type Voice } from '@kaya/engine';
import type { Account, Readings } from '@kaya/engine/readings';

/** Points of one source, now and then. */
export interface SourceChange {
  readonly source: string;
  readonly from: number;
  readonly to: number;
}

/** A line that is told of a position, beside those of another one. */
export interface LineChange {
  readonly text: string;
  /** Only told now; only told then; told of both. */
  readonly change: 'gone' | 'new' | 'same';
}

export interface Comparison {
  readonly total: { readonly from: number; readonly to: number };
  readonly sources: readonly SourceChange[];
  readonly mine: readonly LineChange[];
  readonly threats: readonly LineChange[];
}

interface Asked {
  readonly voice: Pick<Voice, 'forecast' | 'source'>;
  readonly readings: Readings;
  readonly speaker: Speaker;
  readonly seat: Seat;
}

/** The seat's own points, or those of all where they are shared. */
function accountOf(accounts: readonly Account[], seat: Seat): Account | undefined {
  return accounts.find(({ who }) => same(who, { seat })) ?? accounts.find(({ who }) => who === null);
}

export function compared({ voice, readings, speaker, seat }: Asked, now: State, then: State): Comparison {
  const [from, to] = [now, then].map((view) => accountOf(readings.points(view, seat), seat));
  const names = new Set([...Object.keys(from?.sources ?? {}), ...Object.keys(to?.sources ?? {})]);
  const sources = [...names].map((source) => ({ source, from: from?.sources[source] ?? 0, to: to?.sources[source] ?? 0 }));
  const foreseen = (view: State) => [
    ...readings.threats(view, seat).map((it) => speaker.say(it)),
    ...(voice.forecast?.(view, seat) ?? []).map(({ words }) => speaker.say(words)),
  ];
  const own = (view: State) => readings.mine(view, seat).map((it) => speaker.say(it));
  return {
    total: { from: from?.total ?? 0, to: to?.total ?? 0 },
    sources: sources.filter((it) => it.from !== 0 || it.to !== 0),
    mine: lineChanges(own(now), own(then)),
    threats: lineChanges(foreseen(now), foreseen(then)),
  };
}

/** The lines of both, each once: those of then in their order, before them those that are gone. */
export function lineChanges(now: readonly string[], then: readonly string[]): readonly LineChange[] {
  const kept = new Set(now);
  const told = new Set(then);
  return [
    ...[...kept].filter((text) => !told.has(text)).map((text) => ({ text, change: 'gone' as const })),
    ...[...told].map((text) => ({ text, change: kept.has(text) ? ('same' as const) : ('new' as const) })),
  ];
}
