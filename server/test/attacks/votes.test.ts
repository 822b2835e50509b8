// Consent: nobody has another's vote, what was agreed on happens or stays, and saying it again does no harm.
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type GuestOf, type Player, seatedTable } from '../playing.ts';
import { hoursATurn, move, Staged, type Started, tableOf } from '../staged.ts';

const staged = await Staged.forThisFile();

const abandon = { what: { kind: 'abandon' } } as const;

async function proposed({ both }: Started, by: Player, moves: number | null): Promise<string> {
  const what = moves === null ? ({ kind: 'abandon' } as const) : ({ kind: 'rewind', moves } as const);
  expect((await by.ask({ t: 'propose', what })).t).toBe('done');
  const [other] = both.filter((it) => it !== by) as [Player];
  await other.until(() => other.proposals.length === 1);
  return other.proposals[0]?.id ?? '';
}

test('while a bot plays on for somebody, nobody ends the game or takes it back without them', async () => {
  const started = await staged.started();
  const { id, guests, both } = started;
  const [ann, ben] = guests;
  await move(both);
  expect((await ben.post(`/api/tables/${id}/stand-in`, { level: 'random' })).status).toBe(204);
  expect((await ann.post(`/api/tables/${id}/proposals`, abandon)).status).toBe(204);
  expect((await tableOf(ann, id)).status).toBe('playing');
  await both[1].until(() => both[1].proposals[0]?.waitingFor.includes(1) === true);
  // Ben himself may still say yes.
  const { id: proposal } = both[1].proposals[0] as { id: string };
  expect((await ben.post(`/api/tables/${id}/proposals/${proposal}`, { yes: true })).status).toBe(204);
  expect((await tableOf(ann, id)).status).toBe('abandoned');
});

test('a proposal that waits for somebody goes on waiting when a bot takes over, by their wish or by the clock', async () => {
  const pace = hoursATurn(24, 'bot');
  const started = await staged.started({ pace });
  const { id, guests, both } = started;
  const [ann] = guests;
  await proposed(started, both[0], null);
  staged.wait(25 * 3_600_000);
  await staged.site.lookAround();
  expect((await tableOf(ann, id)).seats.some((seat) => seat.standIn)).toBe(true);
  expect((await tableOf(ann, id)).status).toBe('playing');
  expect((await guests[1].post(`/api/tables/${id}/stand-in`, { level: 'easy' })).status).toBe(204);
  expect((await tableOf(ann, id)).status).toBe('playing');
});

test('who leaves for good has no vote any more', async () => {
  const started = await staged.started();
  await proposed(started, started.both[0], null);
  expect((await started.guests[1].post(`/api/tables/${started.id}/leave`)).status).toBe(204);
  expect((await tableOf(started.guests[0], started.id)).status).toBe('abandoned');
});

test('a yes that is sent again is done, and so is a no', async () => {
  for (const yes of [true, false]) {
    const started = await staged.started();
    const proposal = await proposed(started, started.both[0], null);
    const ben = started.guests[1];
    const say = () => ben.post(`/api/tables/${started.id}/proposals/${proposal}`, { yes });
    expect([(await say()).status, (await say()).status, (await say()).status]).toEqual([204, 204, 204]);
    expect(await started.both[1].ask({ t: 'consent', proposal, yes })).toMatchObject({ t: 'done' });
    expect((await ben.post(`/api/tables/${started.id}/proposals/${proposal}`, { yes: !yes })).status).toBe(403);
  }
});

test('what was done before is done, though a bot plays on by now', async () => {
  const { id, guests, both } = await staged.started();
  const [mover] = both;
  const guest = guests[0] as GuestOf;
  const request = { id: 'the-same-id', seen: null, action: mover.position?.legal[0] };
  expect((await guest.post(`/api/tables/${id}/actions`, request)).status).toBe(204);
  expect((await guest.post(`/api/tables/${id}/stand-in`, { level: 'random' })).status).toBe(204);
  expect((await guest.post(`/api/tables/${id}/actions`, request)).status).toBe(204);
  expect((await guest.post(`/api/tables/${id}/actions`, { ...request, id: 'another-id' })).status).toBe(403);
});

test('a rewind that fails keeps its proposal, and can be agreed on again', async () => {
  const started = await staged.started();
  const { id, both } = started;
  const mover = await move(both);
  for (let i = 0; i < 3; i++) await move(both);
  const proposal = await proposed(started, mover, mover.acknowledged.size);
  const [other] = both.filter((it) => it !== mover) as [Player];
  const file = new DatabaseSync(staged.site.file);
  const [kept] = file.prepare("select hash from log where table_id = ? and kind = 'rules'").all(id) as [{ hash: string }];
  const setHash = file.prepare("update log set hash = ? where table_id = ? and kind = 'rules'");
  setHash.run('00000000', id);
  expect(await other.ask({ t: 'consent', proposal, yes: true })).toMatchObject({ t: 'refused', code: 'not-legal' });
  expect(other.proposals.map((it) => [it.id, it.waitingFor])).toEqual([[proposal, [other.position?.seat]]]);
  setHash.run(kept.hash, id);
  file.close();
  const version = mover.position?.version ?? 0;
  expect((await other.ask({ t: 'consent', proposal, yes: true })).t).toBe('done');
  await mover.until(() => mover.proposals.length === 0 && (mover.position?.version ?? 0) > version);
});

test('whoever sits down later has a say in what was asked before', async () => {
  const { id, guests } = await seatedTable(staged.site.port, 'lamplighters', 3);
  const [ann, ben, eve] = guests as [GuestOf, GuestOf, GuestOf];
  expect((await ann.post(`/api/tables/${id}/start`)).status).toBe(204);
  expect((await eve.post(`/api/tables/${id}/leave`)).status).toBe(204);
  const follower = staged.player(ben, id);
  expect((await ann.post(`/api/tables/${id}/proposals`, abandon)).status).toBe(204);
  await follower.until(() => follower.proposals.length === 1);
  const { id: proposal } = follower.proposals[0] as { id: string };
  const cleo = await staged.guest('Cleo');
  expect((await cleo.post(`/api/tables/${id}/join`, { seat: 2 })).status).toBe(204);
  expect((await ben.post(`/api/tables/${id}/proposals/${proposal}`, { yes: true })).status).toBe(204);
  expect((await tableOf(ann, id)).status).toBe('playing');
  expect((await cleo.post(`/api/tables/${id}/proposals/${proposal}`, { yes: true })).status).toBe(204);
  expect((await tableOf(ann, id)).status).toBe('abandoned');
});

test.each([
  ['a live table', {}, 61 * 60_000],
  ['a slow one', { pace: hoursATurn(48, 'wait') }, 145 * 3_600_000],
])('what nobody answers in time at %s is asked no more', async (_where, more, later) => {
  const started = await staged.started(more);
  const proposal = await proposed(started, started.both[0], null);
  staged.wait(later);
  const [ann, ben] = started.guests;
  expect((await ben.post(`/api/tables/${started.id}/proposals/${proposal}`, { yes: true })).status).toBe(403);
  expect((await tableOf(ann, started.id)).status).toBe('playing');
  await staged.site.lookAround();
  await started.both[1].until(() => started.both[1].proposals.length === 0);
});

test('who asks the others again and again is told to wait', async () => {
  const { id, guests } = await staged.started();
  await staged.inOneMoment(async () => {
    const answers: number[] = [];
    for (let i = 0; i < 11; i++) answers.push((await guests[0].post(`/api/tables/${id}/proposals`, abandon)).status);
    expect(answers).toEqual([...new Array<number>(10).fill(204), 429]);
  });
});
