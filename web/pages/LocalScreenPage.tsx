import {
  type Box,
  eventsFor,
  type Game,
  type GameEvent,
  Glimpses,
  type Kinds,
  replay,
  type Snapshot,
  SPECTATOR,
  viewOf,
} from '@kaya/engine';
import { useEffect, useRef, useState } from 'react';
import { type DrawnBoard, loadBoard, loadBox } from '../app/boxes.ts';
import { seatName } from '../app/seatName.ts';
import { getSave, type Save, watchSave } from '../saves/saves.ts';
import { BigScreen } from '../table/BigScreen.tsx';
import { lately } from '../table/boardProps.ts';
import { Happenings } from '../table/happenings.ts';
import type { Happened } from '../table/session.ts';
import { useText } from '../text/index.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** A second window for a game on this device: for all eyes, without secrets. */
export function LocalScreenPage({ id }: { readonly id: string }) {
  const say = useText();
  const [found, setFound] = useState<
    | { readonly save: Save; readonly box: Box; readonly board: DrawnBoard | null; readonly told: readonly GameEvent[] }
    | { readonly error: unknown }
    | 'missing'
    | null
  >(null);
  const [happened] = useState(() => new Happenings());
  /** So many moves have been shown here. */
  const moves = useRef(Number.POSITIVE_INFINITY);

  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const save = await getSave(id);
      if (save === null) return wanted && setFound('missing');
      const [box, board] = await Promise.all([loadBox(save.game), loadBoard(save.game)]);
      if (!wanted) return;
      const { told, move } = toldOf(box.game, save.snapshot, moves.current);
      if (moves.current !== save.snapshot.record.moves.length) happened.set(move);
      moves.current = save.snapshot.record.moves.length;
      setFound({ save, box, board, told });
    };
    const look = () => void read().catch((error: unknown) => wanted && setFound({ error }));
    look();
    const stop = watchSave(id, look);
    return () => {
      wanted = false;
      stop();
    };
  }, [id, happened]);

  if (found === null) return <p className="loading">{say('common.loading')}</p>;
  if (found === 'missing') return <ErrorPage kind="no-save" />;
  if ('error' in found) throw found.error;
  const { save, box, board, told } = found;
  return (
    <BigScreen
      box={box}
      board={board}
      view={viewOf(box.game, save.snapshot.state, SPECTATOR)}
      told={told}
      happened={happened}
      names={save.players.map((player, i) => seatName(player, i, say))}
    />
  );
}

/** What everybody was told in the last moves, and how the table stood at each event since so many; nothing where the record is of other rules. */
function toldOf(
  game: Game,
  { record, state }: Snapshot<Kinds>,
  since: number,
): { readonly told: readonly GameEvent[]; readonly move: Happened | null } {
  const entries: { readonly events: readonly GameEvent[] }[] = [];
  const glimpses = new Glimpses(game);
  replay(
    game,
    record,
    (_state, _move, events) => entries.push({ events: eventsFor(game, events, SPECTATOR) }),
    (event, at, move) => move > since && glimpses.add(event, at),
  );
  const view = viewOf(game, state, SPECTATOR);
  const seen = glimpses.for(SPECTATOR, view);
  const move = seen.events.length === 0 ? null : { ...seen, viewer: SPECTATOR, view, before: view, move: record.moves.length };
  return { told: lately(entries), move };
}
