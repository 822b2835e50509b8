import type { Proposal, Table } from '@kaya/wire';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { notify } from '../app/notices.ts';
import { SelectField } from '../app/SelectField.tsx';
import { ApiError, api } from '../net/api.ts';
import type { Status } from '../net/live.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import { DecidedLater } from '../people/DecidedLater.tsx';
import { LinkWithCode } from '../people/LinkWithCode.tsx';
import type { TableRequest } from '../table/visit.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { Clocks } from '../time/Clocks.tsx';
import { TimeButtons } from '../time/TimeButtons.tsx';
import { pageText } from './text/index.ts';
import { useHasLeft } from './useHasLeft.ts';

const SlowOffer = lazy(async () => ({ default: (await import('../people/SlowOffer.tsx')).SlowOffer }));
const FreeSeats = lazy(async () => ({ default: (await import('./FreeSeats.tsx')).FreeSeats }));

interface Props {
  readonly table: Table;
  readonly status: Status;
  /** By how much the server's clock is ahead of this device's. */
  readonly ahead: number;
  readonly proposals: readonly Proposal[];
  readonly names: readonly string[];
  onRequest(request: TableRequest): void;
  onRematch(): void;
  /** Whoever looked on has sat down. */
  onSat(): void;
  /** What else there is to say about a game that is over. */
  readonly children?: ReactNode;
}

/** So many of one's own last moves may be asked for: ending a turn is one of them. */
const REWINDS = [1, 2, 3, 4, 5, 6, 8, 10];

/** What is to be known about an online table besides the game: the connection, the clock, what others ask for. */
export function OnlineBanner({ table, status, ahead, proposals, names, onRequest, onRematch, onSat, children }: Props) {
  const say = useText();
  const own = useCatalogue(pageText);
  const [moves, setMoves] = useState(1);
  const [link, setLink] = useState<string | null>(null);
  const me = table.seats.findIndex((seat) => seat.you);
  const hasLeft = useHasLeft(table);
  const mine = table.seats[me];
  const moveDevice = () =>
    api.seatLink(table.id).then(({ token }) => setLink(`${location.origin}/seat/${table.id}#${token}`), notifyFailure);
  const withdraw = () => api.withdrawSeatLink(table.id).then(() => setLink(null), notifyFailure);
  const playing = table.status === 'playing';
  // Who keeps everybody waiting and is not there; with a clock that is the clock's business.
  const absent = table.awaited.filter((seat) => {
    const it = table.seats[seat];
    return it?.kind === 'person' && !it.you && !it.online && !it.standIn && table.pace.kind === 'live' && table.time === null;
  });
  const replace = (seat: number) =>
    api.replaceAbsent(table.id, seat).catch((error: unknown) => {
      const early = error instanceof ApiError && error.code === 'not-allowed';
      if (early) notify({ key: 'online.absent-early', values: { name: names[seat] ?? '' }, kind: 'info' });
      else notifyFailure(error);
    });
  if (own === null) return null;
  return (
    <section className="banner" aria-label={say('new.table')}>
      {status !== 'open' && (
        <p role="alert">
          <strong>{status === 'lost' ? own?.('online.lost') : say('online.connecting')}</strong>
        </p>
      )}
      {me < 0 && <p>{own('online.watching')}</p>}
      {me < 0 && playing && (
        <Suspense fallback={null}>
          <FreeSeats table={table} onSat={onSat} />
        </Suspense>
      )}
      {(hasLeft || table.status === 'abandoned') && <DecidedLater />}
      {mine?.standIn === true && playing && (
        <p>
          {own('online.stands-in')}{' '}
          <button type="button" className="primary" onClick={() => void api.standIn(table.id, null).catch(notifyFailure)}>
            {own('online.take-back')}
          </button>
        </p>
      )}
      {me >= 0 &&
        playing &&
        absent.map((seat) => (
          <p key={seat}>
            {own('online.absent', { name: names[seat] ?? '' })}{' '}
            <button type="button" onClick={() => void replace(seat)}>
              {own('online.replace-absent')}
            </button>
          </p>
        ))}
      {table.next !== null && (
        <p role="status">
          <strong>{own('online.rematch')}</strong>{' '}
          {me >= 0 ? (
            <button type="button" onClick={onRematch}>
              {own('online.go-there')}
            </button>
          ) : (
            <Link href={`/table/${table.next}`} className="button">
              {own('online.go-there')}
            </Link>
          )}
        </p>
      )}
      {table.status === 'abandoned' && (
        <p>
          {say('online.abandoned')}{' '}
          {me >= 0 && table.next === null && (
            <button type="button" className="primary" onClick={onRematch}>
              {say('ending.rematch')}
            </button>
          )}
        </p>
      )}
      {me >= 0 && table.rated && !playing && (
        <p>
          <Link href="/ratings">{own('online.rated')}</Link>
        </p>
      )}
      {children}
      {me >= 0 && playing && table.pace.kind === 'correspondence' && !table.awaited.includes(me) && (
        <Suspense fallback={null}>
          <SlowOffer />
        </Suspense>
      )}
      {table.time !== null && <Clocks table={table} ahead={ahead} names={names} />}
      <div aria-live="polite">
        {proposals.map((proposal) => {
          const name = names[proposal.by] ?? '';
          const waiting = proposal.waitingFor.map((seat) => names[seat] ?? '');
          return (
            <p key={proposal.id}>
              <strong>
                {proposal.what.kind === 'rewind'
                  ? own('online.proposal-rewind', { name, count: proposal.what.moves })
                  : own(`online.proposal-${proposal.what.kind}`, { name })}
              </strong>{' '}
              {proposal.waitingFor.includes(me) ? (
                <>
                  <button type="button" onClick={() => onRequest({ t: 'consent', proposal: proposal.id, yes: true })}>
                    {own('online.yes')}
                  </button>{' '}
                  <button type="button" onClick={() => onRequest({ t: 'consent', proposal: proposal.id, yes: false })}>
                    {own('online.no')}
                  </button>
                </>
              ) : (
                own('online.waiting-for', { names: waiting })
              )}
            </p>
          );
        })}
      </div>
      {me >= 0 && playing && (
        <details className="table-more">
          <summary>{say('new.table')}</summary>
          <div className="buttons">
            <span className="rewind">
              <SelectField
                label={own('online.rewind')}
                value={moves}
                among={REWINDS}
                nameOf={(count) => own('online.rewind-moves', { count })}
                onChange={setMoves}
              />
              <button type="button" onClick={() => onRequest({ t: 'propose', what: { kind: 'rewind', moves } })}>
                {own('online.ask-rewind')}
              </button>
            </span>
            <button type="button" onClick={() => onRequest({ t: 'propose', what: { kind: 'abandon' } })}>
              {own('online.ask-abandon')}
            </button>
            {mine?.standIn !== true && (
              <button type="button" onClick={() => void api.standIn(table.id, 'medium').catch(notifyFailure)}>
                {own('online.stand-in')}
              </button>
            )}
            {table.time !== null && <TimeButtons table={table} ahead={ahead} onRequest={onRequest} />}
            <button type="button" onClick={() => void moveDevice()}>
              {own('online.move-device')}
            </button>
          </div>
          {link !== null && (
            <>
              <LinkWithCode label={own('online.seat-link')} link={link} />
              <button type="button" onClick={() => void withdraw()}>
                {own('online.withdraw-link')}
              </button>
            </>
          )}
        </details>
      )}
    </section>
  );
}
