import type { Table } from '@kaya/wire';
import { paceName } from '@kaya/wire';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../net/api.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { togetherText } from './text/index.ts';

/** It is asked again so often: others may wait elsewhere. */
const AGAIN = 15_000;
/** Bots are offered after so long. */
const PATIENCE = 45_000;

/** Waits with whoever looks for a game: goes where others wait, and offers bots after a while. */
export function FoundWait({ table, onBots }: { readonly table: Table; onBots(): void }) {
  const say = useCatalogue(togetherText);
  const [, go] = useLocation();
  const [patient, setPatient] = useState(true);
  const { id, game, pace, seats } = table;
  const name = paceName(pace);
  const alone = seats.filter((seat) => seat.kind === 'person').length === 1;
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (name === null || !alone) return;
    let waits = true;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      api.find({ game, players: seats.length, pace: name }).then(
        (found) => waits && found.id !== id && go(`/table/${found.id}`, { replace: true }),
        () => undefined,
      );
    }, AGAIN);
    return () => {
      waits = false;
      clearInterval(timer);
    };
  }, [id, game, name, alone, seats.length, go]);
  if (say === null) return null;
  return (
    <div className="suggestion" role="status">
      <p>{say('find.waiting')}</p>
      {!patient && (
        <p>
          {alone && say('find.nobody')}{' '}
          <button type="button" className="primary" onClick={onBots}>
            {say('find.bots')}
          </button>
        </p>
      )}
    </div>
  );
}
