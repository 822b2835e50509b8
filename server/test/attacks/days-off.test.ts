// Days off: nobody has more of them than there are, and taking them back and forth leaves nothing behind.
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hoursATurn, Staged, tableOf } from '../staged.ts';

let staged: Staged;
beforeAll(async () => {
  staged = await Staged.open();
});
afterAll(() => staged.close());

test('whoever goes away and comes back in the same moment, again and again, makes no list longer', async () => {
  const { id, guests } = await staged.started({ pace: hoursATurn(24, 'bot', { daysOff: 2 }) });
  const [ann] = guests;
  const dayOff = async (off: boolean) => (await ann.post(`/api/tables/${id}/day-off`, { off })).status;
  await staged.inOneMoment(async () => {
    for (let i = 0; i < 20; i++) expect([await dayOff(true), await dayOff(false)]).toEqual([204, 204]);
  });
  const file = new DatabaseSync(staged.site.file, { readOnly: true });
  const { time } = file.prepare('select time from tables where id = ?').get(id) as { readonly time: string };
  file.close();
  expect(JSON.parse(time)).toMatchObject({ off: [[], []], taken: [0, 0] });
  expect((await tableOf(ann, id)).time?.seats[0]).toMatchObject({ daysOff: 2, offUntil: null });
  // A day that was begun is a day.
  const taken = [await dayOff(true)];
  staged.wait(1);
  taken.push(await dayOff(false), await dayOff(true), await dayOff(true));
  expect(taken).toEqual([204, 204, 204, 403]);
});
