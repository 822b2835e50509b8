import { useState } from 'react';
import { notify } from '../app/notices.ts';
import { useText } from '../text/index.ts';
import { type LookedAt, useMoment, useTable } from './atTable.ts';
import type { Session } from './session.ts';

/** Opens the game so far where an address leads, or at its last step. */
export function openPast(session: Session, moment: LookedAt, address: string | null): Promise<void> {
  const opened = import('../replay/lookBack.ts').then(({ lookBack }) => lookBack(session, moment, address));
  return opened.catch(() => notify({ key: 'error.not-loaded', kind: 'problem' }));
}

/** Leads to earlier moments of the game, and back to now. */
export function TimeBar({ onOpen }: { readonly onOpen?: () => void }) {
  const moment = useMoment();
  const say = useText();
  const { session } = useTable();
  const [loading, setLoading] = useState(false);
  if (session.isDraft) return null;
  if (moment.past === null) {
    const open = async () => {
      setLoading(true);
      await openPast(session, moment, null);
      setLoading(false);
      onOpen?.();
    };
    return (
      <button type="button" className="quiet-button" disabled={loading} onClick={() => void open()}>
        {say('time.look-back')}
      </button>
    );
  }
  const back = () => {
    // The address may lead to the moment that was looked at: from now on it leads to the game.
    if (location.search !== '') history.replaceState(history.state, '', location.pathname + location.hash);
    moment.lookAt(null);
  };
  return (
    <button type="button" className="primary" onClick={back}>
      {say('time.return')}
    </button>
  );
}
