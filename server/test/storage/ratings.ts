// Ratings: counted once, worked out again, taken along, and left behind.
import { expect, test } from 'vitest';
import type { Result } from '../../ratings/result.ts';
import { Deletion } from '../../storage/deletion.ts';
import { seat } from '../stored.ts';
import { type Given, lay } from './given.ts';

const AUTUMN = Date.UTC(2026, 10, 16);
const WINTER = Date.UTC(2027, 0, 2);

/** A game that ended with these people in this order. */
function inOrder(...players: readonly string[]): Result {
  const seats = players.map((player, i) => ({
    seat: i,
    player,
    place: i + 1,
    won: i === 0 ? 1 : 0,
    left_early: 0,
    score: 9 - i,
  }));
  return { kind: 'people', seats };
}

/** A game that these won or lost together; whoever stands in `left` left it. */
function together(won: boolean, players: readonly string[], left: readonly string[] = []): Result {
  const seats = players.map((player, i) => {
    const wins = won && !left.includes(player);
    return { seat: i, player, place: wins ? 1 : 2, won: wins ? 1 : 0, left_early: left.includes(player) ? 1 : 0, score: 5 };
  });
  return { kind: 'difficulty', seats };
}

export function ratingsAreKept(given: Given): void {
  const count = async (table: string, game: string, result: Result | null, at = AUTUMN) => {
    await lay(given, table, { game, status: 'over', rated: 1 });
    return given.store.ratings.add(table, { game, setup: '{"seats":2,"options":{}}', at }, () => result);
  };
  const known = async (...people: readonly string[]) => {
    for (const id of people) await given.store.guests.savePerson({ id, name: id, created_at: 1 });
  };
  const worth = async (game: string, season = '') =>
    (await given.store.ratings.best(game, season, null)).map(({ player, mu, games }) => [player, Math.round(mu), games]);

  test('a rated game counts once however many count it; the same follows from the stored results again', async () => {
    const { ratings } = given.store;
    await known('ann', 'ben', 'eve');
    expect(await count('first', 'co2', inOrder('ann', 'ben', 'eve'))).toBe(true);
    expect(await ratings.waiting(9)).toEqual([]);
    await lay(given, 'second', { game: 'co2', status: 'over', rated: 1 }, [seat('second', 0), seat('second', 1)]);
    await lay(given, 'runs', { game: 'co2', status: 'playing', rated: 1 });
    expect(await ratings.waiting(9)).toEqual(['second']);
    const again = () => ratings.add('second', { game: 'co2', setup: '{}', at: WINTER }, () => inOrder('ben', 'ann'));
    const twice = await Promise.all([again(), again(), again()]);
    expect(twice.filter((it) => it)).toHaveLength(1);
    // Nobody's rating is changed by what nobody won.
    expect(await count('lost', 'co2', null)).toBe(true);
    for (const [i, won] of [true, false, true].entries())
      await count(`together-${i}`, 'bataille-pour-le-climat', together(won, ['ann', 'ben', 'eve'], i === 2 ? ['eve'] : []));
    await count('left-alone', 'bataille-pour-le-climat', together(false, ['eve'], ['eve']));
    expect(await ratings.seasons('co2')).toEqual(['2027-Q1', '2026-Q4']);
    expect((await worth('co2')).map(([player, , games]) => [player, games])).toEqual([
      ['ben', 2],
      ['ann', 2],
      ['eve', 1],
    ]);
    // A season begins anew.
    expect(await worth('co2', '2027-Q1')).toEqual([
      ['ben', 28, 1],
      ['ann', 22, 1],
    ]);
    expect((await ratings.best('co2', '', ['eve'])).map(({ player }) => player)).toEqual(['eve']);
    for (const game of await ratings.titles())
      expect(await ratings.again(game, false)).toMatchObject({ differed: 0, games: game === 'co2' ? 2 : 4 });
    // What somebody has written into them is found, and put right.
    const before = await ratings.changes('ann');
    await given.database.db.updateTable('rating_changes').set({ mu: 99 }).where('player', '=', 'ann').execute();
    await given.database.db.deleteFrom('rating_changes').where('player', '=', 'ben').where('game', '=', 'co2').execute();
    expect((await ratings.again('co2', false)).differed).toBe(8);
    for (const game of await ratings.titles()) await ratings.again(game, true);
    expect(await ratings.changes('ann')).toEqual(before);
    expect((await ratings.again('co2', false)).differed).toBe(0);
    const [first] = inOrder('ann').seats;
    if (first !== undefined) await count('alone', 'co2', { kind: 'alone', seats: [first] });
    expect(await ratings.alone('co2', '2026-Q4', ['ann'])).toMatchObject([{ table_id: 'alone', at: AUTUMN, score: 9 }]);
    expect(await ratings.alone('co2', '2027-Q1', null)).toEqual([]);
  });

  test('against the game: whoever wins against a hard one gains more, whoever leaves has lost, and the others have not', async () => {
    await known('ann', 'ben', 'eve');
    const title = 'bataille-pour-le-climat';
    await count('left', title, together(true, ['ann', 'ben'], ['ben']));
    const [ann, ben] = await given.store.ratings.best(title, '', null);
    expect([ann?.player, (ann?.mu ?? 0) > 25, ben?.player, (ben?.mu ?? 99) < 25]).toEqual(['ann', true, 'ben', true]);
    const [change] = await given.store.ratings.changes('ann');
    const all = await given.store.ratings.changesIn(title, [change?.number ?? 0]);
    // The set-up has a rating of its own, and stands on no list of people.
    expect(all.map(({ player }) => player).toSorted()).toEqual(['ann', 'ben', '~{"seats":2,"options":{}}']);
    expect(all.find(({ player }) => player.startsWith('~'))?.mu).toBeLessThan(25);
  });

  test('ratings come along with a guest, and leave with whoever is deleted; those of others stay and follow from the same', async () => {
    const { ratings } = given.store;
    await known('ann', 'ben', 'guest');
    await count('one', 'co2', inOrder('guest', 'ben'));
    await count('two', 'future-energy', inOrder('ben', 'guest'));
    await count('three', 'future-energy', inOrder('ann', 'ben'));
    const ben = (await ratings.of(['ben'])).map(({ game, mu }) => [game, mu]);
    await ratings.inherit('guest', 'ann');
    expect((await ratings.of(['ann'])).map(({ game, games }) => [game, games])).toEqual([
      ['co2', 1],
      ['future-energy', 1],
    ]);
    expect(await ratings.of(['guest'])).toEqual([]);
    await lay(given, 'runs', { game: 'co2', status: 'playing', rated: 1 }, [
      seat('runs', 0, { rated_by: 'ann' }),
      seat('runs', 1, { rated_by: 'ben' }),
    ]);
    await new Deletion(given.store).delete('ann');
    const { db } = given.database;
    for (const [table, column] of [
      ['rated_seats', 'player'],
      ['rating_changes', 'player'],
      ['seats', 'rated_by'],
    ] as const)
      expect(await db.selectFrom(table).selectAll().where(column, '=', 'ann').execute()).toEqual([]);
    expect((await given.store.table('runs'))?.seats.map(({ rated_by }) => rated_by?.slice(0, 5))).toEqual(['gone ', 'ben']);
    expect((await ratings.of(['ben'])).map(({ game, mu }) => [game, mu])).toEqual(ben);
    for (const game of ['co2', 'future-energy']) expect((await ratings.again(game, false)).differed).toBe(0);
    expect(await worth('co2')).toEqual([['ben', 22, 1]]);
  });
}
