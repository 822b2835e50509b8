import { useEffect, useRef, useState } from 'react';
import { useValue } from '../app/value.ts';
import { useMoment, useTable } from '../table/atTable.ts';
import type { LedReplay } from '../table/led.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { lookBack } from './lookBack.ts';
import { replayText } from './text/index.ts';

/** A moment that is only passed is told to nobody; in milliseconds. */
const PASSING = 100;
/** Where a view cannot be had just now it is asked for again after so many milliseconds. */
const PATIENCE = 700;

/** Who leads through a game that is over: the way there, away from it and back. */
export function LedBanner({ led: leading }: { readonly led: LedReplay }) {
  const text = useCatalogue(replayText);
  const { names } = useTable();
  const { led, leads, follows, left } = useValue(leading.state);
  // The address may lead to whoever leads.
  useEffect(() => {
    if (new URLSearchParams(location.search).has('led')) leading.follow(true);
  }, [leading]);
  useLeading(leading, leads);
  useFollowing(leading, led?.at ?? null, follows);
  if (text === null) return null;
  const name = names[led?.by ?? left ?? -1] ?? '';
  const button = (key: 'replay.lead-stop' | 'replay.alone' | 'replay.follow', onClick: () => void) => (
    <button type="button" className={key === 'replay.follow' ? 'primary' : undefined} onClick={onClick}>
      {text(key, { name })}
    </button>
  );
  if (led === null && !leads && left === null && !follows) return null;
  return (
    <p role="status" className="led">
      {leads && text('replay.leading')} {leads && button('replay.lead-stop', () => leading.end())}
      {led !== null && text(follows ? 'replay.following' : 'replay.led', { name })}{' '}
      {led !== null && follows && button('replay.alone', () => leading.follow(false))}
      {led !== null && !follows && button('replay.follow', () => leading.follow(true))}
      {left !== null && text('replay.led-no-more', { name })}
      {left === null && led === null && follows && text('replay.nobody-leads')}
    </p>
  );
}

/** Tells the others which moment is looked at; whoever returns to now leads no more. */
function useLeading(leading: LedReplay, leads: boolean): void {
  const { past } = useMoment();
  const { connection } = useTable().state;
  const at = past?.at ?? null;
  useEffect(() => {
    if (!leads || connection !== 'open') return;
    if (at === null) return leading.end();
    const timer = setTimeout(() => leading.to(at), PASSING);
    return () => clearTimeout(timer);
  }, [leading, leads, connection, at]);
}

/** Shows what the leader looks at, in one's own history; whoever returns to now follows no more. */
function useFollowing(leading: LedReplay, to: number | null, follows: boolean): void {
  const { session } = useTable();
  const moment = useMoment();
  const latest = useRef(moment);
  latest.current = moment;
  const [tries, setTries] = useState(0);
  const opened = useRef(false);
  const at = moment.past?.at ?? null;
  useEffect(() => {
    const returned = at === null && opened.current;
    opened.current = at !== null;
    if (!follows || to === null || at === to) return;
    if (returned) return leading.follow(false);
    let wanted = true;
    const show = async () => {
      const { past, lookAt } = latest.current;
      if (past === null) return lookBack(session, { ...latest.current, lookAt: (it) => wanted && lookAt(it) }, to);
      const step = Math.min(to, past.steps.length - 1);
      const view = past.seen(step) ?? (await past.viewAt(step));
      if (!wanted) return;
      if (view === null) return setTries(tries + 1);
      setTries(0);
      if (step !== past.at) lookAt({ ...past, at: step, view });
    };
    const timer = setTimeout(() => void show(), tries === 0 ? 0 : PATIENCE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [leading, session, follows, to, at, tries]);
}
