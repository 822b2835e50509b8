// Finding people: who wants the same is seated together, through whichever process; nobody takes what is kept for another.
import type { Me, Table } from '@kaya/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from '../../site.ts';
import { configurationFor, type FileSite, GuestOf, Player, sqliteSite } from '../playing.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';

const WISH = { game: 'lamplighters', players: 2, pace: 'live' };
const THREE = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;

function finding(start: () => Promise<readonly [Site, Site]>): void {
  let sites: readonly [Site, Site];
  const players: Player[] = [];
  beforeAll(async () => {
    sites = await start();
  });
  afterEach(() => {
    for (const player of players.splice(0)) player.close();
  });
  afterAll(async () => {
    for (const site of new Set(sites)) await site.close();
  });
  const here = (name: string) => GuestOf.at(sites[0].port, name);
  const there = (name: string) => GuestOf.at(sites[1].port, name);
  const find = async (guest: GuestOf, more: Partial<typeof WISH> = {}) =>
    (await guest.post<Table>('/api/find', { ...WISH, ...more })).body;
  const seen = async (guest: GuestOf, id: string) => (await guest.get<Table>(`/api/tables/${id}`)).body;
  /** Somebody with the page of a table open. */
  const at = async (guest: GuestOf, id: string): Promise<Player> => {
    const player = new Player(guest, id);
    players.push(player);
    await player.until(() => player.tableInfo?.seats.some((seat) => seat.you && seat.online) === true);
    return player;
  };

  test('whoever wants the same is seated together, and the game begins when the last one has come', async () => {
    const [ann, ben, eve] = [await here('Ann'), await there('Ben'), await there('Eve')];
    const table = await find(ann);
    expect(table).toMatchObject({ found: true, status: 'open', visibility: 'public' });
    expect((await find(ann)).id).toBe(table.id);
    await at(ann, table.id);
    // Another number of players, another pace.
    expect((await find(eve, { players: 3 })).id).not.toBe(table.id);
    expect((await find(eve, { pace: 'quick' })).id).not.toBe(table.id);
    await expect.poll(async () => (await seen(ben, table.id)).seats[0]?.online, { timeout: 20_000 }).toBe(true);
    expect(await find(ben)).toMatchObject({ id: table.id, status: 'playing' });
    const names = async () => (await seen(ann, table.id)).seats.map(({ name }) => name);
    await expect.poll(names, { timeout: 20_000 }).toEqual(['Ann', 'Ben']);
  });

  test('nobody is seated with somebody who has gone; two who wait alone come together', async () => {
    const [ann, ben] = [await here('Ann'), await there('Ben')];
    const wish = { players: 3 };
    const first = await find(ann, { ...wish, pace: 'calm' });
    const second = await find(ben, { ...wish, pace: 'calm' });
    expect(second.id).not.toBe(first.id);
    await at(ann, first.id);
    await expect
      .poll(async () => (await find(ben, { ...wish, pace: 'calm' })).id, { timeout: 20_000, interval: 500 })
      .toBe(first.id);
    expect((await seen(ben, second.id)).status).toBe('abandoned');
    // By correspondence one need not be there.
    const slow = await find(ann, { ...wish, pace: 'daily' });
    expect((await find(ben, { ...wish, pace: 'daily' })).id).toBe(slow.id);
  });

  test('where people look for a game, those who sit there fill it up with bots and start it, and nobody else does', async () => {
    const [ann, eve] = [await here('Ann'), await there('Eve')];
    const { id } = await find(ann, { players: 4 });
    const bot = { seat: 1, level: 'easy' };
    expect((await eve.post(`/api/tables/${id}/seat`, bot)).status).toBe(403);
    expect((await eve.post(`/api/tables/${id}/start`)).status).toBe(403);
    for (const seat of [1, 2, 3]) expect((await ann.post(`/api/tables/${id}/seat`, { ...bot, seat })).status).toBe(204);
    expect((await ann.post(`/api/tables/${id}/keep-seat`, { seat: 1, kept: true })).status).toBe(403);
    expect((await ann.post(`/api/tables/${id}/start`)).status).toBe(204);
  });

  test('a kept seat is for whoever has its link: not for strangers, not for guessers, not for finders', async () => {
    const [ann, ben, eve] = [await here('Ann'), await there('Ben'), await there('Eve')];
    const id = await ann.open('lamplighters', [...THREE]);
    const keep = (guest: GuestOf, kept: boolean) =>
      guest.post<{ key: string | null }>(`/api/tables/${id}/keep-seat`, { seat: 1, kept });
    expect((await keep(eve, true)).status).toBe(403);
    const { key } = (await keep(ann, true)).body;
    expect((await keep(ann, true)).body.key).toBe(key);
    for (const guest of [ann, eve]) expect(JSON.stringify(await seen(guest, id))).not.toContain(key);
    expect((await seen(eve, id)).seats.map(({ kept }) => kept)).toEqual([false, true, false]);
    expect(await eve.post(`/api/tables/${id}/join`, { seat: 1 })).toMatchObject({ status: 409, body: { code: 'table-full' } });
    expect((await eve.post(`/api/tables/${id}/join`, { seat: 1, key: 'no-such-key' })).status).toBe(409);
    expect((await eve.post(`/api/tables/${id}/join`, { seat: null })).status).toBe(204);
    expect((await seen(eve, id)).seats[2]?.you).toBe(true);
    expect((await ben.post(`/api/tables/${id}/join`, { seat: 1, key })).status).toBe(204);
    expect((await ben.post(`/api/tables/${id}/leave`)).status).toBe(204);
    // Let go, it is anybody's.
    expect((await keep(ann, true)).body.key).not.toBe(key);
    expect((await keep(ann, false)).body.key).toBeNull();
    expect((await ben.post(`/api/tables/${id}/join`, { seat: 1 })).status).toBe(204);
  });

  test('a phrase is one of those that there are, is told by its name, and costs what a line costs', async () => {
    const [ann, ben] = [await here('Ann'), await there('Ben')];
    const id = await ann.open('lamplighters', [...THREE]);
    await ben.post(`/api/tables/${id}/join`, { seat: 1 });
    const player = await at(ben, id);
    const said = () => player.messages.flatMap((it) => (it.t === 'chat' ? it.lines : []));
    expect((await ann.post(`/api/tables/${id}/chat`, { phrase: 'your-mother' })).status).toBe(400);
    expect((await ann.post(`/api/tables/${id}/chat`, { phrase: 'hello', text: 'Hello' })).status).toBe(400);
    expect((await ann.post(`/api/tables/${id}/chat`, { phrase: 'good-luck' })).status).toBe(204);
    expect((await player.ask({ t: 'phrase', phrase: 'thanks' })).t).toBe('done');
    await player.until(() => said().length >= 2);
    expect(said().map(({ name, phrase }) => [name, phrase])).toEqual([
      ['Ann', 'good-luck'],
      ['Ben', 'thanks'],
    ]);
    const more = await Promise.all(Array.from({ length: 14 }, () => ann.post(`/api/tables/${id}/chat`, { phrase: 'hello' })));
    expect(more.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });

  test('whoever takes another name before the start is told by it to everybody at the table', async () => {
    const [ann, ben] = [await here('Ann'), await there('Ben')];
    const id = await ann.open('lamplighters', [...THREE]);
    await ben.post(`/api/tables/${id}/join`, { seat: 1 });
    const player = await at(ben, id);
    expect((await ann.post('/api/guest', { name: ' \u200b ' })).status).toBe(400);
    expect((await ann.post<Me>('/api/guest', { name: ' Anna  of\u202e Kaya ' })).body.name).toBe('Anna of Kaya');
    await player.until(() => player.tableInfo?.seats[0]?.name === 'Anna of Kaya');
  });

  test('a table says what it is for; who sits there is shown with the games they have finished', async () => {
    const ann = await here('Ann');
    const id = await ann.open('lamplighters', [...THREE], { language: 'fr', asks: 'new' });
    const shown = await seen(await there('Eve'), id);
    expect(shown).toMatchObject({ language: 'fr', asks: 'new', found: false });
    expect(shown.seats.map(({ experience }) => experience)).toEqual([0, null, null]);
  });

  test('whoever asks again and again lays one table, and is told to wait', async () => {
    const eve = await there('Eve');
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => eve.post<Table>('/api/find', { ...WISH, pace: 'weekly' })),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    const { body } = await eve.get<Table[]>('/api/my/tables');
    expect(body.filter(({ status }) => status === 'open')).toHaveLength(1);
  });
}

describe('one process with SQLite', () => {
  finding(async () => {
    const site: FileSite = await sqliteSite();
    return [site, site];
  });
});

describe('two processes with PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  finding(async () => {
    const url = await postgres.fresh();
    const site = () => openSite(configurationFor({ kind: 'postgres', url }));
    return [await site(), await site()];
  });
});
