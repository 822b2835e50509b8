import { expect, test } from '@playwright/test';
import { keptGame, liftCurtain, takeIn } from './kept.ts';
import { chooseFirst, prepare, problemsOf } from './playing.ts';

test('a finished game is looked back at, stopped and gone on with; from a moment one plays on', async ({ page }) => {
  const problems = problemsOf(page);
  await prepare(page);
  await takeIn(page, keptGame('future-energy', 2, 1));
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  const analysis = page.locator('.analysis');
  await expect(analysis.locator('.chart svg').first()).toBeVisible({ timeout: 60_000 });
  await expect(analysis.locator('.scores tbody tr')).toHaveCount(2);
  // For ears: the result, and what the analysis found.
  const said = page.locator('[data-said]');
  await page.keyboard.press('s');
  await expect(said).toContainText(/Choice and luck.*Start .*Own choices .*Luck .*End .*Final scores:/);
  await page.keyboard.press('a');
  await expect(said).toContainText(/Judging decisions: \d+ of \d+\..* wins\./);
  await page.keyboard.press('l');
  await expect(said).toContainText(/(gained|lost) most just before move \d+/);
  await analysis.getByRole('button', { name: 'Stop' }).click();
  await expect(analysis.getByRole('button', { name: 'Go on' })).toBeVisible();
  const found = analysis.locator('progress');
  const before = Number(await found.getAttribute('value'));
  await analysis.getByRole('button', { name: 'Go on' }).click();
  // Nothing that was judged is judged again.
  await expect.poll(async () => Number(await found.getAttribute('value')), { timeout: 60_000 }).toBeGreaterThan(before);
  const first = analysis.locator('.analysis-seat li').first();
  await expect(first).toContainText('Better: ', { timeout: 60_000 });
  // By its name: while the judging goes on, a costlier one may come to stand before it.
  const mistake = analysis.locator(`[data-moment="${await first.getAttribute('data-moment')}"]`);
  await mistake.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.locator('.prompt')).toContainText(/of \d+/);
  // Both moves are named, and marked where they take place.
  await expect(page.locator('.compared p')).toHaveText([/^Move \d+: /, /^Better: /]);
  await expect(page.locator('[data-lit], [data-advised]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the analysis' }).click();
  // One goes on reading where one was.
  await expect(mistake.getByRole('button', { name: 'Look at it' })).toBeFocused();
  await expect(mistake).toBeInViewport();
  await mistake.getByRole('button', { name: 'Play on from here' }).click({ timeout: 60_000 });
  await liftCurtain(page);
  // Whoever wants to do it better sits where it was decided.
  await expect(page.locator('.prompt[data-mine]')).toBeVisible();
  await expect(page.locator('.decision .action').first()).toBeVisible();
  // What cost most comes again as an exercise; there are some for whoever has none.
  await page.goto('/exercises/future-energy');
  await expect(page.getByRole('heading', { name: 'From games between bots' })).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.exercise-list').last().locator('li')).toHaveCount(4);
  await page.locator('.exercise-list').last().getByRole('link').first().click();
  const panel = page.locator('.exercise');
  await expect(panel).toContainText('Find a better move. Move played: ');
  await chooseFirst(page);
  await expect(panel.getByRole('status')).toHaveText(/^Right: |clearly better\.$/, { timeout: 60_000 });
  await expect(page.locator('.decision .action')).toHaveCount(0);
  if ((await panel.getByRole('button', { name: 'Try again' }).count()) > 0) {
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.decision .action').first()).toBeVisible();
    await panel.getByRole('button', { name: 'Show an answer' }).click();
    await expect(panel.getByRole('status')).toHaveText(/^Better: /);
  }
  await panel.getByRole('button', { name: 'Next exercise' }).click();
  await expect(page).toHaveURL(/ours-2$/);
  expect(problems).toEqual([]);
});
