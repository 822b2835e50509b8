// What one change makes of a stored game, as plain data: whoever has the game before has it after, under whatever rules.
import { type Kinds, type Snapshot, SPECTATOR, same, type Trail, type Trodden, type Update } from '@kaya/engine';
import { type Change, changed, changesBetween } from '@kaya/wire';
import { type KeptNews, NO_NEWS, newsAfter } from './news.ts';
import type { KeptOrders } from './orders.ts';
import type { SavedGame } from './saved-game.ts';

/** The game as it is after a change, as far as it is not as before. */
export interface Step {
  readonly state: readonly Change[];
  readonly versions: readonly number[];
  readonly asked: readonly number[];
  readonly moves: number;
  readonly standing: Snapshot<Kinds>['standing'];
  readonly orders?: KeptOrders;
  /** Moves that came to the trail; `anew`: it begins with them, where the game stood before. Null: there is none. */
  readonly trail: { readonly anew: boolean; readonly moves: readonly Trodden<Kinds>[] } | null;
  /** What was told of this change alone. */
  readonly news: KeptNews;
}

/** What leads from one game to the next; null where it cannot be said briefly, as where somebody took back. */
export function stepBetween(before: SavedGame, after: SavedGame): Step | null {
  const isAlike = before.rulesVersion === after.rulesVersion && before.components === after.components;
  const trail = trailBetween(before, after);
  const news = newsBetween(before, after);
  if (!isAlike || trail === undefined || news === null) return null;
  const { versions, asked, moves, standing, orders } = after;
  const state = changesBetween(before.state, after.state);
  return { state, versions, asked, moves, standing, ...(orders === undefined ? {} : { orders }), trail, news };
}

/** The game that a step leads to. */
export function stepped(before: SavedGame, step: Step): SavedGame {
  const { versions, asked, moves, standing, orders, trail } = step;
  const state = changed(before.state, step.state) as SavedGame['state'];
  const updates = updatesOf(step.news);
  const { orders: _orders, ...rest } = before;
  return {
    ...rest,
    ...{ state, versions, asked, moves, standing, trail: trailAfter(before, trail), news: newsAfter(before.news, updates) },
    ...(orders === undefined ? {} : { orders }),
  };
}

function trailAfter(before: SavedGame, trail: Step['trail']): Trail<Kinds> | null {
  if (trail === null) return null;
  const old = trail.anew ? { state: before.state, moves: [] } : before.trail;
  return old === null ? null : { ...old, moves: [...old.moves, ...trail.moves] };
}

/** Undefined where the trail goes on from neither. */
function trailBetween(before: SavedGame, { trail }: SavedGame): Step['trail'] | undefined {
  if (trail === null) return null;
  const known = before.trail;
  if (known !== null && known.state === trail.state) {
    const goesOn = known.moves.length <= trail.moves.length && known.moves.every((it, i) => it === trail.moves[i]);
    return goesOn ? { anew: false, moves: trail.moves.slice(known.moves.length) } : undefined;
  }
  return same(trail.state, before.state) ? { anew: true, moves: trail.moves } : undefined;
}

/** What every viewer was told since; null where more was told than is kept. */
function newsBetween(before: SavedGame, after: SavedGame): KeptNews | null {
  const { events, told } = after.news;
  const updates: Pick<Update<Kinds>, 'viewer' | 'events' | 'undone'>[] = [];
  for (const [i, version] of after.versions.entries()) {
    const fresh = version - (before.versions[i] ?? 0);
    const kept = told[i] ?? [];
    if (fresh < 0 || fresh > kept.length) return null;
    for (const [undone = 0, ...numbers] of kept.slice(kept.length - fresh))
      updates.push({ viewer: i + SPECTATOR, events: numbers.flatMap((it) => events[it] ?? []), undone });
  }
  return newsAfter(NO_NEWS, updates);
}

function updatesOf({ events, told }: KeptNews): Pick<Update<Kinds>, 'viewer' | 'events' | 'undone'>[] {
  return told.flatMap((all, i) =>
    all.map(([undone = 0, ...numbers]) => ({
      viewer: i + SPECTATOR,
      events: numbers.flatMap((it) => events[it] ?? []),
      undone,
    })),
  );
}
