// The page of one's games of a title, where there are more at the server than are read at once.
import { expect, test } from '@playwright/test';
import { keptRecords } from '../../lab/kept.ts';
import { prepare, problemsOf } from './playing.ts';

const TABLES = 42;

test('of many games at the server the newest are counted, and older ones on request', async ({ page }) => {
  const problems = problemsOf(page);
  await prepare(page);
  const records = keptRecords('co2').filter(({ seats }) => seats === 2);
  const ann = { kind: 'person', name: 'Ann', level: null };
  const tables = Array.from({ length: TABLES }, (_, i) => ({
    ...{ id: `own-${i}`, game: 'co2', status: 'over', branch: null, changedAt: Date.UTC(2026, 0, 1) + i },
    seats: [{ ...ann, you: true }, ann],
  }));
  await page.route('**/api/my/tables*', (route) => route.fulfill({ json: tables }));
  // Of some there is no record: they cannot be counted.
  await page.route('**/api/tables/*/record', (route) => {
    const [, number = ''] = /own-(\d+)/.exec(route.request().url()) ?? [];
    const record = records[Number(number)];
    return record === undefined ? route.fulfill({ json: null }) : route.fulfill({ json: record });
  });
  await page.goto('/mine/co2');
  const counted = records.length - (TABLES - 40);
  await expect(page.locator('.statistics')).toContainText(`${counted} games finished`, { timeout: 60_000 });
  await expect(page.locator('.statistics')).toContainText(
    `On the server ${TABLES} games are over, of which ${counted} are counted`,
  );
  await page.getByRole('button', { name: 'Count 2 older ones too' }).click();
  await expect(page.locator('.statistics')).toContainText(`${records.length} games finished`, { timeout: 60_000 });
  await expect(page.getByRole('button', { name: /^Count/ })).toHaveCount(0);
  expect(problems).toEqual([]);
});
