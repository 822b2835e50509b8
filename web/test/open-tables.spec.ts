import type { Table } from '@kaya/wire';
import { expect, test } from '@playwright/test';

function table(number: number): Table {
  const absent = { you: false, online: false, standIn: false, asked: false, kept: false, program: false, rates: false };
  const seat = { ...absent, name: '', level: null, experience: null };
  return {
    ...{ id: `a-table-of-${number}`, game: 'co2', options: {}, status: 'open', visibility: 'public', pace: { kind: 'live' } },
    seats: [
      { ...seat, kind: 'person', name: `Ann ${number}` },
      { ...seat, kind: 'open' },
    ],
    ...{
      spectators: true,
      talk: 'seated',
      language: null,
      asks: null,
      found: false,
      rated: false,
      ratable: true,
      mayTalk: false,
      sentAway: false,
      host: false,
      awaited: [],
      deadline: null,
      time: null,
    },
    ...{ createdAt: 0, changedAt: 0, next: null, branch: null },
  };
}

test('more open tables are one more page of them, and not all of them again', async ({ page }) => {
  const asked: number[] = [];
  await page.route('**/api/tables?page=*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    asked.push(number);
    return route.fulfill({ json: Array.from({ length: number < 2 ? 100 : 5 }, (_, i) => table(100 * number + i)) });
  });
  await page.goto('/');
  const list = page.locator('section[aria-labelledby="open-tables"] li');
  const more = page.getByRole('button', { name: 'More tables' });
  // Whoever does not look so far down loads nothing of it.
  await page.getByRole('heading', { name: 'Open tables' }).scrollIntoViewIfNeeded();
  await expect(list).toHaveCount(100);
  asked.length = 0;
  await more.click();
  await expect(list).toHaveCount(200);
  await more.click();
  await expect(list).toHaveCount(205);
  await expect(more).toHaveCount(0);
  expect(asked.filter((number) => number > 0)).toEqual([1, 2]);
});
