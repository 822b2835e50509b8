// A link leads to the same moment for whoever opens it: moves are counted alike by those who know all of them.
import {
  type Box,
  eventsFor,
  type GameEvent,
  type GameRecord,
  SPECTATOR,
  type State,
  same,
  type Viewer,
  viewOf,
} from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { loadAllGames } from '@kaya/games';
import { expect, test } from 'vitest';
import { keptRecords } from '../../lab/kept.ts';
import { linkTo, stepIn } from '../replay/moment.ts';
import { pastOf } from '../table/past.ts';
import { retrace } from '../table/retrace.ts';
import type { Past } from '../table/session.ts';

const boxes: readonly Box[] = [lamplighters, ...(await loadAllGames())];

/** The game as a server tells it to somebody while it runs: where they were told nothing there was no step. */
function toldTo({ game }: Box, record: GameRecord, viewer: Viewer): Past & { readonly of: readonly number[] } {
  const steps: { readonly events: readonly GameEvent[] }[] = [];
  const views: State[] = [];
  const of: number[] = [];
  retrace(game, record, (state, events) => {
    const [view, told] = [viewOf(game, state, viewer), eventsFor(game, events, viewer)];
    const last = views.at(-1);
    if (last === undefined || told.length > 0 || !same(view, last)) {
      steps.push({ events: told });
      views.push(view);
    }
    of.push(steps.length - 1);
  });
  return { steps, of, seen: () => null, viewAt: (step) => Promise.resolve(views[step] ?? null) };
}

function known(view: State | null): State {
  if (view === null) throw new Error('nothing is seen there');
  return view;
}

for (const box of boxes) {
  test(`${box.game.id}: a link leads seats and spectators to the same moment, and oneself to what was seen`, async () => {
    const { game } = box;
    const [record] = keptRecords(game.id)
      .filter(({ seats }) => seats > 1)
      .sort((a, b) => a.moves.length - b.moves.length);
    if (record === undefined) throw new Error('a game of several is kept');
    const over = { game, record: () => Promise.resolve(record) };
    const running = { game, record: () => Promise.resolve(null) };
    const whole = pastOf(game, record, 0);
    if (whole === null) throw new Error('a kept game can be played again');
    const watcher = toldTo(box, record, SPECTATOR);
    const seat = toldTo(box, record, 1);
    const later = pastOf(game, record, 1);
    if (later === null) throw new Error('a kept game can be played again');
    const { length } = record.moves;
    for (const move of [0, length >> 2, length >> 1, length]) {
      const view = known(whole.seen(move));
      const played = await linkTo(over, { connection: 'open', viewer: 0 }, move, view);
      expect(played.exact).toBe(true);
      // Whoever played comes to the very move, whoever watched to what they were told last by then.
      expect(await stepIn(played.search, over, 1, whole)).toBe(move);
      expect(await stepIn(played.search, running, SPECTATOR, watcher)).toBe(watcher.of[move]);
      const step = watcher.of[move] ?? 0;
      const watched = await linkTo(running, { connection: 'open', viewer: SPECTATOR }, step, view);
      expect(watched.exact).toBe(false);
      expect(await stepIn(watched.search, running, SPECTATOR, watcher)).toBe(step);
      expect(await stepIn(watched.search, over, 0, whole)).toBe(watcher.of.indexOf(step));
      // A link of one's own from the running game still leads there when all moves are counted.
      const then = seat.of[move] ?? 0;
      const own = known(await seat.viewAt(then));
      const kept = await linkTo(running, { connection: 'open', viewer: 1 }, then, own);
      expect(await stepIn(kept.search, running, 1, seat)).toBe(then);
      const found = await stepIn(kept.search, over, 1, later);
      expect(later.seen(found ?? -1)).toEqual(own);
    }
    expect((await linkTo(over, { connection: 'local', viewer: 0 }, 5, known(whole.seen(5)))).search).toBe('?at=5');
    for (const nowhere of ['', '?at=', '?at=x', '?watched=-1', '?seen=12345678'])
      expect(await stepIn(nowhere, over, 0, whole)).toBeNull();
  });
}
