// Played in the site, once the game is on the list; a test lays a new game from this one and runs it.
import { expect, test } from '@playwright/test';
import { playByPointer, prepare, startAgainstBots } from '../../../../web/test/playing.ts';

test('it stands on the shelf with its cover, its name and what it is about', async ({ page }) => {
  await prepare(page);
  await page.goto('/');
  const box = page.locator('[data-game="lamplighters"]');
  await expect(box.getByRole('heading', { name: 'The Lamplighters' })).toBeVisible();
  await expect(box).toContainText('2–4 players');
  await expect(box.locator('svg circle').first()).toBeVisible();
});

test('a whole game against bots with the pointer, on the board wherever it can be pointed at', async ({ page }) => {
  await prepare(page);
  await startAgainstBots(page, 'lamplighters', 3);
  const played = await playByPointer(page, { seed: 'lamplighters against bots' });
  expect(played.unreachable).toEqual([]);
  expect(played.board + played.hand).toBeGreaterThan(0);
  await expect(page.locator('.ending')).toBeVisible();
});
