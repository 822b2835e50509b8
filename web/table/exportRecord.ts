import { notify } from '../app/notices.ts';
import { writeRecord } from '../saves/recordFile.ts';
import type { Session } from './session.ts';

/** Hands the record over as a file. */
export async function exportRecord(session: Session): Promise<void> {
  const record = await session.record();
  if (record === null) return notify({ key: 'error.record-secret', kind: 'info' });
  const address = URL.createObjectURL(new Blob([writeRecord(record, session.state.value.seats)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `kaya-${record.game}-${record.moves.length}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
