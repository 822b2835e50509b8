import { type Game, type GameRecord, parseRecord, Runner, replay, type State } from '@kaya/engine';
import { isListed, loadBox } from '../app/boxes.ts';
import { newId } from '../app/newId.ts';
import { notify, notifyUnsaved } from '../app/notices.ts';
import { playersIn } from './recordFile.ts';
import { type Branch, putSave, type Save, type Sitter } from './saves.ts';

/** A record that plays through here, and who sat where as far as its file tells. */
export interface Taken {
  readonly game: Game;
  readonly record: GameRecord;
  readonly state: State;
  readonly players: readonly (Sitter | null)[];
}

/** Reads the file of a record; where it is broken, says what is wrong with it. */
export async function readRecord(text: string): Promise<Taken | null> {
  const parsed = parseRecord(text);
  if (!parsed.ok) {
    notify({ key: 'error.broken-record', lines: [`${parsed.fault.place}: ${parsed.fault.detail}`], kind: 'problem' });
    return null;
  }
  const { record } = parsed;
  if (!isListed(record.game)) {
    notify({ key: 'error.record-unknown-game', values: { game: record.game }, kind: 'problem' });
    return null;
  }
  const { game } = await loadBox(record.game);
  const replayed = replay(game, record);
  if (!replayed.ok) {
    const detail = 'fault' in replayed ? replayed.fault.detail : `${replayed.differs}: ${replayed.detail}`;
    notify({ key: 'error.record-other-rules', lines: [detail], kind: 'problem' });
    return null;
  }
  return { game, record, state: replayed.state, players: playersIn(text) };
}

/** Keeps it as a game of this device; gives its id. */
export async function keepRecord(taken: Taken, players: readonly Sitter[], branch?: Branch): Promise<string> {
  const save = { ...saveOf(taken, players), ...(branch === undefined ? {} : { branch }) };
  await putSave(save).catch(notifyUnsaved);
  return save.id;
}

/** As a game of this device that nobody has kept yet. */
export function saveOf({ game, record, state }: Taken, players: readonly Sitter[]): Save {
  return {
    id: newId(),
    game: record.game,
    players,
    snapshot: { record, state, rulesVersion: game.rulesVersion, versions: new Array(record.seats + 1).fill(0), standing: [] },
    changedAt: Date.now(),
    over: state.outcome !== null,
    awaited: new Runner(game, state).awaited(),
  };
}
