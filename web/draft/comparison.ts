// What a draft changes, in the game's own words and numbers: read from the view where it begins and the one where it ends.
import { type Drafted, type Game, type Kinds, type Seat, type Speaker, type State, same, type Voice } from '@kaya/engine';
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

/** How a draft ends, as things stand. */
export type Ending = 'stops' | 'open' | 'others' | 'over' | 'on';

/** Whether a draft still fits, whether what its last move brings is known, and who decides then. */
export function endingOf(game: Game, start: State, seat: Seat, { stops, possible, over, view }: Drafted<Kinds>): Ending {
  if (stops !== null) return 'stops';
  if (possible.length > 0) return 'open';
  if (!over) return 'on';
  const turn = game.turnOf?.(start, seat) ?? null;
  return turn !== null && game.turnOf?.(view, seat) === turn ? 'others' : 'over';
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

/** The lines of both, each once: first what is new, then what is gone, then the rest. */
export function lineChanges(now: readonly string[], then: readonly string[]): readonly LineChange[] {
  const of = (change: LineChange['change'], lines: readonly string[]) => [...new Set(lines)].map((text) => ({ text, change }));
  return [
    ...of(
      'new',
      then.filter((text) => !now.includes(text)),
    ),
    ...of(
      'gone',
      now.filter((text) => !then.includes(text)),
    ),
    ...of(
      'same',
      then.filter((text) => now.includes(text)),
    ),
  ];
}
