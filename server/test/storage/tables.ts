// Tables, their seats and their moves: stored once, or not at all.
import { expect, test } from 'vitest';
import { move, row, seat } from '../stored.ts';
import { type Given, lay } from './given.ts';

export function tablesAreKept(given: Given): void {
  test('a table is read back as it was laid, with numbers as numbers', async () => {
    await lay(given, 't', { deadline: 1_794_111_111_111 });
    const read = await given.store.table('t');
    const table = { row: row('t', { deadline: 1_794_111_111_111 }), seats: [seat('t', 0), seat('t', 1)] };
    expect(read).toEqual({ ...table, game: null, steps: [], goesOn: false });
    expect(await given.store.table('none')).toBeNull();
  });

  test('a move is stored with its state, its log entry and its request, or not at all', async () => {
    await lay(given, 't', { status: 'playing' });
    expect(await given.store.append(move('t', 0, { request: 'r1' }))).toBe('stored');
    expect(await given.store.append(move('t', 0, { game: '"late"' }))).toBe('behind');
    expect(await given.store.append(move('t', 1, { request: 'r1', game: '"twice"' }))).toBe('repeated');
    const read = await given.store.table('t');
    expect([read?.row.version, read?.game, read?.row.awaited]).toEqual([1, '"0"', ',0,']);
    expect((await given.store.log.after('t', 0)).map((entry) => [entry.number, entry.content])).toEqual([[1, '{"do":"rest"}']]);
    expect([await given.store.wasDone('t', 'r1'), await given.store.wasDone('t', 'r2')]).toEqual([true, false]);
  });

  test('a game in play is stored whole now and then and as steps between; of one that is not, the whole lies with its table', async () => {
    const known = async (id: string) => {
      const { game, steps, goesOn } = (await given.store.table(id)) ?? {};
      return [game, steps, goesOn];
    };
    const kept = { versions: [1], asked: [0], moves: 1, standing: [], trail: null, news: { events: [], told: [] } };
    const whole = JSON.stringify({ ...kept, state: { coal: 1 }, rulesVersion: 1 });
    const step = JSON.stringify({ ...kept, moves: 2, state: [{ at: ['coal'], to: 2 }] });
    const later = JSON.stringify({ ...kept, moves: 2, state: { coal: 2 }, rulesVersion: 1 });
    for (const id of ['over', 'left']) {
      await lay(given, id, { status: 'playing' });
      await given.store.append(move(id, 0, { game: whole }));
      await given.store.append(move(id, 1, { game: { step } }));
      // Whoever is late leaves nothing, neither here nor there.
      expect(await given.store.append(move(id, 1, { game: { step: '{}' } }))).toBe('behind');
      expect(await known(id)).toEqual([whole, [step], true]);
    }
    await given.store.append(move('over', 2, { game: { step } }));
    await given.store.append(move('over', 3, { game: later }));
    expect(await known('over')).toEqual([later, [], true]);
    await given.store.append(move('over', 4, { game: whole, row: { ...move('over', 4).row, status: 'over' } }));
    expect(await known('over')).toEqual([whole, [], false]);
    expect(await given.store.changeTable('left', 0, { row: { status: 'abandoned' } }, 9, null)).toBe('stored');
    const [game, ...rest] = await known('left');
    expect([JSON.parse(String(game)), ...rest]).toEqual([JSON.parse(later), [], false]);
    expect(await given.database.db.selectFrom('steps').selectAll().execute()).toEqual([]);
  });

  test('moves of many tables at the same moment are each stored as if they came alone', async () => {
    const { store } = given;
    const ids = Array.from({ length: 9 }, (_, i) => `t${i}`);
    for (const id of ids) await lay(given, id, { status: 'playing' });
    await store.append(move('t1', 0, { request: 'done before' }));
    const entries = [1, 2].map((i) => ({ kind: 'act' as const, seat: i, content: `{"do":"${i}"}`, hash: `hash ${i}` }));
    const made = [
      ...[move('t0', 0, { request: 'r0' }), move('t1', 1, { request: 'done before' }), move('t2', 4, { request: 'r2' })],
      ...[move('t3', 0, { from: ['open'] }), move('t4', 0, { revision: 3 }), move('t5', 0, { entries, game: { step: '{}' } })],
      ...[move('t6', 0, { changesTable: true, row: { ...move('t6', 0).row, status: 'over' } }), move('none', 0), move('t7', 0)],
    ];
    const done = await Promise.all(made.map((it) => store.append(it)));
    const [stored, behind] = ['stored', 'behind'];
    expect(done).toEqual([stored, 'repeated', behind, behind, behind, stored, stored, behind, stored]);
    const versions = await Promise.all(ids.map(async (id) => (await store.table(id))?.row.version));
    expect(versions).toEqual([1, 1, 0, 0, 0, 2, 1, 1, 0]);
    expect((await store.table('t6'))?.row).toMatchObject({ status: 'over', revision: 1 });
    expect((await store.log.after('t5', 0)).map(({ number, seat: by, content }) => [number, by, content])).toEqual([
      [1, 1, '{"do":"1"}'],
      [2, 2, '{"do":"2"}'],
    ]);
    expect([await store.wasDone('t0', 'r0'), await store.wasDone('t2', 'r2')]).toEqual([true, false]);
  });

  test('what the database refuses of one table, or somebody holds, is in no other table’s way', async () => {
    const { store } = given;
    if (!store.shared) return;
    for (const id of ['held', 'free', 'bad', 'good']) await lay(given, id, { status: 'playing' });
    const unreadable = [{ kind: 'act' as const, seat: 0, content: '\u0000', hash: '' }];
    const refused = await Promise.allSettled([
      store.append(move('bad', 0, { entries: unreadable })),
      store.append(move('good', 0)),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    const free = await given.database.db.transaction().execute(async (run) => {
      await run.updateTable('tables').set({ changed_at: 5 }).where('id', '=', 'held').execute();
      const held = store.append(move('held', 0));
      return { held, done: await store.append(move('free', 0)) };
    });
    expect([free.done, await free.held]).toEqual(['stored', 'stored']);
  });

  test('of many who move on the same version exactly one is stored', async () => {
    await lay(given, 't', { status: 'playing' });
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, i) => given.store.append(move('t', 0, { request: `r${i}` }))),
    );
    expect(results.filter((it) => it === 'stored')).toHaveLength(1);
    expect(await given.store.log.after('t', 0)).toHaveLength(1);
  });

  test('of many who send the same request exactly one is done', async () => {
    await lay(given, 't', { status: 'playing' });
    const again = async () => {
      for (let version = 0; ; version++) {
        const result = await given.store.append(move('t', version, { request: 'same' }));
        if (result !== 'behind') return result;
      }
    };
    const results = await Promise.all([again(), again(), again(), again()]);
    expect(results.toSorted()).toEqual(['repeated', 'repeated', 'repeated', 'stored']);
    expect(await given.store.log.after('t', 0)).toHaveLength(1);
  });

  test('nothing is appended where the status does not allow it, or the table has changed since', async () => {
    await lay(given, 't');
    expect(await given.store.append(move('t', 0))).toBe('behind');
    expect(await given.store.append(move('t', 0, { from: ['open'], revision: 4 }))).toBe('behind');
    expect(await given.store.append(move('t', 0, { from: ['open'], revision: 0, changesTable: true }))).toBe('stored');
    expect((await given.store.table('t'))?.row).toMatchObject({ status: 'playing', version: 1, revision: 1 });
  });

  test('a change of the table needs the last revision (and version, where given), and is done once', async () => {
    await lay(given, 't', { status: 'playing' });
    const hand = { seats: [seat('t', 1, { stand_in: 1, level: 'hard' })] };
    expect(await given.store.changeTable('t', 0, hand, 9, 'r1')).toBe('stored');
    expect(await given.store.changeTable('t', 0, { row: { host: 'ben' } }, 9, null)).toBe('behind');
    expect(await given.store.changeTable('t', 1, { row: { host: 'ben' } }, 9, 'r1')).toBe('repeated');
    expect(await given.store.changeTable('t', 1, { row: { deadline: 5 }, version: 3 }, 9, null)).toBe('behind');
    expect(await given.store.changeTable('t', 1, { row: { deadline: 5 }, version: 0 }, 9, null)).toBe('stored');
    const read = await given.store.table('t');
    expect(read?.row).toMatchObject({ host: 'ann', deadline: 5, revision: 2, changed_at: 9 });
    expect(read?.seats[1]).toMatchObject({ stand_in: 1, level: 'hard', person: 'ben' });
  });

  test('a rematch is laid once, whoever asks', async () => {
    await lay(given, 't', { status: 'over' });
    const ask = (id: string) => given.store.createNext('t', 0, row(id), [seat(id, 0), seat(id, 1)]);
    expect((await Promise.all([ask('a'), ask('b'), ask('c')])).filter((it) => it)).toHaveLength(1);
    const next = (await given.store.table('t'))?.row.next_table;
    const laid = await Promise.all(['a', 'b', 'c'].map(async (id) => ((await given.store.table(id)) === null ? null : id)));
    expect(laid.filter((it) => it !== null)).toEqual([next]);
  });

  test('no table is laid that names somebody who was deleted meanwhile', async () => {
    await given.store.guests.savePerson({ id: 'ann', name: 'Ann', created_at: 1 });
    await lay(given, 't', { status: 'over' });
    expect(await given.store.createNext('t', 0, row('a'), [seat('a', 0), seat('a', 1)], ['ben', 'ann'])).toBe(false);
    expect(await given.store.createTable(row('b'), [seat('b', 0)], ['ann', 'ben'])).toBe(false);
    expect([await given.store.table('a'), await given.store.table('b')]).toEqual([null, null]);
    expect((await given.store.table('t'))?.row).toMatchObject({ next_table: null, revision: 0 });
    expect(await given.store.createTable(row('c'), [seat('c', 0)], ['ann'])).toBe(true);
  });
}
