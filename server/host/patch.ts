import { parseArgs } from 'node:util';
import { replay } from '@kaya/engine';
import { boxOf } from '../games.ts';
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
    let tables = 0;
    let other = 0;
    for await (const { id, game, moves, diverges } of patch(opened)) {
      tables++;
      if (diverges !== null) other++;
      console.log(`${id}  ${game.padEnd(24)}  ${String(moves).padStart(5)} moves  ${diverges ?? 'plays the same'}`);
    }
    console.log(`${tables} running tables, ${other} of them would have gone otherwise under these rules.`);
    if (other > 0)
      console.log('They go on from where they stand; rewind takes moves back only where the rules still lead there.');
  });
}

export async function* patch({ store }: Pick<Opened, 'store'>): AsyncGenerator<Fate> {
  for await (const page of store.lists.pages('playing')) {
    for (const { row, seats } of page) {
      const box = await boxOf(row.game);
      if (box === null) continue;
      const record = recordFrom(box, setupOf(row, seats.length), await store.log.after(row.id, 0));
      const replayed = replay(box.game, record);
      const diverges = replayed.ok
        ? null
        : 'fault' in replayed
          ? replayed.fault.detail
          : `differs after move ${replayed.differs}: ${replayed.detail}`;
      yield { id: row.id, game: row.game, moves: record.moves.length, diverges };
    }
  }
}
