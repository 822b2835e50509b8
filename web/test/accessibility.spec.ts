import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { myTurn, prepare, startAgainstBots } from './playing.ts';

const PAGES = [
  '/',
  '/new/co2?mode=bots',
  '/new/future-energy?mode=online',
  '/new/co2?mode=screen',
  '/learn/co2',
  '/rules/co2',
  '/about',
  '/settings',
  '/nowhere',
] as const;

/** Written words must be part of a button's name. Axe glues the texts of a drawing together, so it can judge that only beside them. */
const WRITTEN = 'label-content-name-mismatch';

async function check(page: Page): Promise<void> {
  const everywhere = await new AxeBuilder({ page }).disableRules(WRITTEN).analyze();
  const besides = await new AxeBuilder({ page }).withRules(WRITTEN).exclude('[data-place]').analyze();
  const violations = [...everywhere.violations, ...besides.violations];
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160))}`)).toEqual([]);
}

for (const theme of ['light', 'dark']) {
  test(`every page is accessible, ${theme}`, async ({ page }) => {
    await prepare(page, { theme });
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await expect(page.locator('.loading')).toHaveCount(0);
      await check(page);
    }
  });

  test(`the table is accessible as a drawing, as text and as a curtain, ${theme}`, async ({ page }) => {
    await prepare(page, { theme });
    await startAgainstBots(page, 'co2', 3);
    await myTurn(page);
    await check(page);
    for (const tab of ['Log', 'Forecast']) {
      await page.getByRole('tab', { name: tab }).click();
      await check(page);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await check(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'As text' }).click();
    await expect(page.locator('.in-words')).toBeVisible();
    await check(page);
    await page.goto('/new/co2?mode=screen');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.locator('.curtain')).toBeVisible();
    await check(page);
  });
}
