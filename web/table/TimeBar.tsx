import { useState } from 'react';
import { notify } from '../app/notices.ts';
import { useText } from '../text/index.ts';
import { useMoment, useTable } from './atTable.ts';

/** Looks at any earlier moment of the game, and returns. */
export function TimeBar({ onOpen }: { readonly onOpen?: () => void }) {
  const moment = useMoment();
  const say = useText();
  const { past } = moment;
  const table = useTable();
  const { session } = table;
  const [loading, setLoading] = useState(false);

  const open = async () => {
    setLoading(true);
    const moments = await session.moments();
    setLoading(false);
    onOpen?.();
    if (moments.length > 1) moment.lookAt({ moments, at: moments.length - 1 });
    else notify({ key: 'log.empty', kind: 'info' });
  };

  if (past === null) {
    return (
      <button type="button" className="quiet-button" disabled={loading} onClick={() => void open()}>
        {say('time.look-back')}
      </button>
    );
  }
  const last = past.moments.length - 1;
  const to = (at: number) => moment.lookAt({ ...past, at: Math.max(0, Math.min(last, at)) });
  return (
    <div className="time-bar">
      <button
        type="button"
        className="icon-button"
        aria-label={say('time.back')}
        disabled={past.at === 0}
        onClick={() => to(past.at - 1)}
      >
        ‹
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={past.at}
        aria-label={say('time.moment')}
        aria-valuetext={say('table.in-the-past', { move: past.at, moves: last })}
        onChange={(event) => to(Number(event.target.value))}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={say('time.forward')}
        disabled={past.at === last}
        onClick={() => to(past.at + 1)}
      >
        ›
      </button>
      <button type="button" className="primary" onClick={() => moment.lookAt(null)}>
        {say('time.return')}
      </button>
    </div>
  );
}
