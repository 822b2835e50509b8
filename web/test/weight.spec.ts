import { expect, test } from '@playwright/test';
import { GAMES } from './kept.ts';
import { myTurn, prepare } from './playing.ts';
import { weigh } from './weighing.ts';

/** The most JavaScript, compressed, from the first visit to a playable table. */
const MOST = 250_000;

for (const game of GAMES) {
  test(`${game}: at most 250 kB of JavaScript to a playable table`, async ({ page }) => {
    await prepare(page);
    // Whether others have left tables open, and so a list to be drawn, is not weighed.
    await page.route('**/api/tables?page=*', (route) => route.fulfill({ json: [] }));
    const weight = weigh(page);
    await page.goto('/');
    await page.locator(`[data-game="${game}"]`).getByRole('button', { name: 'Play now' }).click();
    await myTurn(page);
    expect(await weight()).toBeLessThanOrEqual(MOST);
  });
}
