// Sums of how lessons went: what is taken, what is refused, and what the host reads of it.
import { expect, test } from 'vitest';
import { middleOf } from '../lesson-sums.ts';
import { Staged } from './staged.ts';

const staged = await Staged.forThisFile();

const told = { game: 'co2', lesson: 'first-plant', moments: [{ moment: 'propose', seconds: 12, tries: 1, left: false }] };

function tell(body: unknown): Promise<Response> {
  return fetch(`http://127.0.0.1:${staged.site.port}/api/lesson-counts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test('somebody unknown may tell how a lesson went', async () => {
  const answer = await tell(told);
  expect(answer.status).toBe(204);
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test.each([
  ['a moment that there is not', { ...told, moments: [{ ...told.moments[0], moment: 'nowhere' }] }, 404],
  ['a game that there is not', { ...told, game: 'chess' }, 404],
  ['a name beside it', { ...told, name: 'Ann' }, 400],
  ['half a second', { ...told, moments: [{ ...told.moments[0], seconds: 0.5 }] }, 400],
  ['a day', { ...told, moments: [{ ...told.moments[0], seconds: 86_400 }] }, 400],
  ['nothing', { ...told, moments: [] }, 400],
  ['a moment twice', { ...told, moments: [told.moments[0], told.moments[0]] }, 400],
  ['too much at once', { ...told, moments: new Array(41).fill(told.moments[0]) }, 400],
])('%s is refused', async (_, body, status) => {
  expect((await tell(body)).status).toBe(status);
});

test('whoever tells too much is asked to wait', async () => {
  const ann = await staged.guest('Ann');
  const answers = await staged.inOneMoment(() =>
    Promise.all(Array.from({ length: 31 }, () => ann.post('/api/lesson-counts', told))),
  );
  expect(answers.map(({ status }) => status)).toContain(429);
});

test('the host reads where the middle stands', () => {
  const row = {
    ...{ game: 'g', lesson: 'l', moment: 'm' },
    shown: 4,
    tries: 0,
    gone: 0,
    under_10: 1,
    under_30: 1,
    under_60: 2,
    longer: 0,
  };
  expect(middleOf(row)).toBe('under30');
  expect(middleOf({ ...row, shown: 5, longer: 1 })).toBe('under60');
});
