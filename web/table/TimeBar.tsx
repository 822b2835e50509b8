import { useEffect, useState } from 'react';
import { notify } from '../app/notices.ts';
import { useText } from '../text/index.ts';
import { useMoment, useTable } from './atTable.ts';

/** Where a view cannot be had just now it is asked for again after so many milliseconds. */
const PATIENCE = 700;
/** A step that is only passed on the way to another is not asked for. */
const PASSING = 30;

/** Looks at any earlier moment of the game, and returns. */
export function TimeBar({ onOpen }: { readonly onOpen?: () => void }) {
  const moment = useMoment();
  const say = useText();
  const { past } = moment;
  const { session } = useTable();
  const [loading, setLoading] = useState(false);
  /** The step one wants to look at; the view there may still be on its way. */
  const [wanted, want] = useState<number | null>(null);
  const [tries, setTries] = useState(0);

  const open = async () => {
    setLoading(true);
    const found = await session.past();
    const last = (found?.steps.length ?? 0) - 1;
    const view = await found?.viewAt(last);
    setLoading(false);
    onOpen?.();
    if (found === null || view === null || view === undefined) notify({ key: 'time.not-now', kind: 'problem' });
    else if (last < 1) notify({ key: 'log.empty', kind: 'info' });
    else moment.lookAt({ ...found, at: last, view });
  };

  useEffect(() => {
    if (past === null || wanted === null || wanted === past.at) return;
    let current = true;
    const timer = setTimeout(
      async () => {
        const view = await past.viewAt(wanted);
        if (!current) return;
        if (view === null) setTries(tries + 1);
        else {
          setTries(0);
          moment.lookAt({ ...past, at: wanted, view });
        }
      },
      tries === 0 ? PASSING : PATIENCE,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [past, wanted, tries, moment]);

  if (past === null) {
    return (
      <button type="button" className="quiet-button" disabled={loading} onClick={() => void open()}>
        {say('time.look-back')}
      </button>
    );
  }
  const last = past.steps.length - 1;
  const at = wanted ?? past.at;
  const to = (step: number) => want(Math.max(0, Math.min(last, step)));
  return (
    <div className="time-bar">
      <button type="button" className="icon-button" aria-label={say('time.back')} disabled={at === 0} onClick={() => to(at - 1)}>
        ‹
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say('time.moment')}
        aria-valuetext={say('table.in-the-past', { move: at, moves: last })}
        onChange={(event) => to(Number(event.target.value))}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={say('time.forward')}
        disabled={at === last}
        onClick={() => to(at + 1)}
      >
        ›
      </button>
      <button
        type="button"
        className="primary"
        onClick={() => {
          want(null);
          moment.lookAt(null);
        }}
      >
        {say('time.return')}
      </button>
    </div>
  );
}
