// Programs of others: their list tells nobody who has blocked them, and is nobody's alone.
import type { ProgramOffer } from '@kaya/wire';
import { expect, test } from 'vitest';
import { Limits } from '../../live/limits.ts';
import { openDatabase } from '../../storage/open.ts';
import type { GuestOf } from '../playing.ts';
import { Staged } from '../staged.ts';

const staged = await Staged.forThisFile();

const namesFor = async (who: GuestOf) => (await who.get<ProgramOffer[]>('/api/programs')).body.map(({ name }) => name);

test('whoever was blocked reads the same names as a stranger; whoever has blocked somebody does not read theirs', async () => {
  const [robot, eve] = [await staged.guest('Robot'), await staged.guest('Eve')];
  await robot.post('/api/my/program', { name: 'wants-peace', games: [] });
  await eve.post('/api/my/program', { name: 'no-peace', games: [] });
  const table = await eve.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  await robot.post(`/api/tables/${table}/manners`, { whom: { seat: 0 }, muted: false, blocked: true });
  expect(await namesFor(eve)).toEqual(await namesFor(staged.stranger()));
  expect(await namesFor(robot)).toEqual(['wants-peace']);
});

test('a program of somebody who is banned is not asked by its name either', async () => {
  const [robot, ann] = [await staged.guest('Robot'), await staged.guest('Ann')];
  await robot.post('/api/my/program', { name: 'was-banned', games: [] });
  const id = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  const { db, close } = await openDatabase({ kind: 'sqlite', file: staged.site.file }, () => undefined);
  const { id: person } = (await robot.get<{ id: string }>('/api/me')).body;
  await db
    .insertInto('bars')
    .values({ id: 'ban', person, kind: 'ban', until: Date.now() + 3_600_000, reason: 'x', at: 1 })
    .execute();
  await close();
  expect(await namesFor(ann)).not.toContain('was-banned');
  expect((await ann.post(`/api/tables/${id}/ask-program`, { seat: 1, program: 'was-banned' })).status).toBe(404);
});

test('one address cannot fill the list, however many guests it sends', () => {
  let now = 0;
  const limits = new Limits(() => now);
  let offered = 0;
  // An offer holds for ten minutes, and two hundred are listed.
  for (; now < 600_000; now += 1000)
    for (let i = 0; i < 20; i++) if (limits.allow('programs', { person: `${now} ${i}`, address: 'one' })) offered++;
  expect(offered).toBeLessThan(200);
});
