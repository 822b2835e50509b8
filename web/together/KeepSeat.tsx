import { useState } from 'react';
import { api } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import { LinkWithCode } from '../people/LinkWithCode.tsx';
import { useCatalogue } from '../text/useCatalogue.ts';
import { togetherText } from './text/index.ts';

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
          <LinkWithCode label={say('room.kept-link')} link={link} />
        </div>
      )}
    </>
  );
}
