import { expect, type Page, test } from '@playwright/test';
import { myTurn, prepare, problemsOf, startAgainstBots } from './playing.ts';

/** No game of two asks one person more often than this. */
const MANY = 400;

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
