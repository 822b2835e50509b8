import { SeatBadge } from '@kaya/pieces';
import { LONGEST_REASON, type Table } from '@kaya/wire';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { keyed } from '../app/keyed.ts';
import { Sure } from '../app/Sure.tsx';
import { useSettings } from '../app/settings.ts';
import { TextField } from '../app/TextField.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import { api } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import { DecidedLater } from '../people/DecidedLater.tsx';
import { useGameName } from '../shelf/shelf.ts';
import { NameAt } from '../table/NameAt.tsx';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { AskFriend } from '../together/AskFriend.tsx';
import { AskProgram } from '../together/AskProgram.tsx';
import { FoundWait } from '../together/FoundWait.tsx';
import { KEPT, KeepSeat } from '../together/KeepSeat.tsx';
import { Rename } from '../together/Rename.tsx';
import { RoomRules } from '../together/RoomRules.tsx';
import { togetherText } from '../together/text/index.ts';
import { Invitation } from './Invitation.tsx';
import { sitDown } from './sitDown.ts';
import { TableFacts } from './TableFacts.tsx';
import { pageText } from './text/index.ts';
import { useHasLeft } from './useHasLeft.ts';
import { YourName } from './YourName.tsx';

const RateOffer = lazy(async () => ({ default: (await import('../ratings/RateOffer.tsx')).RateOffer }));

interface Props {
  readonly table: Table;
  /** Somebody became known to the server: the connection must be made anew. */
  onWhoChanged(): void;
  readonly chat: ReactNode;
}

/** A table before the game: seats, the invitation, the start. */
export function WaitingRoom({ table, onWhoChanged, chat }: Props) {
  const say = useText();
  const own = useCatalogue(pageText);
  const together = useCatalogue(togetherText);
  const { name } = useSettings();
  const [busy, setBusy] = useState(false);
  /** The seat of whoever may be sent away: that is asked once more. */
  const [asking, setAsking] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const hasLeft = useHasLeft(table);
  const title = useGameName(table.game);
  usePageTitle(title);
  const seated = table.seats.some((seat) => seat.you);
  const full = table.seats.every((seat) => seat.kind !== 'open');
  const ready = full && !table.seats.some((seat) => seat.asked);

  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  const join = (seat: number | null, key?: string) =>
    attempt(async () => {
      await sitDown(table.id, name.trim() || say('seat.guest'), seat, key);
      onWhoChanged();
    });

  const ask = (seat: number) => {
    setReason('');
    setAsking(seat);
  };
  const sendAway = async (seat: number) => {
    await attempt(() => api.sendAway(table.id, seat, reason.trim()));
    setAsking(null);
  };

  /** Whoever looked for a game has as much to say as whoever looked first. */
  const decides = table.host || (table.found && seated);
  const kept = location.hash.startsWith(KEPT) ? location.hash.slice(KEPT.length) : null;
  const fill = () =>
    attempt(async () => {
      for (const [i, seat] of table.seats.entries()) if (seat.kind === 'open') await api.setSeat(table.id, i, 'medium');
      await api.start(table.id);
    });

  if (own === null || together === null) return null;
  return (
    <div className="narrow online-table">
      <h1>{title}</h1>
      <TableFacts table={table} />
      <RoomRules table={table} />
      {table.found && seated && !full && <FoundWait table={table} onBots={() => void fill()} />}
      <Invitation table={table.id} host={table.host} />
      {table.sentAway && (
        <p className="suggestion" role="alert">
          {say('code.sent-away')} <Link href={`/new/${table.game}?mode=online`}>{say('home.open-table')}</Link>
        </p>
      )}
      {(table.sentAway || hasLeft) && <DecidedLater />}
      {!seated && !table.sentAway && full && (
        <p className="suggestion">
          <strong>{own('error.full.title')}</strong> {own('error.full.text')}{' '}
          <Link href={`/new/${table.game}?mode=online`}>{say('home.open-table')}</Link>
        </p>
      )}
      {!seated && !table.sentAway && !full && <YourName />}
      {!seated && !table.sentAway && kept !== null && table.seats.some((seat) => seat.kept) && (
        <p>
          <button type="button" className="primary" disabled={busy} onClick={() => void join(null, kept)}>
            {together('room.take-kept')}
          </button>
        </p>
      )}
      {seated && <Rename label={own('online.your-name')} />}
      <ol className="online-seats">
        {keyed(table.seats).map(({ key, item: seat, index }) => (
          <li key={key}>
            <SeatBadge seat={index} />
            <span className="who">
              {seat.kind === 'person' && <NameAt seat={index} name={seat.name} />}
              {seat.kind === 'bot' && say(`who.${seat.level ?? 'medium'}`)}
              {seat.kind === 'open' && <span className="quiet">{seat.kept ? together('room.kept') : say('who.open')}</span>}
              {seat.you && <span className="quiet"> {say('table.you')}</span>}
              {seat.program && <span className="quiet"> · {together('room.program')}</span>}
              {seat.asked && !seat.you && (
                <span className="quiet"> {seat.program ? together('room.program-asked') : own('online.asked')}</span>
              )}
              {seat.experience !== null && !seat.program && (
                <span className="quiet"> · {together('room.games', { count: seat.experience })}</span>
              )}
            </span>
            {((seat.kind === 'open' && !seat.kept && !seated && !table.sentAway) || (seat.you && seat.asked)) && (
              <button type="button" className="primary" disabled={busy} onClick={() => void join(index)}>
                {own('online.join')}
              </button>
            )}
            {seat.kind === 'open' && table.host && !table.found && <KeepSeat table={table.id} seat={index} kept={seat.kept} />}
            {seat.kind === 'open' && decides && (
              <button type="button" disabled={busy} onClick={() => void attempt(() => api.setSeat(table.id, index, 'medium'))}>
                {own('online.set-bot')}
              </button>
            )}
            {seat.kind === 'person' && !seat.you && table.host && (
              <button type="button" disabled={busy} onClick={() => ask(index)}>
                {own('online.send-away')}
              </button>
            )}
            {seat.kind === 'bot' && decides && (
              <button type="button" disabled={busy} onClick={() => void attempt(() => api.setSeat(table.id, index, null))}>
                {own('online.open-seat')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {asking !== null && (
        <Sure
          title={own('online.send-away')}
          text={own('online.send-away-sure', { name: table.seats[asking]?.name ?? '' })}
          onYes={() => void sendAway(asking)}
          onClose={() => setAsking(null)}
        >
          <TextField label={own('online.send-away-why')} longest={LONGEST_REASON} value={reason} onChange={setReason} />
        </Sure>
      )}
      {decides && !full && (
        <AskProgram table={table} onAsk={(seat, program) => void attempt(() => api.askProgram(table.id, seat, program))} />
      )}
      {table.host && !table.found && <AskFriend table={table} />}
      {seated && table.ratable && (
        <Suspense fallback={null}>
          <RateOffer table={table} />
        </Suspense>
      )}
      {!(decides && ready) && (
        <p className="quiet">
          {own(full && !ready ? 'online.asked-help' : decides ? 'online.start-help' : 'online.waiting-host')}
        </p>
      )}
      <div className="buttons">
        {decides && (
          <button
            type="button"
            className="primary large"
            disabled={busy || !ready}
            onClick={() => void attempt(() => api.start(table.id))}
          >
            {own('online.start')}
          </button>
        )}
        {seated && (
          <button type="button" disabled={busy} onClick={() => void attempt(() => api.leave(table.id))}>
            {own('online.leave')}
          </button>
        )}
      </div>
      <section className="waiting-chat" aria-label={say('tab.chat')}>
        {chat}
      </section>
    </div>
  );
}
