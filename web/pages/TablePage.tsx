import { eventsFor, type Game, SPECTATOR, type State, viewOf } from '@kaya/engine';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Shell } from '../app/Shell.tsx';
import { useValue } from '../app/value.ts';
import { awaitsMe } from '../app/waiting.ts';
import { api } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import { waiting } from '../net/waiting.ts';
import { DecidedLater } from '../people/DecidedLater.tsx';
import { BigScreen } from '../table/BigScreen.tsx';
import { lately } from '../table/boardProps.ts';
import { Chat } from '../table/Chat.tsx';
import { Happenings } from '../table/happenings.ts';
import { PersonAt } from '../table/NameAt.tsx';
import type { Happened } from '../table/session.ts';
import { TableRoom } from '../table/TableRoom.tsx';
import { UnreadLines } from '../table/unread.ts';
import { usePersonAt } from '../table/usePersonAt.ts';
import { type Running, Visit } from '../table/visit.ts';
import { useText } from '../text/index.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { OnlineBanner } from './OnlineBanner.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

// Only where a game is over.
const LedBanner = lazy(async () => ({ default: (await import('../replay/LedBanner.tsx')).LedBanner }));

interface Props {
  readonly id: string;
  /** For a wall: the table as everybody may see it. */
  readonly screen?: boolean;
}

/** A table on the server: waiting, playing or over, for those who play and those who watch. */
export function TablePage({ id, screen = false }: Props) {
  // A new visit whenever the table, or who one is there, is another.
  const [visits, setVisits] = useState(0);
  return <OneVisit key={`${id} ${visits}`} id={id} screen={screen} onAgain={() => setVisits(visits + 1)} />;
}

function OneVisit({ id, ...props }: { readonly id: string; readonly screen: boolean; onAgain(): void }) {
  const say = useText();
  const [visit, setVisit] = useState<Visit | null>(null);
  useEffect(() => {
    const begun = new Visit(id);
    setVisit(begun);
    return () => begun.close();
  }, [id]);
  return visit === null ? <p className="loading">{say('common.loading')}</p> : <Visiting visit={visit} {...props} />;
}

function Visiting({ visit, screen, onAgain }: { readonly visit: Visit; readonly screen: boolean; onAgain(): void }) {
  const say = useText();
  const [, go] = useLocation();
  const { problem, status, ahead, table, proposals, chat, unread, running } = useValue(visit.state);

  const mine = table !== null && awaitsMe(table);
  // Whether this game waits for me has changed: so has the count of all that do.
  const latest = useRef(table);
  latest.current = table;
  const waits = table === null ? null : `${table.id} ${table.status} ${mine}`;
  useEffect(() => {
    if (waits !== null && latest.current !== null) void waiting.note(latest.current);
  }, [waits]);

  const people = usePersonAt(table, visit.hearAgain);
  if (problem === 'no-table')
    return (
      <ErrorPage kind="no-table">
        <DecidedLater />
      </ErrorPage>
    );
  if (problem === 'away') return <ErrorPage kind="away" onAgain={onAgain} />;
  if (problem === 'waits') return <ErrorPage kind="waits" onAgain={onAgain} />;
  if (problem !== null) throw problem.failure;
  if (table === null) return <p className="loading">{say('common.loading')}</p>;
  const talk = (
    <Chat
      lines={chat}
      mayTalk={table.mayTalk}
      onSay={(text) => {
        visit.request({ t: 'chat', text });
        return true;
      }}
      onPhrase={(phrase) => visit.request({ t: 'phrase', phrase })}
      people={table.seats.filter(({ kind, asked }) => kind === 'person' && !asked)}
      onRead={visit.read}
    />
  );
  if (table.status === 'open')
    return (
      <Shell>
        <PersonAt value={people}>
          <WaitingRoom table={table} onWhoChanged={onAgain} chat={talk} />
        </PersonAt>
      </Shell>
    );
  if (running === null) return <p className="loading">{say('online.connecting')}</p>;
  const names = table.seats.map((seat, i) => seat.name || say('seat.bot', { number: i + 1 }));
  if (screen) return <Wall {...running} names={names} />;
  const rematch = async () => {
    try {
      // Also where there is a table already: who asks for another game comes to it.
      go(`/table/${(await api.rematch(table.id)).id}`);
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <UnreadLines value={unread}>
      <PersonAt value={people}>
        <TableRoom
          {...running}
          onRematch={() => void rematch()}
          chat={talk}
          banner={
            <OnlineBanner
              table={table}
              status={status}
              ahead={ahead}
              proposals={proposals}
              names={names}
              onRequest={visit.request}
              onRematch={() => void rematch()}
              onSat={onAgain}
            >
              {table.status === 'over' && (
                <Suspense fallback={null}>
                  <LedBanner led={running.session.led} />
                </Suspense>
              )}
            </OnlineBanner>
          }
        />
      </PersonAt>
    </UnreadLines>
  );
}

/** For all eyes, also where the one who opened it has a seat: then it shows no more than everybody knows. */
function Wall({ session, box, board, names }: Running & { readonly names: readonly string[] }) {
  const { view, log } = useValue(session.state);
  const forAll = useMemo(() => viewOf(box.game, view, SPECTATOR), [box, view]);
  const told = useMemo(() => eventsFor(box.game, lately(log), SPECTATOR), [box, log]);
  const [happened] = useState(() => new Happenings());
  useEffect(
    () => session.happened.follow((move) => happened.set(move === null ? null : forEverybody(box.game, move))),
    [session, box, happened],
  );
  return <BigScreen box={box} board={board} view={forAll} names={names} told={told} happened={happened} />;
}

/** What a seat was told, as far as everybody was. */
function forEverybody(game: Game, { move, events, view, viewAt, before }: Happened): Happened {
  const known = events.flatMap((event, i) => eventsFor(game, [event], SPECTATOR).map((told) => ({ told, i })));
  const masked = (it: State) => viewOf(game, it, SPECTATOR);
  return {
    viewer: SPECTATOR,
    move,
    events: known.map(({ told }) => told),
    view: masked(view),
    before: masked(before),
    viewAt: (event) => {
      const found = event === known.length - 1 ? view : viewAt(known[event]?.i ?? -1);
      return found === null ? null : masked(found);
    },
  };
}
