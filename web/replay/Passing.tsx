import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { sittersOf } from '../saves/recordFile.ts';
import { useMoment, useTable } from '../table/atTable.ts';
import { exportRecord } from '../table/exportRecord.ts';
import { packed } from './link.ts';
import { boardPicture } from './picture.ts';
import type { ReplayKey, SayReplay } from './text/index.ts';

/** What is told when something was asked for, with the link it made. */
interface Told {
  readonly key: ReplayKey;
  readonly link?: string;
}

/** The moment handed on: as a link, as a whole game, as a picture, or to be played on. */
export function Passing({ at, text }: { readonly at: number; readonly text: SayReplay }) {
  const { session, state, board } = useTable();
  const { view } = useMoment();
  const [, go] = useLocation();
  const [told, tell] = useState<Told | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const over = state.outcome !== null;
  useEffect(() => {
    if (told?.link === undefined || told.key === 'replay.copied') return;
    field.current?.select();
    // On pages that came over plain http there is no clipboard: then the marked text is copied as by hand.
    if (document.execCommand('copy')) tell({ ...told, key: 'replay.copied' });
  }, [told]);

  const copy = async (link: string) => {
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    tell({ key: copied === true ? 'replay.copied' : 'replay.copy-by-hand', link });
  };
  const send = async () => {
    const record = await session.record();
    const hash = record === null ? null : await packed(record, sittersOf(state.seats));
    if (hash !== null) return copy(`${location.origin}/replay#${hash}`);
    if (record !== null) tell({ key: 'replay.as-file' });
    await exportRecord(session);
  };
  const draw = async () => {
    const drawn = await boardPicture(`kaya-${session.game.id}-${at}.png`);
    tell(drawn ? null : { key: 'replay.no-picture' });
  };
  const playOn = async () => {
    const { playOnFrom } = await import('../analysis/playOn.ts');
    const record = await session.record();
    const id = record === null ? null : await playOnFrom(session.game, record, at, state.seats);
    if (id === null) tell({ key: 'replay.no-branch' });
    else go(`/local/${id}`);
  };
  // Where others still play, their secrets are in the record; and behind the end there is nothing to play.
  const mayPlayOn = (over || state.connection === 'local') && view.outcome === null;
  return (
    <details className="replay-more">
      <summary>{text('replay.more')}</summary>
      <div className="buttons">
        <button type="button" onClick={() => void copy(`${location.origin}${location.pathname}?at=${at}${location.hash}`)}>
          {text('replay.link')}
        </button>
        {over && (
          <button type="button" onClick={() => void send()}>
            {text('replay.send')}
          </button>
        )}
        {mayPlayOn && (
          <button type="button" onClick={() => void playOn()}>
            {text('replay.play-on')}
          </button>
        )}
        {board !== null && (
          <button type="button" onClick={() => void draw()}>
            {text('replay.picture')}
          </button>
        )}
      </div>
      <div role="status">
        {told !== null && <p>{text(told.key)}</p>}
        {told?.link !== undefined && <input ref={field} readOnly value={told.link} aria-label={text(told.key)} />}
      </div>
    </details>
  );
}
