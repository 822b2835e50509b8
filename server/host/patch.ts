import { parseArgs } from 'node:util';
import { replay } from '@kaya/engine';
import { recordFrom, setupOf } from '../tables/saved-game.ts';
import { type Opened, withTables } from './opened.ts';

/** How one running table fares under the rules as they are now. */
export interface Fate {
  readonly id: string;
  readonly game: string;
  readonly moves: number;
  /** Null where it plays the same; else where and how it diverges. */
  readonly diverges: string | null;
}

/** Plays every running table again and reports which diverge; tables go on from their stored state either way. */
export async function run(args: string[]): Promise<void> {
  parseArgs({ args });
  await withTables(async (opened) => {
    const fates = await patch(opened);
    for (const { id, game, moves, diverges } of fates) {
      console.log(`${id}  ${game.padEnd(24)}  ${String(moves).padStart(5)} moves  ${diverges ?? 'plays the same'}`);
    }
    const other = fates.filter((fate) => fate.diverges !== null).length;
    console.log(`${fates.length} running tables, ${other} of them would have gone otherwise under these rules.`);
    if (other > 0)
      console.log('They go on from where they stand; rewind takes moves back only where the rules still lead there.');
  });
}

export async function patch({ store, table }: Pick<Opened, 'store' | 'table'>): Promise<readonly Fate[]> {
  const fates: Fate[] = [];
  for (const { row, seats } of await store.allTables('playing')) {
    const { box } = (await table(row.id)).state;
    const record = recordFrom(box, setupOf(row, seats.length), await store.logAfter(row.id, 0));
    const replayed = replay(box.game, record);
    const diverges = replayed.ok
      ? null
      : 'fault' in replayed
        ? replayed.fault.detail
        : `differs after move ${replayed.differs}: ${replayed.detail}`;
    fates.push({ id: row.id, game: row.game, moves: record.moves.length, diverges });
  }
  return fates;
}
