// Programs of others as seats: offered under a name, asked to a table, shown as what they are.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Export, Problem, ProgramOffer, Table } from '@kaya/wire';
import type { Static } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from '../site.ts';
import { GuestOf, Player, playRandomly, sqliteSite } from './playing.ts';

const EXAMPLE = fileURLToPath(new URL('../../docs/examples/invited_bot.mjs', import.meta.url));
const MINUTE = 60_000;

let site: Site;
let ahead = 0;
const running: ChildProcess[] = [];
beforeAll(async () => {
  site = await sqliteSite({}, () => Date.now() + ahead);
});
afterAll(async () => {
  for (const child of running) child.kill();
  await site.close();
});

const offersOf = async (guest: GuestOf) => (await guest.get<ProgramOffer[]>('/api/programs')).body;
const tableOf = async (guest: GuestOf, id: string) => (await guest.get<Table>(`/api/tables/${id}`)).body;
const ask = (guest: GuestOf, id: string, seat: number, program: string) =>
  guest.post<Static<typeof Problem>>(`/api/tables/${id}/ask-program`, { seat, program });

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('the example of docs/examples waits, comes when it is asked, is shown as a program and plays a whole game', async () => {
  const child = spawn(process.execPath, [EXAMPLE, `http://127.0.0.1:${site.port}`, 'by-chance', '100'], { stdio: 'inherit' });
  running.push(child);
  const ann = await GuestOf.at(site.port, 'Ann');
  await until(async () => (await offersOf(ann)).some(({ name }) => name === 'by-chance'));
  const id = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  expect((await ask(ann, id, 1, 'by-chance')).status).toBe(204);
  await until(async () => (await tableOf(ann, id)).seats[1]?.asked === false);
  expect((await tableOf(ann, id)).seats).toMatchObject([
    { name: 'Ann', program: false },
    { name: 'by-chance', kind: 'person', program: true },
  ]);
  const player = new Player(ann, id);
  expect((await ann.post(`/api/tables/${id}/start`)).status).toBe(204);
  await playRandomly(player, 'against a program');
  expect(player.tableInfo?.status).toBe('over');
  player.close();
});

test('who may ask whom, to what and when is said in a sentence', async () => {
  const robot = await GuestOf.at(site.port, 'Robot');
  const [ann, ben] = [await GuestOf.at(site.port, 'Ann'), await GuestOf.at(site.port, 'Ben')];
  expect((await robot.post('/api/my/program', { name: 'calm-one', games: ['co2'] })).status).toBe(200);
  expect((await ben.post('/api/my/program', { name: 'calm-one', games: [] })).status).toBe(409);
  expect((await ben.post('/api/my/program', { name: 'Calm One', games: [] })).status).toBe(400);
  expect((await ben.post('/api/my/program', { name: 'other-one', games: ['chess'] })).status).toBe(404);
  const lamps = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  expect((await ask(ann, lamps, 1, 'calm-one')).body.message).toContain('it plays: co2');
  const id = await ann.open('co2', [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  expect((await ask(ann, id, 1, 'nobody-there')).status).toBe(404);
  expect((await ask(ben, id, 1, 'calm-one')).status).toBe(403);
  expect((await ask(ann, id, 0, 'calm-one')).status).toBe(403);
  expect((await ask(ann, id, 1, 'calm-one')).status).toBe(204);
  expect((await ask(ann, id, 2, 'calm-one')).status).toBe(403);
  // Nobody is seated who has not come, and whoever does not want to leaves.
  expect((await ann.post(`/api/tables/${id}/start`)).status).toBe(403);
  expect((await robot.get<Table[]>('/api/my/tables')).body.map((table) => table.id)).toEqual([id]);
  expect((await robot.post(`/api/tables/${id}/leave`)).status).toBe(204);
  expect((await tableOf(ann, id)).seats[1]).toMatchObject({ kind: 'open', program: false });
});

test('nobody keeps a program waiting at many tables', async () => {
  const [ann, ben] = [await GuestOf.at(site.port, 'Ann'), await GuestOf.at(site.port, 'Ben')];
  const robot = await GuestOf.at(site.port, 'Robot');
  await robot.post('/api/my/program', { name: 'much-wanted', games: [] });
  const asked = async (who: GuestOf) => {
    const id = await who.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    return { id, status: (await ask(who, id, 1, 'much-wanted')).status };
  };
  const first = await asked(ann);
  expect([first.status, (await asked(ann)).status, (await asked(ann)).status]).toEqual([204, 204, 204]);
  expect((await asked(ann)).status).toBe(409);
  // Whoever asks for the first time is not kept from it, and a program that has come or gone can be asked again.
  expect((await asked(ben)).status).toBe(204);
  await robot.post(`/api/tables/${first.id}/leave`);
  expect((await asked(ann)).status).toBe(204);
});

test('an offer that is not renewed ends, a name goes with whoever is deleted, and blocked people see nothing of each other’s', async () => {
  const ann = await GuestOf.at(site.port, 'Ann');
  const robot = await GuestOf.at(site.port, 'Robot');
  await robot.post('/api/my/program', { name: 'short-lived', games: [] });
  expect((await robot.get<Static<typeof Export>>('/api/my/export')).body.program).toEqual({ name: 'short-lived', games: [] });
  const id = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  await ask(ann, id, 1, 'short-lived');
  await ann.post(`/api/tables/${id}/manners`, { whom: { seat: 1 }, muted: false, blocked: true });
  expect((await offersOf(ann)).map(({ name }) => name)).not.toContain('short-lived');
  expect((await offersOf(robot)).map(({ name }) => name)).toContain('short-lived');
  expect((await robot.post(`/api/tables/${id}/join`, { seat: null })).status).toBe(403);
  ahead += 11 * MINUTE;
  expect((await offersOf(robot)).map(({ name }) => name)).not.toContain('short-lived');
  expect((await ask(ann, id, 1, 'short-lived')).status).toBe(404);
  expect((await ann.post('/api/my/program', { name: 'short-lived', games: [] })).status).toBe(409);
  expect((await robot.post('/api/my/deletion', { name: 'short-lived' })).status).toBe(204);
  expect((await ann.post('/api/my/program', { name: 'short-lived', games: [] })).status).toBe(200);
  expect((await ann.delete('/api/my/program')).status).toBe(204);
  expect((await ann.delete('/api/my/program')).status).toBe(404);
});
