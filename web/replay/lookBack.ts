import { notify } from '../app/notices.ts';
import type { LookedAt } from '../table/atTable.ts';
import type { Session } from '../table/session.ts';
import { stepIn } from './moment.ts';

/** Opens the game so far at a step, or where an address leads; at the last one where none is named. */
export async function lookBack(session: Session, { lookAt }: LookedAt, to: number | string | null): Promise<void> {
  const found = await session.past();
  const last = (found?.steps.length ?? 0) - 1;
  const { viewer } = session.state.value;
  const at = found !== null && typeof to === 'string' ? await stepIn(to, session, viewer, found) : to;
  const step = Math.min(last, typeof at === 'number' ? at : last);
  const view = await found?.viewAt(step);
  if (found === null || view === null || view === undefined) notify({ key: 'time.not-now', kind: 'problem' });
  else if (last < 1) notify({ key: 'log.empty', kind: 'info' });
  else lookAt({ ...found, at: step, view });
}
