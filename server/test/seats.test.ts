// Opening, finding, sitting down, leaving, bots and links.
import type { Me, Position, Table, ToClient } from '@kaya/wire';
import { describe, expect, test } from 'vitest';
import { type GuestOf, type Player, seatedTable } from './playing.ts';
import { Staged, tableOf, turnOf } from './staged.ts';

const staged = await Staged.forThisFile();

describe('seats', () => {
  test('a table is opened, found in the lobby, filled, started only by its host and only when full', async () => {
    const ann = await staged.guest('Ann');
    const ben = await staged.guest('Ben');
    const id = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }]);
    const listed = (await ben.get<Table[]>('/api/tables')).body.find((it) => it.id === id);
    expect(listed?.seats.map((it) => [it.kind, it.name, it.you])).toEqual([
      ['person', 'Ann', false],
      ['open', '', false],
      ['bot', '', false],
    ]);
    expect((await ann.post(`/api/tables/${id}/start`)).body).toMatchObject({ code: 'not-allowed' });
    expect((await ben.post(`/api/tables/${id}/seat`, { seat: 1, level: 'hard' })).status).toBe(403);
    expect((await ben.post(`/api/tables/${id}/join`, { seat: 2 })).body).toMatchObject({ code: 'table-full' });
    expect((await ben.post(`/api/tables/${id}/join`, { seat: 1 })).status).toBe(204);
    expect((await ben.post(`/api/tables/${id}/join`, { seat: null })).status).toBe(204);
    expect((await ben.post(`/api/tables/${id}/start`)).status).toBe(403);
    expect((await ann.post(`/api/tables/${id}/start`)).status).toBe(204);
    const mine = (await ben.get<Table[]>('/api/my/tables')).body;
    expect(mine[0]).toMatchObject({ id, status: 'playing', seats: [{ you: false }, { you: true }, { level: 'easy' }] });
  });

  test('nobody is seated as master where nothing was learnt', async () => {
    const ann = await staged.guest('Ann');
    const id = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    const refused = { code: 'not-allowed', message: expect.stringContaining('lamplighters as master') };
    expect((await ann.post(`/api/tables/${id}/seat`, { seat: 1, level: 'master' })).body).toMatchObject(refused);
    expect((await ann.post(`/api/tables/${id}/seat`, { seat: 1, level: 'hard' })).status).toBe(204);
    expect((await ann.post(`/api/tables/${id}/start`)).status).toBe(204);
    expect((await ann.post(`/api/tables/${id}/stand-in`, { level: 'master' })).body).toMatchObject(refused);
  });

  test('a set-up that the game does not allow is refused with the rules', async () => {
    const ann = await staged.guest('Ann');
    const asked = {
      game: 'lamplighters',
      options: { none: 1 },
      seats: [{ kind: 'me' }],
      visibility: 'public',
      pace: { kind: 'live' },
      spectators: true,
    };
    const { status, body } = await ann.post<{ reasons: { rule: string }[] }>('/api/tables', asked);
    expect(status).toBe(409);
    expect(body.reasons.map((it) => it.rule)).toContain('engine.option-unknown');
    expect((await ann.post('/api/tables', { ...asked, game: 'chess' })).status).toBe(404);
    expect((await ann.post('/api/tables', { ...asked, seats: 'all' })).body).toMatchObject({ code: 'unreadable' });
    expect((await staged.stranger().post('/api/tables', asked)).status).toBe(401);
  });

  test('the lobby is told live', async () => {
    const ann = await staged.guest('Ann');
    const other = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }], { visibility: 'invited' });
    const follower = staged.player(await staged.guest('Ben'), other);
    const lobby = () =>
      follower.messages.findLast((it): it is Extract<ToClient, { t: 'lobby' }> => it.t === 'lobby')?.tables ?? [];
    follower.client.followLobby(true);
    const id = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
    await follower.until(() => lobby().some((it) => it.id === id));
    expect(lobby().some((it) => it.id === other)).toBe(false);
    await ann.post(`/api/tables/${id}/leave`);
    await follower.until(() => !lobby().some((it) => it.id === id));
  });

  test('a bot plays for somebody and gives the seat back; meanwhile the person does not move', async () => {
    const { id, guests, both } = await staged.started();
    const mover = turnOf(both);
    const guest = guests[both.indexOf(mover)] as GuestOf;
    const before = mover.position?.version ?? 0;
    expect((await guest.post(`/api/tables/${id}/stand-in`, { level: 'easy' })).status).toBe(204);
    await mover.until(() => (mover.position?.version ?? 0) > before);
    expect(await mover.ask({ t: 'act', seen: mover.position?.version ?? 0, action: { do: 'anything' } })).toMatchObject({
      code: 'not-allowed',
    });
    expect((await guest.post(`/api/tables/${id}/stand-in`, { level: null })).status).toBe(204);
    await mover.until(() => mover.tableInfo?.seats.every((seat) => !seat.standIn) === true);
  });

  test('who leaves is replaced by a bot, and anybody with the link may take the seat over', async () => {
    const { id, guests } = await staged.started({ spectators: false });
    const [ann, ben] = guests;
    const cleo = await staged.guest('Cleo');
    expect((await cleo.get(`/api/tables/${id}`)).status).toBe(404);
    expect((await ann.post(`/api/tables/${id}/leave`)).status).toBe(204);
    expect((await tableOf(ben, id)).host).toBe(true);
    expect((await tableOf(cleo, id)).seats[0]).toMatchObject({ kind: 'person', name: '', standIn: true });
    expect((await cleo.get(`/api/tables/${id}/position`)).status).toBe(403);
    expect((await cleo.post(`/api/tables/${id}/join`, { seat: 0 })).status).toBe(204);
    expect((await tableOf(cleo, id)).seats[0]).toMatchObject({ name: 'Cleo', you: true, standIn: false });
    expect((await cleo.get<Position>(`/api/tables/${id}/position`)).body.seat).toBe(0);
    expect((await ann.get(`/api/tables/${id}`)).status).toBe(404);
  });

  test('when the last person leaves, the table is given up', async () => {
    const { id, guests } = await staged.started();
    for (const guest of guests) await guest.post(`/api/tables/${id}/leave`);
    expect((await tableOf(guests[0], id)).status).toBe('abandoned');
  });

  test('a link moves a seat: a stranger becomes its maker, a guest takes the seat over, a forger gets nothing', async () => {
    const { id, guests } = await staged.started();
    const [ann, ben] = guests;
    const link = async () => (await ann.post<{ token: string }>(`/api/tables/${id}/seat-link`)).body.token;
    const phone = staged.stranger();
    expect((await phone.post<Me>('/api/seat-link', { token: await link() })).body.name).toBe('Guest 1');
    expect((await tableOf(phone, id)).seats[0]?.you).toBe(true);
    const token = await link();
    expect((await ben.post('/api/seat-link', { token })).status).toBe(403);
    const cleo = await staged.guest('Cleo');
    expect((await cleo.post('/api/seat-link', { token: `${token}x` })).status).toBe(403);
    expect((await cleo.post<Me>('/api/seat-link', { token })).body.name).toBe('Cleo');
    expect((await tableOf(cleo, id)).seats[0]).toMatchObject({ you: true, name: 'Cleo' });
    expect((await tableOf(ann, id)).seats[0]?.you).toBe(false);
  });

  test('somebody who is away and keeps the others waiting may be played for by a bot, but not at once', async () => {
    const { id, guests, both } = await staged.started();
    const away = turnOf(both);
    const here = both.find((it) => it !== away) as Player;
    const guest = guests[both.indexOf(here)] as GuestOf;
    const seat = away.position?.seat ?? -1;
    expect((await guest.post(`/api/tables/${id}/absent`, { seat })).status).toBe(403);
    away.close();
    await here.until(() => here.tableInfo?.seats[seat]?.online === false);
    expect((await guest.post(`/api/tables/${id}/absent`, { seat })).status).toBe(403);
    staged.wait(130_000);
    expect((await guest.post(`/api/tables/${id}/absent`, { seat })).status).toBe(204);
    expect((await tableOf(guest, id)).seats[seat]?.standIn).toBe(true);
  });

  test('spectators see a game only where the table allows it, also those who came before the start', async () => {
    const { id, guests } = await seatedTable(staged.site.port, 'lamplighters', 2, { spectators: false });
    const [ann] = guests as [GuestOf];
    const stranger = staged.player(staged.stranger(), id);
    await stranger.until(() => stranger.tableInfo !== null);
    await ann.post(`/api/tables/${id}/start`);
    await stranger.until(() => stranger.messages.some((it) => it.t === 'problem' && it.code === 'no-such-table'));
    expect(stranger.messages.some((it) => it.t === 'position')).toBe(false);
  });
});
