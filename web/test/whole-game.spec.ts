import { expect, type Page, test } from '@playwright/test';
import { keptGame, takeIn } from './kept.ts';
import { myTurn, playByPointer, prepare, problemsOf, startAgainstBots } from './playing.ts';

/** No game of two asks one person more often than this. */
const MANY = 400;

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

/** Plays with Tab, arrows and Enter until the game is over. */
async function playByKeyboard(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.classList.contains('action') === true);
  for (let i = 0; i < MANY && (await myTurn(page)); i++) {
    for (let tabs = 0; tabs < 40 && !(await focused()); tabs++) await page.keyboard.press('Tab');
    if (!(await focused())) continue;
    for (let down = i % 3; down > 0; down--) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.ending')).toBeVisible();
}

test('a whole game of CO₂ by keyboard alone', async ({ page }) => {
  await prepare(page);
  await page.goto('/new/co2?mode=bots');
  await page.getByLabel(/number of players/i).focus();
  await page.keyboard.press('2');
  await page.getByLabel('Who sits in seat 2').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Who sits in seat 2')).toHaveValue('easy');
  await page.getByRole('button', { name: 'Start the game' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt')).toBeVisible();
  await playByKeyboard(page);
});

test('a whole game as text: everything is said in words, and no drawing is needed', async ({ page }) => {
  const problems = problemsOf(page);
  await prepare(page, { text: true });
  await startAgainstBots(page, 'council-of-shadows', 2);
  await expect(page.getByRole('heading', { name: 'The position' })).toBeVisible();
  await expect(page.locator('.panzoom')).toHaveCount(0);
  await playByKeyboard(page);
  await expect(page.locator('.scores tbody tr')).toHaveCount(2);
  expect(problems).toEqual([]);
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
