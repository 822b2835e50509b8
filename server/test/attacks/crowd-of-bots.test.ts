// Somebody lays hundreds of tables for bots: everybody else's bots answer as before.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { State } from '@kaya/engine';
import type { Position } from '@kaya/wire';
import { afterEach, expect, test, vi } from 'vitest';
import { Thinking } from '../../bots/thinking.ts';
import { Chores } from '../../storage/chores.ts';
import { openDatabase } from '../../storage/open.ts';
import { Store } from '../../storage/store.ts';
import { Turns } from '../../turns.ts';
import { type GuestOf, Player } from '../playing.ts';
import { Staged, tableOf } from '../staged.ts';
import { row, seat } from '../stored.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

const task = { game: 'any', view: {} as State, seat: 0, seats: 2, level: 'hard', seed: 'x', milliseconds: 2000 } as const;

test('three hundred tables of one owner: another owner’s bot is next, and thinks for its whole share', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-crowd-'));
  opened.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'bot.mjs');
  writeFileSync(
    file,
    'export default ({ level, budget }) => ({ action: { do: level, for: budget.milliseconds }, considered: [], explanation: null, level, failures: [] });',
  );
  const thinking = new Thinking(1, {}, () => undefined, file);
  opened.push(() => thinking.close());
  const done: string[] = [];
  const think = async (owner: string, address: string) => {
    const answer = await thinking.think(task, { address, owner });
    done.push(owner);
    return answer;
  };
  const crowd = Array.from({ length: 300 }, () => think('crowd', 'there'));
  const one = await think('Ann', 'here');
  expect(done.length).toBeLessThanOrEqual(3);
  expect(one).toMatchObject({ for: 1000 });
  const answers = await Promise.all(crowd);
  expect(answers[10]).toMatchObject({ for: 20 });
});

test('three hundred guests of one address have the share of one address', async () => {
  const turns = new Turns(1);
  const order: string[] = [];
  const all = Array.from({ length: 300 }, (_, i) =>
    turns.take({ address: 'there', owner: `guest ${i}` }, async () => {
      order.push('crowd');
    }),
  );
  const shares: number[] = [];
  for (let i = 0; i < 3; i++)
    all.push(
      turns.take({ address: 'here', owner: 'Ann' }, async (share) => {
        shares.push(share);
        order.push('Ann');
      }),
    );
  await Promise.all(all);
  expect(order.slice(0, 7).filter((it) => it === 'Ann').length).toBe(3);
  expect(shares).toEqual([1 / 6, 1 / 4, 1 / 2]);
});

test('bots that play among themselves come after all others', async () => {
  const turns = new Turns(1);
  const order: string[] = [];
  const note = (name: string) => async () => {
    order.push(name);
  };
  await Promise.all([
    turns.take({ address: 'a', owner: 'first' }, note('at once')),
    turns.take({ address: 'b', owner: 'eve', last: true }, note('bots alone')),
    turns.take({ address: 'b', owner: 'eve' }, note('with people')),
    turns.take({ address: 'c', owner: 'ann' }, note('with people')),
  ]);
  expect(order).toEqual(['at once', 'with people', 'with people', 'bots alone']);
});

test('bots alone at a table play while somebody watches, and for nobody else', async () => {
  const staged = await Staged.open({ botMilliseconds: 20 });
  opened.push(() => staged.close());
  const eve = await staged.guest('Eve');
  const bot = { kind: 'bot', level: 'random' } as const;
  const alone = await eve.open('lamplighters', [bot, bot]);
  expect((await eve.post(`/api/tables/${alone}/start`)).status).toBe(204);
  const ann = await staged.guest('Ann');
  const table = await ann.open('lamplighters', [{ kind: 'me' }, bot]);
  const player = staged.player(ann, table);
  expect((await ann.post(`/api/tables/${table}/start`)).status).toBe(204);
  await player.until(() => player.position !== null && player.tableInfo?.awaited.includes(0) === true);
  await staged.site.lookAround();
  const version = async (guest: GuestOf) => (await guest.get<Position>(`/api/tables/${alone}/position`)).body.version;
  const before = await version(eve);
  await player.ask({ t: 'act', seen: player.position?.version ?? 0, action: player.position?.legal[0] as { do: string } });
  await player.until(() => player.tableInfo?.awaited.includes(0) === true);
  expect(await version(eve)).toBe(before);
  const follower = new Player(staged.stranger(), alone);
  opened.push(() => follower.close());
  await follower.until(() => follower.tableInfo?.status === 'over');
  expect((await tableOf(eve, alone)).status).toBe('over');
});

test('where nobody is there, bots think for where their table was opened: nobody’s absent tables are before another’s', async () => {
  const staged = await Staged.open({ proxies: 1, botMilliseconds: 20 });
  opened.push(() => staged.close());
  const asked = vi.spyOn(Thinking.prototype, 'think');
  opened.push(() => vi.restoreAllMocks());
  for (const address of ['192.0.2.1', '192.0.2.1', '203.0.113.9']) {
    const guest = await staged.guest('Somebody', address);
    const table = await guest.open('lamplighters', [{ kind: 'bot', level: 'random' }, { kind: 'me' }]);
    expect((await guest.post(`/api/tables/${table}/start`)).status).toBe(204);
  }
  await expect.poll(() => new Set(asked.mock.calls.map(([, whose]) => whose.owner)).size).toBe(3);
  const addresses = new Set(asked.mock.calls.map(([, whose]) => whose.address));
  expect(addresses.size).toBe(2);
  expect(addresses).not.toContain('');
});

test('three hundred owners of one neighbourhood leave the tables of others among those that are looked after', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaya-crowd-'));
  opened.push(() => rmSync(folder, { recursive: true, force: true }));
  const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'kaya.sqlite') }, () => undefined);
  opened.push(() => database.close());
  const store = new Store(database, 'me');
  const waits = async (id: string, origin: string, changed_at: number) =>
    store.createTable(row(id, { status: 'playing', awaited: ',1,', host: `host of ${id}`, origin, changed_at }), [
      seat(id, 0),
      seat(id, 1, { kind: 'bot', person: null, level: 'easy' }),
    ]);
  for (let i = 0; i < 300; i++) await waits(`crowd ${i}`, 'abc', i);
  await waits('hers', 'xyz', 1000);
  const looked = await new Chores(database, 'me').waitingForBots(2000, 200);
  expect(looked).toHaveLength(200);
  expect(looked.slice(0, 20)).toContain('hers');
});
