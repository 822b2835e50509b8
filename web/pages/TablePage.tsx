import { type Board, type Box, eventsFor, SPECTATOR, viewOf } from '@kaya/engine';
import type { ChatLine, Proposal, Table, TableClient, ToClient } from '@kaya/wire';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { loadBoard, loadBox } from '../app/boxes.ts';
import { newId } from '../app/newId.ts';
import { notify } from '../app/notices.ts';
import { Shell } from '../app/Shell.tsx';
import { sound } from '../app/sound.ts';
import { useStore } from '../app/store.ts';
import { ApiError, api } from '../net/api.ts';
import { openLive, type Status } from '../net/live.ts';
import { type Memory, remembered } from '../saves/store.ts';
import { BigScreen } from '../table/BigScreen.tsx';
import { lately } from '../table/boardProps.ts';
import { Chat, UnreadLines } from '../table/Chat.tsx';
import { OnlineSession } from '../table/online.ts';
import { TableRoom } from '../table/TableRoom.tsx';
import { type SiteKey, useText } from '../text/index.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { OnlineBanner } from './OnlineBanner.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

interface Game {
  readonly box: Box;
  readonly board: Board | null;
}

/** A table on the server: waiting, playing or over, for those who play and those who watch. */
export function TablePage({ id, screen = false }: { readonly id: string; readonly screen?: boolean }) {
  const say = useText();
  const [, go] = useLocation();
  const [visit, setVisit] = useState(0);
  const [status, setStatus] = useState<Status>('connecting');
  const [table, setTable] = useState<Table | null>(null);
  const [proposals, setProposals] = useState<readonly Proposal[]>([]);
  const [chat, setChat] = useState<readonly ChatLine[]>([]);
  const [unread, setUnread] = useState(0);
  const read = useCallback(() => setUnread(0), []);
  const [missing, setMissing] = useState(false);
  const [away, setAway] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [game, setGame] = useState<Game | null>(null);
  const [session, setSession] = useState<OnlineSession | null>(null);
  const client = useRef<TableClient | null>(null);

  useEffect(() => {
    let wanted = visit >= 0;
    let live: OnlineSession | null = null;
    let known: Table | null = null;
    let opening = false;
    setSession(null);
    let memory: Memory | null = null;
    const early: ToClient[] = [];

    const open = async (first: Extract<ToClient, { t: 'position' }>) => {
      opening = true;
      const gameId = known?.game ?? '';
      const [box, board] = await Promise.all([loadBox(gameId), loadBoard(gameId)]);
      if (!wanted || client.current === null || known === null) return;
      live = new OnlineSession(box.game, client.current, known, first, memory);
      for (const message of early.splice(0)) live.receive(message);
      setGame({ box, board });
      setSession(live);
    };
    const hear = (message: ToClient) => {
      if (message.t === 'table' && message.table.id === id) {
        known = message.table;
        setTable(message.table);
        setProposals(message.proposals);
      } else if (message.t === 'chat' && message.table === id) {
        setChat((now) => [...now, ...message.lines.filter((line) => line.number > (now.at(-1)?.number ?? -1))].slice(-300));
        // What was said before one came is no news, and what one says oneself neither.
        const [line] = message.lines;
        if (line !== undefined && message.lines.length === 1 && known?.seats[line.seat]?.you !== true) {
          setUnread((count) => count + 1);
          sound('message');
        }
      } else if (message.t === 'problem') {
        if (message.code === 'no-such-table') setMissing(true);
        else notify({ key: `code.${message.code}` as SiteKey, kind: 'problem' });
      } else if (message.t === 'position' && !opening) {
        open(message).catch((error: unknown) => wanted && setFailure(error));
        return;
      }
      if (live !== null) live.receive(message);
      else if (opening) early.push(message);
    };

    const start = async () => {
      // A first question over HTTP tells apart: no server, no such table, all is well.
      try {
        const found = await api.table(id);
        if (!wanted) return;
        const kept = await remembered(id).catch(() => null);
        // Whoever sits elsewhere now was told other things.
        memory = kept !== null && kept.seat === found.seats.findIndex((seat) => seat.you) ? kept : null;
        setTable(found);
      } catch (error) {
        if (!wanted) return;
        if (error instanceof ApiError && (error.status === 403 || error.status === 404)) setMissing(true);
        else setAway(true);
        return;
      }
      if (!wanted) return;
      client.current = openLive(hear, (now) => {
        if (!wanted) return;
        setStatus(now);
        live?.setConnection(now);
      });
      client.current.watch(id, memory?.version ?? null);
    };
    void start();
    return () => {
      wanted = false;
      client.current?.close();
      client.current = null;
    };
  }, [id, visit]);

  const request = useCallback(
    (message: Record<string, unknown>) => {
      client.current?.request({ id: newId(), table: id, ...message } as Parameters<TableClient['request']>[0]);
    },
    [id],
  );

  if (failure !== null) throw failure;
  if (missing) return <ErrorPage kind="no-table" />;
  if (away)
    return (
      <ErrorPage
        kind="away"
        onAgain={() => {
          setAway(false);
          setVisit((it) => it + 1);
        }}
      />
    );
  if (table === null) return <p className="loading">{say('common.loading')}</p>;
  if (table.status === 'open')
    return (
      <Shell>
        <WaitingRoom table={table} onWhoChanged={() => setVisit((it) => it + 1)} />
      </Shell>
    );
  if (session === null || game === null) return <p className="loading">{say('online.connecting')}</p>;
  const names = table.seats.map((seat, i) => seat.name || say('seat.bot', { number: i + 1 }));
  if (screen) return <Wall session={session} game={game} names={names} />;
  const rematch = async () => {
    try {
      const next = table.next ?? (await api.rematch(id)).id;
      go(`/table/${next}`);
    } catch {
      notify({ key: 'error.server-refused', kind: 'problem' });
    }
  };
  return (
    <UnreadLines value={unread}>
      <TableRoom
        session={session}
        box={game.box}
        board={game.board}
        onRematch={() => void rematch()}
        chat={<Chat lines={chat} onSay={(text) => request({ t: 'chat', text })} onRead={read} />}
        banner={
          <OnlineBanner
            table={table}
            status={status}
            proposals={proposals}
            names={names}
            onRequest={request}
            onRematch={() => void rematch()}
          />
        }
      />
    </UnreadLines>
  );
}

/** For all eyes, also where the one who opened it has a seat: then it shows no more than everybody knows. */
function Wall({
  session,
  game,
  names,
}: {
  readonly session: OnlineSession;
  readonly game: Game;
  readonly names: readonly string[];
}) {
  const { view, log } = useStore(session.state);
  const { box, board } = game;
  const forAll = useMemo(() => viewOf(box.game, view, SPECTATOR), [box, view]);
  const told = useMemo(() => eventsFor(box.game, lately(log), SPECTATOR), [box, log]);
  return <BigScreen box={box} board={board} view={forAll} names={names} told={told} />;
}
