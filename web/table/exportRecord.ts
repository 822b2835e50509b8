import type { GameRecord } from '@kaya/engine';
import type { Found } from '../analysis/kept.ts';
import { notify } from '../app/notices.ts';
import { writeRecord } from '../saves/recordFile.ts';
import type { Session } from './session.ts';

/** Hands the record over as a file. */
export async function exportRecord(session: Session): Promise<void> {
  const record = await session.record();
  if (record === null) return notify({ key: 'error.record-secret', kind: 'info' });
  const { seats, outcome } = session.state.value;
  // A game that runs is opened to be played on, not at its analysis.
  const found = outcome === null ? [] : await foundAbout(session.id, record);
  const address = URL.createObjectURL(new Blob([writeRecord(record, seats, found)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `kaya-${record.game}-${record.moves.length}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Where the analysis cannot be loaded just now the record goes without it. */
async function foundAbout(id: string, record: GameRecord): Promise<Found> {
  const kept = await import('../analysis/kept.ts').catch(() => null);
  return kept === null ? [] : (await kept.keptJudgements(id, record)).found;
}
