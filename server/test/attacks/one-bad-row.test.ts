// What is wrong with one thing that is stored is left out of a start, of lists and of looks around: everybody else is looked after.
import { DatabaseSync } from 'node:sqlite';
import type { Export, Me, Table } from '@kaya/wire';
import { expect, test, vi } from 'vitest';
import { openSite } from '../../site.ts';
import { Chores } from '../../storage/chores.ts';
import { DatabaseAway } from '../../storage/patient-pool.ts';
import { LiveTable } from '../../tables/live-table.ts';
import { configurationFor, type GuestOf, Player } from '../playing.ts';
import { move, Staged } from '../staged.ts';

/** As for people, so that the log goes where a test can read it. */
const PUSHED = { origin: 'https://kaya.example', logForm: 'text' } as const;

test('rows that cannot be read end no start and stand in nobody else’s way', async () => {
  const logged: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => logged.push(String(line)) > 0);
  const staged = await Staged.open(PUSHED);
  const file = new DatabaseSync(staged.site.file);
  const { id: running, guests } = await staged.started();
  const [ann] = guests;
  const opened = async () => ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  const [unreadable, readable, broken, sound, forgotten] = [
    await opened(),
    await opened(),
    await opened(),
    await opened(),
    await opened(),
  ];
  const other = await staged.started();
  staged.leaveAll();
  await staged.site.stop();

  file.prepare("update settings set value = 'no list' where key = 'outages'").run();
  file.prepare("update settings set value = 'no key' where key = 'vapid'").run();
  file.prepare("update tables set options = 'no options' where id = ?").run(unreadable);
  file.prepare("update tables set proposals = 'no proposals' where id = ?").run(running);
  const over = file.prepare("update tables set status = 'over', game_state = ?, changed_at = ? where id = ?");
  // What cannot be read is before the other, so that it would be in its way for ever.
  over.run('no game', 1, broken);
  over.run('{"state":{"moves":7},"trail":{}}', 2, sound);

  const site = await openSite(configurationFor({ kind: 'sqlite', file: staged.site.file }, PUSHED));
  for (const guest of [...guests, ...other.guests]) guest.port = site.port;
  const told = (sentence: string) => logged.filter((line) => line.includes(sentence)).length;
  expect(told('when the site was away could not be read')).toBe(1);
  expect(told('the key for push messages cannot be read')).toBe(1);
  // Both are kept compactly, the one as it is.
  const kept = file.prepare('select id from tables where game_packed is not null').all();
  expect(kept.map(({ id }) => id).toSorted()).toEqual([broken, sound].toSorted());
  // Lists are whole without the one.
  for (let i = 0; i < 2; i++) {
    const listed = (await ann.get<Table[]>('/api/tables')).body.map(({ id }) => id);
    expect([listed.includes(readable), listed.includes(unreadable)]).toEqual([true, false]);
  }
  expect(told(`table ${unreadable} cannot be read`)).toBe(1);
  // One that is looked at and cannot be looked after: looks around go on behind it, and others play on.
  expect((await ann.get(`/api/tables/${running}/position`)).status).toBe(200);
  file.prepare('update tables set changed_at = 1 where id = ?').run(forgotten);
  await site.lookAround();
  expect(told('could not look after a table')).toBe(1);
  expect(file.prepare('select status from tables where id = ?').get(forgotten)?.['status']).toBe('abandoned');
  // Nor does it keep anybody from being called to another table.
  file.prepare("update tables set seen = 'no views', call_at = 1 where id = ?").run(running);
  file.prepare('update tables set call_at = 2 where id = ?').run(other.id);
  await site.lookAround();
  expect(told('whom to call at a table cannot be found out')).toBe(1);
  const dueAt = (id: string) => file.prepare('select call_at from tables where id = ?').get(id)?.['call_at'];
  expect([dueAt(running), Number(dueAt(other.id)) > 2]).toEqual([null, true]);
  // Neither is one that somebody keeps a lock on; only a database that is away ends the look.
  const neglected = vi.spyOn(Chores.prototype, 'neglected').mockResolvedValue([other.id]);
  const looked = vi.spyOn(Chores.prototype, 'tidy');
  const catchUp = vi.spyOn(LiveTable.prototype, 'catchUp');
  catchUp.mockRejectedValueOnce(Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' }));
  await site.lookAround();
  expect([told('could not close a table'), looked.mock.calls.length]).toEqual([1, 1]);
  catchUp.mockRejectedValueOnce(new DatabaseAway('the database does not answer'));
  await expect(site.lookAround()).rejects.toThrow('does not answer');
  expect(looked.mock.calls.length).toBe(1);
  for (const it of [neglected, looked, catchUp]) it.mockRestore();
  // Nor does it keep anybody's file from them, or anybody here who wants to go.
  file.prepare("update tables set game_packed = x'00' where id = ?").run(sound);
  const { id: person } = (await ann.get<Me>('/api/me')).body;
  file.prepare('update seats set seen_by = ? where table_id = ?').run(`no list with ${person}`, running);
  const { body } = await ann.get<Export>('/api/my/export');
  const exported = body.tables.map(({ table }) => table.id);
  expect([exported.includes(readable), exported.includes(unreadable), exported.includes(sound)]).toEqual([true, false, false]);
  expect((await ann.post('/api/my/deletion', { name: ann.name })).status).toBe(204);
  expect([told('a table is missing in an export'), told('a table could not be left as usual')]).toEqual([3, 2]);
  for (const table of ['tables', 'seats', 'traces', 'people'])
    expect(JSON.stringify(file.prepare(`select * from ${table}`).all()), table).not.toContain(person);
  const players = other.guests.map((guest: GuestOf) => new Player(guest, other.id));
  for (const it of players) await it.until(() => it.position !== null);
  await move(players);
  for (const it of players) it.close();
  file.close();
  await site.close();
  await staged.close();
  vi.restoreAllMocks();
});
