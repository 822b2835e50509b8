// The log of a table far away: after anything was taken back it is what the server tells of the game as it counts now.
import { eventsFor, type GameEvent, Match, type News, replay, type State, same, viewOf } from '@kaya/engine';
import { box, type Lamp } from '@kaya/engine/teaching';
import type { HistoryOf } from '@kaya/wire';
import { afterEach, expect, test, vi } from 'vitest';
import { type Heard, ToldThere } from '../table/told.ts';

const { game } = box;
const VIEWER = 0;

/** What a server answers about the past of a match. */
function historyOf(match: Match<Lamp>, step: number | null): HistoryOf {
  const told: { readonly events: GameEvent[]; readonly view: State }[] = [];
  replay(game, match.record(), (state, _move, all) => {
    const [view, events] = [viewOf(game, state, VIEWER), eventsFor(game, all, VIEWER)];
    if (told.length === 0 || events.length > 0 || !same(view, told.at(-1)?.view)) told.push({ events, view });
  });
  const steps = told.map(({ events }) => ({ events }));
  const { version } = match.view(VIEWER);
  return { steps, view: step === null ? null : (told[step]?.view ?? null), version, complete: true };
}

function opened(): Match<Lamp> {
  const started = Match.start(game, { seats: 2, seed: 'told' });
  if (!started.ok) throw new Error('refused');
  return started.match;
}

function play(match: Match<Lamp>, moves: number): readonly News<Lamp>[] {
  return Array.from({ length: moves }).flatMap(() => {
    const [seat = 0] = match.awaited();
    return newsIn(match.act(seat, match.legal(seat)[0] ?? { do: '' }));
  });
}

/** What the viewer was told of it. */
function newsIn(result: ReturnType<Match<Lamp>['act']>): readonly News<Lamp>[] {
  if (!result.ok) throw new Error('refused');
  return result.updates
    .filter(({ viewer }) => viewer === VIEWER)
    .map(({ version, events, undone }) => ({ version, events, undone }));
}

function heard(match: Match<Lamp>, news: readonly News<Lamp>[], fresh = false): Heard {
  const { version, view } = match.view(VIEWER);
  const position = { version, view, seat: VIEWER, legal: [], undoable: 0, standing: [], orders: [], byOrder: [] };
  return { position, news: news.map(({ events, ...it }) => ({ ...it, events: events.map((event) => ({ ...event })) })), fresh };
}

/** The events of the log, and of the game from its beginning. */
const logged = (told: ToldThere) => told.entries.flatMap(({ events }) => events);
const counted = (match: Match<Lamp>) => historyOf(match, null).steps.flatMap(({ events }) => events);

afterEach(() => void vi.useRealTimers());

/** What is loaded on the way may take its time on a busy machine. */
const PATIENT = { timeout: 60_000 };

test('after moves were taken back by consent the log is that of the game as it counts now', async () => {
  const match = opened();
  const told = new ToldThere(null, async (step) => historyOf(match, step), vi.fn());
  told.hear(heard(match, [], true));
  await vi.waitFor(() => expect(told.settled).toBe(true), PATIENT);
  expect(logged(told)).toEqual(counted(match));
  told.hear(heard(match, play(match, 9)));
  expect(logged(told)).toEqual(counted(match));
  told.hear(heard(match, newsIn(match.rewind(match.moves - 4))));
  await vi.waitFor(() => expect(told.settled).toBe(true), PATIENT);
  expect(logged(told)).toEqual(counted(match));
  told.hear(heard(match, play(match, 3)));
  expect(logged(told)).toEqual(counted(match));
  const numbers = told.entries.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});

test('a server that is ahead of what was heard is asked once: the rest comes as news, and nothing is told twice', async () => {
  const match = opened();
  const before = heard(match, [], true);
  const late = play(match, 2);
  const history = vi.fn(async (step: number | null) => historyOf(match, step));
  const told = new ToldThere(null, history, vi.fn());
  told.hear(before);
  await vi.waitFor(() => expect(told.settled).toBe(true), PATIENT);
  expect(told.entries.every(({ number }) => number <= before.position.version)).toBe(true);
  told.hear(heard(match, late));
  expect(logged(told)).toEqual(counted(match));
  expect(history).toHaveBeenCalledTimes(1);
});

test('others may move as fast as they like while the log is told anew: the server is asked once', async () => {
  const match = opened();
  const asked: (() => void)[] = [];
  const history = vi.fn(async (step: number | null) => {
    const then = historyOf(match, step);
    await new Promise<void>((resolve) => asked.push(resolve));
    return then;
  });
  const told = new ToldThere(null, history, vi.fn());
  told.hear(heard(match, [], true));
  for (let i = 0; i < 9; i++) told.hear(heard(match, play(match, 1)));
  asked[0]?.();
  await vi.waitFor(() => expect(told.settled).toBe(true), PATIENT);
  expect(logged(told)).toEqual(counted(match));
  expect(history).toHaveBeenCalledTimes(1);
});

test('an answer from before something was taken back is no answer', async () => {
  const match = opened();
  const asked: (() => void)[] = [];
  const history = vi.fn(async (step: number | null) => {
    const then = historyOf(match, step);
    await new Promise<void>((resolve) => asked.push(resolve));
    return then;
  });
  const told = new ToldThere(null, history, vi.fn());
  told.hear(heard(match, play(match, 6), true));
  told.hear(heard(match, newsIn(match.rewind(match.moves - 3))));
  asked[0]?.();
  await vi.waitFor(() => expect(asked).toHaveLength(2), PATIENT);
  expect(told.settled).toBe(false);
  asked[1]?.();
  await vi.waitFor(() => expect(told.settled).toBe(true), PATIENT);
  expect(logged(told)).toEqual(counted(match));
});

test('a server that cannot tell leaves no line that does not count, and is asked again', async () => {
  vi.useFakeTimers();
  const match = opened();
  let away = false;
  const history = async (step: number | null) => {
    if (away) throw new Error('away');
    return historyOf(match, step);
  };
  const told = new ToldThere(null, history, vi.fn());
  told.hear(heard(match, play(match, 6), true));
  await vi.waitFor(() => expect(told.settled).toBe(true), PATIENT);
  away = true;
  told.hear(heard(match, newsIn(match.rewind(match.moves - 3))));
  await vi.waitFor(() => expect(told.entries).toEqual([]), PATIENT);
  away = false;
  // Not until no clock is left: others in this process may have some that never end.
  await vi.advanceTimersByTimeAsync(120_000);
  expect(logged(told)).toEqual(counted(match));
});

test('the replay has every step of the game as it counts now, with its own view', async () => {
  const match = opened();
  const told = new ToldThere(null, async (step) => historyOf(match, step), vi.fn());
  told.hear(heard(match, [], true));
  await vi.waitFor(() => expect(told.settled).toBe(true), PATIENT);
  told.hear(heard(match, play(match, 8)));
  told.hear(heard(match, newsIn(match.rewind(match.moves - 2))));
  told.hear(heard(match, play(match, 3)));
  const past = await told.past();
  const { steps } = historyOf(match, null);
  expect(past.steps).toEqual(steps);
  for (const step of steps.keys()) expect(await past.viewAt(step)).toEqual(historyOf(match, step).view);
});
