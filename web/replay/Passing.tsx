import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useValue } from '../app/value.ts';
import type { Left } from '../branch/leave.ts';
import { sittersOf } from '../saves/recordFile.ts';
import type { Sitter } from '../saves/saves.ts';
import { useMoment, useTable } from '../table/atTable.ts';
import { exportRecord } from '../table/exportRecord.ts';
import { packed } from './link.ts';
import { NOBODY } from './nobody.ts';
import { boardPicture } from './picture.ts';
import type { ReplayKey, SayReplay } from './text/index.ts';

// Whoever plays on is asked only where several people sat there.
const ImportDialog = lazy(async () => ({ default: (await import('../pages/ImportDialog.tsx')).ImportDialog }));

/** What is told when something was asked for, with the link it made. */
interface Told {
  readonly key: ReplayKey;
  readonly link?: string;
}

/** The moment handed on: as a link, as a whole game, as a picture, or to be played on. */
export function Passing({ at, text }: { readonly at: number; readonly text: SayReplay }) {
  const { session, state, board } = useTable();
  const { view, past } = useMoment();
  const [, go] = useLocation();
  const [told, tell] = useState<Told | null>(null);
  const [left, leaveAt] = useState<Left | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const over = state.outcome !== null;
  const { led, leads } = useValue(session.led?.state ?? NOBODY);
  useEffect(() => {
    if (told?.link === undefined || told.key !== 'replay.copy-by-hand') return;
    field.current?.select();
    // On pages that came over plain http there is no clipboard: then the marked text is copied as by hand.
    if (document.execCommand('copy')) tell({ ...told, key: 'replay.copied' });
  }, [told]);

  const copy = async (link: string, key: ReplayKey = 'replay.copied') => {
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    tell({ key: copied === true ? key : 'replay.copy-by-hand', link });
  };
  const copyMoment = async () => {
    const { linkTo } = await import('./moment.ts');
    const { search, exact } = await linkTo(session, state, at, view);
    const { origin, pathname, hash } = location;
    await copy(`${origin}${pathname}${search}${hash}`, exact ? 'replay.copied' : 'replay.copied-running');
  };
  const send = async () => {
    const record = await session.record();
    const hash = record === null ? null : await packed(record, sittersOf(state.seats));
    // It opens at the moment that is looked at; at the end there is the result to see.
    const moment = at < (past?.steps.length ?? 0) - 1 ? `?at=${at}` : '';
    if (hash !== null) return copy(`${location.origin}/replay${moment}#${hash}`);
    if (record !== null) tell({ key: 'replay.as-file' });
    await exportRecord(session);
  };
  const lead = async () => {
    const record = leads ? null : await session.record();
    const { watchedSteps } = await import('./watched.ts');
    const watched = record === null ? null : watchedSteps(session.game, record);
    if (watched !== null) session.led?.begin(watched, at);
    if (leads || watched !== null) await copy(`${location.origin}${location.pathname}?led`);
    else tell({ key: 'replay.no-lead' });
  };
  const draw = async () => {
    const drawn = await boardPicture(`kaya-${session.game.id}-${at}.png`);
    tell(drawn ? null : { key: 'replay.no-picture' });
  };
  const playOn = async () => {
    const { leave } = await import('../branch/leave.ts');
    const found = await leave(session, state, at, view);
    // The one record on this device that its player may not have yet is that of the day's table.
    const isDaily = state.connection === 'local' && (await session.record()) === null;
    if (found === null) tell({ key: isDaily ? 'replay.day-runs' : 'replay.no-branch' });
    else if (found.players.filter(({ kind }) => kind === 'person').length > 1) leaveAt(found);
    else await goOn(found, found.players);
  };
  const goOn = async (found: Left, players: readonly Sitter[]) => {
    const { playOn: keep } = await import('../branch/leave.ts');
    await keep(found, players, go);
  };
  const playOnOnline = async () => {
    const { api } = await import('../net/api.ts');
    const table = await api.branch(session.id, at).catch(() => null);
    if (table === null) tell({ key: 'replay.no-branch' });
    else go(`/table/${table.id}`);
  };
  // Behind the end there is nothing to play.
  const mayPlayOn = view.outcome === null;
  const mayPlayOnline = mayPlayOn && over && state.connection === 'open' && state.viewer >= 0;
  const mayLead = over && state.connection === 'open' && state.viewer >= 0 && led === null;
  return (
    <details className="replay-more">
      <summary>{text('replay.more')}</summary>
      <div className="buttons">
        <button type="button" onClick={() => void copyMoment()}>
          {text('replay.link')}
        </button>
        {over && (
          <button type="button" onClick={() => void send()}>
            {text('replay.send')}
          </button>
        )}
        {mayPlayOn && (
          <button type="button" onClick={() => void playOn()}>
            {text(over ? 'replay.play-on' : 'replay.play-on-imagined')}
          </button>
        )}
        {mayPlayOnline && (
          <button type="button" onClick={() => void playOnOnline()}>
            {text('replay.branch-online')}
          </button>
        )}
        {mayLead && session.led !== undefined && (
          <button type="button" onClick={() => void lead()}>
            {text(leads ? 'replay.lead-link' : 'replay.lead')}
          </button>
        )}
        {board !== null && (
          <button type="button" onClick={() => void draw()}>
            {text('replay.picture')}
          </button>
        )}
      </div>
      {mayPlayOn && !over && <p>{text('replay.imagined')}</p>}
      <Suspense fallback={null}>
        {left !== null && (
          <ImportDialog
            taken={left}
            moves={left.branch.move}
            onPlayers={(players) => void goOn(left, players)}
            onClose={() => leaveAt(null)}
          />
        )}
      </Suspense>
      <div role="status">
        {told !== null && <p>{text(told.key)}</p>}
        {told?.link !== undefined && <input ref={field} readOnly value={told.link} aria-label={text(told.key)} />}
      </div>
    </details>
  );
}
