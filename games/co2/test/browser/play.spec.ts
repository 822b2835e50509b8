import { expect, test } from '@playwright/test';
import { keptGame, takeIn } from '../../../../web/test/kept.ts';
import { myTurn, playByPointer, prepare, startAgainstBots } from '../../../../web/test/playing.ts';

test('a whole game of CO₂ against a bot with the pointer, on the board wherever it can be pointed at', async ({ page }) => {
  await prepare(page);
  await startAgainstBots(page, 'co2', 2);
  const played = await playByPointer(page, { seed: 'co2 against a bot' });
  expect(played.unreachable).toEqual([]);
  expect(played.board).toBeGreaterThan(20);
  expect(played.sheet).toBeGreaterThan(5);
  await expect(page.locator('.scores tbody tr')).toHaveCount(2);
  await expect(page.locator('.chart').first()).toBeVisible();
  const before = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(before);
  expect(await myTurn(page)).toBe(true);
  await expect(page.locator('.players > li')).toHaveCount(2);
});

test('a game of CO₂ by three around one screen from its middle on, a curtain between their hands', async ({ page }) => {
  await prepare(page, { confirm: true });
  await takeIn(page, keptGame('co2', 3, 0.5));
  const played = await playByPointer(page, {
    seed: 'co2 around one screen',
    async watch() {
      // While the device changes hands nobody's cards are on the screen.
      if ((await page.locator('.curtain').count()) > 0) expect(await page.locator('.hand').count()).toBe(0);
    },
  });
  expect(played.curtain).toBeGreaterThan(10);
  // Whoever ends a turn of CO₂ has said so with a button of that name: nobody asks once more.
  expect(played.confirm).toBe(0);
});

test('at one’s turn a space of the board offers what lies behind the entries of the menu, and plays both', async ({ page }) => {
  await prepare(page);
  await startAgainstBots(page, 'co2', 2);
  expect(await myTurn(page)).toBe(true);
  const space = page.locator('.panzoom [data-place="project:africa/1"]');
  await expect(space).toHaveAttribute('data-may-begin');
  await space.click();
  const sheet = page.getByRole('dialog', { name: 'Africa, tech space' });
  const first = sheet.getByRole('button', { name: /^Propose .* in Africa, tech space/ }).first();
  await first.click();
  await expect(sheet).toHaveCount(0);
  await expect(space.locator('[data-piece]').first()).toBeVisible();
  await expect(page.locator('.prompt').first()).toContainText('Main action done');
  // Each of the two can be taken back.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.prompt').first()).toContainText('Take your main action');
  await expect(space.locator('[data-piece]')).toHaveCount(0);
});
