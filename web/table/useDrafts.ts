import { useCallback, useEffect, useState } from 'react';
import { notify } from '../app/notices.ts';
import type { Session } from './session.ts';

interface Drafts {
  /** The draft that lies over the table, else the table itself. */
  readonly shown: Session;
  /** What is clicked before the draft is there would be played. */
  readonly opening: boolean;
  openDrafts(open: boolean): void;
}

/** Drafts of one's turn over a table; they are loaded with the first one. */
export function useDrafts(session: Session): Drafts {
  const [draft, setDraft] = useState<{ readonly of: Session; readonly session: Session } | null>(null);
  const [opening, setOpening] = useState(false);
  useEffect(() => () => draft?.session.close(), [draft]);
  const openDrafts = useCallback(
    async (open: boolean) => {
      const leave = () => setDraft(null);
      if (!open) return leave();
      setOpening(true);
      try {
        const { DraftSession } = await import('../draft/draftSession.ts');
        setDraft({ of: session, session: new DraftSession(session, leave) });
      } catch {
        notify({ key: 'error.not-loaded', kind: 'problem' });
      } finally {
        setOpening(false);
      }
    },
    [session],
  );
  return { shown: draft?.of === session ? draft.session : session, opening, openDrafts };
}
