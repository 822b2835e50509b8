// Strangers at other people's tables: who is sent away stays away, who only watches does not talk, nobody fills the list alone.
import type { Account, Table } from '@kaya/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from '../../site.ts';
import { configurationFor, type FileSite, GuestOf, Player, sqliteSite } from '../playing.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';

const TWO = [{ kind: 'me' }, { kind: 'open' }] as const;

function manners(start: () => Promise<Site>): void {
  let site: Site;
  let ann: GuestOf;
  let eve: GuestOf;
  beforeAll(async () => {
    site = await start();
    ann = await GuestOf.at(site.port, 'Ann');
    eve = await GuestOf.at(site.port, 'Eve');
  });
  afterAll(() => site.close());
  const seen = async (who: GuestOf, id: string) => (await who.get<Table>(`/api/tables/${id}`)).body;

  test('the opener sends somebody away before the start, and only the opener', async () => {
    const id = await ann.open('lamplighters', [...TWO]);
    await eve.post(`/api/tables/${id}/join`, { seat: 1 });
    expect((await eve.post(`/api/tables/${id}/send-away`, { seat: 0 })).status).toBe(403);
    expect((await ann.post(`/api/tables/${id}/send-away`, { seat: 0 })).status).toBe(403);
    const why = 'We wait\u202e for Zoe';
    expect((await ann.post(`/api/tables/${id}/send-away`, { seat: 1, reason: why })).status).toBe(204);
    const told = async () => (await eve.get<Account>('/api/account')).body.words.filter(({ table }) => table === id);
    expect(await told()).toMatchObject([{ what: 'sent-away', about: 'lamplighters', reason: 'We wait for Zoe' }]);
    expect((await seen(ann, id)).seats[1]).toMatchObject({ kind: 'open', name: '' });
    expect(await seen(eve, id)).toMatchObject({ sentAway: true, mayTalk: false });
    expect(await eve.post(`/api/tables/${id}/join`, { seat: 1 })).toMatchObject({ status: 403, body: { code: 'sent-away' } });
    const zoe = await GuestOf.at(site.port, 'Zoe');
    expect((await zoe.post(`/api/tables/${id}/join`, { seat: 1 })).status).toBe(204);
    expect((await ann.post(`/api/tables/${id}/start`)).status).toBe(204);
    expect((await ann.post(`/api/tables/${id}/send-away`, { seat: 1, reason: why })).status).toBe(403);
    expect((await zoe.get<Account>('/api/account')).body.words).toEqual([]);
  });

  test('whoever has muted the opener is told that they were sent away, and no words of the opener’s', async () => {
    const peter = await GuestOf.at(site.port, 'Peter');
    const id = await ann.open('lamplighters', [...TWO]);
    await peter.post(`/api/tables/${id}/join`, { seat: 1 });
    await peter.post(`/api/tables/${id}/manners`, { whom: { seat: 0 }, muted: true, blocked: false });
    expect((await ann.post(`/api/tables/${id}/send-away`, { seat: 1, reason: 'You!' })).status).toBe(204);
    expect((await peter.get<Account>('/api/account')).body.words).toMatchObject([{ what: 'sent-away', table: id, reason: '' }]);
  });

  test('whoever only watches talks where the table says so, and nowhere else', async () => {
    const quiet = await ann.open('lamplighters', [...TWO]);
    const loud = await ann.open('lamplighters', [...TWO], { talk: 'everybody' });
    expect(await seen(eve, quiet)).toMatchObject({ talk: 'seated', mayTalk: false });
    expect((await eve.post(`/api/tables/${quiet}/chat`, { text: 'Boo' })).status).toBe(403);
    expect((await ann.post(`/api/tables/${quiet}/chat`, { text: 'Hello' })).status).toBe(204);
    expect(await seen(eve, loud)).toMatchObject({ talk: 'everybody', mayTalk: true });
    expect((await eve.post(`/api/tables/${loud}/chat`, { text: 'Hello' })).status).toBe(204);
  });

  test('whom a game is asked of again is not seated by it, and it does not start without them', async () => {
    const zoe = await GuestOf.at(site.port, 'Zoe');
    const first = await ann.open('lamplighters', [...TWO]);
    await zoe.post(`/api/tables/${first}/join`, { seat: 1 });
    await ann.post(`/api/tables/${first}/start`);
    await zoe.post(`/api/tables/${first}/proposals`, { what: { kind: 'abandon' } });
    const player = new Player(ann, first);
    await player.until(() => player.proposals.length === 1);
    player.close();
    expect((await ann.post(`/api/tables/${first}/proposals/${player.proposals[0]?.id}`, { yes: true })).status).toBe(204);
    const { id } = (await zoe.post<Table>(`/api/tables/${first}/rematch`)).body;
    expect((await seen(zoe, id)).seats.map((it) => it.asked)).toEqual([false, true]);
    expect((await zoe.post(`/api/tables/${id}/start`)).status).toBe(403);
    expect((await ann.post<Table>(`/api/tables/${first}/rematch`)).body.seats[1]).toMatchObject({ you: true, asked: false });
    expect((await zoe.post(`/api/tables/${id}/start`)).status).toBe(204);
  });

  test('whoever was asked and has not come hosts nothing; where nobody else is left the table is given up', async () => {
    const [kim, lea, mia] = [
      await GuestOf.at(site.port, 'Kim'),
      await GuestOf.at(site.port, 'Lea'),
      await GuestOf.at(site.port, 'Mia'),
    ];
    const first = await kim.open('lamplighters', [...TWO, { kind: 'open' }]);
    for (const [i, who] of [lea, mia].entries()) await who.post(`/api/tables/${first}/join`, { seat: i + 1 });
    await kim.post(`/api/tables/${first}/start`);
    await kim.post(`/api/tables/${first}/proposals`, { what: { kind: 'abandon' } });
    const player = new Player(lea, first);
    await player.until(() => player.proposals.length === 1);
    player.close();
    for (const who of [lea, mia]) await who.post(`/api/tables/${first}/proposals/${player.proposals[0]?.id}`, { yes: true });
    const again = async (who: GuestOf) => (await who.post<Table>(`/api/tables/${first}/rematch`)).body.id;
    const id = await again(kim);
    // After the rotation Lea sits before Mia.
    expect(await again(mia)).toBe(id);
    expect((await kim.post(`/api/tables/${id}/leave`)).status).toBe(204);
    expect(await seen(mia, id)).toMatchObject({ status: 'open', host: true });
    expect((await mia.post(`/api/tables/${id}/leave`)).status).toBe(204);
    expect((await seen(lea, id)).status).toBe('abandoned');
    const later = await again(lea);
    expect(later).not.toBe(id);
    expect(await seen(lea, later)).toMatchObject({ status: 'open', host: true });
  });

  test('nobody sits on every open seat', async () => {
    const greedy = await GuestOf.at(site.port, 'Greedy');
    const answers: { status: number; body: unknown }[] = [];
    const ids: string[] = [];
    for (let i = 0; i < 11; i++) {
      const id = await ann.open('lamplighters', [...TWO]);
      ids.push(id);
      answers.push(await greedy.post(`/api/tables/${id}/join`, { seat: 1 }));
    }
    expect(answers.slice(0, 10).every((it) => it.status === 204)).toBe(true);
    expect(answers[10]).toMatchObject({ status: 403, body: { code: 'too-many-tables' } });
    expect((await greedy.post(`/api/tables/${ids[0]}/leave`)).status).toBe(204);
    expect((await greedy.post(`/api/tables/${ids[10]}/join`, { seat: 1 })).status).toBe(204);
  });

  test('a hundred tables of a few owners leave the others on the first page, and the rest is on the next ones', async () => {
    const own = await ann.open('lamplighters', [...TWO]);
    for (let who = 0; who < 4; who++) {
      const flooder = await GuestOf.at(site.port, `Flood ${who}`);
      for (let i = 0; i < 28; i++) await flooder.open('lamplighters', [...TWO]);
    }
    const first = (await eve.get<Table[]>('/api/tables')).body;
    const second = (await eve.get<Table[]>('/api/tables?page=1')).body;
    expect(first).toHaveLength(100);
    expect(first.slice(0, 20).map((it) => it.id)).toContain(own);
    expect(second.length).toBeGreaterThan(10);
    expect(new Set([...first, ...second].map((it) => it.id)).size).toBe(first.length + second.length);
  });

  test('a hundred people of one neighbourhood leave the others on the first page', async () => {
    const elsewhere = { 'x-forwarded-for': '192.0.2.200' };
    const own = await (await GuestOf.at(site.port, 'Zoe', elsewhere)).open('lamplighters', [...TWO]);
    for (let i = 0; i < 100; i++) {
      const one = await GuestOf.at(site.port, `One of ${i}`, { 'x-forwarded-for': '203.0.113.7' });
      await one.open('lamplighters', [...TWO]);
    }
    const first = (await eve.get<Table[]>('/api/tables')).body;
    expect(first.slice(0, 40).map((it) => it.id)).toContain(own);
  });
}

describe('on SQLite', () => manners((): Promise<FileSite> => sqliteSite({ logLevel: 'silent', proxies: 1 })));

describe('on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  manners(async () =>
    openSite(configurationFor({ kind: 'postgres', url: await postgres.fresh() }, { logLevel: 'silent', proxies: 1 })),
  );
});
