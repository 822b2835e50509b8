// What memory denies is looked at once more: another process may have changed it just now.
import { type Seat, SPECTATOR } from '@kaya/engine';
import type { Person } from '../people.ts';
import type { LiveTable } from './live-table.ts';
import { type Done, refused } from './surroundings.ts';

/** May somebody do something at the table, by what is known of it or by what is stored? Outside of its turn. */
export async function mayStill(table: LiveTable, may: () => boolean): Promise<boolean> {
  if (!may()) await table.inTurn(() => table.lookAgain());
  return may();
}

/** Whoever has a seat, and no bot on it, does something there. In the table's turn. */
export async function seated(
  table: LiveTable,
  person: Person,
  request: string,
  work: (seat: Seat) => Promise<Done>,
): Promise<Done> {
  const seatOf = () => table.state.seatOf(person.id);
  const plays = () => seatOf() !== SPECTATOR && table.state.seats[seatOf()]?.stand_in === 0;
  if (!plays()) await table.lookAgain();
  if (seatOf() === SPECTATOR) return table.unlessDone(request, refused('not-your-seat'));
  return plays() ? work(seatOf()) : table.unlessDone(request, refused('not-allowed'));
}
