import { SPECTATOR } from '@kaya/engine';
import type { Person } from '../people.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { type Done, refused } from '../tables/surroundings.ts';
import type { Limits, Requester } from './limits.ts';

/**
 * Does something at a table in its turn. The address pays for what was stored and for nothing else; where it has nothing left,
 * whoever sits at a running game has a little of their own.
 */
export function changing(
  limits: Limits,
  requester: Requester,
  table: LiveTable,
  person: Person,
  request: string | null,
  work: () => Promise<Done>,
): Promise<Done> {
  return table.inTurn(async () => {
    const { version, revision, status } = table.state.row;
    const plays = status === 'playing' && table.state.seatOf(person.id) !== SPECTATOR;
    const spent = limits.isSpent('changes', requester.address);
    if (spent && !(plays && limits.hasOwn('seated', requester))) return table.unlessDone(request, refused('too-fast'));
    const done = await work();
    const { row } = table.state;
    if (!done.ok || (row.version === version && row.revision === revision)) return done;
    if (spent) limits.allowOwn('seated', requester);
    else limits.allowAddress('changes', requester.address);
    return done;
  });
}
