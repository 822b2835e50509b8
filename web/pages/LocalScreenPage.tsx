import {
  type Board,
  type Box,
  eventsFor,
  type Game,
  type GameEvent,
  type GameRecord,
  replay,
  SPECTATOR,
  viewOf,
} from '@kaya/engine';
import { useEffect, useState } from 'react';
import { loadBoard, loadBox } from '../app/boxes.ts';
import { getSave, type Save, watchSave } from '../saves/saves.ts';
import { BigScreen } from '../table/BigScreen.tsx';
import { lately } from '../table/boardProps.ts';
import { useText } from '../text/index.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** A second window for a game on this device: for all eyes, without secrets. */
export function LocalScreenPage({ id }: { readonly id: string }) {
  const say = useText();
  const [found, setFound] = useState<
    | { readonly save: Save; readonly box: Box; readonly board: Board | null; readonly told: readonly GameEvent[] }
    | { readonly error: unknown }
    | 'missing'
    | null
  >(null);

  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const save = await getSave(id);
      if (save === null) return wanted && setFound('missing');
      const [box, board] = await Promise.all([loadBox(save.game), loadBoard(save.game)]);
      if (wanted) setFound({ save, box, board, told: toldOf(box.game, save.snapshot.record) });
    };
    const look = () => void read().catch((error: unknown) => wanted && setFound({ error }));
    look();
    const stop = watchSave(id, look);
    return () => {
      wanted = false;
      stop();
    };
  }, [id]);

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
      names={save.players.map((player, i) => player.name || say('seat.bot', { number: i + 1 }))}
    />
  );
}

/** What everybody was told in the last moves; nothing where the record is of other rules. */
function toldOf(game: Game, record: GameRecord): readonly GameEvent[] {
  const entries: { readonly events: readonly GameEvent[] }[] = [];
  replay(game, record, (_state, _move, events) => entries.push({ events: eventsFor(game, events, SPECTATOR) }));
  return lately(entries);
}
