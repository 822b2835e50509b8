import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { notify } from '../app/notices.ts';
import type { Read } from '../saves/importRecord.ts';
import type { Sitter } from '../saves/saves.ts';
import { useText } from '../text/index.ts';

// Seldom needed: it comes when somebody brings a record.
const loadImport = () => import('../saves/importRecord.ts');
const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

const CARRIED = ['dragover', 'drop'] as const;
const failed = () => notify({ key: 'error.not-loaded', kind: 'problem' });

/** The way in for records: a finished game is looked at, another one goes on when it is said who plays. */
export function ImportRecord() {
  const say = useText();
  const [, go] = useLocation();
  const file = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<Read | null>(null);

  const keep = async (found: Read, players: readonly Sitter[]) => {
    const { keepRead } = await loadImport();
    go(await keepRead(found, players));
  };
  const take = async (chosen: File) => {
    const { takeFile } = await loadImport();
    const found = await takeFile(chosen);
    if (typeof found === 'string') go(found);
    else setTaken(found);
  };
  const latest = useRef(take);
  latest.current = take;
  // A file that is let go over the page is taken in as if it were chosen; on its way there it carries none yet.
  useEffect(() => {
    const hear = (event: DragEvent) => {
      const [dropped] = event.dataTransfer?.files ?? [];
      event.preventDefault();
      if (dropped !== undefined) latest.current(dropped).catch(failed);
    };
    for (const kind of CARRIED) addEventListener(kind, hear);
    return () => {
      for (const kind of CARRIED) removeEventListener(kind, hear);
    };
  }, []);

  return (
    <>
      <button type="button" className="link" onClick={() => file.current?.click()}>
        {say('home.import')}
      </button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        className="hidden"
        aria-label={say('home.import')}
        tabIndex={-1}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen !== undefined) take(chosen).catch(failed);
          event.target.value = '';
        }}
      />
      <Suspense fallback={null}>
        {taken !== null && (
          <ImportDialog
            taken={taken}
            onPlayers={(players) => void keep(taken, players).catch(failed)}
            onClose={() => setTaken(null)}
          />
        )}
      </Suspense>
    </>
  );
}
