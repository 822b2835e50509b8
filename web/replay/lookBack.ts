import { notify } from '../app/notices.ts';
import type { LookedAt } from '../table/atTable.ts';
import type { Session } from '../table/session.ts';

/** Opens the game so far at a step; at the last one where none is named. */
export async function lookBack(session: Session, { lookAt }: LookedAt, at: number | null): Promise<void> {
  const found = await session.past();
  const last = (found?.steps.length ?? 0) - 1;
  const step = Math.min(last, at ?? last);
  const view = await found?.viewAt(step);
  if (found === null || view === null || view === undefined) notify({ key: 'time.not-now', kind: 'problem' });
  else if (last < 1) notify({ key: 'log.empty', kind: 'info' });
  else lookAt({ ...found, at: step, view });
}
