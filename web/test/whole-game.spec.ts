import { expect, test } from '@playwright/test';
import { myTurn, prepare, startAgainstBots } from './playing.ts';

/** No game of two asks one person more often than this. */
const MANY = 400;

test('a whole game of CO₂ against a bot, by clicking on the board wherever it can be pointed at', async ({ page }) => {
  test.setTimeout(240_000);
  await prepare(page);
  await startAgainstBots(page, 'co2', 2);
  let onBoard = 0;
  for (let i = 0; i < MANY && (await myTurn(page)); i++) {
    // What is asked changes the page under the pointer: each click is done in the page at once, at a real element.
    const clicked = await page.evaluate(() => {
      const sheet = document.querySelector<HTMLElement>('.choice-sheet .action');
      if (sheet !== null) {
        sheet.click();
        return 'sheet';
      }
      const place = document.querySelector<HTMLElement | SVGElement>('.panzoom [data-may-point]');
      if (place !== null && Math.random() < 0.7) {
        const box = place.getBoundingClientRect();
        const at = { bubbles: true, detail: 1, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
        place.dispatchEvent(new MouseEvent('click', at));
        return 'board';
      }
      const actions = document.querySelectorAll<HTMLElement>('.decision .action');
      actions[Math.floor(Math.random() * actions.length)]?.click();
      return 'list';
    });
    if (clicked === 'board') onBoard++;
  }
  await expect(page.locator('.ending')).toBeVisible();
  expect(onBoard).toBeGreaterThan(5);
  await expect(page.locator('.scores tbody tr')).toHaveCount(2);
  await expect(page.locator('.chart').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
});

test('a whole game of CO₂ by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  await prepare(page);
  await page.goto('/new/co2?mode=bots');
  await page.getByLabel(/number of players/i).focus();
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Start the game' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt')).toBeVisible();
  for (let i = 0; i < MANY && (await myTurn(page)); i++) {
    const focused = () => page.evaluate(() => document.activeElement?.classList.contains('action') === true);
    for (let tabs = 0; tabs < 40 && !(await focused()); tabs++) await page.keyboard.press('Tab');
    if (!(await focused())) continue;
    for (let down = Math.floor(Math.random() * 3); down > 0; down--) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.ending')).toBeVisible();
});
