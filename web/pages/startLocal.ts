import { type Kinds, Match, type Options, type Reason } from '@kaya/engine';
import { loadBox } from '../app/boxes.ts';
import { newId } from '../app/newId.ts';
import { notifyUnsaved } from '../app/notices.ts';
import { keepPlayed } from '../lesson/progress.ts';
import { putSave, type Save, type Sitter } from '../saves/saves.ts';

type Started = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reasons: readonly Reason[] };

/** What is drawn or given: by its id the bots think, by its seed it is dealt; and of a day's table, which day's. */
type Dealt = Pick<Save, 'id' | 'day'> & { readonly seed: string };

/** Opens a game on this device and saves it, or keeps it in the page where there is no room; its page goes on from there. */
export async function startLocal(
  game: string,
  players: readonly Sitter[],
  options: Options,
  { seed, ...known }: Dealt = { seed: newId(), id: newId() },
): Promise<Started> {
  const box = await loadBox(game);
  const started = Match.start<Kinds>(box.game, { seats: players.length, options, seed });
  if (!started.ok) return started;
  const { match } = started;
  const save: Save = {
    ...known,
    game,
    players,
    snapshot: match.snapshot(),
    changedAt: Date.now(),
    over: match.over,
    awaited: match.awaited(),
  };
  await putSave(save).catch(notifyUnsaved);
  keepPlayed(game);
  return { ok: true, id: known.id };
}
