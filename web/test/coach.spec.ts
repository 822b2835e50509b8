import { LOCALES } from '@kaya/engine';
import { expect, test } from '@playwright/test';
import { faultsOf, WINDOWS } from './faults.ts';
import { measured } from './measured.ts';
import { chooseFirst, myTurn, prepare, problemsOf, startAgainstBots } from './playing.ts';
import { lookThrough, speak } from './readable.ts';

/** No more moves than this pass before a hasty player makes a mistake. */
const SOON = 16;
/** Nor more than this before something new is met. */
const MANY = 40;

test('the coach explains what is new, and practice takes a mistake back and says by what', async ({ page }) => {
  const problems = problemsOf(page);
  await prepare(page, { coach: true, practice: 'small' });
  await startAgainstBots(page, 'council-of-shadows', 2);
  const [coach, prompt] = [page.locator('.coach'), page.locator('.decision .prompt')];
  const better = coach.locator('.coach-better');

  // Whoever takes the first thing of every list is soon asked whether it was meant.
  let [asked, offered] = ['', ''];
  for (let i = 0; i < SOON && (await better.count()) === 0; i++) {
    await myTurn(page);
    asked = (await prompt.textContent()) ?? '';
    offered = (await page.locator('.decision .action').allTextContents()).join();
    await chooseFirst(page);
    // Either the coach has something to say, or it is one's turn again.
    await expect(coach.locator('.coach-looking')).toHaveCount(0);
  }
  await expect(better).toContainText('Better:');
  await expect(better).toContainText(/Compared with .*: [+−]/);
  const devtools = await page.context().newCDPSession(page);
  const [, desk, , , phone] = WINDOWS;
  /** What the coach says can be read, covers nothing and can be hit, at a desk and, unfolded, on a phone. */
  const isReadable = async () => {
    for (const window of [phone, desk]) {
      await lookThrough(page, devtools, window);
      if (window === phone) {
        // A question opens by itself; what is new is opened by whoever wants to know.
        await expect(coach.locator('summary')).toBeVisible();
        if ((await better.count()) > 0) await expect(coach).toHaveAttribute('open');
        if ((await coach.and(page.locator('[open]')).count()) === 0) await coach.locator('summary').click();
        await expect(coach).toHaveAttribute('open');
      }
      // Of board and list it leaves as much as it can: whoever is asked whether to take a move back decides that first.
      const faults = faultsOf({ page: await measured(page), window }).filter(
        ({ kind, what }) => !['empty', 'cramped'].includes(kind) && !/^board /.test(what),
      );
      expect(faults, window.name).toEqual([]);
    }
  };
  await isReadable();
  const played = (await better.locator('p').first().textContent()) ?? '';
  await better.getByRole('button', { name: 'Take it back' }).click();
  await expect(better).toHaveCount(0);
  await expect(prompt).toHaveText(asked);
  expect((await page.locator('.decision .action').allTextContents()).join()).toBe(offered);
  // The same move again is meant.
  await chooseFirst(page);
  await myTurn(page);
  await expect(better.filter({ hasText: played })).toHaveCount(0);

  // What was met is remembered, one card at a time, and one click sends the coach away.
  await expect(coach.locator('.coach-card')).toHaveCount(1);
  for (const locale of LOCALES) {
    await speak(page, locale);
    await expect(coach.locator('.coach-card')).toHaveCount(1);
    await isReadable();
  }
  await speak(page, 'en');
  const title = (await coach.locator('.coach-card h3').textContent()) ?? '';
  await coach.getByRole('button', { name: 'The rule' }).click();
  await expect(page.locator('.reference p[data-wanted]')).toBeVisible();
  await page.keyboard.press('Escape');
  await coach.getByRole('button', { name: 'Turn the coach off' }).click();
  await expect(coach.locator('.coach-card')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByLabel('Coach: explain what you meet for the first time')).not.toBeChecked();
  await page.getByRole('link', { name: 'What have I not met yet?' }).click();
  await expect(page.getByRole('heading', { name: 'Met', exact: true }).locator('+ ul')).toContainText(title);
  // Called in the midst of the game it explains what comes from now on, and goes with one click again.
  await page.goBack();
  await myTurn(page);
  const card = coach.locator('.coach-card');
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Coach: explain what you meet for the first time').check();
  await page.getByLabel(/^Practice/).selectOption('off');
  await page.keyboard.press('Escape');
  for (let i = 0; i < MANY && (await card.count()) === 0; i++) {
    await myTurn(page);
    await chooseFirst(page);
  }
  await expect(card.locator('h3')).not.toHaveText(title);
  await card.getByRole('button', { name: 'Turn the coach off' }).click();
  await expect(coach).toHaveCount(0);
  expect(problems).toEqual([]);
});
