// Two processes on PostgreSQL: everybody is called once, wherever they look, and of what others do in secret a call tells nothing.
import { randomUUID } from 'node:crypto';
import type { Action } from '@kaya/engine';
import type { Calling, Position } from '@kaya/wire';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSite, type Site } from '../../site.ts';
import { configurationFor, type GuestOf, Player, seatedTable } from '../playing.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { PushService } from './push-service.ts';

let postgres: TestPostgres;
let service: PushService;
let sites: readonly [Site, Site];
let ahead = 0;

beforeAll(async () => {
  postgres = await startPostgres();
  service = await new PushService().open();
  const more = { origin: 'https://kaya.example', localHosts: [service.host] };
  const url = await postgres.fresh();
  const open = () => openSite(configurationFor({ kind: 'postgres', url }, more), () => Date.now() + ahead);
  sites = [await open(), await open()];
});
afterAll(async () => {
  for (const site of sites) await site.close();
  await service.close();
  await postgres.stop();
});
beforeEach(() => {
  service.pushed.length = 0;
});

/** Both look at the same moment. */
async function look(milliseconds: number): Promise<void> {
  ahead += milliseconds;
  await Promise.all(sites.map((site) => site.lookAround()));
}

async function seated(game: string): Promise<{ id: string; guests: GuestOf[] }> {
  const { id, guests } = await seatedTable(sites[0].port, game, 2);
  for (const guest of guests) {
    service.key = (await guest.get<Calling>('/api/calling')).body.offers.push ?? '';
    expect((await guest.post('/api/calling/push', service.browser().subscription)).status).toBe(200);
  }
  expect((await guests[0]?.post(`/api/tables/${id}/start`))?.status).toBe(204);
  return { id, guests };
}

async function position(guest: GuestOf, id: string): Promise<Position> {
  return (await guest.get<Position>(`/api/tables/${id}/position`)).body;
}

async function act(guest: GuestOf, id: string, action: Action): Promise<void> {
  expect((await guest.post(`/api/tables/${id}/actions`, { id: randomUUID(), seen: null, action })).status).toBe(204);
}

test('everybody is called once, and not by a process that does not see them look through another', async () => {
  const { id, guests } = await seated('lamplighters');
  const [ann, ben] = guests as [GuestOf, GuestOf];
  ben.port = sites[1].port;
  const player = new Player(ben, id);
  player.client.look(id, true);
  await player.until(() => player.position !== null);
  await player.ask({ t: 'chat', text: 'I am here.' });
  for (let i = 0; i < 4; i++) await look(15_000);
  expect(service.pushed.map(({ message }) => message.notification['body'])).toEqual([`With ${ben.name}.`]);
  // Its process ends without a word: nobody looks through it any more.
  player.close();
  const called = async () => {
    await look(25_000);
    return service.pushed.length;
  };
  await expect.poll(called).toBe(2);
  expect(service.pushed[1]?.message.notification['body']).toBe(`With ${ann.name}.`);
  await look(120_000);
  expect(service.pushed).toHaveLength(2);
});

test('what others plan and take back in secret neither brings nor delays a call', async () => {
  const { id, guests } = await seated('council-of-shadows');
  const [ann, eve] = guests as [GuestOf, GuestOf];
  for (;;) {
    const both = [await position(ann, id), await position(eve, id)];
    if (both.every(({ legal }) => legal.some((it) => it.do === 'plan-card'))) break;
    const { awaited } = (await ann.get<{ awaited: number[] }>(`/api/tables/${id}`)).body;
    const seat = awaited.includes(0) ? 0 : 1;
    await act(guests[seat] as GuestOf, id, both[seat]?.legal[0] as Action);
  }
  const planned = async (guest: GuestOf) => (await position(guest, id)).legal.find((it) => it.do === 'plan-card') as Action;
  const toAnn = () => service.pushed.filter(({ message }) => message.notification['body'] === `With ${eve.name}.`);
  const planAndTakeBack = async () => {
    await act(eve, id, await planned(eve));
    expect((await eve.post(`/api/tables/${id}/undo`, { id: randomUUID(), count: 1 })).status).toBe(204);
  };
  for (let i = 0; i < 3; i++) {
    await look(6_000);
    await planAndTakeBack();
  }
  expect(toAnn()).toHaveLength(0);
  await look(3_000);
  expect(toAnn()).toHaveLength(1);
  for (let i = 0; i < 3; i++) {
    await planAndTakeBack();
    await look(65_000);
  }
  expect(toAnn()).toHaveLength(1);
});
