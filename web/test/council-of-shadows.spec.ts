import { expect, type Page, test } from '@playwright/test';
import { playByPointer, prepare } from './playing.ts';

/** Opens a game against easy bots, with all modules on; alone the Automa sits there. */
async function start(page: Page, seats: number): Promise<void> {
  await page.goto('/new/council-of-shadows?mode=bots');
  await page.getByLabel(/number of players/i).selectOption(String(seats));
  for (let seat = 2; seat <= seats; seat++) await page.getByLabel(`Who sits on seat ${seat}`).selectOption('easy');
  await page.getByLabel('Module 1: space stations').check();
  await page.getByLabel('Module 2: leaders').check();
  if (seats === 1) await page.getByLabel('Solo: silver Automa cards').check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.prompt')).toBeVisible();
}

test('a whole game of Council of Shadows against three bots with all modules, on the board', async ({ page }) => {
  await prepare(page);
  await start(page, 4);
  const played = await playByPointer(page, { seed: 'cos four', drawing: 0.9 });
  expect(played.unreachable).toEqual([]);
  expect(played.board + played.hand).toBeGreaterThan(2 * played.list);
  await expect(page.locator('.scores tbody tr')).toHaveCount(4);
});

test('a whole solo game of Council of Shadows against the Automa, on the board', async ({ page }) => {
  await prepare(page);
  await start(page, 1);
  const cards = new Set<string>();
  const played = await playByPointer(page, {
    seed: 'cos solo',
    drawing: 0.9,
    async watch() {
      const card = await page
        .locator('[data-place="automa"] [data-piece]')
        .first()
        .getAttribute('data-piece', { timeout: 100 })
        .catch(() => null);
      if (card !== null) cards.add(card);
    },
  });
  expect(played.unreachable).toEqual([]);
  expect(played.board + played.hand).toBeGreaterThan(2 * played.list);
  expect(cards.size).toBeGreaterThan(2);
});
