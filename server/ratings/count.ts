import { standTogether } from '@kaya/bots';
import type { Box } from '@kaya/engine';
import type { TableRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { endOf } from '../tables/ended.ts';
import { resultOf, setupText } from './result.ts';

/** Has the game ended that everybody agreed to rate, and has nobody counted it yet? */
export function isToBeCounted({ rated, status }: Pick<TableRow, 'rated' | 'status'>): boolean {
  return rated === 1 && (status === 'over' || status === 'abandoned');
}

/** Counts a rated game once it has ended, and not again. */
export async function countRated(store: Store, boxOf: (game: string) => Promise<Box | null>, id: string): Promise<void> {
  const stored = await store.table(id);
  const box = stored === null ? null : await boxOf(stored.row.game);
  if (stored === null || box === null || !isToBeCounted(stored.row)) return;
  const { row, game } = stored;
  const ended = row.status === 'over' && game !== null ? endOf(game) : null;
  const rated = { game: row.game, setup: setupText(row.options, stored.seats.length), at: row.changed_at };
  await store.ratings.add(id, rated, (seats) => resultOf(row, seats, ended, standTogether(box.game)));
}
