import { expect, type Page, test } from '@playwright/test';
import { GAMES, keptGame, liftCurtain, takeIn } from './kept.ts';
import { myTurn, prepare, problemsOf, startAgainstBots } from './playing.ts';

for (const game of GAMES) {
  test(`${game}: a bot advises on request, says what matters and why, and names what else it thought of`, async ({ page }) => {
    const problems = problemsOf(page);
    await prepare(page);
    // On a phone the advice lies below a list that is longer than its panel: what can be bought.
    const phone = game === 'council-of-shadows';
    if (phone) await page.setViewportSize({ width: 390, height: 844 });
    await startAgainstBots(page, game, 2);
    const hint = page.locator('.hint');
    const offered = page.locator('.decision .actions .action');
    // Not every decision has alternatives: the first that has some is asked about.
    for (let i = 0; i < 10; i++) {
      await myTurn(page);
      const { length } = await offered.all();
      if (phone ? /^Buy, or stop/.test((await page.locator('.prompt').textContent()) ?? '') : length > 3) break;
      await offered.first().click();
    }
    // Without a coach too: what to look at, then what to do.
    await page.getByRole('button', { name: 'What matters now?' }).click();
    const matters = page.locator('.matters');
    await expect(matters.locator('li').nth(1)).toHaveText(/\.$/, { timeout: 30_000 });
    expect(await matters.locator('li').count()).toBeLessThanOrEqual(4);
    await expect(matters).toBeInViewport();
    await page.getByRole('button', { name: 'Ask a bot for a hint' }).click();
    await expect(hint.locator('p')).toHaveText(/\.$/, { timeout: 30_000 });
    await expect(hint.locator('.action').first()).toBeInViewport({ ratio: 1 });
    if (game === 'co2') await clickAgainWhereAskedFor(page);
    // It moves its own panel, and no table is higher than its window.
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight])).toEqual([0, 0]);
    expect(await hint.locator('.action').count()).toBeGreaterThan(1);
    expect(await hint.locator('.action').count()).toBeLessThanOrEqual(4);
    await expect(page.locator('.actions .action[data-hint]')).toHaveText(
      (await hint.locator('.action').first().textContent()) ?? '',
    );
    await hint.locator('.action').first().click();
    await expect(hint).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

test('a hint that no bot could give can be asked for again', async ({ page }) => {
  await prepare(page);
  await takeIn(page, keptGame('co2', 2, 0.3));
  await liftCurtain(page);
  // Nobody has thought at this table yet: their thread cannot be opened.
  await page.evaluate(() => {
    class Broken {
      constructor() {
        throw new Error('no thread');
      }
    }
    Object.assign(window, { Whole: Worker, Worker: Broken });
  });
  const ask = page.getByRole('button', { name: 'Ask a bot for a hint' });
  await ask.click();
  await expect(page.locator('.notice')).toContainText('The bot has no advice here.');
  // Below it nothing is covered: it stands in the header.
  const [notice, header] = await Promise.all([
    page.locator('.notice').boundingBox(),
    page.locator('.table-header').boundingBox(),
  ]);
  expect((notice?.y ?? 0) + (notice?.height ?? Number.NaN)).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(await page.evaluate(underTheNotice)).toEqual([]);
  // A phone's header is full of buttons: there the notice has a room of its own, and nothing leaves the window by it.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(underTheNotice)).toEqual([]);
  await expect(page.getByRole('tab').first()).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => Object.assign(window, { Worker: Reflect.get(window, 'Whole') }));
  await ask.click();
  await expect(page.locator('.hint p')).toHaveText(/\.$/, { timeout: 30_000 });
});

/** What one reads or presses and a notice lies over. */
function underTheNotice(): string[] {
  const notice = document.querySelector('.notice')?.getBoundingClientRect();
  if (notice === undefined) return ['no notice'];
  const parts = [...document.querySelectorAll('.panzoom-frame, .decision, .hand, .table-header button, .table-header a')];
  return parts.flatMap((it) => {
    const box = it.getBoundingClientRect();
    const apart =
      box.width === 0 ||
      box.right <= notice.left ||
      box.left >= notice.right ||
      box.bottom <= notice.top ||
      box.top >= notice.bottom;
    return apart ? [] : [`${it.className} ${it.getAttribute('aria-label') ?? it.textContent?.trim().slice(0, 20)}`];
  });
}

/** Whatever came to lie where somebody asked for a hint is not played by a second click there. */
async function clickAgainWhereAskedFor(page: Page): Promise<void> {
  const asked = await page.locator('.prompt').textContent();
  const under = page.locator('.actions .action').first();
  const ask = page.getByRole('button', { name: 'Ask a bot for a hint' });
  const box = await ask.boundingBox();
  if (box === null) throw new Error('nothing to ask');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await under.evaluate(
    (it, { left, top }) => Object.assign(it.style, { position: 'fixed', left: `${left}px`, top: `${top}px` }),
    {
      left: box.x,
      top: box.y,
    },
  );
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('.prompt')).toHaveText(asked ?? '');
  await under.evaluate((it) => it.removeAttribute('style'));
}
