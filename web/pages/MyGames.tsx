import type { Table } from '@kaya/wire';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { notify } from '../app/notices.ts';
import { useValue } from '../app/value.ts';
import { lookAtMine, myTables } from '../net/myTables.ts';
import { allSaves, type Save } from '../saves/saves.ts';
import { useText } from '../text/index.ts';
import { ImportRecord } from './ImportRecord.tsx';

export interface Mine {
  readonly saves: readonly Save[];
  /** At the server: waiting, running, or over. */
  readonly tables: readonly Table[];
  /** Looks again at what this device keeps. */
  read(): void;
}

const LastGames = lazy(async () => ({ default: (await import('./LastGames.tsx')).LastGames }));

/** So many finished games far away are listed. */
export const FINISHED = 12;

export function isOver({ status }: Table): boolean {
  return status === 'over' || status === 'abandoned';
}

/** My games, here and far away. */
export function useMyGames(): Mine {
  const [saves, setSaves] = useState<readonly Save[]>([]);
  const all = useValue(myTables);
  const read = useCallback(() => {
    allSaves().then(setSaves, () => notify({ key: 'error.not-saved', kind: 'problem' }));
  }, []);
  useEffect(() => {
    read();
    // Without what counts them there is no list either: it is asked for with the next visit.
    void lookAtMine().catch(() => undefined);
  }, [read]);
  // What is over stays, after all that still runs.
  const tables = useMemo(() => [...all.filter((it) => !isOver(it)), ...all.filter(isOver).slice(0, FINISHED)], [all]);
  return { saves, tables, read };
}

/** My games with whose turn it is. */
export function MyGames(mine: Mine) {
  const say = useText();
  return (
    <section className="my-games" aria-labelledby="my-games">
      <div className="section-head">
        <h2 id="my-games">{say('home.my-games')}</h2>
        <ImportRecord />
      </div>
      {mine.saves.length + mine.tables.length === 0 ? (
        <p className="quiet">{say('home.no-games')}</p>
      ) : (
        <Suspense fallback={null}>
          <LastGames {...mine} />
        </Suspense>
      )}
    </section>
  );
}
