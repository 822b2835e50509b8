// Neighbours at one address: what they are refused costs nobody a move, and what they store does not end anybody's game.
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { Limits } from '../../live/limits.ts';
import type { GuestOf, Player } from '../playing.ts';
import { move, Staged, turnOf } from '../staged.ts';
import { Raw } from './raw.ts';

const staged = await Staged.forThisFile();

/** How often something was taken of what the address may store while this went on. */
async function takenBy(work: () => Promise<unknown>): Promise<number> {
  const taken = vi.spyOn(Limits.prototype, 'allowAddress');
  await work();
  const count = taken.mock.calls.filter(([what]) => what === 'changes' || what === 'seats' || what === 'proposals').length;
  taken.mockRestore();
  return count;
}

const act = (table: string, action: object = { do: 'x' }) => ({ t: 'act', id: randomUUID(), table, seen: 0, action });

test('the address pays for what was stored, over a socket and by requests, and for nothing that was refused', async () => {
  const { id, guests, both } = await staged.started();
  const eve = await staged.guest('Eve');
  const line = await Raw.open(staged.site.port, { cookie: eve.cookie });
  const refused = await takenBy(async () => {
    expect(await line.ask(JSON.stringify(act(id)))).toMatchObject({ t: 'refused', code: 'not-your-seat' });
    const body = { id: randomUUID(), seen: null, action: { do: 'x' } };
    expect((await eve.post(`/api/tables/${id}/actions`, body)).status).toBe(403);
    expect((await eve.post(`/api/tables/${id}/start`)).status).toBe(403);
    expect((await eve.post(`/api/tables/${id}/join`, { seat: null })).body).toMatchObject({ code: 'table-full' });
    const proposal = { id: randomUUID(), what: { kind: 'abandon' } };
    expect((await eve.post(`/api/tables/${id}/proposals`, proposal)).status).toBe(403);
    // Nor do those who sit here, where a move is not allowed or was made already.
    expect(await turnOf(both).ask({ t: 'act', seen: 0, action: { do: 'x' } })).toMatchObject({ t: 'refused' });
    for (const it of guests) expect((await it.post(`/api/tables/${id}/actions`, body)).status).toBe(409);
  });
  expect(refused).toBe(0);
  line.ws.close();
  expect(await takenBy(() => move(both))).toBe(1);
  const mover = turnOf(both) as Player;
  const guest = guests[both.indexOf(mover)] as GuestOf;
  const body = { id: randomUUID(), seen: null, action: mover.position?.legal[0] };
  const stored = await takenBy(async () => {
    for (let i = 0; i < 2; i++) expect((await guest.post(`/api/tables/${id}/actions`, body)).status).toBe(204);
  });
  expect(stored).toBe(1);
});

test('where the address has nothing left, whoever plays has a little of their own, and nobody else has', async () => {
  const { both } = await staged.started();
  const eve = await staged.guest('Eve');
  const open = await eve.open('lamplighters', [{ kind: 'open' }, { kind: 'open' }]);
  const isSpent = Limits.prototype.isSpent;
  vi.spyOn(Limits.prototype, 'isSpent').mockImplementation(function (this: Limits, what, address) {
    return what === 'changes' || isSpent.call(this, what, address);
  });
  await staged.inOneMoment(async () => {
    expect((await eve.post(`/api/tables/${open}/join`, { seat: 0 })).status).toBe(429);
    const [ann] = both;
    const says = (answer: string | null) => ann.ask({ t: 'standing', decision: 'shelter', answer });
    for (let i = 0; i < 30; i++) expect((await says(i % 2 === 0 ? 'never' : null)).t).toBe('done');
    expect(await says('never')).toMatchObject({ t: 'refused', code: 'too-fast' });
  });
  // Somebody else's moves are theirs.
  const [, ben] = both;
  expect((await ben.ask({ t: 'standing', decision: 'shelter', answer: 'never' })).t).toBe('done');
});
