import { lazy, Suspense, useState } from 'react';
import { api } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { togetherText } from './text/index.ts';

const QrCode = lazy(async () => ({ default: (await import('../people/QrCode.tsx')).QrCode }));

/** A link's fragment that carries the key of a kept seat: it is sent to no server by itself. */
export const KEPT = '#seat=';

interface Props {
  readonly table: string;
  readonly seat: number;
  readonly kept: boolean;
}

/** Keeps a seat for whoever gets its link, or lets it go. */
export function KeepSeat({ table, seat, kept }: Props) {
  const say = useCatalogue(togetherText);
  const [link, setLink] = useState<string | null>(null);
  if (say === null) return null;
  const keep = async (wanted: boolean) => {
    try {
      const { key } = await api.keepSeat(table, seat, wanted);
      setLink(key === null ? null : `${location.origin}/table/${table}${KEPT}${key}`);
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void keep(true)}>
        {say('room.keep')}
      </button>
      {kept && (
        <button type="button" onClick={() => void keep(false)}>
          {say('room.let-go')}
        </button>
      )}
      {link !== null && kept && (
        <div className="kept-link">
          <label>
            <span>{say('room.kept-link')}</span>
            <input type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
          <Suspense fallback={null}>
            <QrCode text={link} />
          </Suspense>
        </div>
      )}
    </>
  );
}
