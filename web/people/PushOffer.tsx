import type { Calling } from '@kaya/wire';
import { useEffect, useState } from 'react';
import { callingApi } from './callingApi.ts';
import { first } from './firstWishes.ts';
import { type PushState, pushState, subscribe, unsubscribe } from './subscription.ts';
import { usePeopleText } from './words.tsx';

interface Props {
  /** The key of the site. */
  readonly offered: string;
  readonly calling: Calling;
  attempt(work: () => Promise<unknown>): Promise<void>;
}

/** Notifications in this browser; permission is asked for only after one's own click. */
export function PushOffer({ offered, calling, attempt }: Props) {
  const say = usePeopleText();
  const [state, setState] = useState<PushState | null>(null);
  const look = () => pushState().then(setState, () => setState('unsupported'));
  useEffect(() => void pushState().then(setState, () => setState('unsupported')), []);
  const here = calling.channels.find((it) => it.here);
  const turnOn = () =>
    attempt(async () => {
      await first(calling, say.locale);
      await subscribe(offered);
      await look();
    });
  const turnOff = () =>
    attempt(async () => {
      await unsubscribe();
      if (here !== undefined) await callingApi.remove(here.id);
      await look();
    });
  if (state === null) return null;
  return (
    <div className="reach">
      <h3>{say('calls.push')}</h3>
      {state === 'install' && <p className="quiet">{say('calls.push-install')}</p>}
      {state === 'unsupported' && <p className="quiet">{say('calls.push-unsupported')}</p>}
      {state === 'denied' && <p className="quiet">{say('calls.push-denied')}</p>}
      {(state === 'off' || (state === 'on' && here === undefined)) && (
        <button type="button" className="primary" onClick={() => void turnOn()}>
          {say('calls.push-on')}
        </button>
      )}
      {state === 'on' && here !== undefined && (
        <button type="button" onClick={() => void turnOff()}>
          {say('calls.push-off')}
        </button>
      )}
    </div>
  );
}
