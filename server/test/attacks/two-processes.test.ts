// Somebody asks two processes at the same moment: together they give no more than one of them would.
import type { Session } from '@kaya/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../../site.ts';
import { configurationFor, GuestOf, Player, playRandomly, seatedTable } from '../playing.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';

let postgres: TestPostgres;
let sites: readonly [Site, Site];
beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.fresh();
  const open = () => openSite(configurationFor({ kind: 'postgres', url }, { logLevel: 'silent' }));
  sites = [await open(), await open()];
});
afterAll(async () => {
  for (const site of sites) await site.close();
  await postgres.stop();
});

/** The same person, at each of the processes in turn. */
function everywhere(guest: GuestOf): (i: number) => GuestOf {
  const copies = sites.map(({ port }) => {
    const copy = new GuestOf(port, guest.name);
    copy.cookie = guest.cookie;
    return copy;
  });
  return (i) => copies[i % copies.length] as GuestOf;
}

test('of thirty seats taken at once at both, ten are', async () => {
  const ann = await GuestOf.at(sites[0].port, 'Ann');
  const tables: string[] = [];
  for (let i = 0; i < 28; i++) tables.push(await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]));
  const eve = everywhere(await GuestOf.at(sites[0].port, 'Eve'));
  const answers = await Promise.all(tables.map((id, i) => eve(i).post(`/api/tables/${id}/join`, { seat: 1 })));
  expect(answers.filter((it) => it.status === 204)).toHaveLength(10);
  expect(answers.filter((it) => it.status !== 204).every((it) => it.status === 403)).toBe(true);
});

test('of thirty tokens made at once at both, twenty are', async () => {
  const eve = everywhere(await GuestOf.at(sites[0].port, 'Eve'));
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => eve(i).post('/api/bot-token', { name: 'many' })));
  expect(answers.filter((it) => it.status === 200)).toHaveLength(20);
  const { body } = await eve(0).get<Session[]>('/api/sessions');
  expect(body.filter((it) => it.kind === 'program')).toHaveLength(20);
});

test('who leads through one process is followed through the other, also by whoever comes later, until the leader is gone', async () => {
  const { id, guests } = await seatedTable(sites[0].port, 'lamplighters', 2);
  const [ann, ben] = guests as [GuestOf, GuestOf];
  const there = sites[1];
  ben.port = there.port;
  await ann.post(`/api/tables/${id}/start`);
  const players = [new Player(ann, id), new Player(ben, id)] as const;
  await Promise.all(players.map((player, i) => playRandomly(player, `led ${i}`)));
  const ledOf = ({ messages }: Player) => messages.findLast((it) => it.t === 'led')?.led;
  const [leader, follower] = players;
  expect(await leader.ask({ t: 'lead', moment: { move: 4, watched: 2 } })).toMatchObject({ t: 'done' });
  await follower.until(() => ledOf(follower)?.at === 4);
  const eve = new Player(await GuestOf.at(there.port, 'Eve'), id);
  await eve.until(() => ledOf(eve)?.at === 2);
  // The seat of whoever leads there cannot be taken over from here.
  expect(await follower.ask({ t: 'lead', moment: { move: 1, watched: 1 } })).toMatchObject({ t: 'refused', code: 'not-allowed' });
  leader.close();
  await follower.until(() => ledOf(follower) === null);
  await eve.until(() => ledOf(eve) === null);
  for (const it of [follower, eve]) it.close();
});
