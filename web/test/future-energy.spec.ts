import { expect, type Page, test } from '@playwright/test';
import { playByPointer, prepare } from './playing.ts';

/** Opens a table against easy bots with every module of the game. */
async function startWithAllModules(page: Page, seats: number): Promise<void> {
  await page.goto('/new/future-energy?mode=bots');
  await page.getByLabel(/number of players/i).selectOption(String(seats));
  for (let seat = 2; seat <= seats; seat++) await page.getByLabel(`Who sits on seat ${seat}`).selectOption('easy');
  for (const module of await page.getByLabel(/^Module \d/).all()) await module.check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
}

test('a whole game of Future Energy by pointing: four players, all modules', async ({ page }) => {
  test.setTimeout(180_000);
  await prepare(page);
  await startWithAllModules(page, 4);
  const played = await playByPointer(page, { seed: 'future energy' });
  expect(played.unreachable).toEqual([]);
  const onTable = played.board + played.hand + played.panel;
  expect(onTable).toBeGreaterThan(played.list + played.sheet);
  await expect(page.locator('.scores tbody tr')).toHaveCount(4);
  await expect(page.locator('.chart').first()).toBeVisible();
});
