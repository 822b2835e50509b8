import { type Game, type GameRecord, parseRecord, Runner, replay, type State } from '@kaya/engine';
import { judgedIn } from '../analysis/judgedIn.ts';
import { type Found, keepJudgements } from '../analysis/kept.ts';
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

/** The same out of a file, with what an analysis elsewhere has found about it. */
export interface Read extends Taken {
  readonly judged: Found;
}

/** Reads the file of a record; where it is broken, says what is wrong with it. */
async function readRecord(text: string): Promise<Read | null> {
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
  const judged = judgedIn(text, game, record);
  if (judged === null) notify({ key: 'error.broken-analysis', kind: 'problem' });
  return { game, record, state: replayed.state, players: playersIn(text), judged: judged ?? [] };
}

/** Takes in the file of a record: the way to it where it is over, what was read where somebody has to say who plays on. */
export async function takeFile(file: File): Promise<Read | string | null> {
  const found = await readRecord(await file.text());
  if (found === null || found.state.outcome === null) return found;
  const { record, players } = found;
  return keepRead(
    found,
    Array.from({ length: record.seats }, (_, seat) => players[seat] ?? { kind: 'person', name: '' }),
  );
}

/** Keeps what was read as a game of this device; gives the way to it, and to its analysis where there is one. */
export async function keepRead(found: Read, players: readonly Sitter[]): Promise<string> {
  const id = await keepRecord(found, players);
  if (found.judged.length === 0) return `/local/${id}`;
  await keepJudgements(id, found.record, found.judged);
  return `/local/${id}?analysis`;
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
