import { Match } from '@kaya/engine';
import type { Configuration } from '../configuration.ts';
import { withTables } from '../host/opened.ts';
import { newId, People } from '../people.ts';
import { Sessions } from '../storage/sessions.ts';
import { setupOf } from '../tables/saved-game.ts';
import { openTable } from '../tables/seating.ts';
import type { Prepared } from './load.ts';

const SEATS = 4;

/** Lays and starts so many tables of four people each, straight in the database. */
export function prepare(database: Configuration['database'], secret: string, game: string, tables: number): Promise<Prepared[]> {
  return withTables(async ({ database: opened, store, table }) => {
    const people = new People(store, new Sessions(opened, store), secret, Date.now);
    const prepared: Prepared[] = [];
    for (let i = 0; i < tables; i++) {
      const four = await Promise.all(
        Array.from({ length: SEATS }, (_, seat) => people.welcome(`Guest ${i} ${seat}`, Date.now())),
      );
      const [host = { id: newId(), name: '' }] = four;
      const seats = four.map(() => ({ kind: 'open' }) as const);
      const asked = { game, options: {}, seats, visibility: 'invited', pace: { kind: 'live' }, spectators: false } as const;
      const id = await openTable(store, { ...asked, seats }, '{}', host, Date.now());
      const live = await table(id);
      const { box, row } = live.state;
      const started = Match.start(box.game, setupOf(row, SEATS));
      if (!started.ok) throw new Error(`the game did not start: ${started.reasons.map((it) => it.rule).join(', ')}`);
      const taken = live.state.seats.map((it, seat) => ({ ...it, kind: 'person' as const, person: four[seat]?.id ?? null }));
      await live.changeTable(() => ({ seats: taken }));
      await live.begin(started.match);
      live.sleep();
      const tokens = await Promise.all(four.map((person) => people.signIn(person, 'device')));
      prepared.push({ table: id, cookies: tokens.map((made) => `kaya=${made?.token}`) });
    }
    return prepared;
  }, database);
}
