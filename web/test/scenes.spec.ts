// What a bot does is told as a scene: pause holds it, 'again' repeats it, skip and a choice lead to now.
import { expect, type Page, test } from '@playwright/test';
import { faultsOf, WINDOWS } from './faults.ts';
import { measured } from './measured.ts';
import { chooseFirst, myTurn, prepare, problemsOf, startAgainstBots } from './playing.ts';

const running = (page: Page) => page.locator('.scene[data-running]');
const now = (page: Page) => page.locator('.telling [data-now]');

for (const [device, viewport] of [
  ['desk', { width: 1280, height: 720 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`a bot's turn is told on a ${device}`, async ({ page }) => {
    const problems = problemsOf(page);
    await page.setViewportSize(viewport);
    await prepare(page, { speed: 'slow' });
    await startAgainstBots(page, 'future-energy', 3);
    // What the bots do before one's first decision is told as well, from the beginning on.
    await expect(now(page)).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    const text = (await now(page).textContent()) ?? '';
    // What it speaks of is explained where it stands.
    await page.locator('.telling .term').first().hover();
    await expect(page.locator('.term-meaning')).toHaveText(/\S: \S/);
    await page.mouse.move(0, 0);
    await expect(page.locator('.term-meaning')).toHaveCount(0);
    // The bot goes on, one's own decision comes, and the scene still stands where it was, in its place: nothing can be
    // answered about a board that is not to be seen.
    await expect(page.locator('.telling-next')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.decision .action, .table [data-may-point]')).toHaveCount(0);
    await expect(now(page)).toHaveText(text);
    if (device === 'desk') {
      // Nor is it read in the log before it is shown.
      await page.locator('#tab-log').click();
      await expect(page.locator('.log li').last()).toHaveText(text);
    }
    await expect(page.locator('.scene-panel')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
    expect(faultsOf({ page: await measured(page), window: device === 'phone' ? WINDOWS[4] : WINDOWS[1] })).toEqual([]);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Skip to now' }).click();
    await expect(running(page)).toHaveCount(0);
    // Behind it nothing lies over the board.
    await expect(page.locator('.scene-panel')).toBeHidden();
    await page.getByRole('button', { name: 'See it again' }).click();
    await expect(now(page)).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.keyboard.press('Escape');
    await expect(running(page)).toHaveCount(0);
    // A tap on the board leads to now and does nothing else.
    const asked = await page.locator('.decision .action').allTextContents();
    await page.getByRole('button', { name: 'See it again' }).click();
    await expect(now(page)).toBeVisible();
    await page.locator('.panzoom-frame').click({ position: { x: 60, y: 60 } });
    await expect(running(page)).toHaveCount(0);
    await expect(page.locator('.decision .action')).toHaveText(asked);
    // One's own step brings no old words back.
    await chooseFirst(page);
    await expect(page.locator('.decision .action')).not.toHaveText(asked);
    if (device === 'phone') {
      // The list has half of the screen, and more of it for whoever wants to read.
      const room = () => page.locator('.side-panel').evaluate((it) => Number.parseFloat(getComputedStyle(it).maxHeight));
      const before = await room();
      expect(before).toBeGreaterThan(0.4 * viewport.height);
      await page.getByRole('button', { name: 'More room for this list' }).click();
      await expect.poll(room).toBeGreaterThan(before + 100);
    }
    // After a reload nothing old is told.
    await page.reload();
    await myTurn(page);
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /show-.*\.js$/.test(name)));
    await expect(running(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'See it again' })).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

test('pieces fly only where they have moved, not because the board did', async ({ page }) => {
  await prepare(page, { speed: 'fast' });
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (frames !== null && 'translate' in frames) {
        const { dataset } = document.documentElement;
        dataset['flown'] = `${dataset['flown'] ?? ''} ${this.getAttribute('data-piece') ?? ''}`;
      }
      return animate.call(this, frames, options);
    };
  });
  await startAgainstBots(page, 'council-of-shadows', 2);
  await myTurn(page);
  // In the very change that follows a choice the board moves too: with every other list one finds.
  await page.addStyleTag({
    content: '.table:has(.prompt[data-mine]) .table-board { padding-top: 90px } .table-board { padding-left: 70px }',
  });
  const pieces = await page.locator('.table [data-piece]').count();
  expect(pieces).toBeGreaterThan(10);
  await page.evaluate(() => {
    const look = () => {
      if (document.querySelector('.prompt:not([data-mine])') !== null) document.documentElement.dataset['given'] = '';
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  // Somebody else is asked after some choices: then the board has moved, and moved back.
  for (let i = 0; i < 20 && (await page.locator('html[data-given]').count()) === 0; i++) {
    await myTurn(page);
    const stop = page.locator('.decision .apart .action');
    if ((await stop.count()) > 0) await stop.first().click();
    else await chooseFirst(page);
  }
  await expect(page.locator('html[data-given]')).toHaveCount(1);
  await myTurn(page);
  const flown = await page.evaluate(() => document.documentElement.dataset['flown'] ?? '');
  expect(new Set(flown.trim().split(' ')).size).toBeLessThan(pieces / 2);
});
